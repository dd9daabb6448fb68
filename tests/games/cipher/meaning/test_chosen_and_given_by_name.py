"""Units that are chosen or cannot be, skills given by their name, and what both players have."""

from __future__ import annotations

from engine.games.cipher.rules.table import HAND
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position

SHY = "Lamp |CONT| This unit cannot be targeted by an enemy's skills or their support skills."
FLOWER = (
    "Oath |ACT| [Tap this unit] Choose 1 ally. Until the end of the turn, that ally gains +20 attack.\n"
    "Smile |AUTO| Each time an enemy is destroyed by an attack from an ally who was chosen by this unit's \"Oath\" in "
    "this turn, untap this unit."
)
THRONE = (
    "Vow |AUTO| When this unit attacks, draw 1 card.\n"
    "Seat |ACT| [Flip 1 Bond face-down] Until the end of the game, your Main Character acquires \"Vow\"."
)
CHILL = (
    "Lamp |AUTO| At the end of each players' turn, if you or your opponent has 5 or more cards in hand, that player "
    "chooses 1 card in their hand and sends it to the Retreat Area."
)
RISE = (
    "Lamp |SPEC| When this unit is to be sent to the Retreat Area from your hand as the effect of an enemy's skill or "
    "your opponent's support skill, draw cards until you have 3 cards in your hand."
)
SENDS = "Oath |ACT| Your opponent chooses 1 card from their hand, and sends it to the Retreat Area."


@rule("2.2", "21.1.1.2")
def test_a_unit_that_cannot_be_chosen_is_chosen_by_no_enemy() -> None:
    table = Position()
    vell, osk = table.unit("Vell", SHY), table.unit("Osk")
    rook = table.unit("Rook", seat=1)
    do(table, rook, "Choose 1 enemy, and tap it.")
    assert (table.tapped(vell), table.tapped(osk)) == (False, True)
    do(table, osk, "Choose 1 other ally, and tap it.")
    assert table.tapped(vell)


@rule("10.2.1", "18.1.15.1")
def test_only_an_ally_chosen_by_the_skill_of_the_name_this_turn_is_meant() -> None:
    for chosen, tapped in ((True, False), (False, True)):
        table = Position()
        vell = table.unit("Vell", FLOWER, attack=10)
        osk, odo = table.unit("Osk", attack=90), table.unit("Odo", attack=90)
        rook = table.unit("Rook", seat=1, attack=10)
        story = Story(table).use(vell).choose(osk)
        assert table.tapped(vell)
        story.attack(osk if chosen else odo, rook).go_on()
        assert table.where(rook) == "retreat"
        assert table.tapped(vell) is tapped


@rule("21.2.3", "13.6.1.2")
def test_a_unit_is_given_a_skill_of_the_card_by_its_name() -> None:
    table = Position()
    vell, wren = table.unit("Vell", THRONE), table.unit("Wren", main=True, attack=90)
    table.some(1, "bond")
    rook = table.unit("Rook", seat=1)
    story = Story(table).use(vell, 1)
    story.attack(wren, rook).go_on()
    assert len(table.names("hand")) == 1


@rule("10.2.1", "6.8")
def test_whoever_has_so_many_cards_is_meant() -> None:
    for mine, theirs, left in ((5, 2, (4, 2)), (1, 6, (1, 5)), (5, 5, (4, 4)), (1, 2, (1, 2))):
        table = Position()
        table.unit("Vell", CHILL)
        table.some(mine, "hand")
        table.some(theirs, "hand", seat=1)
        story = Story(table).passes()
        while story.asked.kind == "cards":
            story.choose(table.state.zones[HAND[story.asked.seat]][0])
        assert (len(table.names("hand")), len(table.names("hand", seat=1))) == left


@rule("10.4", "21.2.3.1.4.2")
def test_a_card_sent_from_the_hand_by_an_enemy_fills_the_hand() -> None:
    for zone, count in (("hand", 3), ("bond", 0)):
        table = Position(turn_player=1)
        table.card("Vell", RISE, zone=zone)
        rook = table.unit("Rook", SENDS, seat=1)
        Story(table).use(rook)
        assert len(table.names("hand")) == count
