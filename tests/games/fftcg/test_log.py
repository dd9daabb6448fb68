"""What the log of Final Fantasy TCG tells: in the order of the rules, and with the names that players have seen."""

from __future__ import annotations

from engine.events import Note
from tests.games.fftcg.story import Story
from tests.games.fftcg.table import Position


def readers(story: Story, text: str) -> set[int]:
    """The seats that read the name of the card in a line, the last with this text."""
    notes = [one for one in story.table.state.log if isinstance(one, Note) and one.text == text]
    number = next(arg[1] for arg in notes[-1].args if arg[0] == "card")
    return {seat for seat in (0, 1) if number in notes[-1].faces[seat]}


def told(story: Story, *texts: str) -> list[str]:
    """These lines, in the order in which they are told."""
    return [line for line in story.log() if line in texts]


def test_an_ability_used_in_the_hand_is_told_with_the_name_of_its_card() -> None:
    """FFTCG 11.6.4: it is revealed."""
    table = Position()
    text = "Discard Oriel: Draw 1 card. You can only use this ability if Oriel is in your hand and it is your turn."
    story = Story(table).use(table.forward("Oriel", text=text, zone="hand"))
    assert readers(story, "{0} uses an action ability of {1}.") == {0, 1}
    assert readers(story, "{0} discards {1} as a cost.") == {0, 1}


def test_what_is_chosen_is_told_before_what_is_paid_and_what_is_dulled_for_it_is_told() -> None:
    """FFTCG 11.6.5, 11.6.10"""
    table = Position()
    osk, payer = table.backup("Osk", "[1][Dull]: Choose 1 Forward. Break it."), table.backup("Vell")
    table.forward("Cole", seat=1)
    story = Story(table).use(osk, pay=(payer,))
    lines = ("{0} chooses {1}.", "{0} dulls {1} as a cost.", "{0} pays by dulling {1}.")
    assert told(story, *lines) == list(lines)


def test_an_ability_keeps_the_name_of_its_source_that_has_gone_back_to_the_hand() -> None:
    """FFTCG 11.11.4: both saw it on the field."""
    table = Position()
    osk = table.backup("Osk", "Return Osk to its owner's hand: Draw 1 card.")
    story = Story(table).use(osk)
    assert readers(story, "{0} returns {1} to its owner's hand as a cost.") == {0, 1}
    story.resolve()
    assert readers(story, "The action ability of {0} resolves.") == {0, 1}
    assert not story.table.state.sees(1, story.table.state.cards[osk])


def test_a_limit_break_card_that_is_broken_is_told_to_go_back_to_its_deck() -> None:
    """FFTCG 15.2.8.4.1"""
    table = Position()
    vell, pyre = table.forward("Vell", limit_break=1), table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    table.forward("Cole", seat=1)
    story = Story(table).cast(pyre).choose(vell).resolve()
    lines = ("{0} is broken.", "{0} goes face up to the LB deck.")
    assert told(story, *lines) == list(lines)


def test_a_card_that_a_text_plays_from_the_hand_is_named() -> None:
    """FFTCG 6.2.4"""
    table = Position()
    vell = table.forward("Vell", zone="hand")
    pyre = table.summon("Pyre", "You may play 1 Forward of cost 3 or less from your hand onto the field.", cost=0)
    story = Story(table).cast(pyre).resolve()
    while table.where(vell) == "hand":
        story = story.yes() if story.asked.kind == "confirm" else story.choose(vell)
    assert readers(story, "{0} enters the field under {1}'s control.") == {0, 1}


def test_who_cannot_draw_is_told_to_have_drawn_nothing() -> None:
    """FFTCG 3.1.2"""
    table = Position()
    table.some(1, "deck")
    story = Story(table).cast(table.summon("Pyre", "Draw 2 cards.", cost=0)).resolve()
    lines = ("{0} draws {1} card{2}.", "{0} cannot draw: the deck is empty.")
    assert told(story, *lines) == list(lines)


def test_damage_that_is_made_less_to_nothing_is_told() -> None:
    """FFTCG 11.12.5.1: it is not that nothing comes of it."""
    table = Position()
    text = "If Cole is dealt damage by your opponent's Summons or abilities, reduce the damage by 8000 instead."
    table.forward("Cole", 7000, text, seat=1)
    story = Story(table).cast(table.summon("Pyre", "Choose 1 Forward. Deal it 5000 damage.", cost=0)).resolve()
    assert "{0}: {1}." in story.log() and "{0}: nothing comes of it." not in story.log()
