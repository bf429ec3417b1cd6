from __future__ import annotations

import json

import pytest

from companion.errors import InputError
from companion.evenings.plan import KINDS, Supplies, art_supplies, plan_hands
from companion.evenings.rendering import clip_of, records_of, shows_exposed
from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.record import HandRecord
from vision.synth.irregular import IRREGULAR

LAWS = shipped_laws("house")
CAMERAS = ("overhead", "oblique45", "oblique30")


def test_a_longer_evaluation_begins_with_the_hands_of_the_shorter_one() -> None:
    short, long = (plan_hands(count, 5, CAMERAS, Supplies()) for count in (4, 9))
    assert long[:4] == short
    assert len({plan.seed for plan in long}) == 9
    assert [plan.camera for plan in long[:4]] == ["overhead", "oblique45", "oblique30", "overhead"]
    assert {plan.kind for plan in plan_hands(150, 5, CAMERAS, Supplies())} == set(KINDS)


def test_scripted_kinds_come_in_turn_before_every_camera() -> None:
    kinds = tuple(IRREGULAR)
    plans = plan_hands(3 * len(kinds), 1, CAMERAS, Supplies(), kinds=kinds)
    assert {(plan.kind, plan.camera) for plan in plans} == {(k, c) for k in kinds for c in CAMERAS}


@pytest.mark.parametrize("number", range(6))
def test_a_plan_gives_the_same_hand_every_time(number: int) -> None:
    plan = plan_hands(6, 2, CAMERAS, Supplies())[number]
    (record,) = records_of(plan, LAWS)
    assert [record] == records_of(plan, LAWS)
    assert any(call.get("alone") for call in record["calls"]) is (plan.kind == "lone")
    assert any(event["do"] == "withdraw" for event in record["events"]) is (plan.kind == "corrected")


def test_a_slip_that_the_camera_would_not_show_is_acted_anew() -> None:
    plan = plan_hands(3, 1, ("overhead",), Supplies(), kinds=("exposed_in_deal",))[2]
    clip = clip_of(plan, LAWS)
    assert shows_exposed(clip)
    exposed = [
        [event["cards"] for event in record["events"] if event["do"] == "expose"]
        for record in (*records_of(plan, LAWS), *records_of(plan, LAWS, 1), *clip.hands)
    ]
    assert exposed[0] != exposed[1] == exposed[2], "the first falls beyond the picture's edge"


def test_a_game_goes_round_the_table_and_carries_its_score_to_the_end() -> None:
    (plan,) = plan_hands(1, 4, CAMERAS, Supplies(), hands=60)
    game = [HandRecord.from_json(record) for record in records_of(plan, LAWS)]
    verdicts = [judge(record, LAWS) for record in game]
    assert [verdict.game_over for verdict in verdicts] == [False] * (len(game) - 1) + [True]
    for verdict, following in zip(verdicts, game[1:], strict=False):
        assert (following.score, following.dealer) == (verdict.score_after, verdict.next_dealer)
    assert max(verdicts[-1].score_after) >= 10


def art(folder, letters: str) -> None:
    (folder / "faces").mkdir()
    (folder / "textures").mkdir()
    decks = {"plain": {"letters": "JQKA"}, "kept": {"letters": letters}}
    (folder / "faces" / "decks.json").write_text(json.dumps(decks))
    (folder / "holdout.txt").write_text("faces/kept\ntextures/oak\n")
    for name in ("oak__1.jpg", "felt__1.jpg"):
        (folder / "textures" / name).touch()


def test_only_art_kept_from_training_is_used_where_asked(tmp_path) -> None:
    art(tmp_path, "JQKA")
    kept, others = (art_supplies(tmp_path, holdout=holdout) for holdout in (True, False))
    assert (kept.decks, others.decks) == ((f"{tmp_path}/faces/kept",), (f"{tmp_path}/faces/plain",))
    assert kept.textures == (f"{tmp_path}/textures/oak__1.jpg",)


@pytest.mark.parametrize("letters", ["none on courts", "B D K A"])
def test_a_folder_without_a_deck_that_can_be_read_is_named(tmp_path, letters: str) -> None:
    with pytest.raises(InputError, match="not a folder of card art"):
        art_supplies(tmp_path, holdout=True)
    art(tmp_path, letters)
    with pytest.raises(InputError, match="no decks"):
        art_supplies(tmp_path, holdout=True)


def test_kinds_of_which_the_deal_says_nothing_begin_after_it() -> None:
    plans = plan_hands(6, 1, ("overhead",), Supplies(), kinds=("faced", "lone"), dealt={"faced"})
    assert [(plan.kind, plan.dealt) for plan in plans[:2]] == [("faced", True), ("lone", False)]
    marked = plan_hands(1, 1, ("overhead",), Supplies(), kinds=("faced",), dealt={"faced"}, markers=True)
    assert not marked[0].dealt


def test_a_kind_that_needs_markers_has_them_and_shows_the_deal() -> None:
    plans = plan_hands(
        2, 1, ("overhead",), Supplies(), kinds=("faced", "lone"), dealt={"faced", "lone"}, marked={"lone"}
    )
    assert [(plan.markers, plan.dealt) for plan in plans] == [(False, True), (True, False)]
