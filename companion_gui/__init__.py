"""The windows. They show what the session says and decide nothing about the game."""
