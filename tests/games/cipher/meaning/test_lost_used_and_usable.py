"""What units lose for good, what was used for a cost, Level Skills without a stack, and supports exchanged."""

from __future__ import annotations

from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import BLUE, RED, Position

OATH = "Oath |CONT| This unit gains +10 attack.\nVow |SPEC| This unit gains +20 attack."
ONLY_SPEC = (
    "Choose 1 enemy. Until the end of the turn, that enemy loses all non-|SPEC| skills and cannot re-acquire them."
)
LEVEL = "[LvS2] Oath |CONT| This unit gains +10 attack.\n[LvS3] Vow |ACT| [Once Per Turn] Draw 1 card."
PALE = "Lamp |SPEC| If this unit is in your Boundless Area, your opponent's Main Character loses all of its Colors."
SWAP = (
    "Lamp |AUTO| [Flip 1 Bond face-down] When a card is placed in your Support Area, you may pay the cost and if you "
    "do: Send that card to the Retreat Area, and place the topmost card of your Deck in the Support Area."
)
LIKE = (
    "Lamp |ACT| [Tap allied Odo] Choose 1 enemy with a Deployment Cost equal to the Deployment Cost of the Odo used "
    "for the cost of this skill, and destroy them."
)


@rule("21.2.3")
def test_a_unit_loses_all_skills_but_those_of_a_kind_for_good() -> None:
    table = Position()
    rook = table.unit("Rook", OATH, seat=1, attack=10)
    assert table.attack_of(rook) == 40
    do(table, table.unit("Vell"), ONLY_SPEC)
    assert table.attack_of(rook) == 30
    do(table, table.unit("Osk"), 'Choose 1 enemy. Until the end of the turn, that enemy acquires the following skill: '
       '"|CONT|: This unit gains +50 attack."')
    assert table.attack_of(rook) == 30


@rule("21.2.2.3")
def test_level_skills_of_all_allies_work_without_a_stack() -> None:
    table = Position()
    vell = table.unit("Vell", LEVEL, attack=30)
    story = Story(table)
    assert table.attack_of(vell) == 30
    assert story.refuses(use(vell, 1)) == "Cipher 21.2.2.3"
    lamp = table.unit("Osk", "Lamp |CONT| All [LvS2] and [LvS3] skills possessed by allies become usable.")
    assert table.attack_of(vell) == 40
    story.use(vell, 1)
    assert len(table.names("hand")) == 1
    table.happen(table.move(lamp, "retreat"))
    assert table.attack_of(vell) == 30


@rule("21.2.2.3")
def test_level_skills_of_other_numbers_stay_as_they_are() -> None:
    table = Position()
    vell = table.unit("Vell", LEVEL, attack=30)
    do(table, table.unit("Osk"), "Until the end of your opponent's next turn, all [LvS3], [LvS4], and [LvS5] skills "
       "possessed by allies become usable.")
    assert table.attack_of(vell) == 30
    assert Story(table).use(vell, 1) and len(table.names("hand")) == 1


@rule("4.4", "21.2.3.1.4.2")
def test_a_card_takes_all_symbols_away_from_where_it_says_that_it_lies() -> None:
    for zone, symbols in (("boundless", ()), ("retreat", (RED, BLUE)), ("front", (RED, BLUE))):
        table = Position()
        cole = table.unit("Cole", seat=1, main=True, symbols=(RED, BLUE))
        rook = table.unit("Rook", seat=1)
        table.card("Vell", PALE, zone=zone)
        assert table.now(cole).symbols == symbols
        assert table.now(rook).symbols == (RED,)


@rule("6.9.1", "18.1.5", "18.1.9")
def test_another_card_takes_the_place_of_the_one_that_would_support() -> None:
    for pays, hit in ((True, "retreat"), (False, "front")):
        table = Position()
        vell, rook = table.unit("Vell", SWAP, attack=30), table.unit("Rook", seat=1, attack=60)
        table.some(1, "bond")
        table.some(9, "deck")
        second = table.card("Mere", zone="deck", support=30)
        table.card("Odo", zone="deck", support=10)
        story = Story(table).attack(vell, rook)
        story.yes() if pays else story.no()
        assert table.where(second) == ("retreat" if pays else "deck")
        story.go_on()
        assert table.where(rook) == hit


@rule("22.1.1", "4.2")
def test_a_card_used_for_the_cost_says_how_much_is_meant() -> None:
    table = Position()
    vell = table.unit("Vell", LIKE)
    table.unit("Odo", cost=3)
    rook, cray = table.unit("Rook", seat=1, cost=3), table.unit("Cray", seat=1, cost=2)
    Story(table).use(vell)
    assert (table.where(rook), table.where(cray)) == ("retreat", "front")
