"""The law of Force of Will as the kernel asks it: what comes next, what seats may know, what is done by hand."""

from __future__ import annotations

from typing import Any, ClassVar

from engine import abilities as ab
from engine.derived import of_position
from engine.events import Move, SetCardField, SetVariable, forget, keep
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType, Keyword, Now, turned
from engine.games.fow.effects import board as boards
from engine.games.fow.effects.for_later import ENTERING
from engine.games.fow.effects.resolution import BATTLE_AREA, Resolution
from engine.games.fow.readings import MEANING
from engine.games.fow.rules import battle, casting, checks, explaining, priority, table, waiting, will
from engine.games.fow.rules.apply_events import TEXTS, is_closed
from engine.games.fow.rules.priority import STEPS, TIMING
from engine.games.fow.rules.table import CHASE, FIELD, GRAVEYARD, RULER_AREA, Ref, spoken
from engine.games.fow.rules.turn import set_up
from engine.law import GameLaw
from engine.overrides import Flip, MoveCard, MoveFrom, Override, PutOnStack, TakeOffStack, Token, Value, moved, note
from engine.procedures import Procedure, StackLine
from engine.sight import UNSEEN
from engine.state import CardState, State
from engine.timing.items import Item, push, stack, take_off
from engine.unread import NAME

__all__ = ["FowLaw", "set_up"]


class FowLaw(GameLaw):
    """The comprehensive rules ver. 6.0a."""

    game = "fow"
    meaning = MEANING
    open_values = frozenset({
        "turn", "turn player", "phase", "step", "life 0", "life 1", "called 0", "called 1",
        "judged 0", "judged 1", "outcome", "first player", "valhalla",
    })
    context = Resolution
    texts = TEXTS
    loops = checks.LOOPS
    phases = table.PHASES
    closed: ClassVar[dict[str, str]] = {
        "chase": "Cards get onto the chase by the verb that puts a spell there.",
        "outside the game": "What is outside the game stays there.",
    }
    numbers = ("life",)
    giving_up = "FOW 103.4"
    ownership = "FOW 302.5"
    explain = staticmethod(explaining.explain)
    untimely = staticmethod(priority.untimely)

    def proceed(self, state: State) -> Procedure:
        return TIMING.next_procedure(state) if "priority" in state.vars else STEPS[table.step(state)](state)

    def can_come_back(self, state: State) -> bool:
        """Whether this position can be the same as an earlier one (FOW 1301): not once somebody has lost."""
        return "priority" in state.vars and NAME not in state.vars and not checks.losers(state)

    def information(self, state: State, number: int) -> dict[str, Any]:
        return _told(boards.now(state, number))

    def standing(self, state: State, number: int) -> dict[str, Any]:
        card = state.cards[number]
        values: dict[str, Any] = {}
        if card.zone == FIELD:
            fresh = card.since >= state.vars.get("turn", 0)
            values["fresh"] = fresh and Keyword.SWIFTNESS not in boards.now(state, number).keywords
            values["attacking"] = _is(state, "attacker", number)
            values["at player"] = values["attacking"] and battle.reaches_player(state)
            values["defending"] = _is(state, "attacked", number)
            values["blocking"] = _is(state, "blocker", number)
            values["added to it"] = _added(state).get(table.ref(state, number), ())
        player = explaining.player_of(state, number) if card.zone != CHASE and card.zone not in BATTLE_AREA else -1
        if player >= 0:
            values["to play"] = explaining.costs_now(state, number, player)
        return values

    def values(self, state: State, seat: int) -> dict[str, int]:
        """Return the life of a player, how much will they have, and how much of each sign (FOW 907.4)."""
        there = [f"{{{one.sign}}}" for one in will.pool(state, seat)]
        return {"life": table.life(state, seat), "will": len(there)} | {sign: there.count(sign) for sign in there}

    def depends(self, state: State, zone: int) -> object:
        board = boards.board(state)
        if zone in BATTLE_AREA:
            return board, _added(state), *map(state.vars.get, ("attacker", "attacked", "blocker", "turn"))
        plain = not boards.is_far(state, zone) and _varying(state).keys().isdisjoint(state.zones[zone]) and not any(
            boards.is_said(state, kind) and board.rulings_of(kind) for kind in _ABOUT_PLAYING
        )
        return () if plain else state.version

    def stack(self, state: State) -> tuple[StackLine, ...]:
        return tuple(stack_line(state, item) for item in stack(state))

    def wrong(self, state: State) -> list[str]:
        found = []
        # As a card enters the field it is on its way: a ruler turned over, a spell off the chase.
        entering = state.vars.get(ENTERING, -1)
        for number in state.zones[FIELD]:
            if table.face(state, number).type in (CardType.CHANT, CardType.RULER):
                found.append(f"a chant or a ruler is on the field: {spoken(state.cards[number])} (FOW 314.1, 314.4)")
        for seat in (0, 1):
            for number in state.zones[RULER_AREA[seat]]:
                if table.face(state, number).type is not CardType.RULER and number != entering:
                    found.append(f"no ruler, and in the ruler area: {spoken(state.cards[number])} (FOW 308.1)")
        on_chase = {item.source.number for item in stack(state) if item.kind == casting.SPELL}
        lying = set(state.zones[CHASE])
        # One that has resolved may be asked about on its way from there.
        if on_chase - lying or len(lying - on_chase - {entering}) > 1:
            found.append("the spells of the chase are not the cards that lie there (FOW 312.3)")
        return found

    # What is done by hand

    def leave(self, state: State, seat: int, phase: str) -> None:
        """Leave whatever is being done. What was resolving is over."""
        resolving = state.vars.get("resolving")
        for index, item in enumerate(stack(state)):
            if item.stamp == resolving:
                _take_off_chase(state, seat, index)
        forget(state, "priority", "resolving", *battle.OF_BATTLE, waiting.MET)

    def impossible(self, state: State, seat: int, verb: Override) -> str:
        """Return why something cannot be: where cards of a type never go (FOW 314)."""
        match verb:
            case TakeOffStack(index) if not 0 <= index < len(stack(state)):
                return f"There are {len(stack(state))} items on the chase."
            case PutOnStack(card) if table.face(state, card).type not in casting.PLAYED:
                return "Only what is played lies on the chase."
            case PutOnStack(card) if state.cards[card].zone == CHASE:
                return "That card lies on the chase already."
            case MoveCard() | MoveFrom():
                return _refuse_move(state, seat, moved(state, verb), verb.zone)
            case Token(code, _, zone) if _is_no_token(self.cards[code], state.zone_of(zone, 0)):
                return _NOT_THERE
            case Flip(card, True) if table.face(state, card).type in (CardType.RULER, CardType.J_RULER):
                return "Rulers and J-rulers always lie face up."
        return ""

    def do_by_hand(self, state: State, seat: int, verb: Override) -> bool:
        match verb:
            case Value("life", whose, change):
                state.emit(SetVariable(f"life {whose}", table.life(state, whose) + change, "by hand"))
            case TakeOffStack(index):
                _take_off_chase(state, seat, index)
            case PutOnStack(card):
                casting.put_on_chase(state, seat, card)
                push(state, casting.spell_item(state, seat, card))
                state.emit(note(seat, "puts {1} on the chase by hand.", ("card", card)))
            case MoveCard() | MoveFrom():
                return _leave(state, seat, moved(state, verb), verb.zone)
            case _:
                return False
        return True


_NOT_THERE = "A card of that type never lies there."
#: The types of cards that may lie hidden in a place: in the stone deck, elsewhere.
_STONES, _OTHERS = (CardType.STONE,), (CardType.RESONATOR, CardType.CHANT, CardType.ADDITION, CardType.REGALIA)


def _refuse_move(state: State, seat: int, card: CardState, zone: str) -> str:
    """Return why a card cannot be put into a zone by hand (FOW 314); of one that is not seen nothing that tells what
    it is.
    """
    to = state.zone_of(zone, card.owner)
    if state.sees(seat, card):
        types: tuple[CardType, ...] = (table.face(state, card.number).type,)
    else:
        types = _STONES if card.zone in table.STONE_DECK else _OTHERS
    closed = [is_closed(one, to) for one in types]
    return "" if not any(closed) else _NOT_THERE if all(closed) else UNSEEN


def _leave(state: State, seat: int, card: CardState, zone: str) -> bool:
    """Do what the rules tie to a card that goes elsewhere by hand; tell whether it is nowhere any more.

    What it was on the chase is over; a double-faced card and a J-ruler turn their first side up (FOW 1302.3); a token
    is no more (1303.3a).
    """
    if card.zone == CHASE:
        keep(state, "stack", lambda one: one.kind != casting.SPELL or one.source.number != card.number, "by hand")
    printed = card.face
    assert isinstance(printed, Card)
    if printed.reverse and zone not in ("field", "chase"):
        state.emit(SetCardField(card.number, "face", turned(printed), "turn over"))
    if not printed.token or zone == "field":
        return False
    state.emit(note(seat, "takes {1} out of the game by hand.", ("card", card.number)))
    state.emit(Move(card.number, table.OUTSIDE, why="vanish"))
    return True


def _is_no_token(face: object, zone: int) -> bool:
    """Whether a card cannot be brought into a zone: a player has one ruler (FOW 402.2), which is there already."""
    assert isinstance(face, Card)
    return face.type in (CardType.RULER, CardType.J_RULER) or is_closed(face.type, zone)


@of_position
def _added(state: State) -> dict[Ref, tuple[str, ...]]:
    """Return what bears additions, with the names of these."""
    return {
        what: tuple(spoken(state.cards[one.number]) for one in those)
        for what, those in table.borne(state).items()
    }


def _is(state: State, name: str, number: int) -> bool:
    found = state.vars.get(name)
    return isinstance(found, table.Ref) and found.number == number


def _take_off_chase(state: State, seat: int, index: int) -> None:
    item = stack(state)[index]
    take_off(state, item.stamp, "by hand")
    number = item.source.number
    if item.kind == casting.SPELL and state.cards[number].zone == CHASE:
        state.emit(Move(number, GRAVEYARD[state.cards[number].owner], why="put"))
    state.emit(note(seat, "takes {1} off the chase by hand.", ("card", number)))


def stack_line(state: State, item: Item) -> StackLine:
    """Return an item of the chase in words."""
    name = getattr(item.ability, "name", None)
    text = "{0}" if item.kind == casting.SPELL else f"{name} of {{0}}" if name else f"{item.kind} of {{0}}"
    targets = tuple(one.number for group in item.targets for one in group if one.number >= 0)
    number = item.source.number
    source = ("card", number, item.source.entered)
    return StackLine(text, (source,), item.seat, number, targets, explaining.says(state, number, item.ability))


#: What texts say so that other cards can be played from where they lie, or cost something else.
_ABOUT_PLAYING = (own.MayPlay, own.PriceChange)
#: The cards of the game of which something is told that may depend on anything: what it takes to play them, as they say
#: themselves, and what their base abilities count.
_varying = boards.cards_of(
    lambda what: bool(what.base) or any(isinstance(one.static, _ABOUT_PLAYING) for one in what.of_itself)
)


def _words(now: Now) -> tuple[str, ...]:
    return tuple(sorted(one.value for one in now.keywords))


def _tell(now: Now) -> dict[str, Any]:
    return {
        "cost": now.cost,
        "atk": now.atk,
        "def": now.defense,
        "base atk": now.base_atk,
        "base def": now.base_defense,
        "types": tuple([one.value for one in now.types]),
        "attributes": tuple([one.value for one in now.attributes]),
        "names": now.names,
        "races": now.races,
        "subtypes": now.subtypes,
        "keywords": _words(now),
        "abilities": len(now.abilities),
    }


#: The values of a card in words, as long as it has them.
_told: ab.Memo[Now, dict[str, Any]] = ab.Memo(_tell, ab.PASSING)
