"""Effects that do one thing to objects: find them, do it to all of them at once, note what came of it; cards drawn and
put on decks, shown and selected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from operator import attrgetter
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.course import EVERYBODY, EXTRA_TURNS, EventProcedure, cover, tell, uncover
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.meaning import Action, Meaning, Refs
from engine.effects.resolution import Resolution, note, note_done, settle
from engine.effects.selection import ONE, how_many, pool, present, resolve
from engine.events import Event, Notice, Roll, SetVariable, Shuffle, extend
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseNumber, ChooseOptions
from engine.sight import is_secret
from engine.state import Ref, State, ref

#: Carries out one kind of effect, asking players where it must.
Handler = Callable[[Any, Any], Procedure | None]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that a player has decided on and that happens once all players have (FFTCG 11.11.6)."""

    action: Action
    effect: ab.Effect
    actor: int
    found: Refs


def enter(meaning: Meaning, actions: Mapping[type[ab.Effect], Action]) -> None:
    """Enter what effects do to objects into the tables of a game."""
    meaning.actions |= actions
    meaning.effects |= {kind: partial(carry_out, action) for kind, action in actions.items()}


def carry_out(action: Action, effect: ab.Effect, res: Resolution) -> Procedure:
    """Find the objects an effect acts on, and act; or wait until the other player has decided too."""
    said = res.it
    meaning, what = res.meaning, action.reference(effect)
    if meaning.policy.card_by_card and isinstance(what, ab.TopOfDeck) and evaluate.wanted(what.count, res) > 1:
        yield from _from_deck(action, effect, what, res)
        return
    asks = type(what) in meaning.finders
    found = yield from resolve(
        what, res, effect, zone=meaning.hands[res.actor] if action.hand else None,
        able=action.bars(effect, res) if asks else None,
        together=action.together(effect, res) if action.together is not None else None,
    )
    # What clears away the rest besides the card that the text goes on to speak of keeps that.
    clears = isinstance(what, ab.TheRest) and (bool(res.looked) or "shown" in res.named)
    keeps = bool(said or res.event) and (action.aside or clears or _is_price(what, said, res))
    if keeps:
        res.it = said
    waiting = res.named.get("waiting")
    if isinstance(waiting, list):
        waiting.append(Waiting(action, effect, res.actor, found))
        note_done(res, bool(found))
        return
    yield from act_on(action, effect, res, found, speaks=not keeps)


def _is_price(what: ab.Reference, said: Refs, res: Resolution) -> bool:
    """Whether an effect is what one does for the next: "Choose 1 Forward. You may dull 1 Backup. If you do so, ..."

    There "it" is still what was chosen, also where another card was brought in: "You may play 1 Forward from your hand
    onto the field. If you do so, deal it 6000 damage."
    """
    if not isinstance(what, ab.Pick) or not res.meaning.policy.declares:
        return False
    waiting = res.named.get("following")
    after = waiting[0][0] if isinstance(waiting, tuple) and waiting[0] else None
    return isinstance(after, ab.IfYouDoSo | ab.WhenYouDoSo) and any(
        one in group for group in res.targets for one in said
    )


def _from_deck(action: Action, effect: ab.Effect, what: ab.TopOfDeck, res: Resolution) -> Procedure:
    """Act on the top cards of a deck one at a time, so that a deck that has run out is refilled (Cipher 6.6, 11.2)."""
    wanted = evaluate.wanted(what.count, res)
    events: list[Event] = []
    for _ in range(wanted):
        numbers = _able(action, effect, res, evaluate.refs(ab.TopOfDeck(ONE, what.player), res))
        done = (yield from action.act(effect, res, numbers)) if numbers else []
        if not done:
            break
        events += done
    settle(res, events, wanted, action.participle(effect))


def act_on(action: Action, effect: ab.Effect, res: Resolution, found: Refs, *, speaks: bool = True) -> Procedure:
    """Do it to these objects, all at the same time, as far as it can be done to them (FFTCG 2.3, Cipher 2.3)."""
    numbers = _able(action, effect, res, found)
    if not numbers:
        return
    what = action.reference(effect)
    count = getattr(what, "count", None)
    least = 1 if count is None else evaluate.bounds(count, len(found), res)[0]
    in_full = res.meaning.policy.in_full
    events = yield from action.act(effect, res, numbers)
    speaks = speaks and not isinstance(what, ab.Source | ab.This)
    wanted = max(len(found), least) if in_full else 1
    settle(res, events, wanted, action.participle(effect), speaks=speaks)
    if not in_full:
        # Doing so is doing it to as many as the text says, though less is done (FFTCG 2.3).
        res.did = res.did and len(numbers) >= least


def _able(action: Action, effect: ab.Effect, res: Resolution, found: Refs) -> list[int]:
    """Return those that are still there and that the effect can be carried out with."""
    able = action.bars(effect, res)
    return [number for number in present(found, res) if able is None or able(number) is None]


def following(res: Resolution) -> Iterator[ab.Effect]:
    """Return the single effects that the text goes on with after the one being carried out."""
    waiting: object = res.named.get("following")
    while isinstance(waiting, tuple):
        effects, waiting = waiting
        for effect in effects:
            yield from _singles(effect)


def _singles(effect: ab.Effect) -> Iterator[ab.Effect]:
    if isinstance(effect, ab.Sequence | ab.EitherEffect):
        for one in effect.effects:
            yield from _singles(one)
    elif isinstance(effect, ab.Then | ab.IfYouDoSo | ab.May | ab.ByPlayer):
        yield from _singles(effect.effect)
    else:
        yield effect


def to_the_same(effects: Sequence[Any], res: Resolution) -> Iterator[ab.Effect]:
    """Return effects in order; what is said of all of a kind at once is done to the same ones.

    "Dull and Freeze all the other Forwards" does not look for them again once the first are dull.
    """
    said: ab.Reference | None = None
    same = LockedIn(())
    for effect in effects:
        what = getattr(effect, "what", None)
        if said is not None and what == said:
            yield replace(effect, what=same)
            continue
        said = what if isinstance(what, ab.Every) else None
        if said is not None:
            same = LockedIn(evaluate.refs(said, res))
        yield effect


# Cards between deck and hand: drawing, returning, putting on a deck, shuffling


def draw(effect: ab.Draw, res: Resolution) -> Procedure:
    """Let the actor draw."""
    moves = res.meaning.moves
    available = moves.left(res.state, res.actor) + moves.beyond
    count = yield from how_many(effect.count, available, res, "{0}: how many cards do you draw?")
    events = yield from moves.draw(res.state, res.actor, count, res.cause)
    settle(res, events, count, "drawn", speaks=False)


def shuffle(effect: ab.Shuffle, res: Resolution) -> None:
    """Shuffle the actor's deck."""
    shuffle_deck(res, res.actor)
    res.named.pop("searched", None)
    note_done(res)


def shuffle_deck(res: Resolution, seat: int) -> None:
    """Shuffle a player's deck, and tell of it."""
    res.state.emit(Shuffle(res.meaning.decks[seat]))
    tell(res.state, "{0} shuffles the deck.", res.meaning.rules.shuffles, ("seat", seat))


def put(effect: ab.Effect, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards where an effect does that does no more."""
    meaning = res.meaning
    return meaning.moves.put(res.state, numbers, meaning.routes[type(effect)](effect), res.cause)


def put_on_deck(effect: ab.PutOnDeck, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put cards on their owners' decks; several in an order that the actor chooses, unless they are shuffled there."""
    state = res.state
    if effect.place is None:
        owners = sorted({state.cards[number].owner for number in numbers})
        events = yield from _lay(numbers, res, ab.DeckPlace.TOP)
        for seat in owners:
            shuffle_deck(res, seat)
        return events
    if effect.at_random:
        numbers = drawn_by_lot(state, numbers, len(numbers))
    on_top: list[int] = []
    below = numbers
    if effect.place is ab.DeckPlace.TOP_OR_BOTTOM:
        answer = yield from ChooseCards(
            res.actor, "Choose the cards to put on top; the others go to the bottom.", res.meaning.rules.either,
            lambda: tuple(numbers), 0, len(numbers),
            faces=not all(state.sees(res.actor, state.cards[number]) for number in numbers),
        )
        on_top = list(answer)
        below = [number for number in numbers if number not in on_top]
    elif effect.place is ab.DeckPlace.TOP:
        on_top, below = numbers, []
    shuffled = isinstance(next(following(res), None), ab.Shuffle) and not effect.any_order
    if not shuffled and not effect.at_random:
        on_top = yield from ordered(on_top, res, "In which order do these lie on top? The first one is the topmost.")
        below = yield from ordered(below, res, "In which order do these lie below? The first one is the lowest.")
    events = (yield from _lay(on_top, res, ab.DeckPlace.TOP)) if on_top else []
    return events + ((yield from _lay(below, res, ab.DeckPlace.BOTTOM)) if below else [])


def _lay(numbers: list[int], res: Resolution, place: ab.DeckPlace) -> EventProcedure:
    """Put cards on their owners' decks, or at the bottom; the first named lies outermost."""
    return (yield from put(ab.PutOnDeck(ab.Them(), place), res, numbers[::-1]))


def ordered(numbers: list[int], res: Resolution, text: str) -> Asked[list[int]]:
    """Ask for the order of several cards; cards that all see to be equal need none, nor does one alone on each deck."""
    cards = [res.state.cards[number] for number in numbers]
    owners = {card.owner for card in cards}
    equal = len({card.face.code for card in cards}) == 1
    if len(owners) == len(numbers) or (equal and not any(is_secret(number, res) for number in numbers)):
        return numbers
    lines = tuple("a card" if res.meaning.is_faceless(card) else card.face.name for card in cards)
    answer = yield from ChooseOptions(
        res.actor, text, res.meaning.rules.either, lines, len(lines), len(lines), ordered=True
    )
    return [numbers[pick] for pick in answer]


def drawn_by_lot(state: State, cards: Sequence[int], count: int) -> list[int]:
    """Return so many of the cards, picked at random, in random order."""
    left = list(cards)
    found: list[int] = []
    while left and len(found) < count:
        roll = Roll(len(left))
        state.emit(roll)
        found.append(left.pop(roll.value))
    return found


def at_random(effect: ab.AtRandom, res: Resolution) -> Procedure:
    """Let chance pick, then carry the effect out on that."""
    inner, meaning = effect.effect, res.meaning
    what = getattr(inner, "what", None)
    if isinstance(what, ab.Pick):
        there = pool(what, res, meaning.hands[res.actor] if isinstance(inner, ab.Discard) else None)
        count = evaluate.span(what.count, len(there), res)[1]
        lots = tuple(evaluate.ref_of(res, number) for number in drawn_by_lot(res.state, there, count))
        inner = replace(inner, what=LockedIn(lots))  # type: ignore[call-arg]
    yield from meaning.effects[type(inner)](inner, res) or ()


def whose_field(effect: ab.PlayOntoField, number: int, res: Resolution) -> int:
    """Return who is to control a card that is put onto the field."""
    if effect.field is not None:
        return evaluate.seat(effect.field, res)
    return res.state.cards[number].owner if effect.owners_control else res.actor


ACTIONS: dict[type[ab.Effect], Action] = {
    ab.AddToHand: Action(put, "added"),
    ab.ReturnToHand: Action(put, "returned"),
    ab.PutOnDeck: Action(put_on_deck, "put"),
}


# Cards shown, of which players select some (FFTCG 7.6.1, 11.11.5.1, Cipher 24.1.4 to 24.1.7)


def show(res: Resolution, found: Refs, seats: int, why: str, *, told: bool = False) -> Procedure:
    """Let players see cards that lie hidden, until this has been carried out (FFTCG 7.6.1, Cipher 24.1.4.2)."""
    shown = res.named.setdefault("shown", [])
    assert isinstance(shown, list)
    shown.extend(uncover(res.state, found, seats, why))
    for one in found if told else ():
        tell(res.state, "{0} is revealed.", res.meaning.rules.reveals, ("card", one.number))
    facts: list[Event] = [Notice(why, res.actor, one.number, cause=res.cause) for one in found]
    if facts:
        yield from res.meaning.apply_events(res.state, facts)


def hide(res: Resolution) -> None:
    """Let cards that were shown and still lie where they lay be hidden again (FFTCG 7.6.1, Cipher 24.1.4.2)."""
    shown = res.named.pop("shown", ())
    assert isinstance(shown, list | tuple)
    cover(res.state, shown)


def reveal(effect: ab.Reveal, res: Resolution) -> Procedure:
    """Show cards to both players; they stay where they are."""
    found = yield from resolve(effect.what, res, effect, zone=res.meaning.hands[res.actor])
    yield from show(res, found, EVERYBODY, "reveal", told=True)
    if found:
        # What each of several players reveals is there together.
        before = res.done.get("revealed", ()) if "waiting" in res.named else ()
        res.looked, res.done["revealed"] = found, before + found
    note(res, found, max(1, len(found)))


def reveal_until(effect: ab.RevealUntil, res: Resolution) -> Procedure:
    """Reveal cards from the top of the actor's deck, one by one, until one fits: that is "it"."""
    turned: list[Ref] = []
    res.it = ()
    for number in reversed(res.state.zones[res.meaning.decks[res.actor]]):
        one = ref(res.state, number)
        turned.append(one)
        if evaluate.fits(effect.noun, number, res):
            res.it = (one,)
            break
    yield from show(res, tuple(turned), EVERYBODY, "reveal", told=True)
    res.looked = res.done["revealed"] = tuple(turned)
    note(res, res.looked, speaks=False)


def look(effect: ab.LookAt, res: Resolution) -> Procedure:
    """Show cards to the actor."""
    zone = res.meaning.hands[1 - res.actor] if isinstance(effect.what, ab.Every) else None
    found = yield from resolve(effect.what, res, effect, zone=zone)
    if found:
        count = str(len(found)), "" if len(found) == 1 else "s"
        tell(res.state, "{0} looks at {1} card{2}.", res.meaning.rules.looks, ("seat", res.actor), *count)
        res.looked = found
    yield from show(res, found, 1 << res.actor, "look")
    note(res, found, max(1, len(found)))


# Selecting


def about_it(res: Resolution) -> Iterator[ab.Effect]:
    """Return the effects after the one being carried out that act on what it found, before anything else is found."""
    for effect in following(res):
        if isinstance(effect, ab.Select):
            return
        if isinstance(getattr(effect, "what", None), _SPOKEN):
            yield effect


_SPOKEN = (ab.It, ab.Them, ab.That, ab.TheDealt)


def select(effect: ab.Select, res: Resolution) -> Procedure:
    """Let the actor select what the text goes on to speak of."""
    doing = next(about_it(res), None)
    every = _of_which_rest(effect, res)
    able, together = res.meaning.useful(doing, res)
    found = yield from resolve(effect.what, res, doing, able=able, together=together)
    selected(found, _counts(effect.what, res), res)
    if every:
        res.looked = tuple(one for one in every if one not in found)


def _counts(what: ab.Reference, res: Resolution) -> tuple[ab.Count, ...]:
    """Return how many are to be selected; of a list where all of it has to be (Cipher 2.3.1.6), each of its parts."""
    parts = what.references if isinstance(what, ab.Both) and res.meaning.policy.in_full else (what,)
    return tuple(one.count for one in parts if isinstance(one, ab.Pick))


def _of_which_rest(effect: ab.Select, res: Resolution) -> Refs:
    """Return what is selected from where the text goes on to speak of the rest of it, and nothing was looked at."""
    after = takewhile(lambda one: not isinstance(one, ab.Select), following(res))
    speaks = any(isinstance(getattr(one, "what", None), ab.TheRest) for one in after)
    if res.looked or not speaks or not isinstance(effect.what, ab.Pick):
        return ()
    return tuple(ref(res.state, number) for number in pool(effect.what, res))


def selected(found: Refs, counts: tuple[ab.Count, ...], res: Resolution) -> None:
    """Note what was selected, and tell of what everybody sees; what lies hidden is told by what is done with it."""
    meaning = res.meaning
    if not meaning.policy.declares:
        res.targets = (*res.targets, found)
    note(res, found, max(1, sum(evaluate.bounds(count, len(found), res)[0] for count in counts)))
    res.it = res.done["selected"] = found
    cards = res.state.cards
    text = "{0} selects {1}." if meaning.policy.declares else "{0} chooses {1}."
    for one in found:
        if one.number >= 0 and all(res.state.sight(cards[one.number])):
            tell(res.state, text, meaning.rule_of(ONE), ("seat", res.actor), ("card", one.number))


# Naming something, of which the text goes on to speak (FFTCG 11.11.5.1, Force of Will 104.5, 908.1)


class NamingRules(NamedTuple):
    """What a game says about naming: by which ``rule``, what asks for a number, by which rule and how large it may be;
    what can be named whatever the cards are, else what stands on a printed card, and what each of the former is called.
    """

    rule: str
    number: tuple[str, str, int]
    closed: Mapping[ab.NameKind, Iterable[Any]]
    printed: Mapping[ab.NameKind, Callable[[Any], Iterable[str]]]
    called: Callable[[Any], str] = attrgetter("value")


def name(effect: ab.NameSomething, res: Resolution) -> Procedure:
    """Let the actor name or choose something; the text goes on to speak of it as that."""
    kind, rules = effect.kind, res.meaning.naming_rules
    named: object
    if kind in (ab.NameKind.NUMBER, ab.NameKind.COST):
        text, rule, largest = rules.number
        number = yield from ChooseNumber(res.actor, text.format(kind.value), rule, 0, largest)
        named = res.named["number"] = number
        said = str(number)
    else:
        parity = kind is ab.NameKind.PARITY
        closed = {rules.called(one): one for one in (ab.Parity if parity else rules.closed.get(kind, ()))}
        options = tuple(word for word, one in closed.items() if one not in effect.but)
        options = options or _named_on_cards(rules.printed[kind], res)
        if not options:
            note_done(res, False)
            return
        text = "Name odd or even." if parity else f"Name 1 {kind.value}."
        answer = yield from ChooseOptions(res.actor, text, rules.rule, options, private=not closed)
        said = options[answer[0]]
        named = closed.get(said, said)
    res.named[kind.value] = named
    note_done(res)
    tell(res.state, "{0} names {1}.", rules.rule, ("seat", res.actor), said)


def _named_on_cards(of: Callable[[Any], Iterable[str]], res: Resolution) -> tuple[str, ...]:
    """Return what can be named of what stands on cards: of those that the actor has or sees."""
    state = res.state
    found: set[str] = set()
    for card in state.cards:
        if card.owner == res.actor or state.sees(res.actor, card):
            found.update(of(card.face))
    return tuple(sorted(found))


# Turns that come besides, and who loses: the law finds what is left of that in named values


def take_turn(effect: ab.TakesExtraTurn, res: Resolution) -> None:
    """Let the actor have the turn after this one: of several the one that was promised last comes first."""
    extend(res.state, EXTRA_TURNS, (res.actor,), "extra turn")
    tell(res.state, "{0} will take another turn after this one.", res.meaning.rules.text, ("seat", res.actor))
    note_done(res)


def lose(seat: int, res: Resolution) -> None:
    """Let a player lose with the next processing of the rules."""
    res.state.emit(SetVariable(f"lost {seat}", True))
    note_done(res)


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.AtRandom: at_random,
    ab.NameSomething: name,
    ab.TakesExtraTurn: take_turn,
    ab.LosesGame: lambda effect, res: lose(res.actor, res),
    ab.WinsGame: lambda effect, res: lose(1 - res.actor, res),
    ab.Draw: draw,
    ab.Shuffle: shuffle,
    ab.Reveal: reveal,
    ab.RevealUntil: reveal_until,
    ab.LookAt: look,
    ab.Select: select,
}
