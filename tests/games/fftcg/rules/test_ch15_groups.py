"""FFTCG chapter 15.1.1.11: groups."""

from __future__ import annotations

from tests.games.fftcg.story import Story, attack, rule
from tests.games.fftcg.table import Position

SORT = (
    "Divide all the Forwards opponent controls into 3 groups (You can make a group of 0 Forwards). "
    "Your opponent selects 1 group among them. Put all the Forwards of the other groups into the Break Zone."
)


def sorting(table: Position) -> tuple[Story, list[int]]:
    """The opponent's Cole, Dun and Ren are about to be divided into groups; Tarn is one's own."""
    table.forward("Tarn")
    rivals = [table.forward(name, seat=1) for name in ("Cole", "Dun", "Ren")]
    story = Story(table).cast(table.summon("Pyre", SORT, cost=0)).resolve()
    assert (story.asked.kind, story.asked.seat) == ("cards", 0)
    return story, rivals


def places(table: Position, cards: list[int]) -> list[str]:
    """The zones that cards are in."""
    return [table.where(card) for card in cards]


@rule("15.1.1.11.2")
def test_to_divide_into_groups_is_to_sort_all_the_cards_without_leaving_one_out() -> None:
    table = Position()
    story, rivals = sorting(table)
    story.choose(rivals[0]).choose(rivals[1])
    assert story.asked.options == ("Group 1: Cole.", "Group 2: Dun.", "Group 3: Ren.")  # type: ignore[attr-defined]


@rule("15.1.1.11.1")
def test_a_group_is_what_the_effect_made_and_goes_on_to_speak_of() -> None:
    table = Position()
    story, rivals = sorting(table)
    story.choose(rivals[0], rivals[2]).choose(rivals[1])
    assert story.asked.seat == 1
    story.pick(0)
    assert places(table, rivals) == ["field", "break zone", "field"]


@rule("15.1.1.11.2")
def test_a_card_is_in_one_group_only_and_only_cards_of_the_stated_place_are() -> None:
    table = Position()
    story, rivals = sorting(table)
    assert story.refuses(attack(table.state.zones[0][0])) == "FFTCG 15.1.1.11.2"
    story.choose(rivals[0])
    assert story.refuses(attack(rivals[0])) == "FFTCG 15.1.1.11.2"


@rule("15.1.1.11.1", "15.1.1.11.3")
def test_a_group_of_no_cards_may_be_made_and_selected() -> None:
    table = Position()
    story, rivals = sorting(table)
    story.choose().choose(*rivals)
    assert story.asked.options[::2] == ("Group 1: no cards.", "Group 3: no cards.")  # type: ignore[attr-defined]
    story.pick(2)
    assert places(table, rivals) == ["break zone"] * 3
