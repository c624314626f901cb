"""What leaves a game: what a viewer was told, what has changed in his view since, and where cards lie."""
