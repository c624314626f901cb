"""`python -m rokugan.cli` is the command `rokugan`."""

from rokugan.cli import main

main()
