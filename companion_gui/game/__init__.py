"""What bears on a whole game and no camera sees: a result typed in, a forfeit, who deals first, the score."""
