"""The published schemas hold for what goes in and what comes out, and refuse what is malformed."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from euchre.record import RECORD_VERSION
from euchre.verdict import VERDICT_VERSION
from tests.euchre.golden import HERE as GOLDEN
from tests.euchre.oracle.checks import judged
from tests.euchre.oracle.openspiel_hands import hands, twins

NAMES = ("hand-record", "verdict", "log-event")


def schema(name: str, version: int = 1) -> dict[str, Any]:
    text = resources.files("euchre.schema").joinpath(f"{name}-v{version}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def validator(name: str) -> Draft202012Validator:
    registry: Registry[Any] = Registry().with_resources(
        (data["$id"], Resource.from_contents(data)) for data in map(schema, NAMES)
    )
    return Draft202012Validator(schema(name), registry=registry)


def complaints(name: str, instance: Any) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(instance)]


@pytest.mark.parametrize("name", NAMES)
def test_each_schema_is_a_valid_schema_of_its_own_name(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    assert schema(name)["$id"] == f"urn:euchre-companion:{name}:1"


def test_the_versions_written_today_are_published() -> None:
    assert schema("hand-record", RECORD_VERSION)["properties"]["version"]["const"] == RECORD_VERSION
    assert schema("verdict", VERDICT_VERSION)["properties"]["version"]["const"] == VERDICT_VERSION


def test_lawful_and_illegal_hands_and_their_verdicts_validate() -> None:
    check_record, check_verdict = validator("hand-record"), validator("verdict")
    for hand in [*hands(30, 100), *twins(30, 60)]:
        for record in (hand.record, hand.record_until(len(hand.plays) // 2)):
            assert [error.message for error in check_record.iter_errors(record)] == []
            verdict = judged(record, legal=True)
            assert [error.message for error in check_verdict.iter_errors(verdict)] == []


def test_a_record_with_every_kind_of_event_validates_and_so_does_its_verdict() -> None:
    record = json.loads((GOLDEN / "hand-record-v1.json").read_text(encoding="utf-8"))
    assert complaints("hand-record", record) == []
    every = schema("hand-record")["$defs"]["event"]["properties"]["do"]["enum"]
    assert set(every) - {event["do"] for event in record["events"]} == {"upcard"}
    assert complaints("verdict", judged(record, legal=True)) == []


def test_every_line_of_a_log_validates() -> None:
    for line in (GOLDEN / "log-v1.jsonl").read_text(encoding="utf-8").splitlines():
        assert complaints("log-event", json.loads(line)) == []


WRONG: tuple[tuple[str, list[str | int], Any], ...] = (
    ("hand-record", ["dealer"], "X"),
    ("hand-record", ["upcard"], "1H"),
    ("hand-record", ["version"], 2),
    ("hand-record", ["score", "NS"], "3"),
    ("hand-record", ["calls", 0, "call"], "bid"),
    ("hand-record", ["events", 5, "card"], "2S"),
    ("hand-record", ["events", 5, "do"], "throw"),
    ("hand-record", ["events", 9, "candidates", 0], ["QS"]),
    ("hand-record", ["events", 15, "tricks"], 6),
    ("hand-record", ["discard"], "nothing"),
    ("hand-record", ["hands", "X"], []),
)


@pytest.mark.parametrize(("name", "path", "value"), WRONG, ids=[".".join(map(str, w[1])) for w in WRONG])
def test_a_malformed_record_is_refused(name: str, path: list[str | int], value: Any) -> None:
    record = json.loads((GOLDEN / "hand-record-v1.json").read_text(encoding="utf-8"))
    broken = copy.deepcopy(record)
    place = broken
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert complaints(name, broken) != []
