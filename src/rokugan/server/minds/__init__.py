"""Processes beside the server, which think for computer players, search and try, and the pipes to them."""
