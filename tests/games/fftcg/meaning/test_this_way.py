"""What an ability, or the payment for it, has done to how many: counters, cards and what they cost."""

from __future__ import annotations

import pytest

from engine.games.fftcg.cards import CardType
from engine.games.fftcg.rules.table import HAND
from tests.games.fftcg.effects.doing import Doing, cards, do, lines
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


@rule("6.7.1", "11.9.2")
def test_entering_with_counters_that_are_there_as_it_enters() -> None:
    table = Position()
    text = "Hal enters the field with 3 Ember Counters on it.\nWhen an Ember Counter is placed on Hal, gain [Crystal]."
    hal = table.forward("Hal", text=text, zone="hand", cost=0)
    Story(table).cast(hal).resolve()
    assert table.state.cards[hal].counters == {"Ember": 3}
    assert table.state.vars["crystals 0"] == 1


@rule("6.7.1", "15.1.1.10")
def test_counters_move_from_one_to_another() -> None:
    table = Position()
    osk, ann = table.backup("Osk", counters={"Ember": 3}), table.forward("Ann")
    Doing(table, osk, "Choose 1 Forward. Move 2 Ember Counters from Osk to it.").choose(ann).resolve()
    assert (table.state.cards[osk].counters, table.state.cards[ann].counters) == ({"Ember": 1}, {"Ember": 2})


@rule("15.1.1.10.1", "11.6.10")
def test_damage_for_each_counter_that_was_removed_as_a_cost() -> None:
    table = Position()
    text = (
        "Remove all Ember Counters from Osk: Choose 1 Forward. Deal it 2000 damage for each Ember Counter removed "
        "by this ability's cost."
    )
    osk, ann = table.backup("Osk", text, counters={"Ember": 2}), table.forward("Ann", seat=1)
    Story(table).use(osk).resolve()
    assert table.state.cards[ann].damage == 4000


@rule("15.1.1.10", "11.8.17")
def test_as_many_forwards_as_counters_were_removed() -> None:
    table = Position()
    text = (
        "[0]: You may remove any number of Ember Counters from Osk. When you do so, "
        "choose up to the same number of Forwards as the Ember Counters you removed. Deal them 4000 damage."
    )
    osk = table.backup("Osk", text, counters={"Ember": 2})
    ann, bea, _ = (table.forward(name, seat=1) for name in ("Ann", "Bea", "Cid"))
    story = Story(table).use(osk).resolve().yes().number(2)
    story.choose(ann, bea).resolve()
    assert [table.state.cards[one].damage for one in (ann, bea)] == [4000, 4000]


@rule("15.1.1.10")
def test_a_counter_of_any_name_is_one_that_its_actor_names() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", seat=1, counters={"Ember": 1, "Frost": 2})
    Doing(table, osk, "Choose 1 Character opponent controls. Remove 1 Counter from it.").choose(ann).resolve(lines(1))
    assert table.state.cards[ann].counters == {"Ember": 1, "Frost": 1}


@rule("11.11.6", "15.1.1.4")
def test_each_card_that_just_the_opponent_discarded() -> None:
    table = Position()
    osk, _, _, _ = table.backup("Osk"), table.some(1, "hand"), table.some(2, "hand", seat=1), table.some(5, "deck")
    do(table, osk, "Each player discards their hand. Draw 1 card for each card your opponent discarded this way.")
    assert len(table.state.zones[HAND[0]]) == 2


@rule("15.1.1.1")
def test_each_backup_that_was_activated() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", seat=1)
    for number in range(2):
        table.mark(table.backup(f"Pip {number}"), dull=True)
    text = (
        "Activate all the Backups you control. Choose 1 Forward. Deal it 1000 damage for each Backup activated this "
        "way."
    )
    Doing(table, osk, text).choose(ann).resolve()
    assert table.state.cards[ann].damage == 2000


@rule("4.5", "11.11.5")
def test_drawing_as_many_cards_as_were_discarded() -> None:
    table = Position()
    osk, hand, _ = table.backup("Osk"), table.some(3, "hand"), table.some(5, "deck")
    do(table, osk, "Discard up to 3 cards. Draw as many cards as you discarded.", cards(*hand[:2]))
    assert len(table.state.zones[HAND[0]]) == 3


@pytest.mark.parametrize("kind", [CardType.FORWARD, CardType.SUMMON])
@rule("11.2.1.1", "11.4.4")
def test_for_each_card_that_was_discarded_to_cast_it(kind: CardType) -> None:
    table = Position()
    effect = "Gain [Crystal] for each card discarded to cast Hal."
    text = effect if kind is CardType.SUMMON else f"When Hal enters the field, {effect[0].lower()}{effect[1:]}"
    hal, hand = table.card("Hal", kind, text, zone="hand", cost=4), table.some(2, "hand")
    Story(table).cast(hal, *hand).resolve()
    assert table.state.vars["crystals 0"] == 2


@rule("11.4.4", "11.4.6")
def test_removing_any_number_to_pay_so_much_less_for_each() -> None:
    table = Position()
    text = (
        "Before paying the cost to cast Hal, you can remove any number of active Backups you control from the game to "
        "reduce the cost required to cast Hal by 2 for each Backup you removed this way."
    )
    hal, osk, pip = table.forward("Hal", text=text, zone="hand", cost=4), table.backup("Osk"), table.backup("Pip")
    story = Story(table).cast(hal)
    if story.asked.kind == "options":
        story.pick(len(story.asked.options) - 1)
    assert [table.where(one) for one in (hal, osk, pip)] == ["field", "removed", "removed"]


@rule("6.7.1", "11.9.2")
def test_entering_with_a_counter_for_each_backup() -> None:
    table = Position()
    text = "Hal enters the field with 2 Ember Counters on it for each Backup you control."
    hal, _, _ = table.forward("Hal", text=text, zone="hand", cost=0), table.backup("Osk"), table.backup("Pip")
    Story(table).cast(hal)
    assert table.state.cards[hal].counters == {"Ember": 4}


@pytest.mark.parametrize(("points", "brave"), [(2, False), (3, True), (4, True), (5, False)])
@rule("6.5")
def test_just_3_or_4_points_of_damage(points: int, brave: bool) -> None:
    table = Position()
    ox = table.forward("Ox", text="If you have received 3 or 4 points of damage, Ox gains Brave.")
    table.damage(points)
    assert ("Brave" in table.keywords(ox)) is brave
