"""Running an event from the command line: its acts, what is shown of it, its set-up."""
