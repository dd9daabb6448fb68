"""FFTCG chapter 5: what stands on cards, and what it means in play."""

from __future__ import annotations

import pytest

from engine.answers import Pay
from engine.decks import parse_deck
from engine.games import load_game
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.decks import check
from tests.games.fftcg.story import Story, attack, cast, rule
from tests.games.fftcg.table import DARK, FIRE, ICE, LIGHT, WIND, Position

BLESSING = "The Multi-Element Forwards you control gain +1000 power."


# Elements and costs


@rule("5.2.1.1")
def test_a_card_has_the_elements_of_its_crystal() -> None:
    table = Position()
    table.backup("Osk", "The Ice Forwards you control gain +1000 power.")
    forwards = [table.forward(f"Vell {n}", 5000, element=e) for n, e in enumerate((ICE, FIRE, (FIRE, ICE)))]
    assert [table.power(number) for number in forwards] == [6000, 5000, 6000]


@rule("5.2.1.1")
def test_a_character_to_which_an_effect_gives_a_second_element_is_a_multi_element_card() -> None:
    table = Position()
    table.backup("Osk", BLESSING)
    vell = table.forward("Vell", 5000)
    both = table.forward("Bron", 5000, element=(FIRE, ICE))
    pyre = table.summon("Pyre", "Choose 1 Forward. It gains Ice until the end of the turn.", cost=0)
    assert (table.power(vell), table.power(both)) == (5000, 6000)
    Story(table).cast(pyre).choose(vell).resolve()
    assert table.power(vell) == 6000


@rule("5.2.1.2")
def test_using_a_card_costs_the_cp_marked_on_it() -> None:
    table = Position()
    vell = table.forward("Vell", zone="hand", cost=3)
    backups = [table.backup(name) for name in ("Osk", "Ivo")]
    assert Story(table).refuses(cast(vell)) == "FFTCG 11.4.6.1.1"
    story = Story(table)
    backups.append(table.backup("Tam"))
    story = Story(table).cast(vell, *backups)
    assert table.where(vell) == "field" and story.asked.kind == "play"


@rule("5.2.1.3")
def test_a_discarded_card_gives_2_cp_of_its_element_and_a_dulled_backup_1() -> None:
    table = Position()
    vell = table.forward("Vell", zone="hand", cost=3)
    osk, spare = table.backup("Osk"), table.forward("Tarn", zone="hand", element=WIND)
    story = Story(table).say(cast(vell))
    assert story.refuses(Pay(((spare, "Fire"), (osk, "Fire")))) == "FFTCG 11.2.1.1"
    story.say(Pay(((spare, "Wind"), (osk, "Fire"))))
    assert (table.where(vell), table.where(spare)) == ("field", "break zone")
    assert table.state.cards[osk].dull


@rule("5.2.1.3")
@pytest.mark.parametrize("element", ["Fire", "Ice"])
def test_a_discarded_multi_element_card_gives_2_cp_of_the_element_that_is_declared(element: str) -> None:
    table = Position()
    spare = table.forward("Tarn", zone="hand", element=(FIRE, ICE))
    needs = {"Fire": FIRE, "Ice": ICE}
    vell = table.forward("Vell", zone="hand", cost=2, element=needs[element])
    story = Story(table).say(cast(vell))
    other = "Ice" if element == "Fire" else "Fire"
    assert story.refuses(Pay(((spare, other),))) == "FFTCG 11.4.6.1.1"
    story.say(Pay(((spare, element),)))
    assert table.where(vell) == "field"


@rule("5.2.1.3")
@pytest.mark.parametrize("element", [LIGHT, DARK])
def test_light_and_dark_cards_cannot_be_discarded_for_cp(element: object) -> None:
    table = Position()
    table.backup("Osk")
    table.forward("Lux", zone="hand", element=element)  # type: ignore[arg-type]
    vell = table.forward("Vell", zone="hand", cost=3)
    assert Story(table).refuses(cast(vell)) == "FFTCG 11.4.6.1.1"
    paid = table.forward("Tarn", zone="hand")
    story = Story(table).say(cast(vell))
    assert set(story.asked.cards()) == {0, paid}


@rule("5.2.1.3.1")
def test_no_more_cp_are_produced_than_needed_but_for_one_point_of_a_discard() -> None:
    table = Position()
    vell = table.forward("Vell", zone="hand", cost=3)
    first, second, third = table.some(3, "hand")
    osk = table.backup("Osk")
    story = Story(table).say(cast(vell))
    for cards in ((first, second, osk), (first, second, third)):
        assert story.refuses(Pay(tuple((card, "Fire") for card in cards))) == "FFTCG 5.2.1.3.1"
    story.say(Pay(((first, "Fire"), (second, "Fire"))))
    assert table.where(vell) == "field"


@rule("5.2.1.3.1")
def test_one_point_too_many_may_arise_of_each_element_needed() -> None:
    table = Position()
    vell = table.forward("Vell", zone="hand", cost=2, element=(FIRE, ICE))
    fire = table.forward("Tarn", zone="hand")
    ice = table.forward("Rime", zone="hand", element=ICE)
    Story(table).say(cast(vell)).say(Pay(((fire, "Fire"), (ice, "Ice"))))
    assert table.where(vell) == "field"


# Names and kinds


@rule("5.2.2.1")
def test_only_one_card_of_a_name_without_the_generic_icon_is_on_the_field_and_any_number_with_it() -> None:
    table = Position()
    table.forward("Vell")
    second = table.forward("Vell", zone="hand", cost=0)
    guards = [table.forward("Guard", zone="hand", cost=0, generic=True) for _ in range(3)]
    story = Story(table)
    assert story.refuses(cast(second)) == "FFTCG 7.7.3"
    for guard in guards:
        story.cast(guard)
    assert [table.where(guard) for guard in guards] == ["field"] * 3


@rule("5.2.2.2")
def test_a_card_of_several_kinds_belongs_to_every_one_of_them() -> None:
    table = Position()
    for name, kind in (("Osk", "Job Knight Forwards"), ("Ivo", "Job Mage Forwards"), ("Tam", "Forwards")):
        table.backup(name, f"The {kind} you control gain +1000 power.")
    both = table.forward("Vell", 5000, jobs=("Knight", "Mage"))
    one = table.forward("Bron", 5000, jobs=("Knight",))
    assert (table.power(both), table.power(one)) == (8000, 7000)


# Card types


@rule("5.2.3.1.1")
def test_forwards_backups_and_monsters_are_characters() -> None:
    table = Position()
    there = {table.forward(seat=1), table.backup(seat=1), table.monster(seat=1)}
    pyre = table.summon("Pyre", "Choose 1 Character. Dull it.", cost=0)
    flood = table.summon("Flood", "Choose 1 Character in your opponent's Break Zone. Draw 1 card.", cost=0)
    table.summon("Gale", zone="break zone", seat=1)
    story = Story(table)
    assert story.refuses(cast(flood)) == "FFTCG 11.3.3"
    assert set(story.cast(pyre).asked.cards()) == there


@rule("5.2.3.1.1.1")
@pytest.mark.parametrize("kind", [CardType.FORWARD, CardType.BACKUP, CardType.MONSTER])
def test_characters_are_the_cards_that_can_be_on_the_field(kind: CardType) -> None:
    table = Position()
    card = table.card("Vell", kind, zone="hand", cost=0, power=5000)
    Story(table).cast(card)
    assert table.where(card) == "field"


@rule("5.2.3.1.1.2")
def test_forwards_attack_and_block_and_other_characters_do_neither() -> None:
    table = Position()
    vell, osk, grub = table.forward("Vell"), table.backup("Osk"), table.monster("Grub")
    cole, ivo, moth = table.forward("Cole", seat=1), table.backup("Ivo", seat=1), table.monster("Moth", seat=1)
    story = Story(table, at="attack")
    assert [story.refuses(attack(card)) for card in (osk, grub)] == ["FFTCG 10.1.2.1"] * 2
    story.attack(vell)
    assert [story.refuses(attack(card)) for card in (ivo, moth)] == ["FFTCG 10.1.3.1"] * 2
    story.say(attack(cole))
    assert table.state.vars["blocker"] == table.ref(cole)


@rule("5.2.3.1.1.3")
def test_a_backup_enters_dull_and_can_be_dulled_for_cp_once_it_is_active() -> None:
    table = Position()
    osk = table.backup("Osk", zone="hand", cost=0)
    vell = table.forward("Vell", zone="hand", cost=1)
    story = Story(table).cast(osk)
    assert table.state.cards[osk].dull
    assert story.refuses(cast(vell)) == "FFTCG 11.4.6.1.1"
    table.mark(osk, dull=False)
    Story(table).cast(vell, osk)
    assert (table.where(vell), table.state.cards[osk].dull) == ("field", True)


@rule("5.2.3.1.2.1")
def test_a_summon_is_spent_when_used() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    story = Story(table).cast(pyre)
    assert table.where(pyre) == "stack"
    story.resolve()
    assert table.where(pyre) == "break zone"


@rule("5.2.3.1.2.1")
def test_no_effect_puts_a_summon_onto_the_field() -> None:
    table = Position()
    flood = table.summon("Flood", "Draw 1 card.", zone="break zone")
    mirelle = table.forward("Mirelle", text="[0]: Choose 1 Summon in your Break Zone. Play it onto the field.")
    Story(table).use(mirelle).resolve()
    assert table.where(flood) == "break zone"


# Text, number, power


@rule("5.2.4.1")
def test_its_own_name_in_a_text_means_that_very_card() -> None:
    table = Position()
    mine = table.forward("Mirelle", 5000, "[0]: Mirelle gains +2000 power until the end of the turn.")
    theirs = table.forward("Mirelle", 5000, seat=1)
    Story(table).use(mine).resolve()
    assert (table.power(mine), table.power(theirs)) == (7000, 5000)


@rule("5.2.6.1")
def test_in_battle_forwards_deal_each_other_damage_equal_to_their_power() -> None:
    table = Position()
    vell, cole = table.forward("Vell", 5000), table.forward("Cole", 7000, seat=1)
    story = Story(table, at="attack").attack(vell)
    story.block(cole)
    assert table.where(vell) == "break zone"
    assert (table.where(cole), table.state.cards[cole].damage) == ("field", 5000)


@rule("5.2.6.1")
@pytest.mark.parametrize(("amount", "zone"), [(4000, "field"), (5000, "break zone"), (6000, "break zone")])
def test_damage_equal_to_its_power_puts_a_forward_into_the_break_zone_also_outside_battle(
    amount: int, zone: str
) -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    pyre = table.summon("Pyre", f"Choose 1 Forward. Deal it {amount} damage.", cost=0)
    Story(table).cast(pyre).resolve()
    assert table.where(cole) == zone


@rule("5.2.6.1")
def test_only_forwards_have_power() -> None:
    table = Position()
    osk = table.backup("Osk")
    pyre = table.summon("Pyre", "Choose 1 Character of power 4000 or less. Break it.", cost=0)
    assert Story(table).refuses(cast(pyre)) == "FFTCG 11.3.3"
    vell = table.forward("Vell", 4000)
    Story(table).cast(pyre).resolve()
    assert (table.where(osk), table.where(vell)) == ("field", "break zone")


@rule("5.2.5.1")
def test_cards_of_the_same_number_are_the_same_card_and_a_deck_has_at_most_3_of_them() -> None:
    cards = load_game("fftcg").cards()
    one, other = cards.named("Mirelle")
    for lines, broken in (
        (f"3 {one.code}\n[LB]\n3 {other.code}", False), (f"2 {one.code}\n2 {one.code}", True),
    ):
        found = [refusal.rule for refusal in check(parse_deck(lines, "deck.txt"), cards)]
        assert ("FFTCG 8.1.1.2" in found) is broken
