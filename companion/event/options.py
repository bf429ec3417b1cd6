"""Options that several words of `event` share."""

from __future__ import annotations

import argparse


def of_round(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """A command about a round."""
    parser.add_argument("--round", type=int, metavar="N", help="the last one drawn by default")
    return parser


def of_table(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """A command about a table of a round."""
    parser.add_argument("table", type=int, metavar="TABLE")
    return of_round(parser)


def outcome(parser: argparse.ArgumentParser) -> None:
    """A command that is told a result."""
    parser.add_argument("game", nargs="*", metavar="POINTS", help="each game as 10-7, North and South first")
    parser.add_argument("--forfeit", metavar="TEAM", help="who gave the match up")
