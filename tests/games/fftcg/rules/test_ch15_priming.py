"""FFTCG chapter 15.2.9: Priming."""

from __future__ import annotations

from typing import Any

from engine.answers import Cards, Play
from engine.overrides import MoveCard
from tests.games.byhand import by_hand
from tests.games.fftcg.story import Story, attack, rule, use
from tests.games.fftcg.table import ICE, Position

PRIMING = 'Priming "Rime" -- [Fire]'


def prime(card: int, index: int = 0) -> Play:
    """Use the Priming of a Character."""
    return Play("prime", card, index)


def vell_and_rime(table: Position, text: str = "", upper: str = "", **more: Any) -> tuple[int, int, int]:
    """Vell on the field, with Priming into Rime, who is in the deck; and a Backup that pays for it."""
    vell = table.forward("Vell", 5000, f"{PRIMING}\n{text}".strip(), cost=2, jobs=("Page",), **more)
    rime = table.forward("Rime", 9000, upper, zone="deck", element=ICE, cost=6, jobs=("Spirit",))
    table.some(10, "deck")
    return vell, rime, table.backup("Osk")


def primed(table: Position, text: str = "", upper: str = "", **more: Any) -> tuple[Story, int, int]:
    """Vell has been primed into Rime."""
    vell, rime, osk = vell_and_rime(table, text, upper, **more)
    story = Story(table).say(prime(vell)).pay(osk).choose(rime)
    assert table.state.cards[vell].over == (rime,)
    return story, vell, rime


# Using Priming


@rule("15.2.9.2", "15.2.9.3", "15.2.9.3.1")
def test_for_the_priming_cost_the_named_card_is_searched_and_laid_on_the_character() -> None:
    table = Position()
    vell, rime, osk = vell_and_rime(table)
    other = table.state.zones[2][0] if table.state.zones[2][0] != rime else table.state.zones[2][1]
    story = Story(table).say(prime(vell)).pay(osk)
    assert story.refuses(attack(other)) == "FFTCG 15.2.9.3.1"
    before = list(table.state.zones[2])
    story.choose(rime)
    assert (table.where(vell), table.where(rime), table.state.cards[osk].dull) == ("field", "primed", True)
    assert [n for n in before if n != rime] != table.state.zones[2]


@rule("15.2.9.2")
def test_without_its_cost_there_is_no_priming() -> None:
    table = Position()
    vell = table.forward("Vell", 5000, PRIMING)
    table.forward("Rime", zone="deck")
    assert Story(table).refuses(prime(vell)) == "FFTCG 11.2.1.1"


@rule("15.2.9.3")
def test_priming_is_used_only_in_ones_own_main_phase_with_the_stack_empty() -> None:
    table = Position()
    vell, _, _ = vell_and_rime(table)
    theirs = table.forward("Vell", 5000, 'Priming "Rime" -- [0]', seat=1)
    story = Story(table).cast(table.summon("Pyre", "Draw 1 card.", cost=0))
    assert story.refuses(prime(vell)) == "FFTCG 15.2.9.3"
    assert story.passes().refuses(prime(theirs)) == "FFTCG 15.2.9.3"


@rule("15.2.9.3")
def test_priming_is_not_used_in_the_attack_phase() -> None:
    table = Position()
    vell, _, _ = vell_and_rime(table)
    assert Story(table, at="preparation").refuses(prime(vell)) == "FFTCG 15.2.9.3"


@rule("15.2.9.3")
def test_only_a_character_one_controls_is_primed() -> None:
    table = Position()
    table.backup("Osk")
    theirs = table.forward("Vell", 5000, PRIMING, seat=1)
    held = table.forward("Tarn", 5000, PRIMING, zone="hand")
    story = Story(table)
    assert [story.refuses(prime(theirs)), story.refuses(prime(held))] == ["FFTCG 15.2.9.1", "FFTCG 15.2.9.1"]


@rule("15.2.9.3.1.1")
def test_the_upper_card_does_not_enter_the_field() -> None:
    table = Position()
    table.forward("Mirelle", text="When a Forward enters your field, draw 1 card.")
    story, _, _ = primed(table, upper="When Rime enters the field, draw 1 card.")
    assert (story.stack, story.asked.kind) == ([], "play")


@rule("15.2.9.3.1.2")
def test_who_controls_a_character_of_that_name_cannot_search_for_it() -> None:
    table = Position()
    vell, rime, osk = vell_and_rime(table)
    table.forward("Rime", 4000)
    deck = list(table.state.zones[2])
    story = Story(table).say(prime(vell)).pay(osk)
    assert (story.asked.kind, table.where(rime), table.state.cards[vell].over) == ("play", "deck", ())
    assert table.state.zones[2] == deck


@rule("15.2.9.3.3")
def test_without_a_card_on_top_there_was_no_priming_though_its_cost_was_paid() -> None:
    table = Position()
    vell, _, osk = vell_and_rime(table, "When Vell primes into Rime, draw 1 card.")
    story = Story(table).say(prime(vell)).pay(osk).say(Cards(()))
    assert (story.stack, table.state.cards[osk].dull) == ([], True)
    assert (table.power(vell), table.now(vell).names) == (5000, ("Vell",))


@rule("15.2.9.3.4")
def test_nothing_of_priming_uses_the_stack() -> None:
    table = Position()
    vell, rime, osk = vell_and_rime(table)
    table.summon("Pyre", "Draw 1 card.", cost=0, seat=1)
    story = Story(table).say(prime(vell)).pay(osk)
    assert (story.asked.kind, story.asked.seat, story.stack) == ("cards", 0, [])
    story.choose(rime)
    assert (story.asked.seat, story.stack, table.power(vell)) == (0, [], 9000)


# The primed Character


@rule("15.2.9.3.2")
def test_what_the_character_had_before_it_was_primed_stays_with_it() -> None:
    table = Position()
    vell, rime, osk = vell_and_rime(table, dull=True, damage=2000)
    pyre = table.summon("Pyre", "Choose 1 Forward. It gains +1000 power and Haste until the end of the turn.", cost=0)
    story = Story(table).cast(pyre).resolve()
    story.say(prime(vell, 0)).pay(osk).choose(rime)
    card = table.state.cards[vell]
    assert (card.dull, card.damage, table.power(vell)) == (True, 2000, 10000)
    assert "Haste" in table.keywords(vell)


@rule("15.2.9.3.2")
def test_a_character_that_attacked_already_does_not_attack_again_when_primed() -> None:
    table = Position()
    vell, rime, osk = vell_and_rime(table, "Brave", upper="Brave")
    table.forward("Tarn")
    table.mark(vell, marks={"attacked": 1})
    Story(table).say(prime(vell)).pay(osk).choose(rime)
    table.let(priority=None)
    assert Story(table, at="attack").refuses(attack(vell)) == "FFTCG 10.1.2.1.2"


@rule("15.2.9.4")
def test_the_two_cards_count_as_one_character() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 5000, "Mirelle gains +1000 power for each Forward you control.")
    primed(table)
    assert table.power(mirelle) == 7000


@rule("15.2.9.4.1")
def test_a_primed_character_has_both_names_and_all_else_of_the_upper_card() -> None:
    table = Position()
    story, vell, _ = primed(table, "[0]: Draw 1 card.", "Brave\nWhen Rime attacks, draw 1 card.")
    now = table.now(vell)
    assert (set(now.names), now.power, now.cost) == ({"Vell", "Rime"}, 9000, 6)
    assert (now.jobs, now.elements, now.keywords) == (("Spirit",), (ICE,), {"Brave"})
    assert story.refuses(use(vell, 1)) == "FFTCG 11.6.1"


@rule("15.2.9.4.1")
def test_the_text_of_the_upper_card_works_by_its_own_name() -> None:
    table = Position()
    _, vell, _ = primed(table, upper="When Rime attacks, Rime gains +1000 power until the end of the turn.")
    table.let(priority=None)
    story = Story(table, at="attack").say(attack(vell))
    story.resolve()
    assert table.power(vell) == 10000


@rule("15.2.9.4.1")
def test_no_other_character_of_either_name_can_stand_beside_a_primed_one() -> None:
    table = Position()
    story, _, _ = primed(table)
    for name in ("Vell", "Rime"):
        card = table.forward(name, zone="hand", cost=0)
        assert story.refuses(Play("cast", card)) == "FFTCG 7.7.3"


@rule("15.2.9.4.1.1")
def test_effects_affect_only_the_upper_card() -> None:
    table = Position()
    story, vell, _ = primed(table)
    loses = "Choose 1 Forward. It loses all its abilities until the end of the turn."
    bolt = table.summon("Bolt", "Choose 1 Forward of cost 6. It gains +2000 power until the end of the turn.", cost=0)
    story.cast(bolt).resolve().cast(table.summon("Hush", loses, cost=0)).resolve()
    assert (table.power(vell), table.now(vell).abilities) == (11000, ())
    assert set(table.now(vell).names) == {"Vell", "Rime"}


@rule("15.2.9.4.1.2")
def test_a_base_power_that_was_changed_before_becomes_that_of_the_upper_card() -> None:
    table = Position()
    vell, rime, osk = vell_and_rime(table)
    text = "Choose 1 Forward. Its power becomes 1000 until the end of the turn."
    story = Story(table).cast(table.summon("Pyre", text, cost=0)).resolve()
    assert table.power(vell) == 1000
    story.say(prime(vell)).pay(osk).choose(rime)
    assert table.power(vell) == 9000


# Leaving the field


@rule("15.2.9.4.2")
def test_both_cards_leave_and_the_upper_one_is_then_removed_from_the_game() -> None:
    table = Position()
    story, vell, rime = primed(table)
    pyre = table.summon("Pyre", "Choose 1 Forward. Return it to its owner's hand.", cost=0)
    story.cast(pyre).resolve()
    assert (table.where(vell), table.where(rime)) == ("hand", "removed")
    assert table.now(vell).names == ("Vell",)


@rule("15.2.9.4.2", "15.2.9.4.2.1")
def test_the_removal_uses_no_stack_and_nothing_replaces_it() -> None:
    table = Position()
    instead = "If a Forward is removed from the game, return it to its owner's hand instead."
    table.forward("Mirelle", text=instead, cost=1)
    story, vell, rime = primed(table)
    story.cast(table.summon("Pyre", "Choose 1 Forward of cost 6. Break it.", cost=0)).resolve()
    assert (table.where(vell), table.where(rime), story.stack) == ("break zone", "removed", [])
    tarn = table.forward("Tarn")
    story.cast(table.summon("Gust", "Choose 1 Forward of cost 3. Remove it from the game.", cost=0)).resolve()
    assert table.where(tarn) == "hand"


@rule("15.2.9.4.2.2")
def test_it_leaves_as_one_character_and_triggers_once() -> None:
    table = Position()
    table.forward("Mirelle", text="When a Forward you control is put from the field into the Break Zone, draw 1 card.")
    story, vell, _ = primed(table, upper="When Rime is put from the field into the Break Zone, draw 1 card.")
    pyre = table.summon("Pyre", "Choose 1 Forward of cost 6. Break it.", cost=0)
    story.cast(pyre).resolve().pick(0, 1)
    assert sorted(story.stack) == ["Mirelle", "Vell"]
    assert table.where(vell) == "break zone"


@rule("15.2.9.4")
def test_an_upper_card_that_is_moved_by_hand_lies_on_nothing_any_more() -> None:
    table = Position()
    story, vell, rime = primed(table)
    by_hand(story.match, MoveCard(rime, "field"))
    assert (table.where(rime), table.state.cards[vell].over) == ("field", ())
    assert story.match.law.check(table.state) == []
