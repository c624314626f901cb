"""The table on the whole screen of a terminal, for people who like the terminal and for ssh: `rokugan play --terminal`."""
