"""All tables of an event at one look, for the director."""
