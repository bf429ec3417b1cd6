"""No password of a stream is shown, whatever it holds and wherever it stands."""

from __future__ import annotations

import logging

import pytest

from vision.errors import SourceError
from vision.readers import with_login
from vision.redaction import holds_login, redact
from vision.sources import parse_source

SECRET = "hunter2"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("clip.mp4", "clip.mp4"),
        ("http://phone:8080/video", "http://phone:8080/video"),
        ("rtsp://me:hunter2@phone:554/x", "rtsp://***@phone:554/x"),
        ("rtsp://me@phone/x", "rtsp://***@phone/x"),
        ("rtsp://me:hun/ter2@hunter2@phone/x", "rtsp://***@phone/x"),
        ("rtsp:/me:hunter2@phone/x", "rtsp:/***@phone/x"),
        ("me:hunter2@phone:554/x", "***@phone:554/x"),
        ("http://phone/v?token=hunter2&size=2&apiKey=hunter2", "http://phone/v?token=***&size=2&apiKey=***"),
        ("http://phone/v?loginuse=me&loginpas=hunter2", "http://phone/v?loginuse=***&loginpas=***"),
        (
            "cannot open 'http://me:hunter2@a/b' nor http://me:hunter2@c/d: busy",
            "cannot open 'http://***@a/b' nor http://***@c/d: busy",
        ),
        ("host=db password=hunter2 user=x", "host=db password=*** user=x"),
        ("watch 0 --name A", "watch 0 --name A"),
    ],
)
def test_secrets_are_hidden_and_nothing_else(text: str, shown: str) -> None:
    assert redact(text) == shown


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("rtsp://phone/x", False),
        ("rtsp://me@phone/x", False),
        ("rtsp://me:pw@phone/x", True),
        ("rtsp://me:p/w@phone/x", True),
        ("http://phone:8080/video", False),
    ],
)
def test_addresses_with_a_password_are_known(text: str, holds: bool) -> None:
    assert holds_login(text) is holds


@pytest.mark.parametrize(
    "text",
    [
        "rtsp://me:hunter2@phone/live",
        "rtsp://me:hunter2/x@phone/live",
        "rtsp://me:hunter2@:0/live",
        "rtsp://me:hunter2@[broken/live",
        "ftp://me:hunter2@phone/live",
        "rtsp:/me:hunter2@phone/live",
        "me:hunter2@phone/live",
        "http:///video?password=hunter2",
    ],
)
def test_no_complaint_repeats_a_password(text: str) -> None:
    with pytest.raises(SourceError) as refusal:
        parse_source(text, tuple)
    assert SECRET not in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_source_shows_its_token_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    source = parse_source("http://phone/video?token=hunter2")
    logging.getLogger("vision").warning("%s %r", source, source)
    assert SECRET not in f"{source} {source!r} {source.name} {caplog.text}"
    assert source.url is not None
    assert SECRET in source.url


@pytest.mark.parametrize(
    ("login", "address"),
    [
        (None, "rtsp://phone:554/x?a=1"),
        ("", "rtsp://phone:554/x?a=1"),
        ("me:p@ss/wo:rd", "rtsp://me:p%40ss%2Fwo%3Ard@phone:554/x?a=1"),
        ("me", "rtsp://me:@phone:554/x?a=1"),
    ],
)
def test_a_login_is_put_in_only_where_the_address_is_opened(login: str | None, address: str) -> None:
    assert with_login("rtsp://phone:554/x?a=1", login) == address
