"""What was played before: games, hands, tricks, pictures."""
