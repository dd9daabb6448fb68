"""Words that lean on those around them: whose a list is that says so once, and what "this Forward" is."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.edges import parts
from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import Story, cast, rule, use
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


@rule("11.4.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_your_stands_before_all_of_a_list(seat: int) -> None:
    """"Your Card Name Hal or Card Name Ida": of the opponent's Ida nothing is said."""
    table = Position(turn_player=seat)
    table.backup("Osk", "The cost required to play your Card Name Hal or Card Name Ida onto the field is reduced by 2.")
    ida = table.forward("Ida", zone="hand", cost=2, seat=seat)
    if seat == 0:
        Story(table).cast(ida)
        assert table.where(ida) == "field"
    else:
        assert Story(table).refuses(cast(ida)) == "FFTCG 11.4.6.1.1"


@rule("11.2.1.1")
def test_active_stands_before_all_of_a_list() -> None:
    table = Position()
    text = "The active Job Pilot and Card Name Rook you control gain +1000 power."
    table.backup("Osk", text)
    pilot, rook = table.forward("Ann", 5000, jobs=("Pilot",)), table.forward("Rook", 5000)
    table.mark(rook, dull=True)
    assert [table.power(one) for one in (pilot, rook)] == [6000, 5000]


@rule("11.11.5")
@pytest.mark.parametrize(("there", "drawn"), [("Zed", 0), ("Ben", 1)])
def test_both_of_two_names_are_controlled(there: str, drawn: int) -> None:
    """"If you control a Card Name Ann and Card Name Ben" asks for both."""
    table = Position()
    table.forward("Ann")
    table.forward(there)
    osk = table.backup("Osk", "[0]: If you control a Card Name Ann and Card Name Ben, draw 1 card.")
    deck = [table.backup(f"Low {number}", zone="deck") for number in range(2)]
    Story(table).use(osk).resolve()
    assert [table.where(one) for one in deck].count("hand") == drawn


@rule("11.11.5")
def test_from_your_hand_is_where_the_card_played_is_and_not_it() -> None:
    """"1 Character of the same cost as it from your hand"."""
    text = "Choose 1 Forward opponent controls. Return it to its owner's hand. " \
        "Then, you may play 1 Character of the same cost as it from your hand onto the field."
    scene = Scene({"Osk": f"[0]: {text}"}, cards={"Hal": {"cost": 4}}).play("use Osk; Cole; yes")
    assert scene.seen() == "Cole to hand; Hal to field"


@rule("11.12.5.6")
@pytest.mark.parametrize(("there", "left"), [(False, 1), (True, 0)])
def test_what_follows_an_instead_belongs_to_it(there: bool, left: int) -> None:
    """"Selects 1. Put it ... If ..., selects 2 instead. Put them ...": each with its end."""
    table = Position()
    text = "Your opponent selects 1 Forward they control. Put it into the Break Zone. If you control a Card Name " \
        "Ann, your opponent selects up to 2 Forwards they control instead (select as many as possible). " \
        "Put them into the Break Zone."
    osk = table.backup("Osk", f"[0]: {text}")
    if there:
        table.forward("Ann")
    cole, dora = table.forward("Cole", seat=1), table.forward("Dora", seat=1)
    story = Story(table).use(osk).resolve()
    if not there:
        story.choose(cole)
    assert [table.where(one) for one in (cole, dora)].count("field") == left


@rule("11.12.5.6")
@pytest.mark.parametrize("zed", [False, True])
def test_then_after_an_instead_is_not_done_twice(zed: bool) -> None:
    """"+1000. Then, damage. If ..., +3000 instead. Then, damage." is damage once."""
    table = Position()
    text = "Choose 1 Forward you control and 1 Forward opponent controls. The former gains +1000 power until the end " \
        "of the turn. Then, deal 2000 damage to the latter. If you control a Card Name Zed, the former gains +3000 " \
        "power until the end of the turn instead. Then, deal 2000 damage to the latter."
    osk, ann, cole = table.backup("Osk", f"[0]: {text}"), table.forward("Ann"), table.forward("Cole", 9000, seat=1)
    if zed:
        table.backup("Zed")
    power = table.power(ann)
    Story(table).use(osk).resolve()
    assert table.state.cards[cole].damage == 2000
    assert table.power(ann) == power + (3000 if zed else 1000)


@rule("11.12.5.4")
@pytest.mark.parametrize(("dull", "hurt"), [("Cole", 4000), ("Ann", 0)])
def test_while_dull_is_said_of_whoever_deals_the_damage(dull: str, hurt: int) -> None:
    """"If Ann deals damage or is dealt damage while dull": whether whom she strikes is dull does not matter."""
    table = Position()
    text = "If Ann deals damage or is dealt damage while dull, the damage becomes 0 instead."
    ann, cole = table.forward("Ann", 4000, text), table.forward("Cole", 9000, seat=1)
    table.mark(ann if dull == "Ann" else cole, dull=True)
    osk = table.backup("Osk", "[0]: Choose 1 Forward you control and 1 Forward opponent controls. "
                       "The former deals damage equal to its power to the latter.")
    Story(table).use(osk).resolve()
    assert table.state.cards[cole].damage == hurt


@rule("11.11.5.1.1")
@pytest.mark.parametrize("also", [False, True])
def test_as_many_as_possible_leaves_no_choice_of_fewer(also: bool) -> None:
    """"Selects up to 2 (select as many as possible)": with two there, both; with one there, that one."""
    text = "Your opponent selects up to 2 Forwards they control (select as many as possible). " \
        "Put them into the Break Zone."
    scene = Scene({"Osk": f"[0]: {text}"}, "" if also else "Dora>hand").play("use Osk")
    assert scene.seen() == ("Cole to break; Dora to break" if also else "Cole to break")


@rule("11.11.5b")
@pytest.mark.parametrize(("said", "seen"), [
    ("no", "Osk to break"), ("yes", "Osk to removed; Bo to field; Next to break; Top to break"),
])
def test_what_then_leads_on_from_if_you_do_so_is_done_only_if_they_did(said: str, seen: str) -> None:
    text = "When Osk is put from the field into the Break Zone, you may remove Osk from the game. If you do so, put " \
        "the top 2 cards of your deck into the Break Zone. Then, select 1 Card Name Bo in your Break Zone and play " \
        "it onto the field."
    scene = Scene({"Osk": text}).play(f"Osk>break zone; {said}")
    assert parts(scene.seen()) == parts(seen)
