"""The laws as data: what can be set, the profiles that set it, and reading a profile from text.

`parse_laws(text, name)` reads a profile from the text of its file; this package opens no files. The four
profiles shipped lie beside it under `profiles/`, and `companion.lawbook` finds them.
"""

from euchre.laws.parse import parse_laws
from euchre.laws.profile import LawProfile, Origin, Setting
from euchre.laws.settings import SETTINGS, SettingSpec, SettingValue

__all__ = ["SETTINGS", "LawProfile", "Origin", "Setting", "SettingSpec", "SettingValue", "parse_laws"]
