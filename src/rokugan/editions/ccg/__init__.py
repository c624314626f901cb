"""What Gold, Samurai and Celestial Edition share, with the differences as values and methods of `Rules`."""

from rokugan.editions.ccg.text import nouns as nouns  # first, because the parts of the interpreter ask each other
