"""Cards of which not all could be read: what was read is enforced, the rest is asked about where it may matter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.cipher.cards import Card
from engine.games.cipher.rules.table import HAND
from engine.overrides import Draw
from tests.games.cipher.story import Story
from tests.games.cipher.table import Position

HUM = "Hum |AUTO| Vell hums a tune nobody can name."


def printed(table: Position, number: int, text: str = HUM) -> int:
    """Give a card a text of which not every line can be read."""
    card = table.state.cards[number]
    assert isinstance(card.face, Card)
    card.face = replace(card.face, text=text)
    return number


def asks(story: Story) -> str:
    """What is asked, if it is about unread text."""
    request = story.asked
    about = request.kind == "options" and "Unread text" in request.text
    return request.text.format("{0}", *request.args[1:]) if about else ""


def test_when_it_is_deployed_its_unread_text_is_asked_about_and_shown() -> None:
    """Cipher 2.1"""
    table = Position(phase="deployment")
    table.some(1, "bond")
    vell = printed(table, table.card("Vell"))
    story = Story(table).deploy(vell)
    assert asks(story).startswith("Unread text of {0} may matter now: it was deployed.")
    assert story.asked.args == (("card", vell), "it was deployed.", HUM)
    assert not asks(story.pick(0))


@pytest.mark.parametrize("who", ["attacking", "attacked", "supporting"])
def test_it_is_asked_about_in_a_combat(who: str) -> None:
    """Cipher 2.1"""
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1, attack=90)
    table.some(3, "deck")
    odo = table.card("Odo", zone="deck")
    text = "|ATK SUPP| Hum: Vell hums a tune nobody can name." if who == "supporting" else HUM
    number = printed(table, {"attacking": vell, "attacked": rook, "supporting": odo}[who], text)
    story = Story(table).attack(vell, rook)
    assert story.asked.args[0] == ("card", number)


def test_players_do_by_hand_what_the_text_says_and_go_on() -> None:
    """Cipher 2.1"""
    table = Position()
    vell, rook = printed(table, table.unit("Vell")), table.unit("Rook", seat=1, attack=90)
    story = Story(table).attack(vell, rook)
    assert story.match.override(0, Draw(1)) is None
    assert asks(story)
    story.pick(0)
    assert len(table.state.zones[HAND[0]]) == 1


def test_a_card_can_be_left_alone_for_the_rest_of_the_turn() -> None:
    table = Position()
    vell, rook = printed(table, table.unit("Vell")), table.unit("Rook", seat=1, attack=90)
    story = Story(table).attack(vell, rook).pick(1)
    assert story.step == "action"
    assert "Unread text of {0} may matter now: {1}" in story.log()


def test_what_could_be_read_works_beside_what_could_not() -> None:
    table = Position()
    text = f"Lamp |CONT| This unit gains +10 attack.\n{HUM}"
    vell = printed(table, table.unit("Vell", attack=30), text)
    assert table.attack_of(vell) == 40
    assert Story(table).match.view(0).card(table.state.cards[vell].handles[0]).values["unread"] == (HUM,)


@pytest.mark.parametrize(("sign", "who"), [("ACT", "attacking"), ("ACT", "supporting"), ("AUTO", "supporting"),
                                           ("ATK SUPP", "attacking"), ("BOND", "attacking")])  # fmt: skip
def test_it_is_not_asked_about_where_its_kind_of_skill_cannot_matter(sign: str, who: str) -> None:
    """Cipher 19.1, 21.2.3.1.5.2"""
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1, attack=90)
    table.some(3, "deck")
    odo = table.card("Odo", zone="deck")
    printed(table, vell if who == "attacking" else odo, HUM.replace("AUTO", sign))
    assert not asks(Story(table).attack(vell, rook))


@pytest.mark.parametrize(("seat", "phase"), [(0, "start action"), (1, ""), (0, "")])
def test_a_skill_to_be_used_is_asked_about_when_its_players_action_phase_begins(seat: int, phase: str) -> None:
    """Cipher 19.1"""
    table = Position(phase="deployment")
    printed(table, table.unit("Vell", seat=seat), HUM.replace("AUTO", "ACT"))
    assert bool(asks(Story(table, at=phase or "start bond"))) is bool(phase)


def test_a_skill_of_the_bond_area_is_asked_about_where_it_lies_face_up() -> None:
    """Cipher 6.4.2.2.1"""
    for face_down in (False, True):
        table = Position(phase="deployment")
        bond = table.card("Vell", zone="bond", face_down=face_down)
        printed(table, bond, "Hum |BOND| |ACT| Vell hums.")
        assert bool(asks(Story(table, at="start action"))) is not face_down
