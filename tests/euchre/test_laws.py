"""The four profiles as data, and a person's own: errors name the line and the allowed values."""

from __future__ import annotations

import pytest

from companion.lawbook import SHIPPED, load_laws, shipped_laws
from euchre.errors import LawsError
from euchre.laws import SETTINGS, Origin, parse_laws

# value by profile (mso, simple, house, classic-tourneys); ! marks what the text itself says; * a long one
TABLE = """
first_deal            first_jack!  manual          cut!                  manual
all_pass              next_deals!  next_deals      stick!                next_deals
turned_down_suit      barred!      barred          barred!               barred
may_bury_upcard       True         False!          True                  True
alone_deadline        first_card!  with_call       with_call!            first_card
defend_alone          always!      never           never!                never
loner_lead            left_of_dealer left_of_dealer left_of_dealer!      left_of_dealer
partner_of_loner_cards inactive!   put_down!       face_down!            face_down
points_made           1            1!              1                     1
points_march          2            2!              2                     2
points_lone_made      1            1               1                     1
points_lone_march     4            4!              4                     4
points_euchre         2            2!              2                     2
points_lone_euchred   2            2               2                     2
lone_defender_euchre  4            none            none                  none
game_limit            10!          10!             10                    10
misdeal               void_same_dealer void_same_dealer void_same_dealer void_same_dealer
deal_out_of_turn      void_before_upcard! void_before_upcard void_before_upcard void_before_upcard
call_out_of_turn      cancelled_unless_accepted! ask ask                 ask
lead_out_of_turn      opponents_may_accept! ask  ask                     opponents_may_accept
next_play_accepts     True         False           False                 True
revoke_corrected      penalty_card! ask            ask                   no_penalty!
revoke_established    next_trick_led! next_trick_led next_trick_led      card_to_next_trick!
revoke_penalty        loss_of_bid! ask             points_to_other_side! transfer_tricks!
revoke_points         2            2               2!                    2
revoke_tricks         2            2               2                     2!
revoke_claim_until    sheet_signed next_deal       next_deal!            sheet_signed
penalty_and_hand      better_of    better_of       better_of             better_of
who_may_claim         any_player_or_director  any_player_or_director  any_player_or_director  *
who_rules             director!    scorer          scorer                director!
simultaneous_play     ask          ask             ask                   second_in_turn!
exposed_card          ask          ask             ask                   lead_out_of_turn!
claim                 ask          ask             ask                   order_or_directed!
throw_in              ask          ask             not_allowed!          ask
unproved_accusation   0            0               0                     0
"""
ROWS = [line.replace("*", "any_player_or_director!").split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize(
    ("name", "setting", "told"),
    [(name, row[0], row[1 + n]) for row in ROWS for n, name in enumerate(SHIPPED)],
)
def test_every_value_and_its_origin(name: str, setting: str, told: str) -> None:
    found = shipped_laws(name).settings[setting]
    assert str(found.value) == told.rstrip("!")
    assert found.origin is (Origin.TEXT if told.endswith("!") else Origin.DEFAULT)
    assert found.note


@pytest.mark.parametrize("name", SHIPPED)
def test_a_profile_is_whole_versioned_and_has_its_digest(name: str) -> None:
    laws = shipped_laws(name)
    assert tuple(laws.settings) == tuple(SETTINGS)
    assert (laws.name, laws.version, len(laws.digest), laws.edited) == (name, 1, 64, False)
    assert laws.title
    assert laws.source


def parsed(text: str) -> object:
    return parse_laws(text, "mine.toml", shipped_laws)


OWN = 'extends = "house"\n[settings]\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            OWN + 'all_pass = "never"\n',
            "mine.toml, line 3: all_pass cannot be 'never'; allowed: next_deals, same_deals",
        ),
        (OWN + "\ngame_limit = 0\n", "line 4: game_limit cannot be 0; allowed: a whole number from 1 to 100"),
        (OWN + "may_bury_upcard = 1\n", "line 3: may_bury_upcard cannot be 1; allowed: true, false"),
        (
            OWN + "game_limit = true\n",
            "line 3: game_limit cannot be true; allowed: a whole number from 1 to 100",
        ),
        (
            OWN + "lone_defender_euchre = 'x'\n",
            "cannot be 'x'; allowed: a whole number from 0 to 20, or none",
        ),
        (OWN + "game_limt = 5\n", "line 3: there is no setting 'game_limt'; did you mean game_limit"),
        (OWN + 'all_pass = { value = "stick", form = "text" }', "line 3: all_pass: unknown 'form'"),
        (OWN + 'all_pass = { from = "text" }', "line 3: all_pass: has no value; allowed: next_deals"),
        (
            OWN + 'all_pass = { value = "stick", from = "hearsay" }',
            "from cannot be 'hearsay'; allowed: text, default, edited",
        ),
        (OWN + 'all_pass = { value = "stick", note = 3 }', "line 3: all_pass: note must be text"),
        ('extends = "nobody"\n', "mine.toml, line 1: extends a profile that cannot be used"),
        ('game_limit = 5\nextends = "house"\n', "mine.toml, line 1: unknown key 'game_limit'"),
        ("extends = 'house'\nsettings = 3\n", "line 2: settings must be a table"),
        ("extends = 'house'\nversion = 0\n", "line 2: version must be a whole number"),
        ("extends = 'house'\nname = 3\n", "line 2: name must be text"),
        ("format = 2\n", "line 1: format 2 is not 1"),
        ("[settings]\ngame_limit = 5\n", "no value for first_deal"),
        ("extends = \n", "mine.toml, line 1: Invalid value"),
        ("[settings\n", "mine.toml, line 1: "),
    ],
)
def test_an_error_names_the_line_and_the_allowed_values(text: str, told: str) -> None:
    with pytest.raises(LawsError) as caught:
        parsed(text)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_persons_own_file_builds_on_a_shipped_one_and_is_marked_edited() -> None:
    laws = parse_laws(
        'extends = "house"\ntitle = "Ours"\n[settings]\ngame_limit = 5\n', "mine.toml", shipped_laws
    )
    assert (laws.title, laws.name, laws.edited) == ("Ours", "house (edited)", True)
    assert laws["game_limit"] == 5
    assert laws.settings["game_limit"].origin is Origin.EDITED
    assert laws.settings["all_pass"] == shipped_laws("house").settings["all_pass"]
    assert laws.digest != shipped_laws("house").digest


def test_settings_of_one_hand_are_checked_like_a_file() -> None:
    laws = shipped_laws("house")
    assert laws.with_settings({}) is laws
    assert laws.with_settings({"points_euchre": 3}).points.euchre == 3
    for bad in ({"points_euchre": "three"}, {"nonsense": 1}, {"all_pass": None}):
        with pytest.raises(LawsError):
            laws.with_settings(bad)


def test_a_file_in_place_of_a_name(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    file = tmp_path / "mine.toml"
    file.write_text(OWN + "game_limit = 5\n", encoding="utf-8")
    assert load_laws(str(file))["game_limit"] == 5
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LawsError, match="not a text file"):
        load_laws(str(file))
    with pytest.raises(LawsError, match="No such file"):
        load_laws(str(tmp_path / "none.toml"))
    with pytest.raises(LawsError, match="shipped are mso"):
        load_laws("nobody")
