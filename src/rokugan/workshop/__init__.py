"""For those who ship cards: English texts become the set files of `rokugan/cards/sets`; a tool finds what no scenario notices."""
