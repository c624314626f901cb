"""The colours of the Clans in the terminal."""

CLAN_COLOURS = {
    "Crab": "bright_blue",
    "Crane": "bright_cyan",
    "Dragon": "green",
    "Lion": "yellow",
    "Mantis": "cyan",
    "Phoenix": "dark_orange",
    "Scorpion": "red",
    "Spider": "bright_black",
    "Unicorn": "magenta",
}
