"""What skills do to cards that are neither units nor supports, to what is deployed where, and to level ups."""

from __future__ import annotations

from engine.answers import Play
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, deploy, level_up, rule
from tests.games.cipher.table import BLACK, RED, WHITE, Position

CHEAPER = (
    "Lamp |CONT| The Deployment Cost of all <Red> cards in your hand is reduced by 1. Deployment Costs cannot be lower "
    "than 1 with this skill."
)
GATE = (
    'Lamp |SPEC| If you are Leveling Up an allied "Vell", the Deployment Cost of this card while in your hand is '
    "reduced by 2."
)
FRIENDS = (
    "Lamp |CONT| During your Deployment Phase, you can deploy and Level Up your cards even if you do not have Bond "
    "cards with compatible colors."
)


@rule("15.1.2", "4.2.1")
def test_cards_in_the_hand_cost_less_while_the_unit_is_there() -> None:
    table = Position(phase="deployment")
    vell = table.unit("Vell", CHEAPER)
    red, white = table.card("Odo", cost=3), table.card("Mere", cost=3, symbols=(WHITE,))
    least, theirs = table.card("Cray", cost=1), table.card("Rook", cost=3, seat=1)
    assert [table.now(one).cost for one in (red, white, least, theirs)] == [2, 3, 1, 3]
    table.happen(table.move(vell, "retreat"))
    assert table.now(red).cost == 3


@rule("15.1.2")
def test_a_cheaper_card_is_deployed_with_fewer_bonds() -> None:
    table = Position(phase="deployment")
    table.unit("Vell", CHEAPER)
    table.some(2, "bond")
    odo = table.card("Odo", cost=3)
    Story(table).deploy(odo)
    assert (table.where(odo), table.state.vars["spent"], table.now(odo).cost) == ("front", 2, 3)


def test_a_card_costs_a_number_in_the_hand_and_in_the_retreat_area() -> None:
    table = Position()
    table.unit("Vell", 'Lamp |CONT| The Deployment Cost of any "Osk" in your hand and Retreat Area becomes 1.')
    found = [table.card("Osk", cost=4, zone=zone) for zone in ("hand", "retreat", "deck", "bond")]
    assert [table.now(one).cost for one in found] == [1, 1, 4, 4]


def test_cards_in_the_opponents_retreat_area_cost_more() -> None:
    table = Position()
    table.unit("Vell", "Lamp |CONT| Cards in your opponent's Retreat Area have their Deployment Cost increased by 1.")
    rook = table.unit("Rook", seat=1)
    two, three = (table.card("Cray", seat=1, zone="retreat", cost=cost) for cost in (1, 2))
    text = "Choose 1 card with a Deployment Cost of 2 or lower from your Retreat Area, and add it to your hand."
    do(table, rook, text)
    assert [table.where(one) for one in (two, three)] == ["hand", "retreat"]


@rule("4.3.1", "16.1.2")
def test_class_changes_from_the_hand_cost_less() -> None:
    table = Position(phase="deployment")
    table.unit("Vell", "Lamp |CONT| The Class Change Cost of all <Red> cards in your hand is reduced by 1.")
    changing, plain = table.card("Odo", cost=4, change=3), table.card("Mere", cost=3)
    assert [table.now(one).change_cost for one in (changing, plain)] == [2, None]


@rule("15.1.2", "6.4.2.2.1")
def test_bonds_are_of_another_symbol_too() -> None:
    for face_down in (False, True):
        table = Position(phase="deployment")
        table.unit("Vell", "Lamp |CONT| Your <White> Bond cards are also treated as <Black>.")
        table.card("Osk", zone="bond", symbols=(WHITE,), face_down=face_down)
        odo = table.card("Odo", symbols=(BLACK,))
        assert (deploy(odo) in Story(table).plays()) is not face_down


@rule("15.1.2", "2.1")
def test_symbols_are_not_asked_for() -> None:
    table = Position(phase="deployment")
    vell = table.unit("Vell", FRIENDS)
    table.some(2, "bond", symbols=(RED,))
    odo, mere = table.card("Odo", symbols=(BLACK,)), table.card("Mere", symbols=(WHITE,))
    story = Story(table)
    assert deploy(odo) in story.plays()
    story.deploy(odo)
    table.happen(table.move(vell, "retreat"))
    assert story.refuses(deploy(mere)) == "Cipher 15.1.2"


@rule("16.1.2", "2.1")
def test_levelling_up_costs_less_than_deploying() -> None:
    table = Position(phase="deployment")
    table.some(2, "bond")
    table.unit("Vell")
    upper = table.card("Vell", GATE, cost=4)
    story = Story(table)
    assert story.refuses(deploy(upper)) == "Cipher 14.1.1.1"
    story.level_up(upper)
    assert (table.where(upper), table.state.vars["spent"]) == ("front", 2)


@rule("16.1.2")
def test_what_costs_less_for_one_unit_costs_as_much_as_ever_for_another() -> None:
    for bonds in (2, 4):
        table = Position(phase="deployment")
        table.some(bonds, "bond")
        table.unit("Vell")
        osk = table.unit("Osk")
        upper = table.card("Vell", f'{GATE}\nMask |SPEC| Treat this card as if its Unit Name is also "Osk".', cost=4)
        story = Story(table)
        onto = Play("level up", upper, target=osk)
        if bonds == 2:
            assert story.refuses(onto) == "Cipher 16.1.2"
        story.say(onto if bonds == 4 else level_up(upper))
        assert table.state.vars["spent"] == bonds


@rule("16.1.2")
def test_a_level_up_that_costs_less_than_nothing_is_free() -> None:
    table = Position(phase="deployment")
    table.unit("Vell")
    table.some(1, "bond")
    upper = table.card("Vell", GATE, cost=1)
    story = Story(table).level_up(upper)
    assert (table.where(upper), "spent" in story.table.state.vars) == ("front", False)


@rule("14.1.2", "2.2")
def test_a_line_is_closed_to_what_the_opponent_deploys() -> None:
    table = Position(phase="deployment", turn_player=1)
    table.unit("Vell", "Lamp |CONT| Your opponent cannot deploy cards with a Deployment Cost of 1 into the Front Line.")
    table.some(3, "bond", seat=1)
    one, two = table.card("Rook", seat=1, cost=1), table.card("Cray", seat=1, cost=2)
    story = Story(table)
    assert story.refuses(deploy(one)) == "Cipher 2.2"
    story.deploy(one, "back").deploy(two)
    assert (table.where(one), table.where(two)) == ("back", "front")


@rule("14.1.2", "2.2")
def test_a_skill_deploys_to_the_line_that_is_open() -> None:
    table = Position()
    table.unit("Vell", "Lamp |CONT| Your opponent cannot deploy cards into the Front Line.")
    rook, odo = table.unit("Rook", seat=1), table.card("Odo", seat=1, zone="retreat")
    do(table, rook, "Choose 1 card from your Retreat Area, and deploy it.")
    assert table.where(odo) == "back"


BARRED = "your opponent cannot deploy cards with a Deployment Cost of 1 into the Front Line."
LOST = "Choose 1 enemy. Until the end of the turn, that enemy loses all of their skills."


@rule("14.1.2", "2.2")
def test_a_line_is_closed_only_while_the_skill_is_there_and_says_so() -> None:
    for condition, lost, closed in (
        ("During your opponent's turn", False, True),
        ("During your turn", False, False),
        ("If you have 3 or more other allies", False, False),
        ("During your opponent's turn", True, False),
    ):
        table = Position(phase="deployment", turn_player=1)
        table.unit("Vell", f"Lamp |CONT| {condition}, {BARRED}")
        table.some(3, "bond", seat=1)
        rook, cray = table.unit("Rook", seat=1), table.card("Cray", seat=1)
        if lost:
            do(table, rook, LOST)
        story = Story(table)
        assert (deploy(cray) not in story.plays()) is closed, condition
        assert deploy(cray, "back") in story.plays()


@rule("15.1.2")
def test_cards_in_the_hand_cost_as_much_as_ever_when_the_unit_has_lost_its_skills() -> None:
    table = Position()
    vell, rook, card = table.unit("Vell", CHEAPER), table.unit("Rook", seat=1), table.card("Odo", cost=3)
    assert table.now(card).cost == 2
    do(table, rook, LOST)
    assert (table.now(card).cost, table.now(vell).abilities) == (3, ())
