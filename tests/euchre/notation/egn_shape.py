"""The shape of Euchre Game Notation, checked without its schema: what its own text says a file looks like."""

from __future__ import annotations

import re
from typing import Any

CARD = re.compile(r"([78N9TJQKAX][SsHhCcDdxtngh]|[LRB])")
TOP = {"fileType", "version", "metadata", "deals"}
METADATA = {"gameId", "title", "description", "players", "initialScore", "finalScore", "date", "ruleset"}
DEAL = {"dealNumber", "initialState", "phases", "alternativeLines"}
BIDDING = {
    "phaseNumber", "type", "calls", "isAlone", "aloneDefender", "discard", "cardExchanges", "callAnnotations",
}  # fmt: skip
PLAY = {"phaseNumber", "type", "tricks", "isAlone", "playAnnotations"}


def misshapen(file: dict[str, Any]) -> list[str]:
    """What is wrong with the shape of a file."""
    wrong = [f"unknown: {name}" for name in set(file) ^ TOP]
    if file["fileType"] != "Euchre Game Notation" or not re.fullmatch(r"1\.[234](\.\d+)?", file["version"]):
        wrong.append(f"{file['fileType']} {file['version']}")
    about = file["metadata"]
    wrong += [f"unknown in metadata: {name}" for name in set(about) - METADATA]
    if len(about["players"]) != 4 or any(len(name) > 64 for name in about["players"]):
        wrong.append(f"players {about['players']}")
    wrong += [f"{name} {about[name]}" for name in ("initialScore", "finalScore") if len(about[name]) != 2]
    if {"winning_score", "num_deals"} <= set(about["ruleset"]):
        wrong.append("two limits")
    if len(file["deals"]) > 100:
        wrong.append("more than 100 deals")
    for number, deal in enumerate(file["deals"]):
        wrong += [f"deal {number}: {line}" for line in misshapen_deal(deal)]
        if deal["dealNumber"] != number:
            wrong.append(f"deal {number} is numbered {deal['dealNumber']}")
    return wrong


def misshapen_deal(deal: dict[str, Any]) -> list[str]:
    """What is wrong with one deal."""
    wrong = [f"unknown: {name}" for name in set(deal) - DEAL]
    start = deal["initialState"]
    hands = start.get("playerCards", [])
    phases = deal["phases"]
    names = ("callAnnotations", "playAnnotations")
    bidding, play = phases[0], phases[1] if len(phases) > 1 else {"tricks": []}
    wrong += [f"unknown in bidding: {name}" for name in set(bidding) - BIDDING]
    wrong += [f"unknown in play: {name}" for name in set(play) - PLAY]
    cards = [start["upCard"], *(card for row in (*hands, *play["tricks"]) for card in row)]
    cards += [bidding["discard"]] if "discard" in bidding else []
    wrong += [f"not a card: {card}" for card in cards if not CARD.fullmatch(card)]
    wrong += [f"not a call: {c}" for c in bidding["calls"] if c not in ("Pass", "Order", *"shdcnx")]
    if not 0 <= start["dealer"] <= 3 or len(bidding["calls"]) > 16 or len(play["tricks"]) > 10:
        wrong.append("out of bounds")
    for phase, name in zip((bidding, play), names, strict=True):
        for key, lines in phase.get(name, {}).items():
            if not key.isdigit() or len(lines) > 50 or any(len(line) > 1024 for line in lines):
                wrong.append(f"{name} {key}")
    return wrong
