"""Rendered hands, watched as a real table is, and held against what truly happened in them."""
