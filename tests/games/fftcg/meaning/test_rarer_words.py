"""Words that few cards have: what they do, and what they do not."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import casting_permissions, statics
from engine.games.fftcg.rules.table import DECK, HAND
from tests.games.fftcg.effects.doing import NO, YES, Doing, cards, do
from tests.games.fftcg.rules.telling import strike, to_turn
from tests.games.fftcg.story import Story, attack, rule, use
from tests.games.fftcg.table import EARTH, FIRE, ICE, WIND, Position


@pytest.mark.parametrize(("elements", "power"), [((FIRE, ICE), 6000), ((FIRE, FIRE), 5000)])
@rule("5.2.1.1")
def test_backups_all_of_different_elements(elements: tuple[object, object], power: int) -> None:
    table = Position()
    text = (
        "If you control 2 or more Backups and if the Backups you control are all of different Elements, "
        "Ox gains +1000 power."
    )
    ox = table.forward("Ox", 5000, text)
    for number, element in enumerate(elements):
        table.backup(f"Osk {number}", element=element)
    assert table.power(ox) == power


@pytest.mark.parametrize(("elements", "drawn"), [((FIRE, FIRE), 1), ((FIRE, ICE), 0)])
@rule("11.11.5")
def test_if_both_cards_share_an_element(elements: tuple[object, object], drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(1, "deck")
    for element in elements:
        table.forward("Card", zone="deck", seat=1, element=element)
    text = (
        "Your opponent puts the top 2 cards of their deck into the Break Zone. "
        "If both cards are of the same Element, draw 1 card."
    )
    do(table, ox, text)
    assert len(table.state.zones[HAND[0]]) == drawn


@rule("10.1.2.1.2")
def test_one_more_attack_is_for_this_turn_alone() -> None:
    table = Position()
    text = (
        "When Ox attacks, activate Ox. Ox can attack once more this turn. "
        "This effect will trigger only once per turn."
    )
    ox = table.forward("Ox", 5000, text)
    table.forward("Bea")
    story = strike(strike(Story(table, at="attack"), ox), ox)
    assert story.refuses(attack(ox)) == "FFTCG 10.1.2.1.1"
    assert statics.attacks_per_turn(table.state, ox) == 2
    to_turn(story.choose(), 4)
    assert statics.attacks_per_turn(table.state, ox) == 1


@rule("11.11.5")
def test_it_and_another_are_dealt_damage_together() -> None:
    table = Position()
    ox, ann = table.forward("Ox", 9000), table.forward("Ann", 9000)
    Doing(table, ox, "Choose 1 Forward. Deal it and Ox 1000 damage.").choose(ann).resolve()
    assert [table.state.cards[one].damage for one in (ox, ann)] == [1000, 1000]


@rule("2.2")
def test_what_forwards_cannot_gain_they_do_not_have() -> None:
    table = Position()
    table.backup("Osk", "All Forwards lose Haste.\nForwards cannot gain Haste.")
    ann, bea = table.forward("Ann", 5000, "Haste\nBrave"), table.forward("Bea")
    table.until_end_of_turn(bea, "Bea gains Haste until the end of the turn.")
    assert (table.keywords(ann), table.keywords(bea)) == ({"Brave"}, set())


@pytest.mark.parametrize(("jobs", "power"), [(("Father", "Mother"), 7000), (("Father", "Father"), 5000)])
@rule("6.6")
def test_one_of_each_must_be_there(jobs: tuple[str, str], power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If you control a Job Father and a Job Mother, Ox gains +2000 power.")
    for number, job in enumerate(jobs):
        table.backup(f"Kin {number}", jobs=(job,))
    assert table.power(ox) == power


@pytest.mark.parametrize(("cost", "fits"), [(2, True), (4, False), (5, True)])
@rule("5.2.1.2")
def test_of_cost_2_3_or_5(cost: int, fits: bool) -> None:
    table = Position()
    osk = table.backup("Osk")
    table.forward("Ann", seat=1, cost=cost, dull=True)
    text = "Choose 1 dull Forward of cost 2, 3 or 5. Break it."
    assert (Doing(table, osk, text).refusal is None) is fits


@rule("6.8", "11.3.7")
def test_a_cost_that_is_less_for_each_crystal() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "The cost required to cast Ann is reduced by 1 for each [Crystal] you have.",
                        zone="hand", cost=4)
    table.let(crystals_0=3, crystals_1=1)
    assert casting_permissions.cast_changes(table.state, ann, 0).total(4) == 1


@rule("11.8.6", "6.5")
def test_the_same_amount_of_damage_is_that_of_the_event() -> None:
    table = Position()
    ox = table.forward(
        "Ox", 9000, "When Ox is dealt damage, deal the same amount of damage to all the Forwards other than Ox."
    )
    ann = table.forward("Ann", 9000, seat=1)
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward you control. Deal it 3000 damage.", cost=0))
    story.resolve().resolve()
    assert [table.state.cards[one].damage for one in (ox, ann)] == [3000, 3000]


@pytest.mark.parametrize(("damage", "refused"), [(3000, True), (4000, False)])
@rule("11.6.3")
def test_only_if_it_has_received_so_much_damage(damage: int, refused: bool) -> None:
    table = Position()
    text = "[0]: Draw 1 card. You can only use this ability if Ox has received 4000 damage or more."
    ox = table.forward("Ox", 9000, text, damage=damage)
    story = Story(table)
    if refused:
        assert story.refuses(use(ox))
    else:
        assert story.use(ox).stack == ["Ox"]


@rule("4.1")
def test_its_power_minus_so_much_is_never_negative() -> None:
    for power, dealt in ((5000, 4000), (1000, 0)):
        table = Position()
        osk, ann = table.backup("Osk"), table.forward("Ann", power, seat=1)
        Doing(table, osk, "Choose 1 Forward. Deal it damage equal to its power minus 1000.").choose(ann).resolve()
        assert table.state.cards[ann].damage == dealt


@rule("6.4.1", "11.8.16")
def test_if_it_entered_due_to_an_ability_of_some_kind() -> None:
    text = (
        "When Ann enters the field, choose 1 Forward opponent controls. Deal it 4000 damage. If Ann entered the field "
        "due to an ability of a Job Warden, deal it 8000 damage instead."
    )
    for job, dealt in (("Warden", 8000), ("Herald", 4000)):
        table = Position()
        osk = table.backup("Osk", "[Dull]: Play 1 Forward from your hand onto the field.", jobs=(job,))
        table.forward("Ann", 5000, text, zone="hand")
        bea = table.forward("Bea", 9000, seat=1)
        Story(table).use(osk).resolve().resolve()
        assert table.state.cards[bea].damage == dealt


@rule("11.12.4.4")
def test_for_each_at_the_head_of_a_sentence() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "For each Wind Backup you control, Ox gains +1000 power.")
    table.backup("Osk", element=WIND)
    table.backup("Pip", element=EARTH)
    assert table.power(ox) == 6000


@rule("4.2", "11.3.7")
def test_for_every_3_counts_whole_groups() -> None:
    table = Position()
    text = "The cost required to cast Ann is reduced by 1 for every 3 Wind Characters you control."
    ann = table.forward("Ann", 5000, text, zone="hand", cost=4)
    for number, total in ((2, 4), (1, 3), (2, 3), (1, 2)):
        for _ in range(number):
            table.backup(f"Osk {len(table.state.cards)}", element=WIND)
        assert casting_permissions.cast_changes(table.state, ann, 0).total(4) == total


@rule("11.10.1", "7.8")
def test_cards_with_ex_burst_are_told_by_their_mark() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Ox gains +1000 power for each card with EX Burst in your Damage Zone.")
    table.damage(2)
    table.forward("Flare", zone="damage zone", burst=True)
    assert table.power(ox) == 6000


@rule("5.2.6.1")
def test_the_highest_power_of_those_one_controls() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 9000, seat=1)
    table.forward("Low", 2000)
    table.forward("High", 6000)
    text = "Choose 1 Forward opponent controls. Deal it damage equal to the highest power Forward you control."
    Doing(table, osk, text).choose(ann).resolve()
    assert table.state.cards[ann].damage == 6000


@pytest.mark.parametrize(("answer", "frozen"), [((YES, cards(2, 3)), False), ((NO,), True)])
@rule("11.11.5")
def test_if_they_dont_something_happens(answer: tuple[object, ...], frozen: bool) -> None:
    table = Position()
    ox, ann = table.forward("Ox"), table.forward("Ann", seat=1)
    table.some(3, "hand", seat=1)
    text = "Your opponent may discard 2 cards. If they don't, Freeze all the Forwards opponent controls."
    do(table, ox, text, *answer)  # type: ignore[arg-type]
    assert bool(table.state.cards[ann].marks.get("frozen")) is frozen


@rule("15.1.1.9", "10.1.3.4")
def test_a_party_with_one_that_makes_it_so_cannot_be_blocked() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If Ox forms a party, that party cannot be blocked.")
    ann, bea = table.forward("Ann"), table.forward("Bea", seat=1)
    table.attack(ox, ann)
    assert statics.refuse_block(table.state, bea, (ox, ann)) is not None


@rule("11.11.5")
def test_the_player_selects_a_card_for_the_opponent_to_discard() -> None:
    table = Position()
    ox, (one, two) = table.forward("Ox"), table.some(2, "hand", seat=1)
    text = "Your opponent reveals their hand. Select 1 card in their hand. Your opponent discards this card."
    doing = do(table, ox, text, cards(one))
    assert doing.asked[0].seat == 0
    assert (table.where(one), table.where(two)) == ("break zone", "hand")


@rule("2.2")
def test_a_power_that_cannot_be_increased() -> None:
    table = Position()
    ox = table.forward("Ox", 5000)
    table.backup("Osk", "The power of Forwards cannot be increased by Summons or abilities.")
    table.until_end_of_turn(ox, "Ox gains +2000 power until the end of the turn.")
    assert table.power(ox) == 5000
    table.until_end_of_turn(ox, "Choose 1 Forward. It loses 1000 power until the end of the turn.", ox)
    assert table.power(ox) == 4000


@rule("15.1.1.6", "11.11.5")
def test_cards_are_turned_over_until_one_fits_and_the_others_go_below() -> None:
    table = Position()
    ox, low = table.forward("Ox"), table.some(1, "deck")[0]
    frost = table.forward("Frost", zone="deck", element=ICE)
    others = table.some(2, "deck")
    text = (
        "Turn over one card at a time from the top of your deck until an Ice or Wind card is revealed. Add it to your "
        "hand. Then, shuffle the other cards and return them to the bottom of your deck."
    )
    do(table, ox, text)
    deck = list(table.state.zones[DECK[0]])
    assert table.where(frost) == "hand" and set(deck[:2]) == set(others) and deck[2] == low


@rule("15.1.1.6", "2.3")
def test_where_none_fits_all_cards_are_turned_over_and_none_is_added() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(3, "deck")
    text = (
        "Turn over one card at a time from the top of your deck until an Ice or Wind card is revealed. Add it to your "
        "hand. Then, shuffle the other cards and return them to the bottom of your deck."
    )
    do(table, ox, text, event=[ox])
    assert len(table.state.zones[DECK[0]]) == 3 and table.where(ox) == "field" and not table.state.zones[HAND[0]]


@pytest.mark.parametrize(("used", "lost"), [(True, 1), (False, 0)])
@rule("11.10.2")
def test_using_an_ex_burst_is_seen_and_not_using_it_is_not(used: bool, lost: int) -> None:
    table = Position()
    table.forward("Ox", 5000, "When your opponent uses an EX Burst, your opponent randomly discards 1 card.")
    ann, (one, *_) = table.forward("Ann"), table.some(2, "hand", seat=1)
    text = "[EX BURST] Choose 1 Forward. It gains +1000 power until the end of the turn."
    table.summon("Flare", text, zone="deck", seat=1, burst=True)
    story = Story(table, at="attack").say(attack(ann))
    while story.asked.kind == "play":
        story.passes()
    story = story.yes() if used else story.no()
    if used:
        story.choose(ann)
    story.on()
    assert one >= 0 and len(table.state.zones[HAND[1]]) == 2 - lost


@rule("6.7", "11.8.6")
def test_a_counter_that_is_removed_is_seen() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When an Ember Counter is removed from Ox, draw 1 card.", counters={"Ember": 1})
    do(table, ox, "Remove 1 Ember Counter from Ox.")
    assert table.triggered == ["Ox"]


@rule("11.3.3", "7.12")
def test_a_summon_that_has_chosen_a_character_of_mine() -> None:
    table = Position(turn_player=1)
    ann, bea = table.forward("Ann"), table.forward("Bea", seat=1)
    first = table.summon("Pyre", "Choose 1 Forward. Break it.", seat=1, cost=0)
    ward = table.summon("Ward", "Choose 1 Summon targeting a Character you control. Cancel its effect.", cost=0)
    story = Story(table).cast(first)
    story.choose(ann).passes()
    story.cast(ward).on()
    assert (table.where(ann), table.where(bea)) == ("field", "field")


@pytest.mark.parametrize(("phase", "refused"), [("main 1", False), ("attack", True)])
@rule("11.6.3")
def test_only_during_your_main_phase(phase: str, refused: bool) -> None:
    table = Position()
    osk = table.backup("Osk", "[0]: Draw 1 card. You can only use this ability during your Main Phase.")
    table.forward("Ann")
    story = Story(table) if phase == "main 1" else Story(table, at="preparation")
    if refused:
        assert story.refuses(use(osk))
    else:
        assert story.use(osk).stack == ["Osk"]


@rule("5.2.2.1")
def test_a_character_without_the_generic_icon_and_another_of_the_same_name() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", zone="break zone")
    table.forward("Bea", zone="break zone", generic=True)
    twin = table.forward("Ann", zone="deck")
    table.some(1, "deck")
    text = (
        "Choose 1 Character without [Generic] in your Break Zone. You may search for 1 Character with the same name "
        "and add it to your hand."
    )
    Doing(table, osk, text).choose(ann).resolve(YES, cards(twin))
    assert table.where(twin) == "hand"


@pytest.mark.parametrize(("words", "kept"), [
    ("The Summons you cast cannot be cancelled.", True),
    ("The effects of your Summons cannot be cancelled by your opponent's abilities.", True),
    ("Your Summons and abilities cannot be cancelled by your opponent's Summons.", False),
    ("Your opponent's Summons cannot be cancelled.", False),
])
@rule("2.2", "2.1")
def test_summons_that_cannot_be_cancelled_take_effect(words: str, kept: bool) -> None:
    table = Position()
    table.backup("Osk", words)
    ora = table.backup("Ora", "[0]: Choose 1 Summon. Cancel its effect.", seat=1)
    pyre = table.summon("Pyre", "Gain [Crystal].", zone="hand", cost=0)
    Story(table).cast(pyre).passes().use(ora).resolve().resolve()
    assert table.state.vars.get("crystals 0", 0) == kept
