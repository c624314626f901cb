"""Which things a description means, how it is said, and how somebody picks one of them."""
