from __future__ import annotations

import inspect

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.language import Language, speak
from companion_gui.phrases import PHRASES, in_words, is_known
from euchre.laws import SETTINGS
from tests.euchre.hands import PROFILES, judged
from tests.euchre.irregularity_table import ROWS, Row
from tracker import wording
from tracker.camera import _ADVICE
from tracker.wording import describe
from vision import guard


def test_every_phrase_is_listed_once() -> None:
    assert len(PHRASES) == len(set(PHRASES))


@pytest.mark.parametrize("name", SHIPPED)
def test_the_laws_are_in_the_book(name: str) -> None:
    laws = shipped_laws(name)
    texts = [laws.title, laws.source, *(spec.meaning for spec in SETTINGS.values())]
    for key, setting in laws.settings.items():
        texts += [setting.note, setting.origin.value]
        texts += [choice.replace("_", " ") for choice in SETTINGS[key].choices]
    assert [text for text in texts if text and not is_known(text)] == []


_OWN_WORDS = {"quitted trick", "a six for an eight"}
"""Notes that the table's people wrote themselves."""


@pytest.mark.parametrize("laws", PROFILES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.row}: {row.name}")
def test_what_the_judge_proposes_is_in_the_book(row: Row, laws: str) -> None:
    for found in judged(*row.parts, laws=laws, **row.more).findings:
        said = [found.confirm, *(proposal.text for proposal in found.proposals)]
        assert [text for text in said if text not in _OWN_WORDS and not is_known(text)] == []


SEEN = [
    ("deal", {"seat": "N"}, "Nord gibt"),
    ("deal", {}, "ein Spiel wird gegeben"),
    ("upcard", {"card": "TS"}, "10♠ wird aufgedeckt"),
    ("call", {"seat": "E", "call": "name", "suit": "H", "alone": True}, "Ost sagt Herz an, solo"),
    ("call", {"seat": "W", "call": "pass"}, "West passt"),
    ("call", {"seat": "S", "call": "not_alone"}, "Süd spielt nicht solo"),
    ("discard", {"seat": "N", "card": None}, "Nord legt eine Karte ab"),
    ("play", {"seat": "N", "card": "JH"}, "Nord spielt J♥"),
    ("play", {"seat": "N", "candidates": [["JH", 0.6], ["JD", 0.4]]}, "Nord spielt J♥ oder J♦?"),
    ("withdraw", {"seat": "E", "card": "9C"}, "Ost nimmt 9♣ zurück"),
    ("gather", {"seat": "E"}, "Ost zieht den Stich ein"),
    ("score", {"score": {"NS": 3, "EW": 10}}, "Stand gesetzt auf 3 : 10"),
    ("incident", {"what": "coach"}, "Vorfall: Betreuer"),
    ("amend", {"strike": True}, "ein Ereignis streichen"),
    ("amend", {"set": {"card": "9D", "seat": "W"}}, "Berichtigung: Karte ist 9♦, Platz ist West"),
    ("next_deal", {"seat": "S"}, "nächstes Spiel (Süd)"),
    ("result", {"points": {"EW": 2}}, "Punkte eines Spiels: 0 : 2"),
    ("result", {"final": True, "score": {"NS": 10, "EW": 7}}, "Endstand: 10 : 7"),
    ("forfeit", {"side": "EW"}, "Ost und West geben auf"),
    ("first_dealer", {"seat": "W"}, "West gibt zuerst"),
    ("first_dealer", {"cuts": {"N": "AS"}}, "Los um das erste Geben"),
    ("new_game", {"dealer": "N"}, "eine neue Partie, Nord gibt zuerst"),
    ("new_game", {}, "eine neue Partie"),
    ("time", {}, "die Zeit ist um"),
    ("unwatched", {"until": 22.6}, "eine Weile sah niemand zu"),
    ("agree", {"tricks": {"NS": 3, "EW": 2}}, "der Tisch ist sich über die Stiche einig: 3 : 2"),
    (
        "rule",
        {"decision": "confirm", "finding": "revoke-e23", "agreed": ["N", "E", "S", "W"]},
        "der Tisch ist sich einig: bestätigen revoke-e23",
    ),
]


@pytest.mark.parametrize(("do", "data", "said"), SEEN)
def test_what_was_done_is_put_into_german(qapp, do: str, data: dict, said: str) -> None:
    speak(Language.GERMAN)
    assert in_words(describe(do, data)) == said


def test_every_act_has_its_words() -> None:
    acts = set(inspect.getsource(wording.describe).split('case "')[1:])
    known = {do for do, _, _ in SEEN} | {"expose", "pickup", "rule", "players", "laws", "undo"}
    assert {act.split('"')[0] for act in acts} <= known


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Which is North's card?", "Welches ist die Karte von Nord?"),
        ("Which is the card shown before West?", "Welches ist die vor West gezeigte Karte?"),
        (
            "J♥ or J♦? was read in two places. Which is the card turned up?",
            "J♥ oder J♦? wurde an zwei Stellen gelesen. Welches ist die aufgedeckte Karte?",
        ),
        ("Many plays do not fit hearts. What is trump?", "Vieles passt nicht zu Herz. Was ist Trumpf?"),
        ("East ordered hearts", "Ost ließ Herz aufnehmen"),
        ("West, trick 2: 9♦", "West, Stich 2: 9♦"),
        ("no picture for 7 s", "seit 7 s kein Bild"),
        ("clip: of mine.mp4", "clip: of mine.mp4"),
        ("Anna's own words", "Anna's own words"),
    ],
)
def test_sentences_are_put_together_from_their_parts(qapp, text: str, said: str) -> None:
    speak(Language.GERMAN)
    assert in_words(text) == said
    speak(Language.ENGLISH)
    assert in_words(text) == text


def test_what_the_camera_may_be_told_is_in_the_book() -> None:
    texts = [*_ADVICE.values(), guard.DARKNESS, guard.SHAPE, guard.UNREST, guard.LOST]
    assert [text for text in texts if not is_known(text)] == []
