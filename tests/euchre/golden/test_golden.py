"""One file of every format version: what was written once still opens, whole."""

from __future__ import annotations

import json

from companion.lawbook import shipped_laws
from euchre.notation.egn_read import read_egn
from euchre.record import HandRecord
from tests.euchre.golden import HERE
from tests.euchre.oracle.checks import judged


def test_a_hand_record_of_version_1_opens_whole() -> None:
    data = json.loads((HERE / "hand-record-v1.json").read_text(encoding="utf-8"))
    assert HandRecord.from_json(data).to_json() == data


def test_a_plain_hand_of_version_1_has_the_verdict_it_always_had() -> None:
    record = json.loads((HERE / "plain-hand-v1.json").read_text(encoding="utf-8"))
    expected = json.loads((HERE / "plain-verdict-v1.json").read_text(encoding="utf-8"))
    assert judged(record, legal=True) == expected


def test_a_game_in_notation_1_4_as_this_program_wrote_it_opens_whole() -> None:
    game = read_egn((HERE / "game-v1.4.egn").read_text(encoding="utf-8"), shipped_laws("house"))
    expected = json.loads((HERE / "game-v1.4.records.json").read_text(encoding="utf-8"))
    assert [record.to_json() for record in game.records] == expected
