"""The program `euchre-companion`: one file per command."""
