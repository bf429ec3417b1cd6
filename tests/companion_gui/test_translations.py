from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from companion_gui.language import SPOKEN, Language, in_force, load_language, save_language, speak
from companion_gui.qt import QLocale, QSettings
from companion_gui.translating import ToolMissingError, _run, gather, release, source_file
from companion_gui.words import points, suit_word, tricks
from euchre.cards import Suit
from tests.companion_gui.ts_file import read_ts

TRANSLATED = (Language.GERMAN, Language.FRENCH)
BRACES = re.compile(r"\{\w+\}|%n")


@pytest.mark.parametrize("language", SPOKEN)
def test_translators_have_nothing_left_to_do(language: Language) -> None:
    undone = [
        (one.context, one.source)
        for one in read_ts(source_file(language))
        if not one.finished or not all(form.strip() for form in one.forms)
    ]
    assert undone == []


@pytest.mark.parametrize("language", SPOKEN)
def test_lupdate_finds_nothing_new_and_nothing_gone(tmp_path: Path, language: Language) -> None:
    copy = tmp_path / source_file(language).name
    shutil.copy(source_file(language), copy)
    gather(language, copy)
    kept = {(one.context, one.source, one.comment) for one in read_ts(source_file(language))}
    found = {(one.context, one.source, one.comment) for one in read_ts(copy)}
    assert sorted(found - kept) == [], "run `make translations` and translate"
    assert sorted(kept - found) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_what_is_shipped_is_what_translators_wrote(tmp_path: Path, language: Language) -> None:
    made = tmp_path / "made.qm"
    release(source_file(language), made)
    assert made.read_bytes() == source_file(language).with_suffix(".qm").read_bytes()


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_changes_in_a_text_stays_in_it(language: Language) -> None:
    for one in read_ts(source_file(language)):
        for form in one.forms:
            assert set(BRACES.findall(form)) <= set(BRACES.findall(one.source)), one
            named = set(re.findall(r"\{\w+\}", one.source))
            assert named == set(re.findall(r"\{\w+\}", form)), one


@pytest.mark.parametrize("language", TRANSLATED)
def test_air_around_a_text_stays(language: Language) -> None:
    for one in read_ts(source_file(language)):
        for form in one.forms:
            assert form.startswith(" ") is one.source.startswith(" "), one
            assert form.endswith(" ") is one.source.endswith(" "), one


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ENGLISH, ("no tricks", "1 trick", "2 tricks", "0 points", "1 point", "2 points", "Hearts")),
        (Language.GERMAN, ("keine Stiche", "1 Stich", "2 Stiche", "0 Punkte", "1 Punkt", "2 Punkte", "Herz")),
        (Language.FRENCH, ("aucun pli", "1 pli", "2 plis", "0 point", "1 point", "2 points", "Cœur")),
    ],
)
def test_numbers_take_the_form_of_the_language(qapp, language: Language, said: tuple[str, ...]) -> None:
    assert speak(language) is language
    counted = (*(tricks(n) for n in range(3)), *(points(n) for n in range(3)))
    assert (*counted, suit_word(Suit.HEARTS)) == said


def test_a_choice_is_kept(tmp_path: Path) -> None:
    kept = QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)
    assert load_language(kept) is Language.SYSTEM
    save_language(kept, Language.FRENCH)
    assert load_language(kept) is Language.FRENCH
    kept.setValue("language", "tlh")
    assert load_language(kept) is Language.SYSTEM


@pytest.mark.parametrize(
    ("spoken", "language"),
    [
        (["de-AT", "en"], Language.GERMAN),
        (["fr_CA"], Language.FRENCH),
        (["tlh", "de"], Language.GERMAN),
        (["tlh"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_systems_language_is_spoken_where_it_is_ours(
    monkeypatch: pytest.MonkeyPatch, spoken: list[str], language: Language
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return spoken

    monkeypatch.setattr(QLocale, "system", lambda: System())
    assert in_force(Language.SYSTEM) is language
    assert in_force(Language.FRENCH) is Language.FRENCH


def test_a_missing_language_file_is_told(qapp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("companion_gui.language.FOLDER", tmp_path)
    with pytest.raises(FileNotFoundError, match=r"companion_de\.qm: missing"):
        speak(Language.GERMAN)


def test_a_missing_tool_is_told() -> None:
    with pytest.raises(ToolMissingError, match="no-such-tool is missing"):
        _run("no-such-tool")
