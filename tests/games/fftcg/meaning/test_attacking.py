"""Attacking alone, again, with so many, and how many attacks there may be."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import Story, attack, rule
from tests.games.fftcg.table import Position


@pytest.mark.parametrize(("company", "power"), [(False, 7000), (True, 5000)])
@rule("10.1.2.1", "15.1.1.9.1")
def test_who_attacks_alone_is_in_no_party(company: bool, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox attacks alone, it gains +2000 power until the end of the turn.")
    ann = table.forward("Ann")
    Story(table, at="attack").attack(ox, *([ann] if company else [])).resolve()
    assert table.power(ox) == power


@rule("2.2", "10.1.2.1")
def test_one_that_cannot_attack_alone_attacks_in_a_party() -> None:
    table = Position()
    ox, ann = table.forward("Ox", 5000, "Ox cannot attack alone."), table.forward("Ann")
    story = Story(table, at="attack")
    assert story.refuses(attack(ox)) == "FFTCG 2.2"
    story.attack(ox, ann)
    assert table.state.cards[ox].dull


@rule("10.1.2.1.2")
def test_the_second_attack_of_a_turn_is_one_forwards_own() -> None:
    table = Position()
    text = (
        "Brave // Ox can attack twice in the same turn. // When Ox attacks for the second time in the same turn, "
        "gain [Crystal]."
    )
    ox = table.forward("Ox", 5000, text.replace(" // ", "\n"))
    ann = table.forward("Ann")
    story = Story(table, at="attack").attack(ann).on().attack(ox).on()
    assert table.state.vars.get("crystals 0", 0) == 0
    story.attack(ox).resolve()
    assert table.state.vars["crystals 0"] == 1


@pytest.mark.parametrize(("attackers", "gained"), [(1, 0), (2, 1), (3, 1)])
@rule("15.1.1.9.1", "11.8.6")
def test_attacking_with_so_many_is_one_event(attackers: int, gained: int) -> None:
    table = Position()
    table.backup("Osk", "When you attack with 2 or more Forwards, gain [Crystal].")
    found = [table.forward(f"Ann {number}") for number in range(attackers)]
    Story(table, at="attack").attack(*found).resolve()
    assert table.state.vars.get("crystals 0", 0) == gained


@rule("2.2", "10.1.2.1")
def test_an_opponent_who_may_declare_only_one_attack() -> None:
    table = Position()
    table.backup("Osk", "Your opponent can only declare attack once per turn.", seat=1)
    ann, bea, cid = (table.forward(name) for name in ("Ann", "Bea", "Cid"))
    story = Story(table, at="attack").attack(ann, bea).on()
    assert story.step != "declare" and not table.state.cards[cid].dull


@rule("2.2", "15.1.1.9.1")
def test_attacking_with_no_more_than_so_many_forwards() -> None:
    table = Position()
    table.backup("Osk", "Each player can only attack with up to 2 Forwards per turn.")
    found = [table.forward(f"Ann {number}") for number in range(3)]
    story = Story(table, at="attack")
    assert story.refuses(attack(*found)) == "FFTCG 2.2"
    story.attack(*found[:2])


@pytest.mark.parametrize(("words", "blocked", "power"), [
    ("is not blocked", False, 7000), ("attacks and is not blocked", False, 7000),
    ("is not blocked", True, 5000), ("attacks and is not blocked", True, 5000),
])
@rule("10.1.3.1", "10.1.4.1")
def test_who_is_not_blocked_triggers(words: str, blocked: bool, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, f"When Ox {words}, it gains +2000 power until the end of the turn.")
    ann = table.forward("Ann", 1000, seat=1)
    Story(table, at="attack").attack(ox).block(*([ann] if blocked else []))
    assert table.power(ox) == power


@rule("10.1.3.1", "11.8.6")
def test_a_party_that_is_not_blocked_is_one_event() -> None:
    table = Position()
    table.backup("Osk", "When a party you control is not blocked, gain [Crystal].")
    ann, bea = table.forward("Ann"), table.forward("Bea")
    Story(table, at="attack").attack(ann, bea)
    assert table.state.vars.get("crystals 0") == 1


@pytest.mark.parametrize("words", [
    "Forwards you control do not dull when attacking.",
    "Forwards you control can attack without dulling.",
    "Attacking doesn't cause Ann to dull.",
    "If you control 1 or more Monsters, Ann doesn't dull when it attacks.",
])
@rule("10.1.2.2", "15.2.1.2")
def test_attacking_without_dulling_is_no_brave(words: str) -> None:
    scene = Scene({"Ann": words, "Osk": "Forwards with Brave lose 1000 power."}, at="attack").play("attack Ann")
    assert not scene.table.state.cards[scene.named["Ann"]].dull
    assert scene.table.now(scene.named["Ann"]).power == 7000
