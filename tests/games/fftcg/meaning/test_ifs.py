"""What an "if" asks about: its own sentence, or the whole ability."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import BREAK, HAND
from tests.games.fftcg.effects.doing import Doing
from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, WATER, Element, Position

PAID = (
    "When Ox enters the field, if the cost paid to play Ox included Fire CP, draw 1 card. If the cost paid to play Ox "
    "included Ice CP, your opponent discards 1 card from their hand."
)


@pytest.mark.parametrize(("element", "drawn", "discarded"), [(FIRE, 1, 0), (ICE, 0, 1)])
@rule("11.8.13")
def test_two_ifs_of_the_same_kind_each_speak_of_their_own_sentence(
    element: Element, drawn: int, discarded: int
) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, PAID, zone="hand", cost=1, element=element)
    pip = table.backup("Pip", element=element)
    table.some(1, "hand", seat=1)
    Story(table).cast(ox, pip).resolve()
    assert (len(table.state.zones[HAND[0]]), len(table.state.zones[BREAK[1]])) == (drawn, discarded)


@rule("11.8.13")
def test_a_single_if_after_when_is_part_of_what_triggers() -> None:
    table = Position()
    text = "When Ox attacks, if you control a Backup, draw 1 card. Ox gains Brave until the end of the turn."
    ox = table.forward("Ox", 5000, text)
    assert Story(table, at="attack").choose(ox).stack == []


@rule("11.11.3")
def test_a_condition_that_has_ended_when_it_resolves_leaves_nothing_of_the_ability() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox attacks, if you control a Backup, draw 1 card.")
    osk = table.backup("Osk")
    story = Story(table, at="attack").choose(ox)
    table.happen(table.move(osk, "break zone"))
    story.resolve()
    assert not table.state.zones[HAND[0]]


@rule("11.8.13", "11.8.9")
def test_an_if_inside_the_text_is_asked_when_its_sentence_comes() -> None:
    table = Position()
    ox, osk, cole = table.forward("Ox"), table.backup("Osk"), table.forward("Cole", 9000, seat=1)
    text = "Choose 1 Forward opponent controls. If you control a Backup, deal it 5000 damage. Dull it."
    doing = Doing(table, ox, text).choose(cole)
    table.happen(table.move(osk, "break zone"))
    doing.resolve()
    assert (table.state.cards[cole].damage, table.state.cards[cole].dull) == (0, True)


@rule("11.11.5")
def test_then_follows_whether_or_not_the_if_held() -> None:
    table = Position()
    ox, osk, tarn = table.forward("Ox"), table.backup("Osk"), table.forward("Tarn", zone="break zone")
    text = (
        "Choose 1 Forward in your Break Zone. If you control 5 or more Backups, play it onto the field. "
        "Then, put 1 Backup you control into the Break Zone."
    )
    Doing(table, ox, text).choose(tarn).resolve()
    assert (table.where(tarn), table.where(osk)) == ("break zone", "break zone")


@rule("11.12.5.6")
def test_an_instead_whose_if_does_not_hold_changes_nothing() -> None:
    table = Position()
    ox, cole = table.forward("Ox"), table.forward("Cole", 9000, seat=1)
    text = "Choose 1 Forward. Deal it 1000 damage. If you control a Water Forward, deal it 4000 damage instead."
    Doing(table, ox, text).choose(cole).resolve()
    assert table.state.cards[cole].damage == 1000
    table.forward("Nix", element=WATER)
    Doing(table, ox, text).choose(cole).resolve()
    assert table.state.cards[cole].damage == 5000


@pytest.mark.parametrize(("board", "answer", "seen"), [
    ("", "no", "Ann dull"),
    ("", "yes", "Ann dull; Top to break"),
    ("Top>hand", "no", "Ann dull"),
    ("Top>hand", "yes", "Next to break"),
])
@rule("2.3", "11.8.14")
def test_of_no_card_it_is_not_said_that_it_is_none(board: str, answer: str, seen: str) -> None:
    ward = (
        "When 1 or more Forwards you control are chosen by your opponent's Summon or ability, you may put the top card "
        "of your deck into the Break Zone. If the card put into the Break Zone is not a Forward, cancel its effects."
    )
    scene = Scene({"Osk": ward, "Ora": "[0]: Choose 1 Forward. Dull it."}, board)
    assert scene.play(f"pass; use Ora; Ann; {answer}").seen() == seen


@rule("2.3")
def test_the_discarded_card_is_nothing_where_none_was_discarded() -> None:
    text = "[0]: You may discard 1 card. If the discarded card is not a Backup, draw 1 card."
    assert Scene({"Osk": text}).play("use Osk; no").seen() == ""
    assert Scene({"Osk": text}).play("use Osk; yes; Hal").seen() == "Hal to break; Top to hand"


@pytest.mark.parametrize(("costs", "seen"), [("3 or 4", "Top to hand; reveal Top"), ("4 or 5", "reveal Top")])
@rule("11.11.5")
def test_each_when_of_several_asks_for_itself_and_one_number_or_the_other_will_do(costs: str, seen: str) -> None:
    scene = Scene({
        "Osk": "[0]: Reveal the top card of your deck. When the revealed card's cost is 2 or less, gain [Crystal]. "
        f"When the revealed card's cost is {costs}, draw 1 card."
    })
    assert scene.play("use Osk").seen() == seen


@pytest.mark.parametrize(("monster", "seen"), [
    (True, "Top to hand; mine crystals 1"), (False, "refused 11.6.6; stack Osk"),
])
@rule("11.6.6")
def test_more_of_a_list_whose_number_is_not_printed(monster: bool, seen: str) -> None:
    text = (
        "[0]: Select 1 of the following actions. If you control a Monster, select up to 2 of the following actions "
        'instead. "Gain [Crystal]." "Draw 1 card."'
    )
    scene = Scene({"Osk": text}, "" if monster else "Oak>hand")
    assert scene.play("use Osk; line 0 1").seen() == seen


@pytest.mark.parametrize(("words", "board", "seen"), [
    ("a Forward you control is dull", "Ann dull", "mine crystals 1"),
    ("a Forward you control is dull", "Cole dull", ""),
    ("a Forward you control is not dull", "Ann dull", "mine crystals 1"),
    ("a Forward you control is not dull", "Ann dull; Ben dull", ""),
    ("a card you own is removed from the game", "Bo>removed", "mine crystals 1"),
    ("a card you own is removed from the game", "Rex>removed", ""),
])
@rule("11.11.5")
def test_one_of_them_is_enough(words: str, board: str, seen: str) -> None:
    assert Scene({"Osk": f"[0]: If {words}, gain [Crystal]."}, board).play("use Osk").seen() == seen
