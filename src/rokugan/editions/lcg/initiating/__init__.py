"""The steps of initiating an ability and of playing a card, and whether they may begin."""
