"""More words that few cards have."""

from __future__ import annotations

import pytest

from engine.abilities.conditions import CountThem, Exactly, Number
from engine.abilities.decks import Draw
from engine.abilities.effects import NamedNumber
from engine.abilities.kinds import ActionAbility, TimesPerTurn
from engine.abilities.marks import CountersOn
from engine.abilities.nouns import FaceDown, InZone, Noun, Player, Them
from engine.effects import evaluate
from engine.events import SetCardField
from engine.games.fftcg.effects import statics
from engine.games.fftcg.rules.table import BREAK, DECK, HAND
from engine.games.fftcg.vocabulary import Zone
from tests.games.fftcg.effects.doing import YES, Doing, cards, do
from tests.games.fftcg.rules.telling import strike, to_turn
from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import FIRE, ICE, LIGHTNING, Position, words

PINNED = {
    "your opponent's": 'Choose 1 Forward. It gains "This Forward cannot attack or block." '
                       "until the end of your opponent's turn.",
    "your next": 'Choose 1 Forward. It gains "This Forward cannot attack or block." until the end of your next turn.',
}


@pytest.mark.parametrize(("whose", "last"), [("your opponent's", 4), ("your next", 5)])
@rule("11.12.4.1")
def test_until_the_end_of_another_turn_than_this(whose: str, last: int) -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann")
    Doing(table, osk, PINNED[whose]).choose(ann).resolve()
    story = Story(table)
    for turn in range(4, 7):
        to_turn(story, turn)
        assert (statics.refuse_attack(table.state, ann) is not None) is (turn <= last)


@rule("11.11.5.1", "2.3")
def test_cards_with_different_names_are_found_together() -> None:
    table = Position()
    osk = table.backup("Osk")
    one, twin, two = (table.forward(name, zone="deck", generic=True) for name in ("Ann", "Ann", "Bea"))
    text = "You may search for 2 Forwards with different names and add them to your hand."
    doing = do(table, osk, text, YES, cards(one, two))
    assert doing.asked[-1].judge(cards(one, twin)) is not None
    assert set(table.state.zones[HAND[0]]) == {one, two}


@rule("11.8.2")
def test_either_of_two_events_triggers_and_each_once() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox attacks or when Ox blocks, draw 1 card.")
    table.attack(ox)
    assert table.triggered == ["Ox"]


@rule("11.3.3")
def test_any_number_may_be_all_or_none() -> None:
    for taken in (0, 2):
        table = Position()
        osk = table.backup("Osk")
        there = [table.forward("Ann", seat=1), table.monster("Grub", seat=1)]
        text = "Choose any number of Forwards and Monsters opponent controls. Return them to their owners' hands."
        Doing(table, osk, text).choose(*there[:taken]).resolve()
        assert len(table.state.zones[HAND[1]]) == taken


@rule("5.2.1.1")
def test_damage_for_each_different_element_and_an_element_other_than_one() -> None:
    table = Position()
    osk, ann = table.backup("Osk", element=FIRE), table.forward("Ann", 9000, seat=1)
    table.backup("Pip", element=ICE)
    table.backup("Kit", element=ICE)
    text = "Choose 1 Forward. Deal it 3000 damage for each different Element among Characters you control."
    Doing(table, osk, text).choose(ann).resolve()
    assert table.state.cards[ann].damage == 6000
    do(table, osk, "If you control a Category LAMP Character of an Element other than Ice, draw 1 card.")
    assert table.state.vars.get("drew empty 0")


@rule("15.2")
def test_a_forward_with_brave_is_one_that_has_it_now() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann")
    text = "Choose 1 Forward with Brave. During this turn, the next damage dealt to it is reduced by 2000 instead."
    assert Doing(table, osk, text).refusal is not None
    table.until_end_of_turn(ann, "Ann gains Brave until the end of the turn.")
    Doing(table, osk, text).choose(ann).resolve()
    table.happen(table.hurt(ann, 3000))
    table.happen(table.hurt(ann, 1000))
    assert table.state.cards[ann].damage == 2000


@rule("11.4.4")
def test_another_cost_may_be_paid_from_the_hand() -> None:
    table = Position()
    text = (
        "You can dull 2 active Job Warden Forwards you control (instead of paying the CP cost) to play Ann from your "
        "hand onto the field."
    )
    ann = table.forward("Ann", 5000, text, zone="hand", cost=7)
    one = table.forward("One", jobs=("Warden",))
    story = Story(table)
    assert story.refuses(cast(ann))
    two = table.forward("Two", jobs=("Warden",))
    Story(table).cast(ann)
    assert table.where(ann) == "field" and table.state.cards[one].dull and table.state.cards[two].dull


@rule("15.2.8.3", "7.14.2")
def test_face_up_cards_of_the_lb_deck_are_counted() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If there are 2 or more face-up cards in your LB deck, Ox gains Haste.")
    hidden = [table.forward(f"Star {n}", zone="LB deck", limit_break=1, face_down=True) for n in range(2)]
    assert not table.keywords(ox)
    for number in hidden:
        table.mark(number, face_down=False)
    assert table.keywords(ox) == {"Haste"}


@pytest.mark.parametrize("burst", [True, False])
@rule("11.10.3", "11.12.5.6")
def test_what_results_from_an_ex_burst_is_more(burst: bool) -> None:
    table = Position()
    frost, ann = table.summon("Frost"), table.forward("Ann", seat=1)
    text = (
        "Choose up to 2 Forwards opponent controls. Freeze them. If Frost results from an EX Burst, dull them and "
        "Freeze them instead."
    )
    doing = Doing(table, frost, text, kind="summon")
    doing.deed.burst = burst
    doing.choose(ann).resolve()
    assert table.state.cards[ann].dull is burst and table.state.cards[ann].marks.get("frozen")


@rule("11.2.1.1", "11.4.7")
def test_only_cp_of_some_backups_may_pay() -> None:
    table = Position()
    text = "You can only pay with CP produced by Lightning Backups to cast Ann from your hand."
    ann = table.forward("Ann", 5000, text, zone="hand", cost=1, element=LIGHTNING)
    table.some(2, "hand")
    story = Story(table)
    assert story.refuses(cast(ann))
    osk = table.backup("Osk", element=LIGHTNING)
    Story(table).cast(ann, osk)
    assert table.where(ann) == "field"


@pytest.mark.parametrize(("paid", "so"), [
    ("was paid with CP of 2 or more", True), ("included CP of 2 or more", True),
    ("did not include CP of 2 or more", False),
    ("wasn't paid with CP of 2 or more", False), ("has not included CP of 2 or more", False),
])
@pytest.mark.parametrize(("marks", "two"), [({"paid Ice": 1, "paid Fire": 1}, True), ({"paid Ice": 2}, False)])
@rule("11.4.7")
def test_paid_with_two_elements(marks: dict[str, int], two: bool, paid: str, so: bool) -> None:
    table, drawn = Position(), two is so
    text = f"When Ann enters the field, if the cost to play Ann {paid} different Elements, draw 1 card."
    ann = table.forward("Ann", 5000, text, zone="hand")
    table.mark(ann, marks={})
    table.happen(table.enter(ann), SetCardField(ann, "marks", marks, "cast"))
    assert (table.triggered == ["Ann"]) is drawn


@rule("11.4.7")
def test_cp_only_produced_by_backups() -> None:
    for by_backups, drawn in ((1, True), (0, False)):
        table = Position()
        text = "When Ann enters the field, if the CP paid to cast Ann was only produced by Backups, draw 1 card."
        ann = table.forward("Ann", 5000, text, zone="hand", cost=2)
        osk, pip = table.backup("Osk"), table.backup("Pip")
        (spare,) = table.some(1, "hand")
        Story(table).cast(ann, *((osk, pip) if by_backups else (spare,))).on()
        left = [one for one in table.state.zones[HAND[0]] if one != spare]
        assert bool(left) is drawn


@rule("11.11.5")
def test_otherwise_is_for_when_the_if_did_not_hold() -> None:
    for kind, goes in (("forward", "field"), ("backup", "hand")):
        table = Position()
        osk = table.forward("Ox")
        top = table.forward("Ann", zone="deck") if kind == "forward" else table.backup("Pip", zone="deck")
        text = (
            "Reveal the top card of your deck. If it is a Forward, play it onto the field. Otherwise, add it to your "
            "hand."
        )
        do(table, osk, text)
        assert table.where(top) == goes


@rule("6.5", "11.8.2")
def test_the_opponent_being_dealt_damage_is_no_damage_to_a_forward() -> None:
    table = Position()
    shel = table.backup("Shel", "When your opponent is dealt damage, activate Shel.", dull=True)
    ann, bea = table.forward("Ann"), table.forward("Bea", 9000, seat=1)
    table.happen(table.hurt(bea, 1000))
    assert not table.triggered
    strike(Story(table, at="attack"), ann)
    assert not table.state.cards[shel].dull


@pytest.mark.parametrize("seat", [0, 1])
@rule("11.6.3")
def test_only_during_your_turn(seat: int) -> None:
    table = Position(turn_player=seat)
    osk = table.backup("Osk", "[0]: Draw 1 card. You can only use this ability during your turn.")
    pip = table.backup("Pip", "[0]: Draw 1 card.", seat=1)
    story = Story(table)
    if seat == 0:
        story.use(osk)
        assert story.stack == ["Osk"]
    else:
        story.use(pip).passes()
        assert story.refuses(use(osk))


@rule("8.1.3")
def test_a_remark_in_parentheses_is_no_ability() -> None:
    table = Position()
    text = (
        "(Cards with [LB] cannot be included in your main deck.)\nLimit Break -- 1\n"
        "When Leo enters the field, draw 1 card."
    )
    leo = table.forward("Leo", 5000, text, zone="hand", limit_break=1)
    table.happen(table.enter(leo))
    assert table.triggered == ["Leo"] and len(table.pending) == 1


@rule("11.12.5.6", "11.11.5")
def test_instead_of_a_discard_of_their_choice_one_that_i_select() -> None:
    text = (
        "Your opponent discards 1 card. If you control 2 or more Backups, your opponent reveals their hand, and you "
        "select 1 card for your opponent to discard instead."
    )
    for backups, chooser in ((1, 1), (2, 0)):
        table = Position()
        there = [table.backup(f"Osk {number}") for number in range(backups)]
        one, two = table.some(2, "hand", seat=1)
        doing = do(table, there[0], text, cards(two))
        assert doing.asked[-1].seat == chooser
        assert (table.where(one), list(table.state.zones[BREAK[1]])) == ("hand", [two])


@rule("6.7", "11.8.6")
def test_a_counter_that_is_placed_is_seen() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When an Ember Counter is placed on Ox, draw 1 card.")
    do(table, ox, "Place 1 Ember Counter on Ox.")
    assert table.triggered == ["Ox"]


@rule("15.1.1.6", "7.9.2")
def test_shuffled_into_the_deck_it_is_somewhere_there() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", zone="break zone")
    table.some(3, "deck")
    Doing(table, osk, "Choose 1 Forward in your Break Zone. Shuffle it into your deck.").choose(ann).resolve()
    assert ann in table.state.zones[DECK[0]] and len(table.state.zones[DECK[0]]) == 4


@pytest.mark.parametrize(("words_", "fit"), [
    ("Choose 1 frozen Forward. Dull it.", "Cold"), ("Choose 1 Forward with [Generic]. Dull it.", "Plain"),
    ("Choose 1 Forward without Brave. Dull it.", "Cold Plain"),
])
@rule("15.2.4", "7.7.3", "15.2.1")
def test_frozen_generic_and_without_brave(words_: str, fit: str) -> None:
    table = Position()
    osk = table.backup("Osk")
    named = {
        "Cold": table.forward("Cold", marks={"frozen": 1}, text="Haste"),
        "Plain": table.forward("Plain", generic=True),
        "Bold": table.forward("Bold", text="Brave"),
    }
    for name, number in named.items():
        doing = Doing(table, osk, words_)
        fits = name in fit.split()
        if fits:
            doing.choose(number)
        assert (table.ref(number) in [one for group in doing.deed.targets for one in group]) is fits


@pytest.mark.parametrize(("backup", "monster", "drawn"), [(True, False, 1), (False, True, 1), (False, False, 0)])
@rule("11.11.5")
def test_one_or_the_other_is_enough(backup: bool, monster: bool, drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(2, "deck")
    if backup:
        table.backup("Osk")
    if monster:
        table.monster("Grub")
    do(table, ox, "If you control a Backup or if you control a Monster, draw 1 card.")
    assert len(table.state.zones[HAND[0]]) == drawn


@rule("15.1.1.4.1")
def test_an_entire_hand_is_discarded_though_it_is_empty() -> None:
    for count in (0, 2):
        table = Position()
        ox = table.forward("Ox")
        table.some(count, "hand", seat=1)
        do(table, ox, "Your opponent discards their entire hand.")
        assert len(table.state.zones[BREAK[1]]) == count


@rule("11.11.5")
def test_those_forwards_are_the_ones_spoken_of() -> None:
    table = Position()
    osk, ann, bea = table.backup("Osk"), table.forward("Ann", seat=1), table.forward("Bea", seat=1)
    cid = table.forward("Cid", seat=1)
    Doing(table, osk, "Choose 2 Forwards. Dull those Forwards.").choose(ann, bea).resolve()
    assert [table.state.cards[one].dull for one in (ann, bea, cid)] == [True, True, False]


@rule("7.9.2")
def test_the_bottom_card_of_the_deck() -> None:
    table = Position()
    ox, deck = table.forward("Ox"), table.some(3, "deck")
    do(table, ox, "Put the bottom card of your deck into the Break Zone.")
    assert list(table.state.zones[BREAK[0]]) == [deck[0]]


@rule("6.7.2", "4.4")
def test_counters_in_play_are_those_on_what_fits_and_of_that_name() -> None:
    table = Position()
    osk = table.backup("Osk", counters={"Ember": 1, "Frost": 5})
    table.forward("Ann", counters={"Ember": 2})
    table.forward("Bea", seat=1, counters={"Ember": 4})
    amount = CountersOn("Ember", words("who", "Characters you control"))
    assert evaluate.value(amount, table.deed(osk)) == 3


@rule("11.11.5.1", "4.4")
def test_how_many_they_are_and_what_number_was_named() -> None:
    table = Position()
    osk, ann, bea = table.backup("Osk"), table.forward("Ann"), table.forward("Bea")
    deed = table.deed(osk, it=(ann, bea))
    assert evaluate.value(CountThem(Them()), deed) == 2
    assert evaluate.value(NamedNumber(), deed) == 0
    deed.named["number"] = 4
    assert evaluate.value(NamedNumber(), deed) == 4


@rule("7.14.2")
def test_face_down_is_not_face_up() -> None:
    table = Position()
    osk = table.backup("Osk")
    hidden, shown = (table.forward(name, zone="LB deck", limit_break=1) for name in ("Ann", "Bea"))
    table.mark(hidden, face_down=True)
    found = evaluate.find(Noun((FaceDown(), InZone(Zone.LB_DECK, Player.YOU))), table.deed(osk))
    assert found == [hidden] and shown not in found


@rule("11.6.3")
def test_twice_per_turn_is_not_three_times() -> None:
    table = Position()
    osk = table.backup("Osk")
    table.grant(osk, ActionAbility((), (Draw(Exactly(Number(1))),), (TimesPerTurn(2),)))
    story = Story(table)
    for _ in range(2):
        story.use(osk).resolve()
    assert story.refuses(use(osk)) == "FFTCG 2.1"


@pytest.mark.parametrize(("who", "seat"), [("you control", 0), ("your opponent controls", 1)])
@rule("2.1", "11.8.13")
def test_who_controls_that_very_one(who: str, seat: int) -> None:
    for owner in (0, 1):
        table = Position()
        osk, ann = table.backup("Osk"), table.forward("Ann", 5000, seat=owner)
        (top,) = table.some(1, "deck")
        Doing(table, osk, f"Choose 1 Forward. If {who} it, draw 1 card.").choose(ann).resolve()
        assert (table.where(top) == "hand") is (owner == seat)


@pytest.mark.parametrize("words", [
    "all the Forwards you control double their power and gain Haste.",
    "double the power of all the Forwards you control and they gain Haste.",
])
@rule("11.12.4.3")
def test_each_doubles_its_own_power_and_gains_more(words: str) -> None:
    table = Position()
    osk, ann, ben = table.backup("Osk"), table.forward("Ann", 5000), table.forward("Ben", 3000)
    do(table, osk, f"Until the end of the turn, {words}")
    assert [table.power(one) for one in (ann, ben)] == [10000, 6000]
    assert table.keywords(ann) == table.keywords(ben) == {"Haste"}
