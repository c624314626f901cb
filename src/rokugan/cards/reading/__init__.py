"""The classic reader and writer: the blocks of a text, its traits, the way back to English, and what a reader reports."""
