from __future__ import annotations

import numpy as np

from companion.lawbook import shipped_laws
from companion.truth import Comparison, compare
from euchre.judge import judge
from euchre.record import HandRecord
from vision.synth.irregular import irregular_hands

LAWS = shipped_laws("house")


def held_against(truth, seen) -> Comparison:
    record = HandRecord.from_json(seen)
    return compare(truth, record, judge(record, LAWS), LAWS)


def test_a_renege_too_late_is_told_so_where_the_truth_says_when_the_next_deal_began() -> None:
    (truth,) = irregular_hands(np.random.default_rng(1), "renege_late")
    told = held_against(truth, truth)
    assert told.equal
    assert told.findings[0].endswith(" too late")
    in_time = {**truth, "events": truth["events"][:-1]}
    missed = held_against(truth, in_time)
    assert missed.missed == told.findings
    assert missed.false == (told.findings[0].removesuffix(" too late"),)
    assert held_against(in_time, truth).equal
