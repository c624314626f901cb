"""The classic game's English: its words, a lexicon as data, and rules over declared categories."""
