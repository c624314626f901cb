"""English and programs of the Living Card Game: its lexicon, its rules from the noun to the text box, and the writer."""
