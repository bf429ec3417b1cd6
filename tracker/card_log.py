"""What is logged of one card on the table."""

from __future__ import annotations

from typing import Any

from euchre.log import NewEvent
from euchre.session.facts import HandFacts
from tracker.bridge_host import BridgeHost
from tracker.lying import Lying


def log_card(host: BridgeHost, lying: Lying, do: str, data: dict[str, Any]) -> str:
    """Log what a card tells; returns the id of the event.

    Args:
        host: where it is logged.
        lying: the card.
        do: what happened.
        data: the rest of it; where the card lies is added, but for a correction.
    """
    confidence = lying.confidence * (lying.seat_confidence if do == "play" else 1.0)
    seen = tuple(dict.fromkeys(lying.seen))
    more = {} if do == "amend" else {"at": lying.at()}
    new = NewEvent(lying.landed, host.facts().hand, do, {**data, **more}, confidence, seen)
    return host.log(new).id


def log_exposed(host: BridgeHost, lying: Lying, facts: HandFacts, cause: str = "shown") -> None:
    """Log a card seen without being played, unless that is known.

    Args:
        host: where it is logged.
        lying: the card.
        facts: the hand so far.
        cause: how it came to be seen, as the hand record has it.
    """
    card = lying.event.card
    if card is None or card in facts.exposed:
        return
    data = {"seat": lying.seat.value, "cards": [str(card)], "cause": cause}
    lying.logged = log_card(host, lying, "expose", data)


def log_unread(host: BridgeHost, lying: Lying, cause: str) -> None:
    """Log that a card was seen without being played which nobody could read: a person will be asked.

    Args:
        host: where it is logged.
        lying: the card.
        cause: how it came to be seen, as the hand record has it.
    """
    data = {"seat": lying.seat.value, "cards": [], "cause": cause, **lying.reading()}
    lying.logged = log_card(host, lying, "expose", data)
