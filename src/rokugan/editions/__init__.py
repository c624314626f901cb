"""The rule sets. Each edition says how its game is set up; everything else uses only the contract of `rokugan.core`."""
