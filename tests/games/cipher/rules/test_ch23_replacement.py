"""Replacement effects: what is done in place of something else (Cipher 23)."""

from __future__ import annotations

from tests.games.cipher.deeds.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import FANG, Position

BONDED = (
    "Lamp |CONT| If this unit is destroyed by an enemy's attack, place him in your Bond Area instead of sending him "
    "to the Retreat Area."
)
HAZE = (
    "|ATK SUPP| Haze: At the end of this combat, you may deploy this card instead of sending it to the Retreat Area."
)
PLANK = (
    "|DEF SUPP| Plank: If your defending unit is destroyed, then at the end of this combat, you may deploy this card "
    "instead of sending it to the Retreat Area."
)


@rule("23.1")
def test_what_a_skill_replaces_is_not_done() -> None:
    table = Position()
    vell = table.unit("Vell", attack=70)
    rook = table.unit("Rook", BONDED, seat=1)
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "bond"


@rule("23.1")
def test_what_happens_otherwise_is_not_replaced() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", BONDED, seat=1)
    do(table, vell, "Choose 1 non-Main Character enemy, and destroy them.")
    Story(table).passes()
    assert table.where(rook) == "retreat"


@rule("23.1", "18.1.17")
def test_a_support_card_is_deployed_instead_of_going_to_the_retreat_area() -> None:
    table = Position()
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    haze = table.card("Haze", HAZE, zone="deck")
    Story(table).attack(vell).yes().go_on().yes().pick(1)
    assert table.where(haze) == "back"


@rule("23.1", "18.1.17", "10.5.1")
def test_a_support_card_whose_player_leaves_it_goes_to_the_retreat_area() -> None:
    table = Position()
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    haze = table.card("Haze", HAZE, zone="deck")
    Story(table).attack(vell).yes().go_on().no()
    assert table.where(haze) == "retreat"


@rule("23.1", "18.1.17")
def test_a_support_card_stays_only_if_what_it_waits_for_happens() -> None:
    for attack, where in ((70, "front"), (10, "retreat")):
        table = Position()
        vell, rook = table.unit("Vell", attack=attack), table.unit("Rook", seat=1)
        table.some(1, "deck", seat=1)
        plank = table.card("Plank", PLANK, zone="deck", seat=1)
        story = Story(table).attack(vell, rook).yes().go_on()
        if where == "front":
            story.yes().pick(0)
        assert table.where(plank) == where


@rule("23.1")
def test_an_instead_within_a_skill_replaces_the_sentence_before() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    table.some(2, "deck")
    text = "Move 1 other ally. If this unit is Leveled Up, draw 1 card instead."
    do(table, vell, text)
    assert (table.where(osk), table.names("hand")) == ("back", [])
    table.stack(vell, "Vell")
    do(table, vell, text)
    assert (table.where(osk), len(table.names("hand"))) == ("back", 1)


@rule("23.1", "18.1.17")
def test_that_card_is_the_one_that_would_go_to_the_retreat_area() -> None:
    table = Position()
    text = (
        "Lamp |AUTO| When this unit's attack destroys an enemy and the card supporting this unit is a <Fang>, "
        "add that card to your hand instead of sending it to the Retreat Area."
    )
    vell, rook = table.unit("Vell", text, attack=70), table.unit("Rook", seat=1)
    table.some(1, "deck")
    card = table.card("Osk", zone="deck", weapons=(FANG,))
    Story(table).attack(vell, rook).go_on()
    assert (table.where(card), table.where(rook)) == ("hand", "retreat")


@rule("26.15.1")
def test_that_support_card_is_the_one_in_ones_own_support_area() -> None:
    table = Position()
    text = "Lamp |AUTO| When this unit's attack destroys an enemy, add that Support card to your hand."
    vell, rook = table.unit("Vell", text, attack=70), table.unit("Rook", seat=1)
    table.some(1, "deck")
    card = table.card("Osk", zone="deck")
    Story(table).attack(vell, rook).go_on()
    assert table.where(card) == "hand"
