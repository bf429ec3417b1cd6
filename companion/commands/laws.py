"""`laws`: list the law profiles, show one in full, check a person's own file."""

from __future__ import annotations

import argparse
import json
from typing import Any

from companion.lawbook import DEFAULT_LAWS, SHIPPED, load_laws, shipped_laws
from euchre.laws import SETTINGS, LawProfile, Origin

_ORIGINS = {
    Origin.TEXT: "the text",
    Origin.DEFAULT: "our default",
    Origin.EDITED: "edited",
}


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "laws",
        help="show a law profile in full",
        description="The laws a table plays by: list the shipped profiles, show one, check a file.",
    )
    actions = parser.add_subparsers(dest="action", metavar="list|show|check", required=True)
    listed = actions.add_parser("list", help="the shipped profiles")
    shown = actions.add_parser("show", help="every setting of a profile, and where its value comes from")
    shown.add_argument("laws", metavar="NAME|FILE", nargs="?", default=DEFAULT_LAWS)
    checked = actions.add_parser("check", help="whether a profile file can be used")
    checked.add_argument("laws", metavar="FILE")
    for action in (listed, shown, checked):
        action.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; laws that cannot be used end with status 2, named with their reason."""
    if args.action == "list":
        _list(args.json)
    elif args.action == "show":
        _show(load_laws(args.laws), args.json)
    else:
        laws = load_laws(args.laws)
        edited = [name for name, setting in laws.settings.items() if setting.origin is Origin.EDITED]
        if args.json:
            print(json.dumps({"laws": laws.name, "title": laws.title, "edited": edited}, ensure_ascii=False))
        else:
            changes = f"; changes {', '.join(edited)}" if edited else ""
            print(f"{args.laws}: {laws.title} can be used{changes}")
    return 0


def _list(as_json: bool) -> None:
    for name in SHIPPED:
        laws = shipped_laws(name)
        if as_json:
            print(json.dumps(_head(laws), ensure_ascii=False))
        else:
            default = "  (default)" if name == DEFAULT_LAWS else ""
            print(f"{name:<18}{laws.source}{default}")


def _head(laws: LawProfile) -> dict[str, Any]:
    return {
        "name": laws.name,
        "title": laws.title,
        "version": laws.version,
        "source": laws.source,
        "digest": laws.digest,
        "edited": laws.edited,
    }


def _show(laws: LawProfile, as_json: bool) -> None:
    if as_json:
        settings = {
            name: {"value": setting.value, "from": setting.origin.value, "note": setting.note}
            for name, setting in laws.settings.items()
        }
        print(json.dumps({**_head(laws), "settings": settings}, ensure_ascii=False))
        return
    print(f"{laws.title}, version {laws.version}{', edited' if laws.edited else ''}")
    print(laws.source)
    width = max(map(len, SETTINGS)) + 2
    for name, setting in laws.settings.items():
        value = str(setting.value).lower() if isinstance(setting.value, bool) else str(setting.value)
        origin = _ORIGINS[setting.origin]
        note = f": {setting.note}" if setting.note else ""
        print(f"  {name:<{width}}{value:<28}{origin}{note}")
        print(f"  {'':<{width}}  {SETTINGS[name].meaning}; allowed: {SETTINGS[name].allowed}")
