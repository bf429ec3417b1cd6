"""What the public screen shows: plain data, cut into pages that can be read from ten metres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LINES = 8
"""Lines of a page. Their letters are then a seventeenth of the screen's height: 4 cm on one of 55 inches."""

BYE = "bye"
"""Stands in place of a team's opponent where it has none."""

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clock:
    """A moment that people wait for.

    Attributes:
        until: when it is, seconds since 1970.
        before: what is said while it is to come; the time left stands beside it.
        after: what is said once it is there.
    """

    until: float
    before: str
    after: str

    def left(self, now: float) -> str:
        """The time left, as minutes and seconds; empty once there is none."""
        seconds = round(self.until - now)
        if seconds <= 0:
            return ""
        hours, rest = divmod(seconds, 3600)
        return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60}:{rest % 60:02d}"


@dataclass(frozen=True, slots=True)
class Lines:
    """A table of text.

    Attributes:
        title: above it.
        heading: what the columns are.
        rows: the lines.
        wide: columns of names, which get the room that the others leave; by place from 0.
        strong: columns in bold letters.
    """

    title: str
    heading: Row
    rows: tuple[Row, ...]
    wide: tuple[int, ...]
    strong: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Meeting:
    """One meeting of the bracket, as people read it.

    Attributes:
        home: the better seed's name; empty while it is not known.
        away: the other's.
        winner: 0 for home, 1 for away; None while it is open.
    """

    home: str
    away: str
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Tree:
    """The bracket from one round on.

    Attributes:
        title: above it.
        rounds: the meetings from the top down, each round half as many as the one before.
    """

    title: str
    rounds: tuple[tuple[Meeting, ...], ...]


Page = Lines | Tree


@dataclass(frozen=True, slots=True)
class Board:
    """All that is shown.

    Attributes:
        event: its name.
        state: where it stands, in a few words.
        clock: what people wait for; None for nothing.
        pages: what the screen goes through.
        trouble: why this may not be the newest, in words; empty when it is.
    """

    event: str
    state: str
    clock: Clock | None = None
    pages: tuple[Page, ...] = ()
    trouble: str = ""


def cut(page: Page) -> tuple[Page, ...]:
    """A page as pages that fit the screen."""
    if isinstance(page, Tree):
        return _cut_tree(page)
    parts = [page.rows[at : at + LINES] for at in range(0, len(page.rows), LINES)] or [()]
    return tuple(Lines(page.title, page.heading, part, page.wide, page.strong) for part in parts)


def _cut_tree(tree: Tree) -> tuple[Tree, ...]:
    """A large round is left out once it is over, and until then cut in parts."""
    rounds = tree.rounds
    while len(rounds) > 1 and len(rounds[0]) > LINES // 2 and _is_over(rounds[0]):
        rounds = rounds[1:]
    parts = max(1, len(rounds[0]) // (LINES // 2))
    if parts == 1:
        return (Tree(tree.title, rounds),)
    return tuple(Tree(tree.title, _part(rounds, part, parts)) for part in range(parts))


def _part(rounds: Sequence[tuple[Meeting, ...]], part: int, parts: int) -> tuple[tuple[Meeting, ...], ...]:
    """The meetings of one part of the bracket, as far as they are that part's alone."""
    found = []
    for meetings in rounds:
        share = len(meetings) // parts
        if share == 0:
            break
        found.append(meetings[part * share : (part + 1) * share])
    return tuple(found)


def _is_over(meetings: Sequence[Meeting]) -> bool:
    return all(meeting.winner is not None for meeting in meetings)
