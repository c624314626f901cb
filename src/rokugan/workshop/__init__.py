"""For those who ship cards: the tool that turns card data with English text into the modules of `rokugan.cards.sets`."""
