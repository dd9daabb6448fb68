"""Wider wordings of what cards say more narrowly: the rest of a sentence, other verbs, other ends."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import casting_permissions, statics
from engine.games.fftcg.rules.table import HAND
from tests.games.fftcg.effects.doing import Doing, cards, do, lines
from tests.games.fftcg.rules.telling import to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, WIND, Position


@pytest.mark.parametrize(("attackers", "drawn"), [(1, 0), (2, 1)])
@rule("15.1.1.9", "11.8.6")
def test_so_many_were_attacking_this_turn(attackers: int, drawn: int) -> None:
    table = Position()
    text = (
        "When 1 or more Forwards you control attack, gain [Crystal]. If 2 or more Forwards were attacking this turn, "
        "also draw 1 card."
    )
    table.backup("Osk", text)
    table.some(2, "deck")
    found = [table.forward(f"Ann {number}") for number in range(attackers)]
    before = len(table.state.zones[HAND[0]])
    Story(table, at="attack").attack(*found).resolve()
    assert len(table.state.zones[HAND[0]]) - before == drawn


@rule("11.8.16.1", "2.1")
def test_the_summon_is_the_one_that_was_cast() -> None:
    table = Position()
    text = "When your opponent casts a Summon, put Ox into the Break Zone. If you do so, cancel the Summon's effect."
    ox = table.forward("Ox", 5000, text, seat=1)
    ann = table.forward("Ann", 5000)
    pyre = table.summon("Pyre", "Choose 1 Forward you control. Deal it 2000 damage.", cost=0)
    Story(table).cast(pyre).resolve().resolve()
    assert (table.where(ox), table.state.cards[ann].damage) == ("break zone", 0)


@pytest.mark.parametrize(("zone", "triggered"), [("hand", []), ("break zone", ["Ox"])])
@rule("11.8.6")
def test_entering_other_than_from_the_hand(zone: str, triggered: list[str]) -> None:
    table = Position()
    text = "When Ox enters your field other than from your hand, draw 1 card."
    table.happen(table.enter(table.forward("Ox", 5000, text, zone=zone), why="play"))
    assert table.triggered == triggered


@pytest.mark.parametrize(("zones", "less"), [(("break zone", "break zone"), 2), (("break zone", "hand"), 0)])
@rule("11.4.6")
def test_one_of_each_in_the_break_zone(zones: tuple[str, str], less: int) -> None:
    table = Position()
    text = (
        "If you have a Card Name Ann and a Card Name Bea in your Break Zone, "
        "the cost required to cast Ox is reduced by 2."
    )
    ox = table.forward("Ox", 5000, text, zone="hand", cost=5)
    for name, zone in zip(("Ann", "Bea"), zones, strict=True):
        table.forward(name, zone=zone)
    assert casting_permissions.cast_changes(table.state, ox, 0).total(5) == 5 - less


@rule("2.2", "10.1.3.1.3")
def test_the_opponent_must_block() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Opponent must block Ox if possible.")
    ann, bea = table.forward("Ann", seat=1), table.forward("Bea")
    assert statics.must_block(table.state, ann, (ox,))
    assert not statics.must_block(table.state, ann, (bea,))


@rule("11.11.5")
def test_counting_among_what_was_revealed() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 9500, seat=1)
    shown = [table.forward(f"Card {n}", zone="hand", element=one) for n, one in enumerate((FIRE, ICE, ICE))]
    text = (
        "Choose 1 Forward. Reveal any number of cards from your hand. "
        "Deal it 3000 damage for each different Element among the revealed cards."
    )
    Doing(table, osk, text).choose(ann).resolve(cards(*shown))
    assert table.state.cards[ann].damage == 6000


@pytest.mark.parametrize(("words", "chosen"), [
    ("of the highest cost opponent controls", "dear"),
    ("opponent controls with the lowest cost", "cheap"),
    ("with the highest power opponent controls", "cheap"),
])
@rule("11.3.3", "5.2.1.2")
def test_the_one_that_has_most(words: str, chosen: str) -> None:
    table = Position()
    osk = table.backup("Osk")
    table.forward("Ann", 9900, cost=9)
    found = {"dear": table.forward("Bea", 5000, cost=5, seat=1), "cheap": table.forward("Cole", 8000, cost=2, seat=1)}
    Doing(table, osk, f"Choose 1 Forward {words}. Break it.").declare().resolve()
    assert [name for name, number in found.items() if table.where(number) == "break zone"] == [chosen]


@rule("11.8.6")
def test_only_the_first_time_in_each_turn() -> None:
    table = Position()
    table.forward("Ox", 9000, "When a Forward you control is dealt damage for the first time each turn, draw 1 card.")
    ann = table.forward("Ann", 9000)
    table.happen(table.hurt(ann, 1000))
    table.happen(table.hurt(ann, 1000))
    assert table.triggered == ["Ox"]


@pytest.mark.parametrize(("text", "damage"), [
    ("If Ox is dealt damage, reduce the damage by 1000.", 3000),
    ("If Ox is dealt damage, the damage becomes double instead.", 8000),
    ("If Ox is dealt damage, the damage is halved instead.", 2000),
])
@rule("11.12.5.1", "4.2")
def test_other_words_for_what_becomes_of_damage(text: str, damage: int) -> None:
    table = Position()
    ox = table.forward("Ox", 9900, text)
    table.happen(table.hurt(ox, 4000))
    assert table.state.cards[ox].damage == damage


@pytest.mark.parametrize("text", [
    "Ox does not activate during its controller's next Active Phase.",
    "Ox won't activate during your next Active Phase.",
])
@rule("9.1.1.1", "2.2")
def test_other_words_for_staying_dull(text: str) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, dull=True)
    table.some(9, "deck")
    table.some(9, "deck", seat=1)
    do(table, ox, text)
    story = Story(table)
    to_turn(story, 5)
    assert table.state.cards[ox].dull
    to_turn(story, 7)
    assert not table.state.cards[ox].dull


@pytest.mark.parametrize(("words", "names", "elements", "power"), [
    ("with different names", ("Ann", "Ann", "Bea"), (FIRE, FIRE, FIRE), 5000),
    ("with different names", ("Ann", "Bea", "Cole"), (FIRE, FIRE, FIRE), 7000),
    ("of different Elements", ("Ann", "Bea", "Cole"), (FIRE, ICE, ICE), 5000),
    ("of different Elements", ("Ann", "Bea", "Cole"), (FIRE, ICE, WIND), 7000),
])
@rule("4.1")
def test_so_many_that_are_all_different(
    words: str, names: tuple[str, ...], elements: tuple[object, ...], power: int
) -> None:
    table = Position()
    ox = table.monster("Ox", f"If you control 3 or more Backups {words}, the Forwards you control gain +2000 power.")
    for name, element in zip(names, elements, strict=True):
        table.backup(name, element=element, generic=True)
    assert table.power(table.forward("Dora", 5000, seat=table.state.cards[ox].owner)) == power


@pytest.mark.parametrize(("attacks", "power"), [(True, 5000), (False, 7000)])
@rule("11.11.5")
def test_if_it_did_not_attack_this_turn(attacks: bool, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "If Ox didn't attack this turn, Ox gains +2000 power.")
    story = Story(table, at="attack")
    if attacks:
        story.attack(ox)
    assert table.power(ox) == power


@pytest.mark.parametrize("text", [
    "If you haven't cast a card this turn, Ox gains +2000 power.",
    "If you did not cast a card this turn, Ox gains +2000 power.",
])
@rule("11.11.5")
def test_if_nothing_was_cast_this_turn(text: str) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, text)
    table.some(1, "deck")
    assert table.power(ox) == 7000
    Story(table).cast(table.summon("Pyre", "Draw 1 card.", cost=0)).resolve()
    assert table.power(ox) == 5000


@rule("11.12.4.3")
def test_so_much_for_each_printed_behind_the_duration() -> None:
    table = Position()
    ox = table.forward("Ox", 5000)
    table.backup("Osk")
    table.backup("Pip")
    do(table, ox, "Ox gains +1000 power until the end of the turn for each Backup you control.")
    assert table.power(ox) == 7000


@pytest.mark.parametrize(("entered", "keywords"), [(True, {"Haste"}), (False, set())])
@rule("11.12.4")
def test_it_is_what_entered_this_turn(entered: bool, keywords: set[str]) -> None:
    table = Position()
    zone = "hand" if entered else "field"
    ox = table.forward("Ox", 5000, "If Ox entered the field this turn, it gains Haste.", zone=zone)
    if entered:
        table.happen(table.enter(ox))
    assert table.keywords(ox) == keywords


@rule("11.8.17.2")
def test_during_this_turn_whenever_it_happens() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(3, "deck")
    pyres = [table.summon(f"Pyre {number}", "Gain [Crystal].", cost=0) for number in range(2)]
    do(table, ox, "During this turn, when you cast a Summon, draw 1 card.")
    before = len(table.state.zones[HAND[0]])
    story = Story(table)
    for one in pyres:
        story.cast(one).resolve().resolve()
    assert len(table.state.zones[HAND[0]]) == before - 2 + 2


@rule("11.12.5.1")
def test_whatever_damage_it_deals_becomes_0() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 5000, "[0]: Choose 1 Forward. Deal it 2000 damage.", seat=1)
    bea = table.forward("Bea", 9000)
    Doing(table, osk, "Choose 1 Forward opponent controls. During this turn, if it deals damage, the damage becomes 0 "
          "instead.").choose(ann).resolve()
    table.happen(table.hurt(bea, 2000, by=ann))
    assert table.state.cards[bea].damage == 0
    table.happen(table.hurt(bea, 2000, by=osk))
    assert table.state.cards[bea].damage == 2000


@pytest.mark.parametrize(("kind", "drawn"), [("forward", 1), ("backup", 0)])
@rule("11.5.5", "6.4.2")
def test_what_it_was_when_it_was_last_there(kind: str, drawn: int) -> None:
    table = Position()
    osk, ann = table.monster("Osk"), getattr(table, kind)("Ann", seat=1)
    table.some(1, "deck")
    text = "Choose 1 Character. Return it to its owner's hand. If it was a Forward, draw 1 card."
    Doing(table, osk, text).choose(ann).resolve()
    assert len(table.state.zones[HAND[0]]) == drawn


@rule("11.11.6")
def test_the_other_forwards_are_those_nobody_selected() -> None:
    table = Position()
    osk = table.backup("Osk")
    mine = [table.forward(f"Ann {number}") for number in range(2)]
    theirs = [table.forward(f"Bea {number}", seat=1) for number in range(2)]
    text = "Each player selects 1 Forward they control. Put the other Forwards into the Break Zone."
    do(table, osk, text, cards(mine[0]), cards(theirs[1]))
    assert [table.where(one) for one in (*mine, *theirs)] == ["field", "break zone", "break zone", "field"]


@rule("11.11.5")
def test_as_many_as_were_put_at_the_bottom() -> None:
    table = Position()
    osk = table.backup("Osk")
    table.some(5, "deck")
    hand = table.some(3, "hand")
    text = "Put any number of cards from your hand at the bottom of your deck, then draw the same number of cards."
    do(table, osk, text, cards(*hand[:2]), lines(0, 1))
    assert len(table.state.zones[HAND[0]]) == 3
    assert [one in table.state.zones[HAND[0]] for one in hand] == [False, False, True]


@pytest.mark.parametrize(("kind", "damage"), [("forward", 3000), ("monster", 0)])
@rule("11.8.7", "2.1")
def test_the_cancelled_ability_came_from_a_forward(kind: str, damage: int) -> None:
    table = Position()
    text = (
        "[0]: Choose 1 auto-ability. Cancel its effect. "
        "If the cancelled auto-ability triggered from a Forward, deal that Forward 3000 damage."
    )
    ox = table.forward("Ox", 9000, text)
    table.some(1, "deck", seat=1)
    more = {"power": 9000} if kind == "forward" else {}
    foe = getattr(table, kind)("Ann", text="When your opponent casts a Summon, draw 1 card.", seat=1, **more)
    Story(table).cast(table.summon("Pyre", "Gain [Crystal].", cost=0)).use(ox).resolve()
    assert table.state.cards[foe].damage == damage
