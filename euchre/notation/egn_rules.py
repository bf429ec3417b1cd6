"""A rule set of Euchre Game Notation as settings of our laws, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.errors import RecordError
from euchre.fields import Fields
from euchre.laws import SettingValue

NO_LIMIT = 100
"""`game_limit` of a game of a fixed number of deals, which no such game reaches."""

_OTHER_GAMES = {
    "joker": "a joker",
    "allow_no_trump": "calls without trump",
}
_NOT_APPLIED = {
    "canadian": "the dealer's partner must play alone when ordering",
    "farmers": "poor hands may be exchanged",
    "partners_best": "a lone player is passed a card",
    "go_under": "poor hands may be exchanged with the kitty",
    "fast_break": "two tricks to the defenders, then three to the makers, count for nobody",
    "four_trick_tokens": "four tricks earn a token",
}
_FIXED: dict[str, SettingValue] = {
    "points_made": 1,
    "points_march": 2,
    "points_lone_made": 1,
    "points_euchre": 2,
    "lone_defender_euchre": 4,
}
"""Points the notation does not let a game change."""


def settings_of(ruleset: Fields) -> tuple[dict[str, SettingValue], list[str]]:
    """The settings a rule set fixes, and notes on what our laws do not know.

    Args:
        ruleset: the object; what it leaves out has the notation's default.

    Raises:
        RecordError: rules of another game: a joker, another deck, another number of players.
    """
    for name, what in _OTHER_GAMES.items():
        if ruleset.flag(name):
            raise RecordError(ruleset.path(name), f"{what} belongs to another game than this one of 24 cards")
    for name, ours in (("min_rank", 9), ("num_players", 4)):
        value = ruleset.whole(name, 0, 99)
        if value not in (None, ours):
            raise RecordError(ruleset.path(name), f"must be {ours} in this game, not {value}")
    lead = ruleset.maybe_text("loner_lead") or "LEFT_OF_DEALER"
    if lead not in ("LEFT_OF_DEALER", "LEFT_OF_LONER"):
        raise RecordError(ruleset.path("loner_lead"), f"{lead!r} is not one of LEFT_OF_DEALER, LEFT_OF_LONER")
    march = ruleset.whole("loner_march_score", 0, 20)
    euchred = ruleset.whole("loner_euchred_score", 0, 20)
    limit = ruleset.whole("winning_score", 0, NO_LIMIT)
    deals = ruleset.whole("num_deals", 0, 10**6)
    settings: dict[str, SettingValue] = {
        **_FIXED,
        "all_pass": "next_deals" if ruleset.flag("std") is False else "stick",
        "loner_lead": lead.lower(),
        "points_lone_march": 4 if march is None else march,
        "points_lone_euchred": 2 if euchred is None else euchred,
        "defend_alone": "if_maker_alone" if ruleset.flag("defend_alone") else "never",
        "game_limit": limit or (NO_LIMIT if deals or limit == 0 else 10),
    }
    not_applied = [(name, what) for name, what in _NOT_APPLIED.items() if ruleset.flag(name)]
    notes = [f"rule {name} is not applied: {what}" for name, what in not_applied]
    if deals:
        notes.append(f"the game is one of {deals} deals; it has no points limit here")
    return settings, notes


def ruleset_of(settings: Mapping[str, SettingValue]) -> tuple[dict[str, Any], list[str]]:
    """The rule set for the laws of a game, and notes on what the notation cannot say.

    Args:
        settings: a value for each setting of a profile.
    """
    limit = settings["game_limit"]
    ruleset: dict[str, Any] = {
        "std": settings["all_pass"] == "stick",
        "loner_lead": str(settings["loner_lead"]).upper(),
        "loner_march_score": settings["points_lone_march"],
        "loner_euchred_score": settings["points_lone_euchred"],
        "defend_alone": settings["defend_alone"] != "never",
        "winning_score": limit,
    }
    notes = []
    if settings["all_pass"] == "same_deals":
        notes.append("after four passes twice the same dealer deals again here; the notation cannot say so")
    if settings["defend_alone"] == "always":
        notes.append("defending alone is allowed against any maker here, in the notation against a lone one")
    if settings["turned_down_suit"] == "allowed":
        notes.append("the suit turned down may be named here; the notation does not know that")
    notes += [
        f"{name} is {settings[name]} here; the notation has {value}"
        for name, value in _FIXED.items()
        if settings[name] != value and (name != "lone_defender_euchre" or settings["defend_alone"] != "never")
    ]
    return ruleset, notes
