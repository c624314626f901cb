"""Programs of the classic game in canonical English, and by their meaning."""
