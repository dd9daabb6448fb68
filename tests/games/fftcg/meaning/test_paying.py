"""What may pay for what, how many cards may be cast, and damage that is to be dealt to a player next."""

from __future__ import annotations

import pytest

from engine.abilities.conditions import Number
from engine.abilities.kinds import ActionAbility
from engine.answers import Pay, Play
from engine.games.fftcg.cards import Element
from engine.games.fftcg.effects import casting_permissions, prices
from engine.games.fftcg.rules import casting, using
from engine.games.fftcg.rules.table import DAMAGE, HAND
from engine.games.fftcg.vocabulary import CP
from tests.games.fftcg.effects.doing import NO, YES, Doing, do
from tests.games.fftcg.meaning.scene import BACKUP, SUMMON, Scene
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import DARK, FIRE, ICE, LIGHT, WATER, Position


@pytest.mark.parametrize(("category", "elements"), [("LOOM", 8), ("REED", 1)])
@rule("5.2.1.3", "2.1")
def test_cp_of_any_element_while_paying_for_some_cards(category: str, elements: int) -> None:
    table = Position()
    text = (
        "While paying the cost to cast a Category LOOM card, if Osk is on the field, Osk can produce CP of any Element."
    )
    osk = table.backup("Osk", text)
    ann = table.forward("Ann", zone="hand", category=category, element=ICE)
    deed = table.deed(ann)
    prices.casts(deed, ann)
    [source] = [one for one in prices.sources(deed) if one.card == osk]
    assert len(source.elements) == elements


@pytest.mark.parametrize(("text", "may"), [
    ("You can discard Dark Element cards from your hand to produce CP. (Dark cards produce 2 Dark CP each.)", True),
    ("", False),
])
@rule("11.2.1.1", "2.1")
def test_dark_cards_discarded_for_cp(text: str, may: bool) -> None:
    table = Position()
    table.backup("Osk", text, dull=True)
    dark, light = table.forward("Ann", zone="hand", element=DARK), table.forward("Bea", zone="hand", element=LIGHT)
    found = {one.card: one.amount for one in prices.of_seat(table.state, 0)}
    assert found == ({dark: 2} if may else {})
    assert light not in found


@pytest.mark.parametrize(("text", "may"), [
    ("Your Warp cost can be paid with CP of any Element.", True),
    ("The Priming cost of the Forwards you control can be paid with CP of any Element.", False),
])
@rule("15.2.7.3", "2.1")
def test_cp_of_any_element_for_warp(text: str, may: bool) -> None:
    table = Position()
    table.backup("Osk", text, element=WATER)
    ann = table.forward("Ann", 5000, "Warp 2 -- [Fire]", zone="hand", element=FIRE)
    assert (using.refuse_word(table.state, 0, Play("warp", ann)) is None) is may


@rule("2.2", "11.4.1")
def test_so_many_cards_cast_in_a_turn() -> None:
    table = Position()
    table.forward("Ox", 5000, "You can only cast up to 2 cards per turn.")
    pyres = [table.summon(f"Pyre {number}", "Draw 1 card.", cost=0) for number in range(3)]
    table.some(3, "deck")
    story = Story(table)
    for one in pyres[:2]:
        story.cast(one).resolve()
    refusal = casting_permissions.refuse_cast(table.state, pyres[2], 0)
    assert refusal is not None
    assert refusal.rule == "FFTCG 2.2"


@rule("11.4.2", "2.1")
def test_forwards_cast_from_the_break_zone() -> None:
    table = Position()
    table.forward("Ox", 5000, "You can cast Forwards from your Break Zone.")
    ann, osk = table.forward("Ann", zone="break zone"), table.backup("Osk", zone="break zone")
    assert casting_permissions.may_cast(table.state, ann, 0) is not None
    assert casting_permissions.may_cast(table.state, osk, 0) is None


@rule("11.4.6", "2.1")
def test_reduced_and_paid_with_any_element() -> None:
    table = Position()
    text = "The cost required to cast your Job Keeper is reduced by 1 and can be paid with CP of any Element."
    table.forward("Ox", 5000, text)
    ann = table.forward("Ann", zone="hand", cost=3, element=ICE, jobs=("Keeper",))
    bill = casting.bill_for(table.state, ann, 0)
    assert (bill.total, bill.needs) == (2, ())
    bea = table.forward("Bea", zone="hand", cost=3, element=ICE)
    assert casting.bill_for(table.state, bea, 0) == prices.Bill(3, (("Ice", 1),))


@rule("11.12.5.1", "6.5.1")
def test_the_next_damage_dealt_to_you_and_no_more() -> None:
    table = Position()
    table.some(3, "deck")
    ox, ann = table.forward("Ox"), table.forward("Ann", seat=1)
    do(table, ox, "During this turn, the next damage dealt to you becomes 0 instead.")
    do(table, ann, "Ann deals your opponent 1 point of damage.", seat=1)
    assert len(table.state.zones[DAMAGE[0]]) == 0
    do(table, ann, "Ann deals your opponent 1 point of damage.", seat=1)
    assert len(table.state.zones[DAMAGE[0]]) == 1


@rule("6.2.4", "7.2.1")
def test_played_onto_the_field_of_the_opponent() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", zone="break zone")
    Doing(table, osk, "Choose 1 Forward in your Break Zone. Play it onto your opponent's field.").choose(ann).resolve()
    assert (table.where(ann), table.state.cards[ann].controller, table.state.cards[ann].owner) == ("field", 1, 0)


@rule("11.11.5")
def test_unless_the_player_pays() -> None:
    for hand, answers, zone in ((1, [YES], "field"), (1, [NO], "break zone"), (0, [], "break zone")):
        table = Position()
        osk, ann = table.backup("Osk"), table.forward("Ann", seat=1)
        table.some(hand, "hand", seat=1)
        doing = Doing(table, osk, "Choose 1 Forward. Break it unless your opponent discards 1 card.").choose(ann)
        doing.resolve(*answers)
        assert table.where(ann) == zone


@pytest.mark.parametrize(("cost", "drawn"), [(2, 1), (9, 0)])
@rule("11.3.11", "11.3.7")
def test_a_summon_cast_by_an_effect_is_paid_for(cost: int, drawn: int) -> None:
    table = Position()
    text = (
        "[0]: You may cast 1 Summon from your hand. "
        "The cost required to cast it is reduced by 1 (it cannot become 0)."
    )
    ox, osk = table.forward("Ox", 5000, text), table.backup("Osk")
    table.summon("Pyre", "Draw 1 card.", zone="hand", cost=cost)
    table.some(1, "deck")
    story = Story(table).use(ox).resolve().yes()
    if drawn:
        story.pay(osk).resolve()
    assert len(table.state.zones[HAND[0]]) == (drawn or 1)
    assert table.state.cards[osk].dull is bool(drawn)


@rule("11.7.5", "11.7.10")
def test_a_special_ability_used_again_chooses_anew() -> None:
    table = Position()
    text = (
        "Zap [S]: Choose 1 Forward. Deal it 1000 damage. You may pay [0]. When you do so, "
        "use this special ability again without paying the cost."
    )
    ox = table.forward("Ox", 5000, text)
    table.forward("Ox", zone="hand")
    ann, bea = table.forward("Ann", seat=1), table.forward("Bea", seat=1)
    story = Story(table).use(ox).choose(ann).resolve().yes().resolve().choose(bea).resolve().no()
    assert [table.state.cards[one].damage for one in (ann, bea)] == [1000, 1000]
    assert story.stack == []


@rule("11.11.2")
def test_a_summon_with_one_target_is_given_another() -> None:
    table = Position()
    text = (
        "[0]: Choose 1 Summon or ability that is choosing only Ox. You may choose another Forward you control to "
        "become the new target (The newly chosen Forward must be a valid choice)."
    )
    ox, ann = table.forward("Ox", 5000, text), table.forward("Ann")
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)).choose(ox)
    story.use(ox).resolve().yes().resolve()
    assert (table.where(ox), table.where(ann)) == ("field", "break zone")


@pytest.mark.parametrize(
    ("text", "zone", "there"),
    [("Choose 1 Forward. Break it.", "field", "break zone"),
     ("Choose 1 Forward in your Break Zone. Add it to your hand.", "break zone", "hand")],
)
@rule("11.11.2")
def test_whatever_may_be_chosen_becomes_the_new_target(text: str, zone: str, there: str) -> None:
    table = Position()
    other = (
        "[0]: Choose 1 Summon or ability that has only one target. You may choose another target to become the new "
        "target (The newly chosen target must be a valid choice)."
    )
    osk, mole = table.backup("Osk", other), table.backup("Mole")
    ox, ann, bea = (table.forward(name, zone=zone) for name in ("Ox", "Ann", "Bea"))
    story = Story(table).cast(table.summon("Pyre", text, cost=0)).choose(ox)
    story.use(osk).resolve().yes().choose(ann).resolve()
    assert [table.where(one) for one in (ox, ann, bea, mole)] == [zone, there, zone, "field"]


@pytest.mark.parametrize(("hand", "left"), [(3, 2), (0, 0)])
@rule("11.11.5")
def test_a_card_of_the_hand_removed_at_random(hand: int, left: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(hand, "hand", seat=1)
    do(table, ox, "Your opponent randomly removes 1 card in their hand from the game.")
    assert len(table.state.zones[HAND[1]]) == left


@pytest.mark.parametrize(("category", "triggered"), [("LOOM", 1), ("REED", 0)])
@rule("5.2.1.3", "6.6.1")
def test_cp_only_of_backups_of_a_category(category: str, triggered: int) -> None:
    table = Position()
    text = (
        "When Ann enters the field, if the CP paid to play Ann was only produced by Category LOOM Backups, "
        "draw 1 card."
    )
    table.some(1, "deck")
    ann, osk = table.forward("Ann", 5000, text, zone="hand", cost=1), table.backup("Osk", category=category)
    story = Story(table).cast(ann).pay(osk)
    assert len(story.stack) == triggered


PYRE = {"type": SUMMON, "zone": "hand", "cost": 2}
TWO = {"Tarn": {"type": BACKUP}, "Tove": {"type": BACKUP, "element": ICE}}


@pytest.mark.parametrize(("text", "paid", "seen"), [
    ("Choose 1 Forward. Deal it 2000 damage for each CP of a different Element you paid to cast Pyre.", "Tarn, Tove",
     "Cole hurt 4000"),
    ("Choose 1 Forward. Deal it 2000 damage for each CP of a different Element you paid to cast Pyre.", "Osk, Tarn",
     "Cole hurt 2000"),
    ("Choose 1 Forward. If the cost paid to cast Pyre included Ice CP, break it.", "Tarn, Tove", "Cole to break"),
    ("Choose 1 Forward. If the cost paid to cast Pyre included Ice CP, break it.", "Osk, Tarn", ""),
])
@rule("11.3.7")
def test_a_summon_knows_what_it_was_paid_with(text: str, paid: str, seen: str) -> None:
    scene = Scene({"Pyre": text}, cards={"Pyre": PYRE, **TWO}).play(f"cast Pyre; Cole; {paid}")
    assert seen in scene.seen() and ("Cole" in scene.seen()) is bool(seen)


@rule("11.6.10")
def test_crystals_that_are_paid_are_told_and_are_something() -> None:
    scene = Scene({"Osk": "[0]: You may pay [Crystal]. When you do so, draw 1 card."}, "mine 2 crystals")
    told = scene.play("use Osk; yes").story.log()
    assert "{0} pays {1} Crystal{2}." in told and "{0}: nothing comes of it." not in told


@rule("2.3")
def test_what_has_no_effect_is_told_by_name() -> None:
    scene = Scene({"Osk": "[0]: Choose 1 Forward. If it is Frozen, break it."}).play("use Osk; Cole")
    assert scene.story.log()[-1] == "{0}: nothing comes of it."


@pytest.mark.parametrize(("change", "may"), [
    ("reduced by 1", True), ("reduced by 2 (it cannot become 0)", True),
    ("reduced by 1 (it cannot become 1 or less)", False), ("increased by [1]", False),
])
@rule("11.7.9")
def test_special_abilities_that_cost_less_or_more(change: str, may: bool) -> None:
    table = Position()
    osk = table.forward("Osk", 5000, "Gleam [S][Fire][1]: Draw 1 card.", element=FIRE)
    table.backup("Oak", f"The cost required to use your special abilities is {change}.")
    table.forward("Osk", zone="hand")
    assert (using.refuse_use(table.state, 0, Play("use", osk, 0)) is None) is may


@rule("11.6.9")
def test_a_cost_of_an_element_is_reduced_last() -> None:
    table = Position()
    osk = table.forward("Osk", 5000, "[Ice][2]: Draw 1 card.")
    table.backup("Oak", "The cost required for the Forwards you control to use action abilities is reduced by 2.")
    ability = using.ability_at(table.state, osk, 0)
    assert isinstance(ability, ActionAbility)
    [left] = using.cost_of_use(table.state, 0, osk, ability)
    assert left == CP(Number(1), Element.ICE)


@rule("2.1", "11.4.6.1.1")
def test_only_cp_of_some_elements_to_cast() -> None:
    text = "You can only pay with Ice CP, Wind CP or Water CP to cast Lux."
    lux = {"Lux": {"element": LIGHT, "zone": "hand", "cost": 1}}
    assert Scene({"Lux": text}, "only Lux, Hal, Hew", lux).play("cast Lux; Hew").seen() == "Hew to break; Lux to field"
    assert Scene({"Lux": text}, "only Lux, Hal", lux).play("cast Lux").seen() == "refused 11.4.6.1.1"


@rule("11.3.7.1", "2.1")
def test_what_alone_may_produce_cp_for_a_card_pays_its_extra_cost_as_well() -> None:
    table = Position()
    text = "You can only pay with CP produced by Backups to cast Kit."
    text += "\nIf you cast Kit, you may pay [1] as an extra cost."
    kit, osk, oak = table.forward("Kit", 5000, text, zone="hand", cost=1), table.backup("Osk"), table.backup("Oak")
    ann = table.forward("Ann", zone="hand")
    story = Story(table).say(cast(kit)).yes()
    assert story.refuses(Pay(((ann, "Fire"),))) == "FFTCG 11.2.1.1"
    story.pay(osk, oak)
    assert table.where(kit) == "field"


@rule("11.3.7.1", "5.2.1.3")
def test_the_elements_produced_just_for_a_card_are_produced_for_its_extra_cost_as_well() -> None:
    table = Position()
    kit = table.forward(
        "Kit", 5000, "If you cast Kit, you may pay [Ice] as an extra cost.", zone="hand", cost=1, category="LOOM"
    )
    text = (
        "While paying the cost to cast a Category LOOM card, if Osk is on the field, Osk can produce CP of any Element."
    )
    osk, oak = table.backup("Osk", text), table.backup("Oak")
    Story(table).say(cast(kit)).yes().say(Pay(((osk, "Ice"), (oak, "Fire"))))
    assert table.where(kit) == "field"
