"""Cards that are legal in Celestial Edition, made by `rokugan.cards.shipping`."""
