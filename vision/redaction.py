"""Keeping logins out of everything that is shown, logged or stored."""

from __future__ import annotations

import re

_ADDRESSED = re.compile(r"(\w[\w+.-]*:/{1,2})\S*@")
"""Up to the last `@` of an address: a password may hold `/`, `:` and `@` itself."""
_BARE = re.compile(r"(?<![\w/.])[^\s/:@\"']+:[^\s@/]+@")
"""The same where somebody forgot the scheme."""
_ASKED = re.compile(
    r"([?&;][^=&;\s]*(?:pass?|pw|user|usr|login|auth|token|secret|key|session|cred|sig)[^=&;\s]*=)[^&;#\s]*",
    re.IGNORECASE,
)
"""What a camera's address asks for: `?loginuse=admin&loginpas=...`."""
_OPTION = re.compile(r"(pass(?:word|wd)?=)[^&;\s]*", re.IGNORECASE)

HIDDEN = "***"


def redact(text: str) -> str:
    """The text with user names, passwords and tokens of all addresses in it replaced by `***`.

    Rather too much is hidden than too little: a path with an `@` in it loses its host.

    Args:
        text: an address, or anything that may hold some: a message, a command line.
    """
    text = _ADDRESSED.sub(rf"\1{HIDDEN}@", text)
    text = _BARE.sub(f"{HIDDEN}@", text)
    text = _ASKED.sub(rf"\1{HIDDEN}", text)
    return _OPTION.sub(rf"\1{HIDDEN}", text)


def holds_login(address: str) -> bool:
    """Whether an address holds a password before its host."""
    place = address.partition("://")[2]
    return "@" in place and ":" in place.rpartition("@")[0]
