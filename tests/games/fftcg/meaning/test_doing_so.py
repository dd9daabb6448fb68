"""If you do so, when you do so, if you don't: what follows, when, and with which targets."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import HAND, REMOVED
from tests.games.fftcg.effects.doing import NO, YES, Doing, do
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import EARTH, Position


@rule("11.11.5")
def test_if_you_do_so_goes_on_at_once() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(1, "hand")
    table.some(2, "deck")
    do(table, ox, "You may discard 1 card. If you do so, draw 2 cards.", YES)
    assert len(table.state.zones[HAND[0]]) == 2 and not table.pending


@rule("11.8.17", "11.8.9")
def test_when_you_do_so_chooses_only_then_and_can_be_answered() -> None:
    table = Position()
    text = "When Ox attacks, you may discard 1 card. When you do so, choose 1 Forward opponent controls. Break it."
    ox, ann = table.forward("Ox", 5000, text), table.forward("Ann", seat=1)
    table.some(1, "hand")
    story = Story(table, at="attack").choose(ox).resolve().yes()
    assert story.stack == ["Ox"] and table.where(ann) == "field"
    story.resolve()
    assert table.where(ann) == "break zone"


@rule("11.8.9")
def test_when_you_do_so_without_anything_to_choose_still_lets_one_pay() -> None:
    table = Position()
    text = "When Ox attacks, you may discard 1 card. When you do so, choose 1 Forward opponent controls. Break it."
    ox, (one,) = table.forward("Ox", 5000, text), table.some(1, "hand")
    story = Story(table, at="attack").choose(ox).resolve().yes()
    assert table.where(one) == "break zone" and story.stack == []


@rule("11.8.14")
def test_what_one_does_not_do_leads_to_nothing() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(1, "hand")
    table.some(2, "deck")
    do(table, ox, "You may discard 1 card. If you do so, draw 2 cards.", NO)
    assert len(table.state.zones[HAND[0]]) == 1


@rule("2.3")
def test_what_one_cannot_do_is_not_done_so() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(2, "deck")
    assert not do(table, ox, "You may discard 1 card. If you do so, draw 2 cards.").asked
    assert not table.state.zones[HAND[0]]


@rule("2.2", "11.11.5")
def test_returning_what_cannot_be_returned_is_not_doing_so() -> None:
    table = Position()
    ox = table.forward("Ox")
    text = "Ann cannot be returned to its owner's hand by your opponent's Summons or abilities."
    ann = table.forward("Ann", 5000, text, seat=1)
    table.some(2, "deck")
    told = "Choose 1 Forward opponent controls. Return it to its owner's hand. If you do so, draw 1 card."
    Doing(table, ox, told).choose(ann).resolve()
    assert table.where(ann) == "field" and not table.state.zones[HAND[0]]


@rule("11.11.5")
def test_five_cards_must_be_there_to_keep_the_card() -> None:
    text = (
        "When Ace enters the field, if you don't remove 5 Earth cards from your Break Zone from the game, put Ace "
        "into the Break Zone."
    )
    for there, kept in ((4, False), (5, True)):
        table = Position()
        ace = table.forward("Ace", 5000, text, zone="hand", cost=0)
        for number in range(there):
            table.forward(f"Clod {number}", zone="break zone", element=EARTH)
        story = Story(table).cast(ace).resolve()
        if kept:
            story.yes()
        assert (table.where(ace) == "field", len(table.state.zones[REMOVED[0]])) == (kept, 5 if kept else 0)


@rule("11.8.16.1", "11.8.17")
def test_when_you_do_so_still_finds_the_card_that_was_put_away() -> None:
    table = Position()
    text = (
        "When a Job Warden you control is put from the field into the Break Zone, you may pay [1]. When you do so, "
        "play it onto the field."
    )
    table.forward("Ox", 5000, text)
    ann, osk = table.forward("Ann", jobs=("Warden",)), table.backup("Osk")
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward you control. Break it.", cost=0))
    story.choose(ann).resolve().resolve().yes()
    if story.asked.kind != "play":
        story.pay(osk)
    story.resolve()
    assert table.where(ann) == "field"


@rule("11.8.16.1", "7.4")
def test_when_you_do_so_does_not_find_a_card_that_has_gone_on() -> None:
    table = Position()
    text = "When Ox is put from the field into the Break Zone, you may pay [0]. When you do so, play Ox onto the field."
    ox = table.forward("Ox", 5000, text)
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward you control. Break it.", cost=0)).resolve()
    story.resolve().yes()
    table.happen(table.move(ox, "removed"))
    story.resolve()
    assert table.where(ox) == "removed"


@rule("11.11.8", "11.8.5")
def test_a_card_that_puts_itself_away_has_done_so() -> None:
    table = Position()
    table.some(3, "hand", seat=1)
    text = 'When Ox attacks, put Ox into the Break Zone. When you do so, your opponent discards 2 cards.'
    ox = table.forward("Ox", 5000, text)
    story = Story(table, at="attack").choose(ox).resolve().resolve()
    story.choose(*list(table.state.zones[HAND[1]])[:2])
    assert table.where(ox) == "break zone" and len(table.state.zones[HAND[1]]) == 1


@pytest.mark.parametrize(("there", "drawn"), [(4, 0), (12, 1)])
@rule("2.3", "11.11.5")
def test_doing_so_is_doing_all_of_it(there: int, drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(there, "deck")
    do(table, ox, "Remove the top 10 cards of your deck from the game. If you do so, draw 1 card.")
    assert len(table.state.zones[HAND[0]]) == drawn
    assert len(table.state.zones[REMOVED[0]]) == min(there, 10)


@rule("2.3", "11.11.5")
def test_nobody_pays_to_keep_nothing_from_being_dulled() -> None:
    table = Position()
    ox = table.forward("Ox")
    table.backup("Osk", seat=1)
    for text in ("dull it", "it cannot attack this turn"):
        told = f"Choose up to 1 Forward opponent controls. If your opponent doesn't pay [1], {text}."
        assert not do(table, ox, told).asked


@rule("11.11.5a")
@pytest.mark.parametrize("so", ["If", "When"])
@pytest.mark.parametrize("deed", [
    "play 1 Forward of cost 3 or less from your hand onto the field",
    "return 1 Forward you control to its owner's hand",
    "put 1 Forward you control into the Break Zone", "dull 1 active Forward you control", "discard 1 Forward",
    "remove 1 Forward in your hand from the game",
])
def test_it_is_still_what_was_chosen_whatever_is_done_for_it(deed: str, so: str) -> None:
    """Another card was brought in, or away; the damage is for the Forward that was chosen."""
    table = Position()
    osk = table.backup("Osk", f"[0]: Choose 1 Forward opponent controls. You may {deed}. {so} you do so, "
                       "deal it 6000 damage.")
    rival, cole = table.forward("Rival", 9000, seat=1), table.forward("Cole", 9000, seat=1)
    hal, ann = table.forward("Hal", 9000, zone="hand"), table.forward("Ann", 9000)
    story = Story(table).use(osk).choose(rival).resolve().yes()
    while story.stack or story.asked.kind != "play":
        story = story.passes() if story.asked.kind == "play" else story.choose(story.asked.cards()[0])
    assert [table.state.cards[one].damage for one in (rival, cole, hal, ann)] == [6000, 0, 0, 0]
