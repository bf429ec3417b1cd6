"""A hand in other people's notations, in and out, and in words a person can read aloud."""
