"""How general the language of the cards is: what it reads of texts that nobody has looked at (`make generality`)."""
