"""Enums that know their place, so that hot tables can be lists instead of dictionaries."""

from __future__ import annotations

from enum import Enum


class OrderedEnum(Enum):
    """An enum whose members are numbered in the order they are listed.

    Attributes:
        index: place of the member, from 0.
    """

    index: int

    __hash__ = object.__hash__  # members are singletons; the inherited hash of the name costs a Python call

    def __init__(self, _value: str) -> None:
        self.index = len(type(self).__members__)
