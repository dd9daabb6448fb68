"""How a game begins: stories of Beacons, which is made of the shared rooms and of what its own rulebook says."""

from __future__ import annotations

from engine.abilities.kinds import Unparsed
from engine.answers import Cards, Pass, Play
from engine.text.lines import print_line
from engine.text.phrases import Context
from engine.views import log_lines
from tests.toy.beacons import ASHES, FIELD, HAND, Card, abilities_of, grammar, new_match, now

WICK = Card("B-1", "Wick", "", 1, 2)
BEACON = Card("B-2", "Beacon", "Other lamps of yours gain 1 light.", 2, 1)
HERALD = Card("B-3", "Herald", "When this lamp is lit, draw 1 card.", 1, 1)
MOURNER = Card("B-4", "Mourner", "When a lamp goes out, draw 1 card.", 1, 3)
GUST = Card("B-5", "Gust", "Choose 1 lamp. Put out it.", 1)
FLASH = Card("B-6", "Flash", "Choose 1 lamp. It gains 2 light until the end of the turn.", 1)
SOOT = Card("B-7", "Soot", "Choose 1 lamp of your opponent. It loses 2 light until the end of the turn.", 1)
EVERY = (WICK, BEACON, HERALD, MOURNER, GUST, FLASH, SOOT)


class Story:
    """A match of Beacons; both players hold what is given, and draw wicks."""

    def __init__(self, mine: tuple[Card, ...], theirs: tuple[Card, ...] = ()) -> None:
        decks = [[WICK] * 9 + list(cards) for cards in (mine, theirs)]
        self.match = new_match(decks, max(len(mine), len(theirs)))

    def number(self, name: str, zones: tuple[int, ...]) -> int:
        state = self.match.state
        return next(one for zone in zones for one in state.zones[zone] if state.cards[one].face.name == name)

    def cast(self, name: str, at: str = "") -> Story:
        """The asked player casts a card, at a lamp where one is named."""
        seat = self.match.request.seat
        self.match.play(Play("cast", self.number(name, (HAND[seat],))))
        if at:
            self.match.play(Cards((self.number(at, (FIELD,)),)))
        return self

    def passes(self, times: int = 2) -> Story:
        for _ in range(times):
            self.match.play(Pass())
        return self

    def light(self, name: str) -> int:
        return now(self.match.state, self.number(name, (FIELD,))).light

    def waiting(self) -> list[str]:
        lines = self.match.law.situation(self.match.state).stack
        return [self.match.state.cards[line.source].face.name for line in lines]

    def there(self, zone: int) -> list[str]:
        return [self.match.state.cards[one].face.name for one in self.match.state.zones[zone]]


def test_every_card_reads_and_prints_back() -> None:
    for card in EVERY:
        for line, ability in zip(card.text.splitlines(), abilities_of(card), strict=True):
            assert not isinstance(ability, Unparsed)
            assert print_line(grammar(), Context(()), "line", ability) == line


def test_a_lamp_waits_on_the_stack_until_both_pass() -> None:
    """BEACONS 2, 3"""
    story = Story((WICK,)).cast("Wick")
    assert (story.there(FIELD), story.waiting()) == ([], ["Wick"])
    assert (story.passes().there(FIELD), story.waiting()) == (["Wick"], [])
    assert story.match.state.vars["oil 0"] == 2


def test_lamps_gain_light_from_another_as_long_as_it_is_there() -> None:
    """A continuous effect: BEACONS 3"""
    story = Story((WICK, BEACON), (GUST,)).cast("Wick").passes().cast("Beacon").passes()
    assert (story.light("Wick"), story.light("Beacon")) == (3, 1)
    story.passes().cast("Gust", "Beacon").passes()
    assert (story.light("Wick"), story.there(ASHES[0])) == (2, ["Beacon"])


def test_a_lamp_that_is_lit_triggers_and_what_triggered_goes_on_the_stack() -> None:
    """BEACONS 5"""
    story = Story((HERALD,)).cast("Herald")
    held = len(story.there(HAND[0]))
    story.passes()
    assert (len(story.there(HAND[0])), story.waiting()) == (held, ["Herald"])
    assert len(story.passes().there(HAND[0])) == held + 1


def test_a_lamp_sees_itself_go_out() -> None:
    """What leaves looks back: BEACONS 5"""
    story = Story((MOURNER,), (GUST,)).cast("Mourner").passes().passes()
    held = len(story.there(HAND[0]))
    story.cast("Gust", "Mourner").passes()
    assert (story.there(ASHES[0]), story.waiting()) == (["Mourner"], ["Mourner"])
    assert len(story.passes().there(HAND[0])) == held + 1


def test_a_flare_without_a_target_cannot_be_cast() -> None:
    """BEACONS 2"""
    story = Story((GUST,))
    refusal = story.match.request.judge(Play("cast", story.number("Gust", (HAND[0],))))
    assert refusal is not None and refusal.rule == "BEACONS 2"


def test_a_flare_does_nothing_when_its_target_is_gone() -> None:
    """The check at resolution: BEACONS 3"""
    story = Story((WICK, FLASH, GUST)).cast("Wick").passes()
    story.cast("Flash", "Wick").cast("Gust", "Wick").passes().passes()
    assert story.there(ASHES[0]) == ["Wick", "Gust", "Flash"]
    told = [line.text for line in log_lines(story.match.state, 0, story.match.names, 0)]
    assert "Flash does nothing: nothing it chose is there any more." in told


def test_light_that_is_gained_goes_with_the_turn() -> None:
    """BEACONS 1"""
    story = Story((WICK, FLASH)).cast("Wick").passes().cast("Flash", "Wick").passes()
    assert story.light("Wick") == 4
    assert story.passes().light("Wick") == 2


def test_a_lamp_that_has_lost_its_light_goes_out() -> None:
    """BEACONS 4"""
    story = Story((WICK,), (SOOT,)).cast("Wick").passes().passes().cast("Soot", "Wick").passes()
    assert (story.there(FIELD), story.there(ASHES[0])) == ([], ["Wick"])


def test_who_has_no_card_to_draw_has_lost() -> None:
    """BEACONS 6"""
    match = new_match([[WICK] * 3, [WICK] * 3])
    while match.request is not None:
        match.play(Pass())
    assert match.state.vars["outcome"][:2] == (1, "BEACONS 6")


def test_an_undo_takes_back_what_was_cast() -> None:
    story = Story((WICK,))
    before = story.match.state.digest()
    story.cast("Wick")
    story.match.undo()
    assert story.match.state.digest() == before
