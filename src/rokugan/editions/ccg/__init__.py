"""The engine that Gold, Samurai and Celestial Edition share, with the differences as values and methods of `Rules`."""

from rokugan.editions.ccg.text.described import nouns as nouns
