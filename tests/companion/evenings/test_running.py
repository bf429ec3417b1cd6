from __future__ import annotations

import dataclasses
import json

import pytest

from companion.errors import InputError
from companion.evenings.plan import HandPlan
from companion.evenings.running import How, read_scores, run_plans
from companion.evenings.scoring import HandScore, score_hand
from companion.evenings.tally import groups, summary, tally, words
from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.record import HandRecord
from euchre.session.judged import JudgedHand
from vision.synth.random_hands import Wish, random_hand

LAWS = shipped_laws("house")
HOUSE = How("house")
PLAN = HandPlan(0, 1, "renege", "overhead", "own:", "oak", "normal", 25.0)


def watched(record) -> JudgedHand:
    seen = HandRecord.from_json(record)
    verdict = judge(seen, LAWS)
    return JudgedHand(None, seen, LAWS, None, verdict, seen.score, seen.score, False)


def truth(seed: int = 3):
    import numpy as np

    return random_hand(np.random.default_rng(seed), wish=Wish(renege=True))


def score(record, seen, questions: tuple[str, ...] = ()) -> HandScore:
    return score_hand(PLAN, record, None if seen is None else watched(seen), LAWS, questions, 0)


def test_a_hand_seen_as_it_was_is_wholly_right() -> None:
    told = score(truth(), truth())
    assert told.whole
    assert (told.cards, told.right, told.seats, told.seen, told.missed) == (20, 20, 20, 20, ())
    assert len(told.needed) == 1


def test_two_cards_in_the_wrong_order_are_seen_and_not_right() -> None:
    other = truth()
    other["events"][0], other["events"][1] = other["events"][1], other["events"][0]
    told = score(truth(), other)
    assert (told.right, told.seats, told.seen, told.whole) == (18, 20, 20, False)
    assert any("out_of_turn" in kind for kind in told.accused)


def test_a_hand_that_nobody_noticed_misses_everything() -> None:
    told = score(truth(), None)
    assert (told.cards, told.right, told.missed, told.whole) == (20, 0, ("revoke",), False)


def test_scores_add_up_per_camera_and_kind() -> None:
    right = score(truth(), truth(), ("card: Which is East's card?", "calls: Who made trump, and how?"))
    right = dataclasses.replace(right, late=(0.2, 0.3456, 0.3))
    elsewhere = {**PLAN.to_json(), "camera": "oblique30", "kind": "lawful"}
    wrong = dataclasses.replace(score(truth(), None), plan=elsewhere)
    told = {name: tally(group) for name, group in groups([right, wrong])}
    assert list(told) == ["oblique30", "overhead", "lawful", "renege", "all"]
    assert (told["all"]["hands"], told["all"]["whole"], told["overhead"]["whole"]) == (2, 1, 1)
    assert (told["all"]["questions"], told["all"]["questions_about_calls"]) == (0.5, 1)
    assert (told["all"]["found"], told["all"]["needed"]) == (1, 2)
    assert (told["all"]["caught"], told["all"]["slips"]) == (1, 2)
    assert (told["all"]["late"], told["oblique30"]["late"]) == (0.3456, None)
    assert "1 of 2 hands wholly right" in words("all", told["all"])
    assert words("all", told["all"]).endswith("95 of 100 told within 0.35 s")
    assert words("oblique30", told["oblique30"]).endswith("false accusations 0")
    kept = summary([right, wrong])
    assert kept["all"] == {**told["all"], "winners": 0.833, "late": 0.346}
    assert (kept["renege overhead"]["whole"], kept["lawful oblique30"]["whole"]) == (1, 0)


def test_hands_with_a_line_are_not_watched_again(tmp_path) -> None:
    told = dataclasses.replace(score(truth(), truth()), late=(0.25, 0.4))
    (tmp_path / "hands.jsonl").write_text(json.dumps(told.to_json()) + "\n" + '{"plan": {"numb')
    fresh: list[HandScore] = []
    assert run_plans([PLAN], HOUSE, tmp_path, 1, fresh.append) == [told]
    assert fresh == []
    assert read_scores(tmp_path / "hands.jsonl") == {0: told}


def test_a_folder_of_another_evaluation_is_refused(tmp_path) -> None:
    (tmp_path / "hands.jsonl").write_text(json.dumps(score(truth(), truth()).to_json()) + "\n")
    with pytest.raises(InputError, match="use a new folder"):
        run_plans([dataclasses.replace(PLAN, seed=2)], HOUSE, tmp_path, 1, lambda _: None)


def test_a_hand_that_breaks_is_told_and_kept(tmp_path) -> None:
    broken = dataclasses.replace(PLAN, deck=str(tmp_path / "nowhere"))
    (told,) = run_plans([broken], HOUSE, tmp_path, 1, lambda _: None)
    assert "nowhere" in told.error
    assert not told.whole
    assert read_scores(tmp_path / "hands.jsonl")[0].error == told.error


def test_a_suspended_finding_accuses_nobody() -> None:
    unread = truth()
    unread["events"][0] = {**unread["events"][0], "card": None, "candidates": [["9C", 0.5], ["9S", 0.4]]}
    told = score(truth(), unread)
    assert not told.accused
    assert not told.whole
