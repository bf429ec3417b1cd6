"""An event of many tables: entries, draws, rounds, standings, bracket, movements. Pure, like the game."""
