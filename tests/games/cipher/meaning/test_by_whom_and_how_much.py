"""By whom something is destroyed, and how much cards cost together."""

from __future__ import annotations

from tests.games.cipher.effects.doing import Doing, cards, do
from tests.games.cipher.story import Story
from tests.games.cipher.table import SWORD, Position

DESTROY = "Lamp |ACT| Choose 1 non-Main Character enemy, and destroy them."


def test_who_cannot_be_destroyed_by_a_kind_of_enemy_is_safe_from_its_attacks_and_its_skills() -> None:
    for weapons, where in (((SWORD,), "front"), ((), "retreat")):
        for by_attack in (True, False):
            table = Position()
            rook = table.unit("Rook", "Ward |CONT| This unit cannot be destroyed by <Sword> enemies.", seat=1)
            vell = table.unit("Vell", DESTROY, weapons=weapons, attack=90)
            story = Story(table)
            story.attack(vell, rook).go_on() if by_attack else story.use(vell)
            assert table.where(rook) == where


def test_a_unit_knows_whether_an_enemy_destroyed_it() -> None:
    text = "Toll |AUTO| When this unit is destroyed by an enemy, draw 1 card."
    for seat, drawn in ((0, 1), (1, 0)):
        table = Position(turn_player=seat)
        rook = table.unit("Rook", text, seat=1)
        vell = table.unit("Vell", "Lamp |ACT| Choose 1 \"Rook\", and destroy them.", seat=seat)
        Story(table).use(vell)
        assert (table.where(rook), len(table.names("hand", 1))) == ("retreat", drawn)


def test_who_cannot_be_destroyed_by_critical_hits_is_destroyed_by_other_attacks() -> None:
    for critical, where in ((True, "front"), (False, "retreat")):
        table = Position()
        rook = table.unit("Rook", "Ward |CONT| This unit cannot be destroyed by enemy Critical Hits.", seat=1)
        vell, spare = table.unit("Vell", attack=90), table.card("Vell")
        story = Story(table).attack(vell, rook)
        story.choose(*[spare] if critical else []).go_on()
        assert table.where(rook) == where


def test_those_chosen_together_cost_no_more_than_is_said() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |ACT| Choose any number of enemies whose Deployment Costs total 4 or lower, and "
                      "destroy them.")
    dear, three, two, one = (table.unit(f"Rook {cost}", seat=1, cost=cost) for cost in (5, 3, 2, 1))
    story = Story(table)
    story.use(vell)
    assert story.refuses_cards(dear) == story.refuses_cards(three, two) == "Cipher 21.1.1.1"
    story.choose(three, one)
    assert [table.where(unit) for unit in (dear, three, two, one)] == ["front", "retreat", "front", "retreat"]


def test_where_no_group_is_cheap_enough_nobody_is_chosen() -> None:
    table = Position()
    vell, dear = table.unit("Vell"), table.unit("Rook", seat=1, cost=5)
    text = "Choose any number of enemies with a total Deployment Cost of 4 or lower, and destroy them."
    do(table, vell, text, cards())
    assert not table.destroyed(dear)


def test_a_cost_of_cheap_cards_can_be_paid_only_with_such() -> None:
    text = "[Send 2 cards with a total Deployment Cost of 4 or lower from your hand to the Retreat Area] Draw 1 card."
    for costs, can in (((5, 3, 2), False), ((5, 3, 1), True)):
        table = Position()
        vell = table.unit("Vell")
        for cost in costs:
            table.card(f"Rook {cost}", cost=cost)
        assert (Doing(table, vell, text).refusal is None) is can


def test_a_cost_is_paid_with_cards_that_are_cheap_enough_together() -> None:
    table = Position()
    text = "[Send 2 cards with a total Deployment Cost of 4 or lower from your hand to the Retreat Area] Draw 1 card."
    vell = table.unit("Vell", f"Lamp |ACT| {text}")
    dear, three, one = (table.card(f"Rook {cost}", cost=cost) for cost in (5, 3, 1))
    story = Story(table).use(vell)
    assert story.refuses_cards(dear, one) == "Cipher 22.3"
    story.choose(three, one)
    assert [table.where(card) for card in (dear, three, one)] == ["hand", "retreat", "retreat"]
