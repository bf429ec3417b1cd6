"""Against the notation's own schema and recorded games, which lie outside the project in `../shared/egn`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft7Validator

from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.notation.egn_read import read_egn
from euchre.notation.egn_write import write_egn
from euchre.points import Points
from tests.euchre.notation.egn_games import LAWS, games

SHARED = Path(__file__).parents[2].parent / "shared" / "egn"
VALIDATOR = Draft7Validator(json.loads((SHARED / "egn-schema-v1.json").read_text(encoding="utf-8")))


def test_10000_lawful_hands_are_valid_and_come_back_unchanged() -> None:
    hands = 0
    for game in games(2, 10_000, of=100):
        text, _ = write_egn(game, LAWS)
        assert [error.message for error in VALIDATOR.iter_errors(json.loads(text))] == []
        again = read_egn(text, LAWS)
        assert again.records == game.records
        hands += len(again.records)
    assert hands == 10_000


@pytest.mark.parametrize(
    ("name", "deals", "final"), [("Me and Bears", 12, Points(10, 9)), ("VWEC Finals", 13, Points(8, 10))]
)
@pytest.mark.parametrize("laws", ["mso", "simple", "house", "classic-tourneys"])
def test_the_recorded_games_are_read_without_a_finding(
    name: str, deals: int, final: Points, laws: str
) -> None:
    profile = shipped_laws(laws)
    game = read_egn((SHARED / f"{name}.egn").read_text(encoding="utf-8"), profile)
    verdicts = [judge(record, profile) for record in game.records]
    assert len(verdicts) == deals
    assert [verdict.findings for verdict in verdicts] == [()] * deals
    assert {verdict.outcome.value for verdict in verdicts} == {"played"}
    assert [verdict.game_over for verdict in verdicts] == [False] * (deals - 1) + [True]
    assert verdicts[-1].score_after == final
    text, _ = write_egn(game, profile)
    assert list(VALIDATOR.iter_errors(json.loads(text))) == []
    assert read_egn(text, profile).records == game.records
