"""FFTCG chapter 10: blockers, battle and damage."""

from __future__ import annotations

import pytest

from engine.abilities.combat import Blocks
from engine.abilities.conditions import Number
from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import Source
from engine.abilities.statics import Changes, CostsTo
from engine.answers import Amounts, Pass, Pay
from engine.games.fftcg.vocabulary import CP
from tests.games.fftcg.story import Story, attack, rule
from tests.games.fftcg.table import FIRE, Position, words


def attacked(table: Position, *attackers: int) -> Story:
    """An attack up to the declaration of a blocker."""
    story = Story(table, at="attack").attack(*attackers)
    assert (story.asked.kind, story.asked.seat) == ("block", 1)
    return story


def damage(table: Position, *cards: int) -> list[int]:
    """The damage that Forwards have taken."""
    return [table.state.cards[card].damage for card in cards]


def points(table: Position, seat: int = 1) -> int:
    """The points of damage that a player has received."""
    return len(table.state.zones[8 + seat])


def pays(*cards: int) -> Pay:
    """Pay with Fire CP from each of these cards."""
    return Pay(tuple((card, FIRE.value) for card in cards))


# Who blocks


@rule("10.1.3.1", "10.1.3.2")
def test_the_opponent_names_one_forward_that_blocks() -> None:
    table = Position()
    mirelle, cole, dun = table.forward("Mirelle"), table.forward("Cole", seat=1), table.forward("Dun", seat=1)
    story = attacked(table, mirelle)
    assert story.refuses(attack(cole, dun)) == "FFTCG 10.1.3.1"
    story.say(attack(cole))
    assert table.state.vars["blocker"] == table.ref(cole)


@rule("10.1.3.1", "10.1.4.1")
def test_the_opponent_may_choose_not_to_block_and_takes_a_point_of_damage() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", seat=1)
    attacked(table, mirelle).say(Pass()).on()
    assert (points(table), damage(table, mirelle, cole)) == (1, [0, 0])


@rule("10.1.3.1", "10.1.3.2")
def test_only_a_forward_that_the_opponent_controls_blocks() -> None:
    table = Position()
    mirelle, vell, _ = table.forward("Mirelle"), table.forward("Vell"), table.forward("Cole", seat=1)
    osk = table.backup("Osk", seat=1)
    story = attacked(table, mirelle)
    assert [story.refuses(attack(vell)), story.refuses(attack(osk))] == ["FFTCG 10.1.3.1", "FFTCG 10.1.3.1"]


@rule("10.1.3.1.1")
def test_a_dull_forward_cannot_block() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", seat=1, dull=True)
    table.forward("Dun", seat=1)
    assert attacked(table, mirelle).refuses(attack(cole)) == "FFTCG 10.1.3.1.1"


@rule("10.1.3.1.1")
def test_a_forward_that_came_this_turn_can_block_without_haste() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 7000), table.forward("Cole", 8000, seat=1, since=3)
    attacked(table, mirelle).block(cole).on()
    assert table.where(mirelle) == "break zone"


@rule("10.1.3.1.2")
def test_a_forward_under_a_restriction_cannot_block() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle cannot be blocked by a Forward of cost 4 or more.")
    cole = table.forward("Cole", text="Cole cannot block.", seat=1)
    dear, cheap = table.forward("Dun", seat=1, cost=4), table.forward("Ren", seat=1, cost=3)
    story = attacked(table, mirelle)
    assert [story.refuses(attack(cole)), story.refuses(attack(dear))] == ["FFTCG 10.1.3.1.2", "FFTCG 10.1.3.1.2"]
    story.say(attack(cheap))


@rule("10.1.3.1.3")
def test_a_forward_that_must_block_is_the_one_that_blocks() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", text="Cole must block if possible.", seat=1)
    dun = table.forward("Dun", seat=1)
    story = attacked(table, mirelle)
    assert [story.refuses(Pass()), story.refuses(attack(dun))] == ["FFTCG 10.1.3.1.3", "FFTCG 10.1.3.1.3"]
    story.say(attack(cole))


@rule("10.1.3.1.3")
def test_a_forward_that_must_block_need_not_where_it_cannot() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle cannot be blocked by a Forward of cost 3 or more.")
    table.forward("Cole", text="Cole must block if possible.", seat=1, cost=3)
    table.forward("Dun", seat=1, cost=2)
    attacked(table, mirelle).say(Pass())


@rule("10.1.3.1.3")
def test_a_cost_to_block_is_paid_without_producing_more_cp_than_it_needs() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", seat=1)
    osk, brand = table.backup("Osk", seat=1), table.backup("Brand", seat=1)
    ren = table.forward("Ren", seat=1, zone="hand")
    table.grant(cole, FieldAbility((Changes(Source(), (CostsTo(Blocks(None), (CP(Number(1)),)),)),)))
    story = attacked(table, mirelle).say(attack(cole))
    assert (story.asked.kind, story.asked.seat) == ("pay", 1)
    assert story.refuses(pays(osk, brand)) == "FFTCG 5.2.1.3.1"
    story.say(pays(ren))
    assert (table.where(ren), table.state.vars["blocker"]) == ("break zone", table.ref(cole))


@rule("10.1.3.1.3")
def test_what_a_block_costs_is_fixed_when_it_is_declared() -> None:
    """It costs as many CP as there are active Backups: dulling one for it makes it no cheaper."""
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", seat=1)
    osk, brand = table.backup("Osk", seat=1), table.backup("Brand", seat=1)
    cost = CP(words("unit", "active Backups you control"))
    table.grant(cole, FieldAbility((Changes(Source(), (CostsTo(Blocks(None), (cost,)),)),)))
    story = attacked(table, mirelle).say(attack(cole))
    assert story.refuses(pays(osk)) == "FFTCG 11.2.1.1"
    story.say(pays(osk, brand))
    assert table.state.vars["blocker"] == table.ref(cole)


@rule("10.1.3.1")
def test_nobody_is_asked_to_block_an_attacker_that_has_left() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Return Mirelle to its owner's hand.")
    table.forward("Cole", seat=1)
    story = Story(table, at="attack").say(attack(mirelle)).use(mirelle).on()
    assert (story.step, story.asked.kind) == ("block declared", "play")
    assert "{0} does not block." not in story.log()


# Battle


@rule("10.1.3.2.1", "10.1.4.2")
def test_attacker_and_blocker_deal_each_other_damage_equal_to_their_power() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 7000), table.forward("Cole", 8000, seat=1)
    attacked(table, mirelle).block(cole).on()
    assert (table.where(mirelle), damage(table, cole), points(table)) == ("break zone", [7000], 0)


@rule("10.1.4.2")
def test_the_damage_of_battle_is_battle_damage() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "If Mirelle is dealt battle damage, the damage becomes 0 instead.")
    cole = table.forward("Cole", 8000, seat=1)
    attacked(table, mirelle).block(cole).on()
    assert damage(table, mirelle, cole) == [0, 7000]


@rule("10.1.3.2.1", "10.1.3.3")
def test_when_the_attacker_has_left_the_blocker_is_dealt_no_damage() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 7000), table.forward("Cole", 8000, seat=1)
    pyre = table.summon("Pyre", "Choose 1 attacking Forward. Return it to its owner's hand.", cost=0)
    story = attacked(table, mirelle).say(attack(cole))
    story.cast(pyre).on().on()
    assert (table.where(mirelle), damage(table, cole), points(table)) == ("hand", [0], 0)


@rule("10.1.3.2.1", "10.1.3.3")
def test_when_the_blocker_has_left_the_attacker_is_dealt_no_damage_and_deals_none_to_the_player() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 7000), table.forward("Cole", 8000, seat=1)
    pyre = table.summon("Pyre", "Choose 1 blocking Forward. Break it.", cost=0)
    story = attacked(table, mirelle).say(attack(cole))
    story.cast(pyre).on().on()
    assert (table.where(cole), damage(table, mirelle), points(table)) == ("break zone", [0], 0)


@rule("10.1.3.2.1")
@pytest.mark.parametrize("side", ["attacking", "blocking"])
def test_a_card_that_has_come_back_is_not_in_the_battle_any_more(side: str) -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 7000), table.forward("Cole", 8000, seat=1)
    pyre = table.summon("Pyre", f"Choose 1 {side} Forward. Remove it from the game. Then, its owner plays it onto "
                        "the field.", cost=0)
    story = attacked(table, mirelle).say(attack(cole))
    story.cast(pyre).on().on()
    assert [table.where(one) for one in (mirelle, cole)] == ["field", "field"]
    assert damage(table, mirelle, cole) == [0, 0]


@rule("10.1.3.4")
def test_a_party_is_blocked_as_one() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 3000), table.forward("Vell", 4000)
    cole = table.forward("Cole", 9000, seat=1)
    story = attacked(table, mirelle, vell).block(cole).on()
    story.say(Amounts((3000, 6000)))
    assert (damage(table, cole), points(table)) == ([7000], 0)
    assert table.where(mirelle) == table.where(vell) == "break zone"


@rule("10.1.3.5", "10.1.3.6")
def test_what_the_block_triggers_is_on_the_stack_when_the_turn_player_gets_priority() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="When Mirelle is blocked, draw 1 card.")
    cole = table.forward("Cole", text="When Cole blocks, draw 1 card.", seat=1)
    story = attacked(table, mirelle).say(attack(cole))
    assert (story.stack, story.step, story.asked.seat) == (["Mirelle", "Cole"], "block declared", 0)


@rule("10.1.3.6")
def test_the_turn_player_can_act_between_block_and_damage() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Choose 1 Forward. It gains +2000 power until the end of the turn.", cost=0)
    mirelle, cole = table.forward("Mirelle", 7000), table.forward("Cole", 8000, seat=1)
    story = attacked(table, mirelle).say(attack(cole))
    story.cast(pyre).choose(mirelle).resolve().on()
    assert (damage(table, mirelle), table.where(cole)) == ([8000], "break zone")


# Damage


@rule("10.1.4.1")
def test_an_unblocked_party_deals_only_1_point_of_damage() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell")
    Story(table, at="attack").attack(mirelle, vell)
    assert points(table) == 1


@rule("10.1.4.1")
def test_an_attacker_that_has_left_deals_the_player_no_damage() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Return Mirelle to its owner's hand.")
    story = Story(table, at="attack").say(attack(mirelle)).use(mirelle)
    while story.step != "main 2":
        story.passes()
    assert points(table) == 0


@rule("10.1.4.2.1")
def test_the_blocking_player_divides_the_damage_among_a_party_by_thousands() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", 5000), table.forward("Vell", 5000)
    cole = table.forward("Cole", 7000, seat=1)
    story = attacked(table, mirelle, vell).block(cole).on()
    assert (story.asked.kind, story.asked.seat) == ("amounts", 1)
    assert story.refuses(Amounts((3500, 3500))) == "FFTCG 10.1.4.2.1"
    assert story.refuses(Amounts((2000, 4000))) == "FFTCG 10.1.4.2.1"
    story.share(2000, 5000)
    assert (damage(table, mirelle), table.where(vell)) == ([2000], "break zone")


@rule("10.1.4.3", "10.1.4.4")
def test_after_damage_to_the_player_what_it_triggers_is_stacked_and_the_turn_player_has_priority() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="When Mirelle deals damage to your opponent, draw 1 card.")
    story = Story(table, at="attack").attack(mirelle)
    assert (story.step, story.stack, story.asked.seat, points(table)) == ("damage done", ["Mirelle"], 0, 1)


@rule("10.1.4.4")
def test_after_damage_the_turn_player_can_act_before_the_next_attack() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Brave\n[0]: Draw 1 card.")
    story = Story(table, at="attack").attack(mirelle)
    story.use(mirelle, 1)
    assert (story.step, story.stack) == ("damage done", ["Mirelle"])


@rule("10.1.4.5")
def test_a_party_is_dissolved_after_damage() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "Brave\nIf Mirelle forms a party, Mirelle gains +2000 power.")
    vell, _ = table.forward("Vell"), table.forward("Tarn")
    story = Story(table, at="attack").say(attack(mirelle, vell))
    assert table.power(mirelle) == 9000
    while story.step != "declare":
        story.passes()
    assert table.power(mirelle) == 7000


@rule("10.1.4.6")
def test_after_damage_the_turn_player_attacks_again_or_goes_on_to_the_main_phase() -> None:
    table = Position()
    mirelle, vell, _ = table.forward("Mirelle"), table.forward("Vell"), table.forward("Tarn")
    story = Story(table, at="attack").attack(mirelle).on()
    assert (story.step, story.asked.kind) == ("declare", "attack")
    story.attack(vell).on()
    assert points(table) == 2
    story.say(Pass())
    assert story.step == "main 2"


# Control that changes meanwhile


STEAL = "Choose 1 Forward opponent controls. Gain control of it until the end of the turn."


def stolen(table: Position, victim: int, *, seat: int, at: str) -> Story:
    """An attack by Mirelle in which a player takes a Forward over, once it is declared or blocked by Cole."""
    steal = table.summon("Pyre", STEAL, cost=0, seat=seat)
    story = Story(table, at="attack").say(attack(0))
    if at == "blocked":
        story.on().say(attack(1))
    if seat:
        story.passes()
    story.cast(steal)
    if story.asked.kind == "cards":
        story.choose(victim)
    return story.resolve()


def fought(story: Story) -> Story:
    """Nobody does anything more, nor blocks, until damage has been dealt."""
    story.on()
    return story.say(Pass()).on() if story.asked.kind == "block" else story


@rule("10.1.3.2.1a", "10.1.3.2")
def test_a_blocker_that_the_turn_player_takes_over_fights_nobody_and_the_attack_stays_blocked() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", 9000, seat=1)
    fought(stolen(table, cole, seat=0, at="blocked"))
    assert (table.where(mirelle), table.where(cole)) == ("field", "field")
    assert (points(table), damage(table, mirelle, cole)) == (0, [0, 0])


@rule("10.1.3.2.1a", "10.1.4.1")
@pytest.mark.parametrize("at", ["declared", "blocked"])
def test_an_attacker_that_the_other_player_takes_over_attacks_no_more(at: str) -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", 9000, seat=1)
    fought(stolen(table, mirelle, seat=1, at=at))
    assert (points(table), damage(table, mirelle, cole)) == (0, [0, 0])


@rule("10.1.3.2.1a")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_comes_back_under_its_controller_is_still_out_of_the_battle(seat: int) -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", 9000, seat=1)
    back = table.summon("Ember", STEAL, cost=0, seat=1 - seat)
    victim = cole if seat == 0 else mirelle
    story = stolen(table, victim, seat=seat, at="declared" if seat else "blocked")
    story = (story if seat else story.passes()).cast(back).choose(victim).resolve()
    fought(story)
    assert table.state.cards[victim].controller == 1 - seat
    assert (points(table), damage(table, mirelle, cole)) == (0, [0, 0])


@rule("10.1.3.2.1a", "10.1.4.2.1")
def test_the_rest_of_a_party_goes_on_without_the_member_that_was_taken_over() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 5000), table.forward("Cole", 9000, seat=1)
    osk = table.forward("Osk", 3000)
    steal = table.summon("Pyre", STEAL, cost=0, seat=1)
    story = Story(table, at="attack").say(attack(mirelle, osk)).on().say(attack(cole))
    story.passes().cast(steal).choose(osk).resolve().on()
    assert (table.where(mirelle), damage(table, osk, cole)) == ("break zone", [0, 5000])


@rule("10.1.3.2.1a")
def test_a_forward_that_players_hand_over_is_out_of_the_battle_too() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", 9000, seat=1)
    story = Story(table, at="attack").say(attack(mirelle)).on().say(attack(cole))
    table.mark(cole, controller=0)
    story.on()
    assert damage(table, mirelle, cole) == [0, 0]
