"""What a skill sets up for the end of the combat, of the turn, or a later turn."""

from __future__ import annotations

import pytest

from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("18.1.18.1")
def test_at_the_end_of_the_combat_a_skill_triggers() -> None:
    table = Position()
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    table.card("Cover", "|ATK SUPP| Cover: At the end of this combat, you may move your attacking unit.", zone="deck")
    story = Story(table).attack(vell).yes().go_on()
    assert table.where(vell) == "front"
    story.yes()
    assert table.where(vell) == "back" and "delayed" not in table.state.vars


@rule("13.6.1.1")
def test_at_the_end_of_the_turn_a_skill_triggers_once() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(5, "deck")
    do(table, vell, "At the end of the turn, draw 1 card.")
    story = Story(table)
    assert not table.names("hand")
    story.passes()
    assert len(table.names("hand")) == 1 and "delayed" not in table.state.vars


@rule("13.2.1.2")
def test_what_waits_for_the_next_turn_does_not_trigger_in_this_one() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "At the end of your opponent's next turn, destroy this unit.")
    story = Story(table).passes()
    assert (story.asked.seat, table.where(vell)) == (1, "front")
    story.choose().passes().passes()
    assert table.where(vell) == "retreat"


@rule("6.5")
def test_that_unit_is_the_one_that_was_chosen() -> None:
    table = Position()
    vell, rook, cray = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Cray", seat=1)
    do(table, vell, "Choose 1 enemy, and tap them. At the end of the turn, destroy that enemy.", cards(cray))
    Story(table).passes()
    assert (table.where(rook), table.where(cray)) == ("front", "retreat")


@pytest.mark.parametrize(("text", "seat", "turns"), [
    ("At the start of your next turn, destroy this unit.", 0, 2),
    ("At the end of your next turn, destroy this unit.", 0, 3),
    ("At the start of your next turn, destroy this unit.", 1, 1),
    ("At the end of your opponent's next turn, destroy this unit.", 0, 2),
    ("At the end of your opponent's next turn, destroy this unit.", 1, 3),
    ("At the end of the turn, destroy this unit.", 1, 1),
])  # fmt: skip
@rule("13.2.1.2", "13.6.1.1")
def test_what_waits_for_a_players_turn_happens_in_it(text: str, seat: int, turns: int) -> None:
    table = Position()
    unit = table.unit("Odo", seat=seat, line="back")
    table.unit("Wren", seat=seat, main=True)
    do(table, unit, text)
    story, passed = Story(table), 0
    while table.where(unit) != "retreat":
        before = table.state.vars["turn"]
        while table.state.vars["turn"] == before and table.where(unit) != "retreat":
            story.choose() if story.asked.kind == "cards" else story.passes()
        passed += 1
        assert passed <= turns
    assert passed == turns


PLANK = (
    "|DEF SUPP| Plank: If your defending unit is destroyed, then at the end of this combat, you may deploy this card "
    "instead of sending it to the Retreat Area."
)
HAZE = (
    "|ATK SUPP| Haze: At the end of this combat, you may deploy this card instead of sending it to the Retreat Area."
)


@rule("18.1.18.1", "18.1.19")
def test_what_has_waited_in_vain_for_the_end_of_a_combat_does_not_wait_for_that_of_the_next() -> None:
    table = Position()
    weak, strong, rook = table.unit("Vell", attack=10), table.unit("Odo", attack=90), table.unit("Rook", seat=1)
    table.some(5, "deck")
    table.some(5, "deck", seat=1)
    plank = table.card("Plank", PLANK, zone="deck", seat=1)
    story = Story(table).attack(weak, rook).yes().go_on()
    assert table.where(plank) == "retreat"
    story.attack(strong, rook).go_on()
    assert (table.where(rook), table.where(plank), story.asked.kind) == ("retreat", "retreat", "play")


@rule("18.1.18.1")
def test_another_unit_than_the_defending_one_is_not_what_a_support_waits_for() -> None:
    table = Position()
    text = "Lamp |AUTO| When this unit Critical Hits, choose 1 enemy, and destroy them."
    vell, spare = table.unit("Vell", text, attack=10), table.card("Vell")
    rook, cray = table.unit("Rook", seat=1), table.unit("Cray", seat=1)
    table.some(5, "deck", support=0)
    table.some(5, "deck", seat=1)
    plank = table.card("Plank", PLANK, zone="deck", seat=1)
    Story(table).attack(vell, rook).yes().choose(spare).choose(cray).go_on()
    assert [table.where(one) for one in (rook, cray, plank)] == ["front", "retreat", "retreat"]


@rule("18.1.17", "23.1")
def test_the_turn_player_decides_first_where_a_support_card_goes() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=90), table.unit("Rook", seat=1)
    for seat, (name, text) in enumerate((("Haze", HAZE), ("Plank", PLANK))):
        table.some(2, "deck", seat=seat)
        table.card(name, text, zone="deck", seat=seat)
    story = Story(table).attack(vell, rook).yes().yes().go_on()
    assert story.asked.seat == 0
    assert story.no().asked.seat == 1
