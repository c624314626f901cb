"""For those who ship cards: the tool that turns card data with English text into the set files of `rokugan/cards/sets`."""
