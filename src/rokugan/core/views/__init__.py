"""Views leave a game: the events that a viewer is told, the changes of his view since, and where cards lie."""
