"""Words that lean on those around them: whose a list is that says so once, and what "this Forward" is."""

from __future__ import annotations

from tests.games.fftcg.story import Story, rule, use
from tests.games.fftcg.table import Position


@rule("11.9.1")
def test_whose_a_list_is_is_said_once_for_all_of_it() -> None:
    """The rival's Vell gains nothing, though "you control" stands by the other noun."""
    table = Position()
    table.backup("Osk", "The Card Name Vell Forward and the Job Pilot Forwards you control gain +2000 power.")
    mine, theirs = table.forward("Vell", 5000), table.forward("Vell", 5000, seat=1)
    pilot, rival = table.forward("Ann", 5000, jobs=("Pilot",)), table.forward("Cole", 5000, seat=1, jobs=("Pilot",))
    assert [table.power(one) for one in (mine, pilot, theirs, rival)] == [7000, 7000, 5000, 5000]


@rule("11.9.1")
def test_what_a_card_says_of_itself_beside_others_is_said_of_itself() -> None:
    table = Position()
    osk = table.forward("Osk", 5000, "Osk and the Job Pilot Forwards opponent controls gain +2000 power.")
    assert table.power(osk) == 7000


@rule("11.2.1.1")
def test_a_number_begins_the_next_card_of_a_cost() -> None:
    """"1 Card Name Osk and 1 Card Name Rook in the Break Zone" is two cards, and both lie there."""
    table = Position()
    text = "Remove 1 Card Name Osk and 1 Card Name Rook in the Break Zone from the game: Draw 1 card."
    vell = table.forward("Vell", 5000, text)
    table.backup("Osk")
    rook = table.forward("Rook", zone="break zone")
    assert Story(table).refuses(use(vell))
    osk = table.backup("Osk", zone="break zone")
    Story(table).use(vell).choose(osk)
    assert table.where(osk) == table.where(rook) == "removed"


@rule("11.11.5")
def test_this_forward_is_the_one_that_was_chosen() -> None:
    """It was chosen: what has the text calls itself by its name."""
    table = Position()
    text = "When Shore enters the field, choose 1 Forward with a power inferior to Shore's. " \
        "You gain control of this Forward until the end of the turn."
    shore, rival = table.forward("Shore", 7000, text, zone="hand", cost=0), table.forward("Cole", 5000, seat=1)
    story = Story(table).cast(shore)
    story.resolve()
    assert table.state.cards[rival].controller == 0


@rule("11.12.4.8")
def test_this_forward_in_quotes_is_the_one_that_has_the_words() -> None:
    table = Position()
    text = "Choose 1 Forward. It gains \"When this Forward attacks, break this Forward.\" until the end of the turn."
    ann, osk = table.forward("Ann"), table.backup("Osk", f"[0]: {text}")
    Story(table).use(osk).resolve()
    assert table.where(ann) == "field"
