"""What "it", "them", "that Forward" and "the other" mean, and what they mean when there is nothing to speak of."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import HAND, REMOVED
from tests.games.fftcg.effects.doing import NO, YES, Doing, cards, do
from tests.games.fftcg.meaning.scene import FORWARD, Scene
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

OTHER = (
    "Choose 2 Forwards opponent controls. Return the first Forward to its owner's hand, dull and Freeze the other."
)
WARD = (
    "When Ox is chosen by your opponent's Summons or abilities, if your opponent doesn't discard 1 card, "
    "cancel its effect."
)


@rule("11.11.5")
def test_the_other_is_the_second_of_two_that_were_chosen() -> None:
    table = Position()
    osk = table.backup("Osk")
    cole, vell = table.forward("Cole", seat=1), table.forward("Vell", seat=1)
    Doing(table, osk, OTHER).choose(cole, vell).resolve()
    assert (table.where(cole), table.where(vell)) == ("hand", "field")
    assert table.state.cards[vell].dull and table.state.cards[vell].marks.get("frozen")


@rule("11.11.2.1.1")
def test_the_other_suffers_alone_when_the_first_has_left() -> None:
    table = Position()
    osk = table.backup("Osk")
    cole, vell = table.forward("Cole", seat=1), table.forward("Vell", seat=1)
    doing = Doing(table, osk, OTHER).choose(cole, vell)
    table.happen(table.move(cole, "break zone"))
    doing.resolve()
    assert (table.where(cole), table.where(vell)) == ("break zone", "field")
    assert table.state.cards[vell].dull


@rule("2.3", "11.11.5")
def test_a_sentence_whose_if_does_not_hold_leaves_nothing_for_it() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.monster("Grub", seat=1)
    text = "If you control a Backup, your opponent selects 1 Monster they control. Put it into the Break Zone."
    do(table, ox, text, event=[ox])
    assert table.where(ox) == "field"


@rule("2.3")
def test_what_nobody_could_select_is_not_put_away() -> None:
    table = Position()
    ox = table.forward("Ox")
    do(table, ox, "Your opponent selects 1 Monster they control. Put it into the Break Zone.", event=[ox])
    assert table.where(ox) == "field"


@rule("11.11.5")
def test_it_is_still_what_was_chosen_after_something_was_put_away_for_it() -> None:
    table = Position()
    ox, osk = table.forward("Ox"), table.backup("Osk")
    cole = table.forward("Cole", seat=1)
    text = (
        "Choose 1 Forward opponent controls. You may put 1 Backup you control into the Break Zone. "
        "If you do so, break it."
    )
    Doing(table, ox, text).choose(cole).resolve(YES)
    assert (table.where(osk), table.where(cole)) == ("break zone", "break zone")


@rule("11.11.5")
def test_it_is_still_what_was_chosen_after_something_was_dulled_for_it() -> None:
    table = Position()
    ox, _ = table.forward("Ox"), table.backup("Osk")
    cole = table.forward("Cole", seat=1)
    text = "Choose 1 Forward opponent controls. You may dull 1 Backup you control. If you do so, break it."
    Doing(table, ox, text).choose(cole).resolve(YES)
    assert table.where(cole) == "break zone"


@rule("11.11.5")
def test_it_is_still_what_was_chosen_after_a_reveal() -> None:
    table = Position()
    ox = table.forward("Ox")
    cole = table.forward("Cole", 9000, seat=1)
    table.some(2, "deck")
    text = (
        "Choose 1 Forward. Reveal the top card of your deck. "
        "If it is a Forward, deal the chosen Forward 5000 damage."
    )
    Doing(table, ox, text).choose(cole).resolve()
    assert table.state.cards[cole].damage == 5000


@rule("11.11.5")
def test_a_found_card_is_it_and_a_search_that_finds_none_leaves_none() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(2, "deck")
    text = "You may search for 1 Backup and add it to your hand."
    do(table, ox, text, YES, event=[ox])
    assert table.where(ox) == "field" and not table.state.zones[HAND[0]]


@rule("11.8.14")
def test_a_search_that_was_declined_leaves_nothing_to_play() -> None:
    table = Position()
    ox = table.forward("Ox")
    pip = table.backup("Pip", zone="deck")
    do(table, ox, "You may search for 1 Backup and play it onto the field dull.", NO, event=[ox])
    assert table.where(pip) == "deck"


@rule("6.4.2", "11.11.8")
def test_cancel_its_effect_is_the_one_that_chose() -> None:
    table = Position(turn_player=1)
    ox = table.forward("Ox", 5000, WARD)
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Break it.", seat=1, cost=0)
    table.some(1, "hand", seat=1)
    story = Story(table).cast(pyre)
    assert story.stack == ["Pyre", "Ox"]
    story.resolve().no()
    story.resolve()
    assert table.where(ox) == "field"


@rule("11.11.5")
def test_paying_with_a_discard_keeps_the_summon_going() -> None:
    table = Position(turn_player=1)
    ox = table.forward("Ox", 5000, WARD)
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Break it.", seat=1, cost=0)
    table.some(1, "hand", seat=1)
    Story(table).cast(pyre).resolve().yes().resolve()
    assert table.where(ox) == "break zone"


@rule("11.11.5")
def test_the_rest_of_those_chosen_are_those_that_were_not_taken() -> None:
    table = Position()
    ox = table.forward("Ox")
    pyres = [table.summon(f"Pyre {number}", zone="break zone") for number in range(4)]
    text = "Choose 4 Summons in your Break Zone. Add 1 of them to your hand, and remove the rest from the game."
    Doing(table, ox, text).choose(*pyres).resolve(cards(pyres[2]))
    assert list(table.state.zones[HAND[0]]) == [pyres[2]]
    assert set(table.state.zones[REMOVED[0]]) == {pyres[0], pyres[1], pyres[3]}


@rule("11.11.5")
def test_it_is_the_card_that_was_taken_and_not_the_one_that_went_below() -> None:
    table = Position()
    ox, (low, high) = table.forward("Ox"), table.some(2, "deck")
    text = (
        "Reveal the top 2 cards of your deck. Remove 1 card among them from the game and put the other to the bottom "
        "of your deck. You can cast it at any time you could normally cast it this turn."
    )
    doing = do(table, ox, text, cards(high))
    assert [one.number for one in doing.deed.it] == [high]
    assert (table.where(high), table.where(low)) == ("removed", "deck")


@rule("2.3")
def test_what_nobody_could_play_gains_nothing() -> None:
    table = Position()
    ox = table.forward("Ox")
    text = "You may play 1 Forward from your hand onto the field. It gains Haste until the end of the turn."
    do(table, ox, text, event=[ox])
    assert not table.keywords(ox)


@rule("11.11.5")
def test_several_things_are_done_to_the_same_ones() -> None:
    text = (
        "[0]: Your opponent selects 1 Forward they control. "
        "Dull and Freeze all the other active Forwards opponent controls."
    )
    scene = Scene({"Osk": text}, cards={"Gil": {"seat": 1}}).play("use Osk; Cole")
    assert scene.seen() == "Dora dull; Dora frozen; Gil dull; Gil frozen"


PAIR = "[0]: Choose 1 Forward and 1 other Forward of cost 2 or less. Activate them."


@pytest.mark.parametrize(("board", "first", "seen"), [
    ("only Osk, Ann", "", "refused 11.6.5"),
    ("only Osk, Ben", "", "refused 11.6.5"),
    ("only Osk, Ann, Ben", "Ben", "refused 11.6.5; stack Osk"),
    ("only Osk, Ann, Ben; Ann dull; Ben dull", "Ann", "Ann active; Ben active"),
    ("only Osk, Dora, Ben; Dora dull; Ben dull", "Ben", "Ben active; Dora active"),
])
@rule("11.6.5", "11.3.3")
def test_the_other_target_is_never_the_first(board: str, first: str, seen: str) -> None:
    scene = Scene({"Osk": PAIR}, board).play(f"use Osk; {first}")
    assert scene.seen() == seen


@rule("11.6.5")
def test_up_to_1_other_need_not_be_there() -> None:
    text = "[0]: Choose 1 Forward and up to 1 other Forward. Activate them."
    assert Scene({"Osk": text}, "only Osk, Ann; Ann dull").play("use Osk").seen() == "Ann active"


@rule("11.8.9", "11.11.2")
def test_where_no_first_was_chosen_every_one_is_another() -> None:
    text = "When Ann enters the field, choose up to 1 Forward and up to 1 other Forward. Dull the latter."
    cards = {"Ann": {"type": FORWARD, "zone": "hand", "cost": 0}}
    assert Scene({"Ann": text}, cards=cards).play("cast Ann; none; Ann").seen() == "Ann to field; Ann dull"
