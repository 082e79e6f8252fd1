"""What a card is: the model, the card files, the language card text is written in."""
