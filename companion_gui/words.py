"""What the windows say, built from facts: seats, calls, sides, outcomes; never a judgement of people."""

from __future__ import annotations

from companion_gui.suits import SUIT_WORDS
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tracker.snapshot import Phase, TableSnapshot

SEAT_WORDS = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}
NUMBERS = ("no", "one", "two", "three", "four", "five")


def seats_of(side: Side) -> tuple[Seat, Seat]:
    """The two seats of a side."""
    return (Seat.NORTH, Seat.SOUTH) if side is Side.NS else (Seat.EAST, Seat.WEST)


def player(snapshot: TableSnapshot, seat: Seat) -> str:
    """The name of who sits there, else the seat's own."""
    return snapshot.players.get(seat) or SEAT_WORDS[seat]


def pair(snapshot: TableSnapshot, side: Side) -> str:
    """The two names of a side."""
    one, other = seats_of(side)
    return f"{player(snapshot, one)} & {player(snapshot, other)}"


def tricks(count: int) -> str:
    """A number of tricks in words."""
    return f"{NUMBERS[count] if 0 <= count <= 5 else count} {'trick' if count == 1 else 'tricks'}"


def points(count: int) -> str:
    """A number of points."""
    return f"{count} {'point' if count == 1 else 'points'}"


def trump_line(snapshot: TableSnapshot) -> str:
    """Trump, maker and whether alone, in one line."""
    if snapshot.trump is None:
        return "no trump yet"
    line = f"{SUIT_WORDS[snapshot.trump]} are trump"
    if snapshot.maker is not None:
        line += f", made by {player(snapshot, snapshot.maker)}"
        line += ", alone" if snapshot.alone else ""
    return line


def task(snapshot: TableSnapshot) -> str:
    """What the seat whose turn it is has to do; empty when nobody has."""
    if snapshot.turn is None or snapshot.phase not in (Phase.CALLING, Phase.PLAYING):
        return ""
    if snapshot.phase is Phase.CALLING:
        if snapshot.trump is None:
            return "to call"
        # The dealer never leads: with trump made and no card played it is the up card that is waited for.
        return "to discard" if snapshot.turn is snapshot.dealer else "to lead"
    on_table = snapshot.trick.plays if snapshot.trick is not None and not snapshot.trick.gathered else ()
    return "to play" if on_table else "to lead"


def status(snapshot: TableSnapshot) -> str:
    """What the table waits for, in one line."""
    turn = None if snapshot.turn is None else player(snapshot, snapshot.turn)
    if snapshot.phase is Phase.WAITING:
        return "Waiting for the first deal"
    if snapshot.phase is Phase.CALLING:
        return f"{turn} {task(snapshot)}" if turn else "Calls"
    if snapshot.phase is Phase.PLAYING:
        number = snapshot.trick.number if snapshot.trick else len(snapshot.tricks)
        return f"Trick {number}: {turn} {task(snapshot)}" if turn else f"Trick {number}"
    if snapshot.phase is Phase.GAME_OVER and snapshot.winner is not None:
        return f"{pair(snapshot, snapshot.winner)} win the game"
    if snapshot.next_dealer is not None:
        return f"Hand over. {player(snapshot, snapshot.next_dealer)} deals next"
    return "Hand over"


def spoken_table(snapshot: TableSnapshot) -> str:
    """The table in sentences, for people who listen to the window instead of looking at it."""
    parts = [status(snapshot) + ".", trump_line(snapshot).capitalize() + "."]
    if snapshot.trick is not None:
        for play in snapshot.trick.plays:
            if not play.withdrawn:
                card = play.card.label if play.card else "a card not read yet"
                parts.append(f"{player(snapshot, play.seat)} played {card}.")
    for side in Side:
        parts.append(
            f"{pair(snapshot, side)}: {tricks(snapshot.taken.get(side, 0))}, "
            f"score {snapshot.score.get(side, 0)}."
        )
    return " ".join(parts)


def shortened(text: str, most: int) -> str:
    """A text of at most so many letters, cut with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def suit_word(suit: Suit) -> str:
    """A suit in words, capital first."""
    return SUIT_WORDS[suit].capitalize()
