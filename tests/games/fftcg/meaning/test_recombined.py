"""Words that stand in other company than usual: other verbs joined, the time inside, both kinds counted."""

from __future__ import annotations

import pytest

from engine.answers import Confirm
from engine.games.fftcg.effects import casting_permissions, statics
from engine.games.fftcg.rules.table import DAMAGE, HAND
from tests.games.fftcg.effects.doing import NO, YES, Doing, do, lines
from tests.games.fftcg.rules.telling import to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, ICE, Position


@pytest.mark.parametrize(("line", "dull"), [(0, True), (1, False)])
@rule("15.1.1.1.1", "15.1.1.2.1")
def test_dull_or_activate_it(line: int, dull: bool) -> None:
    table = Position()
    ann = table.forward("Ann", dull=not dull)
    Doing(table, table.backup("Osk"), "Choose 1 Forward. Dull or activate it.").choose(ann).resolve(lines(line))
    assert table.state.cards[ann].dull is dull


@rule("15.1.1.7.1")
def test_casting_for_nothing_this_turn_alone() -> None:
    table = Position()
    ann = table.forward("Ann", zone="deck", cost=5)
    do(table, table.backup("Osk"), "Remove the top card of your deck from the game. "
       "You may cast it this turn without paying the cost.")
    permission = casting_permissions.may_cast(table.state, ann, 0)
    assert permission is not None and permission.free
    to_turn(Story(table), 4)
    assert casting_permissions.may_cast(table.state, ann, 0) is None


@rule("11.8.6")
def test_put_in_the_break_zone_from_the_hand() -> None:
    table = Position()
    table.forward("Ox", 5000, "When a Summon is put in your Break Zone from your hand, draw 1 card.")
    pyre, other = table.summon("Pyre", zone="hand"), table.summon("Gale", zone="deck")
    table.happen(table.move(other, "break zone"))
    assert table.triggered == []
    table.happen(table.move(pyre, "break zone"))
    assert table.triggered == ["Ox"]


@rule("2.2", "10.1.3.1.3")
def test_it_must_be_blocked() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "Ox must be blocked if possible.")
    ann, bea = table.forward("Ann", seat=1), table.forward("Bea")
    assert statics.must_block(table.state, ann, (ox,))
    assert not statics.must_block(table.state, ann, (bea,))


@pytest.mark.parametrize(("ices", "power"), [(2, 6000), (1, 5000)])
@rule("5.2.1.1")
def test_so_many_of_the_one_and_of_the_other(ices: int, power: int) -> None:
    table = Position()
    text = "If you control 1 or more Fire Backups and 2 or more Ice Backups, Ox gains +1000 power."
    ox = table.forward("Ox", 5000, text)
    for number, element in enumerate((FIRE, FIRE, *[ICE] * ices)):
        table.backup(f"Osk {number}", element=element)
    assert table.power(ox) == power


@pytest.mark.parametrize(("attacks", "drawn"), [(True, 0), (False, 1)])
@rule("10.1.2", "11.8.13")
def test_if_you_did_not_attack(attacks: bool, drawn: int) -> None:
    table = Position()
    table.backup("Osk", "At the end of each of your turns, if you did not attack this turn, draw 1 card.")
    ox = table.forward("Ox", seat=0)
    table.forward("Ann", seat=1)
    table.some(2, "deck")
    before = len(table.state.zones[HAND[0]])
    story = Story(table, at="attack")
    to_turn(story.attack(ox) if attacks else story, 4)
    assert len(table.state.zones[HAND[0]]) - before == drawn


@pytest.mark.parametrize(("job", "power"), [("Knight", 7000), ("Thief", 5000)])
@rule("15.1.1.9", "11.8.6")
def test_in_company_of_a_knight(job: str, power: int) -> None:
    table = Position()
    text = (
        "When Ox and 1 or more Job Knight Forwards form a party and attack, all the Forwards in the party gain "
        "+2000 power until the end of the turn."
    )
    ox, ann = table.forward("Ox", 5000, text), table.forward("Ann", 5000, jobs=(job,))
    bea = table.forward("Bea", 5000, jobs=("Knight",))
    Story(table, at="attack").attack(ox, ann).resolve()
    assert (table.power(ox), table.power(ann), table.power(bea)) == (power, power, 5000)


@rule("11.8.6")
def test_what_dealt_damage_this_turn() -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "At the end of each of your turns, if Ox dealt damage this turn, activate Ox.")
    idle = table.forward("Ann", 5000, "At the end of each of your turns, if Ann dealt damage this turn, activate Ann.",
                         dull=True)
    to_turn(Story(table, at="attack").attack(ox), 4)
    assert (table.state.cards[ox].dull, table.state.cards[idle].dull) == (False, True)


@pytest.mark.parametrize(("trait", "power"), [("cost", 7000), ("Job", 8000), ("name", 9000), ("Element", 6000)])
@rule("5.2.1.1", "5.2.2.1", "5.2.3.1.1.4")
def test_so_much_for_each_different_trait(trait: str, power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, f"Ox gains +1000 power for each different {trait} among Backups you control.")
    for name, cost, jobs in (("Ann", 1, ("Knight",)), ("Bea", 2, ("Knight", "Thief")), ("Bea", 2, ("Mage",)),
                             ("Cleo", 2, ()), ("Dee", 2, ())):
        table.backup(name, cost=cost, jobs=jobs)
    assert table.power(ox) == power


@pytest.mark.parametrize(("costs", "power"), [((1, 2, 3), 6000), ((1, 2, 2), 5000)])
@pytest.mark.parametrize("words", [
    "you control Backups of 3 or more different costs", "there are 3 or more different costs among Backups you control",
    "you control 3 or more Backups and if the Backups you control are all of different costs",
])
@rule("5.2.1.1")
def test_so_many_different_costs(words: str, costs: tuple[int, ...], power: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, f"If {words}, Ox gains +1000 power.")
    for number, cost in enumerate(costs):
        table.backup(f"Osk {number}", cost=cost)
    assert table.power(ox) == power


@pytest.mark.parametrize(("answer", "held"), [(YES, 2), (NO, 1)])
@rule("11.11.5")
def test_they_draw_if_they_do_so(answer: Confirm, held: int) -> None:
    table = Position()
    osk = table.backup("Osk")
    table.some(1, "hand", seat=1)
    table.some(3, "deck", seat=1)
    do(table, osk, "Your opponent may discard 1 card. If they do so, they draw 2 cards.", answer)
    assert (len(table.state.zones[HAND[0]]), len(table.state.zones[HAND[1]])) == (0, held)


@rule("11.8.6", "6.5")
def test_a_point_of_damage_to_them() -> None:
    table = Position()
    table.forward("Ox", 5000, "When your opponent casts a Summon, Ox deals them 1 point of damage.")
    table.some(2, "deck", seat=1)
    pyre = table.summon("Pyre", "Draw 1 card.", seat=1, cost=0, zone="hand")
    Story(table).passes().cast(pyre).resolve()
    assert [len(table.state.zones[zone]) for zone in DAMAGE] == [0, 1]


@rule("11.8.16.1")
def test_that_ability_is_cancelled() -> None:
    table = Position()
    text = "When Ox is chosen by your opponent's ability, that ability's effect is cancelled."
    ox = table.forward("Ox", 5000, text, seat=1)
    osk = table.backup("Osk", "[0]: Choose 1 Forward. Break it.")
    Story(table).use(osk).resolve().resolve()
    assert table.where(ox) == "field"
