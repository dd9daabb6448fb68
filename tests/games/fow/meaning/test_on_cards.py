"""What is done with hands, decks and graveyards (FOW 1000)."""

from __future__ import annotations

from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position


def said(text: str, *targets: int, table: Position) -> Story:
    """Play a chant with this text and let it resolve."""
    return Story(table).play(table.chant(text=text), *targets).resolve()


@rule("1009.2")
def test_cards_are_drawn() -> None:
    table = Position()
    said("Draw two cards.", table=table)
    assert (table.size("hand"), table.size("deck")) == (2, 8)


@rule("1019.1", "903.2d")
def test_target_player_discards() -> None:
    table = Position()
    hers = table.resonator("Hers", zone="hand", seat=1)
    table.some(1, "hand", seat=1)
    Story(table).play(table.chant(text="Target player discards a card.")).pick(1).resolve().choose(hers)
    assert table.where(hers) == "graveyard"


@rule("1019.2a")
def test_an_empty_hand_is_discarded_all_the_same() -> None:
    table = Position()
    said("Discard your hand. If you do, draw two cards.", table=table)
    assert table.size("hand") == 2


@rule("1014.2", "1021.1")
def test_a_card_is_searched_for_revealed_and_taken() -> None:
    table = Position()
    elf = table.resonator("Oona", zone="deck", races=("Elf",))
    story = said(
        "Search your main deck for an Elf resonator, reveal it and put it into your hand. Then shuffle your main deck.",
        table=table,
    )
    if table.where(elf) != "hand":
        story.choose(elf)
    assert (table.where(elf), table.size("deck")) == ("hand", 10)


@rule("302.5")
def test_a_card_returns_to_its_owners_hand() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    said("Return target resonator to its owner's hand.", cole, table=table)
    assert table.where(cole) == "hand"


@rule("1004.1", "911.1")
def test_what_is_removed_counts_as_it_last_was() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 700, seat=1)
    said("Remove target resonator from the game. You gain life equal to its DEF.", cole, table=table)
    assert (table.where(cole), table.life(0)) == ("removed", 4700)


@rule("313.2")
def test_a_card_is_put_from_the_graveyard_into_the_field() -> None:
    table = Position()
    dead = table.resonator("Dead", zone="graveyard")
    said("Put target resonator from your graveyard into your field.", dead, table=table)
    assert (table.where(dead), table.controller(dead)) == ("field", 0)


@rule("104.2")
def test_the_top_cards_of_a_deck_go_to_the_graveyard() -> None:
    table = Position(cards=2)
    said("Put the top three cards of your main deck into your graveyard.", table=table)
    assert (table.size("deck"), table.size("graveyard")) == (0, 3)


@rule("908.1")
def test_what_is_named_is_asked_of_the_revealed_card() -> None:
    for pick, hand in ((0, 0), (1, 1)):
        table = Position()
        story = said(
            "Name a card type. Reveal the top card of your main deck. If it's the named type, put it into your hand.",
            table=table,
        )
        lines = story.asked.options  # type: ignore[attr-defined]
        wanted = lines.index("Resonator")
        story.pick(wanted if pick else (wanted + 1) % len(lines))
        assert table.size("hand") == hand


@rule("1023.1")
def test_dice_are_added_up() -> None:
    table = Position()
    story = said("[Force] 2. You gain 100 life multiplied by the result.", table=table)
    assert 4200 <= table.life(0) <= 5200
    assert story.chase == []
