"""FFTCG chapter 10: the Attack Phase up to the declaration of attackers."""

from __future__ import annotations

from engine.abilities.conditions import Number
from engine.abilities.events import Attacks
from engine.abilities.kinds import FieldAbility
from engine.abilities.node import Cost
from engine.abilities.nouns import Source
from engine.abilities.statics import Changes, CostsTo
from engine.answers import Pass, Pay
from engine.games.fftcg.vocabulary import CP
from tests.games.fftcg.story import Story, attack, cast, rule
from tests.games.fftcg.table import FIRE, ICE, WIND, Position, words


def costs_to_attack(table: Position, forward: int, *cost: Cost) -> None:
    """Let a Forward's attack have a cost."""
    table.grant(forward, FieldAbility((Changes(Source(), (CostsTo(Attacks(), cost),)),)))


def pays(*cards: int) -> Pay:
    """Pay with Fire CP from each of these cards."""
    return Pay(tuple((card, FIRE.value) for card in cards))


def through(story: Story) -> Story:
    """Nobody does anything until the next declaration or the next phase."""
    while story.step not in ("declare", "main 2"):
        assert story.asked.kind == "play", story.asked.text
        story.passes()
    return story


# The Attack Preparation Step


@rule("10.1.1.1")
def test_what_triggers_at_the_beginning_of_the_attack_phase_goes_on_the_stack_first() -> None:
    table = Position(phase="main 1")
    table.forward("Mirelle", text="At the beginning of the Attack Phase during each of your turns, draw 1 card.")
    story = Story(table, at="preparation")
    assert (story.step, story.stack) == ("preparation", ["Mirelle"])
    assert story.asked.kind == "play"


@rule("10.1.1.2")
def test_in_the_preparation_step_the_turn_player_has_priority_first_and_can_use_summons_and_abilities() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    mirelle = table.forward("Mirelle", text="[0]: Draw 1 card.\nSunrise [S]: Draw 1 card.")
    table.forward("Mirelle", zone="hand")
    story = Story(table, at="preparation")
    assert (story.step, story.asked.seat) == ("preparation", 0)
    story.cast(pyre).use(mirelle, 0).use(mirelle, 1)
    assert story.stack == ["Pyre", "Mirelle", "Mirelle"]


@rule("10.1.1.2")
def test_characters_cannot_be_cast_in_the_preparation_step() -> None:
    table = Position()
    vell = table.forward(zone="hand", cost=0)
    assert Story(table, at="preparation").refuses(cast(vell)) == "FFTCG 11.4.1"


# Who attacks


@rule("10.1.2.1")
def test_the_turn_player_names_one_forward_or_a_party_of_one_element() -> None:
    table = Position()
    mirelle, vell, rime = table.forward("Mirelle"), table.forward("Vell"), table.forward("Rime", element=ICE)
    story = Story(table, at="attack")
    assert (story.asked.kind, story.asked.seat) == ("attack", 0)
    assert story.refuses(attack(mirelle, rime)) == "FFTCG 15.1.1.9.2"
    story.say(attack(mirelle, vell))
    assert table.state.vars["attackers"] == (table.ref(mirelle), table.ref(vell))


@rule("10.1.2.1")
def test_all_members_of_a_party_must_share_one_element_not_each_two_another() -> None:
    table = Position()
    one = table.forward("Mirelle", element=(FIRE, ICE))
    two = table.forward("Vell", element=(ICE, WIND))
    three = table.forward("Tarn", element=(FIRE, WIND))
    assert Story(table, at="attack").refuses(attack(one, two, three)) == "FFTCG 15.1.1.9.2"


@rule("10.1.2.1")
def test_only_forwards_of_the_turn_player_attack() -> None:
    table = Position()
    table.forward()
    osk, rival = table.backup(), table.forward("Cole", seat=1)
    story = Story(table, at="attack")
    assert [story.refuses(attack(osk)), story.refuses(attack(rival))] == ["FFTCG 10.1.2.1", "FFTCG 10.1.2.1"]


@rule("10.1.2.1.1")
def test_a_dull_forward_cannot_attack() -> None:
    table = Position()
    mirelle, _ = table.forward("Mirelle", text="Haste", dull=True), table.forward()
    assert Story(table, at="attack").refuses(attack(mirelle)) == "FFTCG 10.1.2.1.1"


@rule("10.1.2.1.1")
def test_a_forward_that_came_this_turn_attacks_only_with_haste() -> None:
    table = Position()
    fresh, hasty = table.forward("Mirelle", since=3), table.forward("Vell", text="Haste", since=3)
    story = Story(table, at="attack")
    assert story.refuses(attack(fresh)) == "FFTCG 10.1.2.1.1"
    through(story.attack(hasty))
    assert len(table.state.zones[9]) == 1


@rule("10.1.2.1.1")
def test_a_forward_taken_over_this_turn_cannot_attack() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Gain control of it until the end of the turn.",
                        cost=0)
    rival = table.forward("Cole", seat=1)
    table.forward()
    story = Story(table, at="preparation").cast(pyre).on()
    assert table.state.cards[rival].controller == 0
    story.on()
    assert story.refuses(attack(rival)) == "FFTCG 10.1.2.1.1"


@rule("10.1.2.1.2")
def test_a_forward_attacks_only_once_a_turn() -> None:
    table = Position()
    mirelle, _ = table.forward("Mirelle", text="Brave"), table.forward()
    story = through(Story(table, at="attack").attack(mirelle))
    assert story.asked.kind == "attack"
    assert story.refuses(attack(mirelle)) == "FFTCG 10.1.2.1.2"


@rule("10.1.2.1.2")
def test_a_forward_that_something_keeps_from_attacking_cannot_attack() -> None:
    table = Position()
    mirelle, _ = table.forward("Mirelle", text="Mirelle cannot attack."), table.forward()
    assert Story(table, at="attack").refuses(attack(mirelle)) == "FFTCG 10.1.2.1.2"


@rule("10.1.2.1.3")
def test_the_attack_phase_does_not_end_before_those_have_attacked_that_must() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", text="Mirelle must attack once per turn if possible."), table.forward()
    story = Story(table, at="attack")
    assert story.refuses(Pass()) == "FFTCG 10.1.2.1.3"
    through(story.attack(vell))
    assert story.refuses(Pass()) == "FFTCG 10.1.2.1.3"
    assert through(story.attack(mirelle)).step == "main 2"


@rule("10.1.2.2")
def test_attacking_dulls_a_forward_unless_it_has_brave() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", text="Brave"), table.forward("Vell")
    Story(table, at="attack").say(attack(mirelle, vell))
    assert (table.state.cards[mirelle].dull, table.state.cards[vell].dull) == (False, True)


# What an attack costs


@rule("10.1.2.3")
def test_a_cost_to_attack_is_paid_when_the_attack_is_declared() -> None:
    table = Position()
    mirelle, osk, two = table.forward("Mirelle"), table.backup("Osk"), table.backup("Brand")
    costs_to_attack(table, mirelle, CP(Number(1)))
    story = Story(table, at="attack").say(attack(mirelle))
    assert (story.asked.kind, story.step) == ("pay", "declare")
    story.pay(osk)
    assert (table.state.cards[osk].dull, table.state.cards[two].dull, story.step) == (True, False, "attack declared")


@rule("10.1.2.3")
def test_more_cp_than_an_attack_costs_come_only_from_a_discarded_card() -> None:
    table = Position()
    mirelle, osk, brand = table.forward("Mirelle"), table.backup("Osk"), table.backup("Brand")
    tarn = table.forward("Tarn", zone="hand")
    costs_to_attack(table, mirelle, CP(Number(1)))
    story = Story(table, at="attack").say(attack(mirelle))
    assert story.refuses(pays(osk, brand)) == "FFTCG 5.2.1.3.1"
    story.say(pays(tarn))
    assert (table.where(tarn), story.step) == ("break zone", "attack declared")


@rule("10.1.2.3")
def test_what_cannot_be_paid_cannot_attack() -> None:
    table = Position()
    mirelle, _ = table.forward("Mirelle"), table.forward()
    costs_to_attack(table, mirelle, CP(Number(1)))
    assert Story(table, at="attack").refuses(attack(mirelle)) == "FFTCG 11.2.1.1"


@rule("10.1.2.3")
def test_what_an_attack_costs_is_fixed_when_it_is_declared() -> None:
    """Each attack costs as many CP as there are active Backups: paying for one makes the other no cheaper."""
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell")
    osk, tarn = table.backup("Osk"), table.forward("Tarn", zone="hand")
    for forward in (mirelle, vell):
        costs_to_attack(table, forward, CP(words("unit", "active Backups you control")))
    story = Story(table, at="attack").say(attack(mirelle, vell)).pay(osk)
    assert story.asked.kind == "pay"
    story.pay(tarn)
    assert (table.where(tarn), story.step) == ("break zone", "attack declared")


@rule("10.1.2.3")
def test_a_party_whose_costs_cannot_all_be_paid_cannot_attack() -> None:
    table = Position()
    mirelle, vell, _ = table.forward("Mirelle"), table.forward("Vell"), table.backup("Osk")
    for forward in (mirelle, vell):
        costs_to_attack(table, forward, CP(Number(1)))
    story = Story(table, at="attack")
    assert story.refuses(attack(mirelle, vell)) == "FFTCG 11.2.1.1"


# What follows the declaration


@rule("10.1.2.4")
def test_the_forward_named_is_attacking() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell")
    pyre = table.summon("Pyre", "Choose 1 attacking Forward. Deal it 9000 damage.", cost=0)
    story = Story(table, at="attack")
    story.say(attack(mirelle)).cast(pyre).on()
    assert (table.where(mirelle), table.where(vell)) == ("break zone", "field")


@rule("10.1.2.5", "10.1.2.6")
def test_what_the_attack_triggers_is_on_the_stack_when_the_turn_player_gets_priority() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="When Mirelle attacks, draw 1 card.")
    table.forward("Cole", text="When a Forward opponent controls attacks, draw 1 card.", seat=1)
    story = Story(table, at="attack").say(attack(mirelle))
    assert (story.stack, story.asked.kind, story.asked.seat) == (["Mirelle", "Cole"], "play", 0)
    assert story.step == "attack declared"


@rule("10.1.2.6")
def test_the_turn_player_can_act_before_the_block_and_then_the_opponent() -> None:
    table = Position()
    mirelle, rival = table.forward("Mirelle", text="[0]: Draw 1 card."), table.forward("Cole", seat=1)
    story = Story(table, at="attack").say(attack(mirelle))
    story.use(mirelle).on()
    assert (story.asked.kind, story.asked.seat) == ("block", 1)
    assert rival in story.asked.cards()


@rule("10.1.2.7")
def test_without_an_attacker_block_and_damage_are_skipped() -> None:
    table = Position()
    table.forward()
    table.forward("Cole", seat=1)
    story = Story(table, at="attack").say(Pass())
    assert (story.step, story.asked.kind) == ("main 2", "play")
    assert not table.state.zones[9]


@rule("10.1.2.7")
def test_who_has_no_forward_that_can_attack_is_not_asked() -> None:
    story = Story(Position(), at="attack")
    assert (story.step, story.asked.kind) == ("main 2", "play")
