"""FFTCG chapter 15.1.1.9: parties."""

from __future__ import annotations

from engine.abilities.combat import DealsDamage
from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import Any, Noun, OfType, Source
from engine.abilities.statics import Cannot, Changes
from engine.answers import Pass
from engine.games.fftcg.cards import CardType
from tests.games.fftcg.story import Story, attack, rule
from tests.games.fftcg.table import FIRE, ICE, WIND, Position

BROKE = "When a Forward damaged by {} is put from the field into the Break Zone on the same turn, draw 1 card."
PARTY_POWER = "If Mirelle forms a party, Mirelle gains +2000 power."


def attacked(table: Position, *attackers: int) -> Story:
    """An attack up to the declaration of a blocker."""
    story = Story(table, at="attack").attack(*attackers)
    assert (story.asked.kind, story.asked.seat) == ("block", 1)
    return story


def deals_no_damage(table: Position, forward: int) -> None:
    """Let something keep a Forward from dealing damage to Forwards."""
    ban = Cannot((DealsDamage((Any(Noun((OfType(CardType.FORWARD),))),)),))
    table.grant(forward, FieldAbility((Changes(Source(), (ban,)),)))


def through(story: Story) -> Story:
    """Nobody does anything until the next declaration or the next phase."""
    while story.step not in ("declare", "main 2"):
        story.passes()
    return story


@rule("15.1.1.9.1")
def test_a_party_attacks_like_one_forward() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell")
    story = through(Story(table, at="attack").attack(mirelle, vell))
    assert (len(table.state.zones[9]), story.step) == (1, "main 2")


@rule("15.1.1.9.2")
def test_forwards_that_share_an_element_can_form_a_party() -> None:
    table = Position()
    one, other = table.forward("Mirelle", element=(FIRE, ICE)), table.forward("Vell", element=(ICE, WIND))
    fire = table.forward("Tarn")
    story = Story(table, at="attack")
    assert story.refuses(attack(other, fire)) == "FFTCG 15.1.1.9.2"
    story.say(attack(one, other))


@rule("15.1.1.9.2")
def test_who_can_form_a_party_with_any_element_needs_no_shared_one() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle can form a party with Forwards of any Element.")
    vell = table.forward("Vell", element=ICE)
    Story(table, at="attack").say(attack(mirelle, vell))
    assert table.state.vars["party"]


@rule("15.1.1.9.2")
def test_who_cannot_form_parties_attacks_alone() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", text="Mirelle cannot form parties."), table.forward("Vell")
    story = Story(table, at="attack")
    assert story.refuses(attack(mirelle, vell)) == "FFTCG 2.2"
    story.say(attack(mirelle))


@rule("15.1.1.9.3")
def test_only_forwards_that_could_attack_form_a_party() -> None:
    table = Position()
    mirelle, fresh = table.forward("Mirelle"), table.forward("Vell", since=3)
    tired = table.forward("Tarn", dull=True)
    story = Story(table, at="attack")
    assert story.refuses(attack(mirelle, fresh)) == "FFTCG 10.1.2.1.1"
    assert story.refuses(attack(mirelle, tired)) == "FFTCG 10.1.2.1.1"


@rule("15.1.1.9.4")
def test_a_party_may_have_any_number_of_forwards() -> None:
    table = Position()
    forwards = [table.forward(name) for name in ("Mirelle", "Vell", "Tarn", "Ren", "Dun", "Cole", "Bray")]
    Story(table, at="attack").say(attack(*forwards))
    assert all(table.state.cards[one].dull for one in forwards)


@rule("15.1.1.9.5")
def test_a_party_is_dissolved_when_no_more_than_one_of_it_is_left() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 7000, PARTY_POWER), table.forward("Vell")
    tarn = table.forward("Tarn")
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    rime = table.summon("Rime", "Choose 1 Forward. Break it.", cost=0)
    story = Story(table, at="attack").say(attack(mirelle, vell, tarn)).cast(pyre).choose(vell).resolve()
    assert table.power(mirelle) == 9000
    story.cast(rime).choose(tarn).resolve()
    assert table.power(mirelle) == 7000


@rule("15.1.1.9.6")
def test_who_can_block_one_of_a_party_can_block_it_whole() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle cannot be blocked by a Forward of cost 3 or more.")
    vell = table.forward("Vell", text="Vell cannot be blocked by a Forward of cost 4 or more.")
    three, four = table.forward("Cole", seat=1, cost=3), table.forward("Dun", seat=1, cost=4)
    story = attacked(table, mirelle, vell)
    assert story.refuses(attack(four)) == "FFTCG 10.1.3.1.2"
    story.say(attack(three))


@rule("15.1.1.9.7", "15.2.3.4")
def test_a_party_without_first_strike_of_all_its_members_strikes_at_the_normal_time() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 5000, "First Strike"), table.forward("Vell", 5000)
    cole = table.forward("Cole", 5000, seat=1)
    attacked(table, mirelle, vell).block(cole).on().share(5000, 0)
    assert [table.where(one) for one in (mirelle, vell, cole)] == ["break zone", "field", "break zone"]


@rule("15.1.1.9.7", "15.2.3.4")
def test_a_party_whose_members_all_have_first_strike_strikes_first() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 5000, "First Strike"), table.forward("Vell", 5000, "First Strike")
    cole = table.forward("Cole", 8000, seat=1)
    attacked(table, mirelle, vell).block(cole).on()
    assert [table.where(one) for one in (mirelle, vell, cole)] == ["field", "field", "break zone"]


@rule("15.1.1.9.8")
def test_who_of_a_party_can_deal_damage_comes_first_then_the_sum_then_its_reduction() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 5000), table.forward("Vell", 4000)
    tarn = table.forward("Tarn", 3000)
    deals_no_damage(table, mirelle)
    cole = table.forward("Cole", 9000, "If Cole is dealt battle damage, reduce the damage by 2000 instead.", seat=1)
    attacked(table, mirelle, vell, tarn).block(cole).on().share(0, 4000, 5000)
    assert table.state.cards[cole].damage == 5000


@rule("15.1.1.9.8")
def test_a_blocker_is_broken_by_all_of_a_party_even_by_one_that_can_deal_no_damage() -> None:
    table = Position()
    mirelle, vell = (table.forward(name, 9000, BROKE.format(name)) for name in ("Mirelle", "Vell"))
    cole = table.forward("Cole", 1000, seat=1)
    deals_no_damage(table, mirelle)
    story = attacked(table, vell, mirelle).block(cole).on().share(1000, 0).pick(0, 1)
    assert sorted(story.stack) == ["Mirelle", "Vell"]


@rule("15.1.1.9.8")
def test_what_a_party_damaged_stays_damaged_by_all_of_it_when_it_is_dissolved() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 2000, BROKE.format("Mirelle")), table.forward("Vell", 3000)
    cole = table.forward("Cole", 6000, seat=1)
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Break it.", cost=0)
    story = through(attacked(table, vell, mirelle).block(cole).on().share(6000, 0))
    assert (table.where(vell), table.where(mirelle), story.step) == ("break zone", "field", "main 2")
    story.cast(pyre).resolve()
    assert (table.where(cole), story.stack) == ("break zone", ["Mirelle"])


@rule("15.1.1.9.9")
def test_a_party_is_dissolved_when_the_attack_phase_goes_on_to_the_next_attack_or_ends() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "Brave\n" + PARTY_POWER)
    vell, _ = table.forward("Vell"), table.forward("Tarn")
    story = Story(table, at="attack").attack(mirelle, vell)
    assert (story.step, table.power(mirelle)) == ("damage done", 9000)
    through(story)
    assert (story.step, table.power(mirelle)) == ("declare", 7000)
    story.say(Pass())
    assert (story.step, table.power(mirelle)) == ("main 2", 7000)
