"""The parts that every game here shares: plain-data state, frames, decisions, randomness, notation, records, views."""
