"""The laws as people read them."""
