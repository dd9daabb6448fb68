"""Stories of combat that are easily passed over: what it costs, what it shows, and what outlives it (Cipher 18.1)."""

from __future__ import annotations

import pytest

from tests.games.cipher.effects.doing import do
from tests.games.cipher.rules.test_ch18_combat import duel
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("18.1.19")
def test_what_waits_for_the_end_of_the_turn_outlives_the_combat() -> None:
    table, _, rook = duel()
    drum = table.unit("Hale", "Hum |AUTO| When this unit attacks, at the end of this turn, draw 1 card.")
    story = Story(table).attack(drum, rook)
    while story.asked.text != "Move, attack or use skills.":
        story.no()
    assert table.names("hand") == []
    story.passes()
    assert len(table.names("hand")) == 1


@rule("18.1.7", "22.4.2")
@pytest.mark.parametrize(("paid", "left"), [(True, 0), (False, 1)])
def test_the_cost_of_a_support_skill_is_paid(paid: bool, left: int) -> None:
    table, vell, rook = duel()
    text = "|ATK SUPP| Hum: [Flip 1 Bond face-down] You may pay the cost and if you do: Draw 1 card."
    table.card("Bryn", text, zone="deck", support=0)
    bond = table.card("Odo", zone="bond")
    story = Story(table).attack(vell, rook)
    (story.yes if paid else story.no)()
    assert (table.face_down(bond), len(table.names("hand"))) == (paid, 1 - left)


@rule("18.1.9", "18.1.11.1.1")
def test_what_this_combat_has_added_is_explained() -> None:
    table, vell, rook = duel(supports=(20, 0))
    spare = table.card("Vell", zone="hand")
    table.card("Rook", zone="hand", seat=1)
    story = Story(table).attack(vell, rook)
    handle = table.state.cards[vell].handles[0]

    def added() -> list[str]:
        return [line.text for line in story.match.explain(0, handle) if "attack" in line.text]

    assert added() == ["support: +20 attack"]
    story.choose(spare)
    assert added() == ["support: +20 attack", "critical hit: +60 attack"]


@rule("24.1.12.1", "2.8")
def test_what_cannot_be_destroyed_is_not_among_those_that_were() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(5, "deck")
    firm = table.unit("Cole", "Wall |CONT| This unit cannot be destroyed by the effect of enemy skills.", seat=1)
    others = [table.unit(f"Rook {number}", seat=1) for number in range(2)]
    table.mark(others[0], marks={"destroyed": 1})
    do(table, vell, "Destroy all enemies. Draw 1 card for each enemy destroyed by this skill.")
    assert [table.destroyed(one) for one in (firm, *others)] == [False, True, True]
    assert len(table.names("hand")) == 1


@rule("24.1.4", "10.2.1")
def test_a_card_that_a_skill_reveals_has_been_revealed() -> None:
    """A skill that waits for it triggers, and once for one card."""
    table = Position()
    text = "Sweets |AUTO| Each time your opponent reveals a card from their Deck via an ally's skill or your Support " \
        "Skill, until the end of the turn, this unit gains +10 attack."
    vell = table.unit("Vell", text)
    shop = table.unit("Hale", "Hum |ACT| [Tap this unit] Reveal the top card of your opponent's Deck.")
    table.some(3, "deck", seat=1)
    Story(table).use(shop)
    assert table.attack_of(vell) == 40
