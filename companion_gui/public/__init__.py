"""The event's public screen: pairings, clock, standings and bracket, to be read across a hall."""
