"""What cards take over from others: power and control that are exchanged, abilities that they have too."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position
from tests.games.fftcg.words.reading_cards import assert_understood

BOTH = "Choose 1 Forward you control and 1 Forward opponent controls."


@pytest.mark.parametrize(("words", "seen"), [
    ("Exchange their power until the end of the turn.", "Ann 5000; Dora 7000"),
    ("Until the end of the turn, swap the power of the former and the latter.", "Ann 5000; Dora 7000"),
    ("Exchange control of them.", "Ann control theirs; Dora control mine"),
])
@rule("11.5.6", "6.2.6")
def test_two_exchange_what_they_have(words: str, seen: str) -> None:
    assert Scene({"Osk": f"[0]: {BOTH} {words}"}).play("use Osk; Ann; Dora").seen() == seen


@rule("6.2.6", "2.3")
def test_control_of_one_alone_is_not_exchanged() -> None:
    scene = Scene({"Osk": f"[0]: {BOTH} Exchange control of them."})
    assert scene.play("use Osk; Ann; Dora; Dora>hand").seen() == "Dora to hand"


@rule("6.2.6", "11.12.4.1")
def test_exchanged_control_goes_back_at_the_end_of_the_turn() -> None:
    scene = Scene({"Osk": f"[0]: {BOTH} Swap control of them until the end of the turn."}, "Hal>removed; Hew>removed")
    assert "control" not in scene.play("use Osk; Ann; Dora; until turn; stop").seen()


@pytest.mark.parametrize("words", ["Double the power of all the Forwards you control until the end of the turn.",
                                   "Until the end of the turn, the power of the Forwards you control is doubled."])
@rule("11.12.4.3")
def test_the_power_of_each_is_doubled_for_itself(words: str) -> None:
    assert Scene({"Osk": f"[0]: {words}"}).play("use Osk").seen() == "Ann 14000; Ben 10000"


GUST = "Gust [S]: Draw 1 card."
FLARE = "Flare [S][1][Dull]: Draw 1 card.\n[Dull]: Gain [Crystal].\nWhen Ann attacks, draw 1 card."


@pytest.mark.parametrize(("kinds", "count"), [
    ("special abilities", 1), ("action abilities", 1), ("special abilities and action abilities", 2), ("abilities", 3),
    ("auto-abilities", 1),
])
@rule("11.12.4.8", "11.7.1")
def test_it_has_the_abilities_of_another(kinds: str, count: int) -> None:
    table = Position()
    vell = table.forward("Vell", 5000, f"Vell has all the {kinds} of the Card Name Ann you control.")
    before = len(table.now(vell).abilities)
    ann = table.forward("Ann", 5000, FLARE)
    assert len(table.now(vell).abilities) - before == count
    table.happen(table.move(ann, "hand"))
    assert len(table.now(vell).abilities) == before


@rule("11.12.4.8", "11.7.1", "7.13")
def test_a_special_ability_taken_over_costs_a_card_of_the_own_name() -> None:
    table = Position()
    vell = table.forward("Vell", 5000, "Vell gains all the special abilities of the Job Bard you own removed from the "
                         "game.")
    table.forward("Ann", 5000, GUST, jobs=("Bard",), zone="removed")
    (drawn,) = table.some(1, "deck")
    spare = table.forward("Vell", zone="hand")
    Story(table).use(vell, 1).resolve()
    assert (table.where(spare), table.where(drawn)) == ("break zone", "hand")


@rule("11.12.4.8")
def test_those_who_take_over_from_each_other_do_so_once() -> None:
    table = Position()
    words = "{} has all the abilities of the Forwards opponent controls."
    mine = table.forward("Vell", 5000, words.format("Vell") + "\nBrave")
    theirs = table.forward("Cole", 5000, words.format("Cole") + "\nHaste", seat=1)
    assert table.keywords(mine) == table.keywords(theirs) == {"Brave", "Haste"}


@pytest.mark.parametrize(("words", "paid"), [("the cost", 0), ("[S]", 1)])
@rule("11.7.3", "11.7.10")
def test_a_special_ability_used_without_paying(words: str, paid: int) -> None:
    table = Position()
    vell = table.forward("Vell", 5000, f"[0]: You may use Vell's special ability without paying {words}.\n"
                         "Gale [S][1]: Draw 1 card.")
    (drawn,) = table.some(1, "deck")
    osk = table.backup("Osk")
    story = Story(table).use(vell).resolve().yes()
    if paid:
        story.pay(osk)
    story.resolve()
    assert (table.where(drawn), table.state.cards[osk].dull) == ("hand", bool(paid))


@pytest.mark.parametrize(("used", "fast"), [((0, 1), True), ((0, 0), False), ((0,), False)])
@rule("11.7.11")
def test_which_special_abilities_were_used_this_turn(used: tuple[int, ...], fast: bool) -> None:
    table = Position()
    vell = table.forward("Vell", 5000, "Gale [S]: Gain [Crystal].\nGust [S]: Gain [Crystal].\n"
                         "[0]: If Vell used Gale and Gust this turn, Vell gains Haste until the end of the turn.")
    story = Story(table)
    for ability in used:
        table.forward("Vell", zone="hand")
        story.use(vell, ability).resolve()
    story.use(vell, 2).resolve()
    assert ("Haste" in table.keywords(vell)) is fast


@rule("11.12.4.6")
def test_categories_and_abilities_are_lost_together() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "Brave")
    words = "Choose 1 Forward. Until the end of the turn, it loses all its Categories and all its abilities."
    table.until_end_of_turn(table.summon(), words, ann)
    assert (table.now(ann).categories, table.keywords(ann)) == ((), set())


@pytest.mark.parametrize(("text", "broken"), [
    ("Gale [S]: Draw 1 card.", True), ("[0]: Draw 1 card.", False), ("", False),
])
@rule("11.7.1")
def test_whether_it_has_a_special_ability(text: str, broken: bool) -> None:
    words = "[0]: Choose 1 Forward. If that Forward has a special ability, break it."
    scene = Scene({"Osk": words, "Cole": text}).play("use Osk; Cole")
    assert scene.seen() == ("Cole to break" if broken else "")


@pytest.mark.parametrize("line", [
    "Oriel's cost is reduced by 1 for each Fire Backup you control.",
    "If you control a Job Keeper, you can pay the cost to cast Oriel with CP of any Element.",
    "[Dull]: Choose 1 Forward. Its cost becomes 1 until the end of the turn.",
    "[Dull]: Choose 1 Forward. Deal it damage equal to the damage dealt to Oriel.",
    "When Oriel enters the field, if you control the same number of Forwards as your opponent, draw 1 card.",
    "When your opponent draws a card outside of the Draw Phase, draw 1 card.",
    "At the end of the Attack Phase, activate Oriel.",
    "If possible, your opponent must block Oriel.",
    "The Forwards without abilities you control gain +2000 power.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)
