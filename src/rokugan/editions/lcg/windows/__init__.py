"""The windows around what happens, and the action windows."""
