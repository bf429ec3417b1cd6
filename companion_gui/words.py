"""What the windows say, built from facts: seats, calls, sides, outcomes; never a judgement of people."""

from __future__ import annotations

from companion_gui.language import QT_TRANSLATE_NOOP, tr, translate
from companion_gui.suits import suit_name
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tracker.snapshot import Phase, TableSnapshot

SEAT_WORDS = {
    Seat.NORTH: QT_TRANSLATE_NOOP("Words", "North"),
    Seat.EAST: QT_TRANSLATE_NOOP("Words", "East"),
    Seat.SOUTH: QT_TRANSLATE_NOOP("Words", "South"),
    Seat.WEST: QT_TRANSLATE_NOOP("Words", "West"),
}
"""The seats in English, as data has them; people are shown `seat_word`."""


def seat_word(seat: Seat) -> str:
    """A seat in the language of the windows."""
    return translate("Words", SEAT_WORDS[seat])


def sample_title() -> str:
    """The name of the table of the sample clip."""
    return translate("Words", "Sample table")


def seats_of(side: Side) -> tuple[Seat, Seat]:
    """The two seats of a side."""
    return (Seat.NORTH, Seat.SOUTH) if side is Side.NS else (Seat.EAST, Seat.WEST)


def player(snapshot: TableSnapshot, seat: Seat) -> str:
    """The name of who sits there, else the seat's own."""
    name = snapshot.players.get(seat)
    return seat_word(seat) if name in (None, "", SEAT_WORDS[seat]) else str(name)


def pair(snapshot: TableSnapshot, side: Side) -> str:
    """The two names of a side."""
    one, other = seats_of(side)
    return f"{player(snapshot, one)} & {player(snapshot, other)}"


def tricks(count: int) -> str:
    """A number of tricks."""
    return tr("%n trick(s)", "", count) if count else translate("Words", "no tricks")


def points(count: int) -> str:
    """A number of points."""
    return tr("%n point(s)", "", count)


def trump_line(snapshot: TableSnapshot) -> str:
    """Trump, maker and whether alone, in one line."""
    if snapshot.trump is None:
        return translate("Words", "no trump yet")
    suit = suit_name(snapshot.trump)
    if snapshot.maker is None:
        return translate("Words", "{suit} are trump").format(suit=suit)
    if snapshot.alone:
        line = translate("Words", "{suit} are trump, made by {who}, alone")
    else:
        line = translate("Words", "{suit} are trump, made by {who}")
    return line.format(suit=suit, who=player(snapshot, snapshot.maker))


def task(snapshot: TableSnapshot) -> str:
    """What the seat whose turn it is has to do; empty when nobody has."""
    if snapshot.turn is None or snapshot.phase not in (Phase.CALLING, Phase.PLAYING):
        return ""
    if snapshot.phase is Phase.CALLING:
        if snapshot.trump is None:
            return translate("Words", "to call")
        # The dealer never leads: with trump made and no card played it is the up card that is waited for.
        if snapshot.turn is snapshot.dealer:
            return translate("Words", "to discard")
        return translate("Words", "to lead")
    on_table = snapshot.trick.plays if snapshot.trick is not None and not snapshot.trick.gathered else ()
    return translate("Words", "to play") if on_table else translate("Words", "to lead")


def status(snapshot: TableSnapshot) -> str:
    """What the table waits for, in one line."""
    turn = None if snapshot.turn is None else f"{player(snapshot, snapshot.turn)} {task(snapshot)}"
    if snapshot.phase is Phase.WAITING:
        return translate("Words", "Waiting for the first deal")
    if snapshot.phase is Phase.CALLING:
        return turn or translate("Words", "Calls")
    if snapshot.phase is Phase.PLAYING:
        number = snapshot.trick.number if snapshot.trick else len(snapshot.tricks)
        trick = translate("Words", "Trick {number}").format(number=number)
        return labelled(trick, turn) if turn else trick
    if snapshot.phase is Phase.GAME_OVER and snapshot.winner is not None:
        return translate("Words", "{who} win the game").format(who=pair(snapshot, snapshot.winner))
    if snapshot.next_dealer is not None:
        who = player(snapshot, snapshot.next_dealer)
        return translate("Words", "Hand over. {who} deals next").format(who=who)
    return translate("Words", "Hand over")


def spoken_table(snapshot: TableSnapshot) -> str:
    """The table in sentences, for people who listen to the window instead of looking at it."""
    parts = [status(snapshot) + ".", sentence(trump_line(snapshot)) + "."]
    if snapshot.trick is not None:
        for play in snapshot.trick.plays:
            if not play.withdrawn:
                card = play.card.label if play.card else translate("Words", "a card not read yet")
                said = translate("Words", "{who} played {card}.")
                parts.append(said.format(who=player(snapshot, play.seat), card=card))
    for side in Side:
        said = translate("Words", "{who}: {tricks}, score {score}.")
        won = tricks(snapshot.taken.get(side, 0))
        parts.append(said.format(who=pair(snapshot, side), tricks=won, score=snapshot.score.get(side, 0)))
    return " ".join(parts)


def labelled(head: str, rest: object) -> str:
    """A head and what belongs to it, with the colon as the language sets it."""
    return translate("Words", "{head}: {rest}").format(head=head, rest=rest)


def shortened(text: str, most: int) -> str:
    """A text of at most so many letters, cut with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def sentence(text: str) -> str:
    """A text with a capital first, the rest as it is."""
    return text[:1].upper() + text[1:]


def suit_word(suit: Suit) -> str:
    """A suit in words, capital first."""
    return sentence(suit_name(suit))
