"""How battles end, and what strikes back (FOW 804 to 807)."""

from __future__ import annotations

from tests.games.fow.story import Story, play, rule
from tests.games.fow.table import Position

BOUNCE = "[Quickcast]\nReturn target J/resonator to its owner's hand."


@rule("807.4", "701.2")
def test_once_the_battle_is_over_nobody_attacks_or_blocks_any_more() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
    aims = [table.chant(text=f"Destroy target {who} resonator.") for who in ("attacking", "blocking")]
    story = Story(table).attack(vell).block(wall).fought()
    assert [story.refuses(play(one)) for one in aims] == ["FOW 903.2d", "FOW 903.2d"]
    assert story.play(table.resonator("Hound", zone="hand")).chase == ["Hound"]


@rule("805.1", "803.5a")
def test_an_attacker_that_is_gone_before_any_damage_ends_the_battle_at_once() -> None:
    table = Position()
    vell, bounce = table.resonator("Vell", 500, 500), table.chant(text=BOUNCE, seat=1)
    wall = table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(vell).to_block().choose(wall)
    assert story.step == "block declared"
    story.passes().play(bounce, vell).resolve().resolve()
    assert (story.step, table.damage(wall)) == ("battle end", 0)


@rule("804.5b", "806.3", "806.2b")
def test_what_is_attacked_and_not_blocked_for_strikes_back() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 400, 900, seat=1, rested=True)
    table.resonator("Idle", 300, 300, seat=1)
    Story(table).attack(vell, wall).block().fought()
    assert (table.damage(vell), table.damage(wall)) == (400, 500)
