"""What the stories of the rules share: attacks that nobody blocks, and turns that go by."""

from __future__ import annotations

from tests.games.fftcg.story import Story, attack


def strike(story: Story, *cards: int) -> Story:
    """Attack with these; nobody blocks, or does anything, until the next declaration or the next phase."""
    story.say(attack(*cards))
    while story.match.request is not None and story.step not in ("declare", "main 2"):
        if story.asked.kind == "block":
            story.choose()
        else:
            story.passes()
    return story


def to_turn(story: Story, number: int) -> Story:
    """Nobody does anything until this turn's Main Phase 1; hands are discarded down as the rules ask."""
    table = story.table
    while table.state.vars["turn"] < number or story.step != "main 1":
        match story.asked.kind:
            case "play":
                story.passes()
            case "attack" | "block":
                story.choose()
            case _:
                cards = story.asked.cards()
                story.choose(*cards[: len(cards) - 5])
    return story


def drawn(story: Story, seat: int = 0) -> int:
    """How many cards are in a player's hand."""
    return len(story.table.state.zones[story.table.state.zone_of("hand", seat)])
