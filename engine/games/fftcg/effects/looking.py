"""Searching, selecting and naming (FFTCG 15.1.1.8, 11.11.5.1)."""

from __future__ import annotations

import enum
from functools import partial

from engine import abilities as ab
from engine.course import EVERYBODY
from engine.effects import evaluate
from engine.effects.actions import Handler, about_it, show
from engine.effects.meaning import Able, Together
from engine.events import Notice
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.effects import selection, statics
from engine.games.fftcg.effects.nouns import listed
from engine.games.fftcg.effects.on_cards import castable, playable, playable_together
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import apply_events, tell
from engine.games.fftcg.rules.table import DECK, Ref
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseNumber, ChooseOptions
from engine.rulebook import Refusal

LARGEST_NAMED = 20


# Searching


def search(effect: ab.Search, res: Resolution) -> Procedure:
    """Let the actor find cards in their deck, show them and shuffle (FFTCG 15.1.1.8).

    Only what the rest of the text can be carried out with can be found; only where any card will do must one be found.
    """
    state, seat = res.state, res.actor
    res.did = False
    if not statics.can_search(state, seat):
        tell(state, "{0} cannot search.", "FFTCG 2.2", ("seat", seat))
        res.it = ()
        return
    picked: tuple[int, ...] = ()
    for what in listed(effect.what):
        if not isinstance(what, ab.Pick):
            raise ValueError("a search is for so many cards that fit")
        picked += yield from _find(what, picked, res)
    yield from apply_events(state, [Notice("search", seat=seat, cause=res.cause)])
    verbs.shuffle(state, seat)
    refs = tuple(Ref(number, state.cards[number].entered) for number in picked)
    if refs:
        yield from show(res, refs, EVERYBODY, "reveal", told=True)
    else:
        tell(state, "{0} finds nothing.", "FFTCG 15.1.1.8.2", ("seat", seat))
    res.it = res.done["searched"] = refs
    res.did = bool(refs)


def _find(what: ab.Pick, others: tuple[int, ...], res: Resolution) -> Asked[tuple[int, ...]]:
    """Let the actor find cards of one kind in their deck besides those found already."""
    seat = res.actor
    able, together = _useful(next(about_it(res), None), res)
    fitting = (n for n in evaluate.find(what.noun, res, DECK[seat]) if n not in others)
    found = tuple(n for n in fitting if able is None or able(n) is None)
    least, most = evaluate.span(what.count, len(found), res)
    described = any(not isinstance(one, ab.IsCard) for one in what.noun.qualities)
    if described:
        least = 0
    # That nothing is asked would tell that no such card is in the deck.
    private = bool(res.state.zones[DECK[seat]]) and (described or able is not None)
    if most <= 0 and not private:
        return ()

    def refuse(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(what.noun, numbers, res):
            return Refusal("FFTCG 15.1.1.8.1", "These cards do not go together as the text asks.")
        return together((*others, *numbers)) if together is not None else None

    return (yield from ChooseCards(
        seat, f"{{0}}: search your deck for {selection.printed(what)}.", "FFTCG 15.1.1.8.1", lambda: found,
        least, most, args=(("card", res.source.number),), together=refuse if most > 1 or others else None, faces=True,
        private=private,
    ))


def _useful(doing: ab.Effect | None, res: Resolution) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being found or selected: that what follows could not be done with it (FFTCG 2.3,
    15.1.1.8.1).
    """
    if isinstance(doing, ab.PlayOntoField):
        return partial(playable, doing, res), playable_together(doing, res)
    return (partial(castable, res), None) if isinstance(doing, ab.Cast) else (None, None)


# Naming

#: What can be named whatever the cards are.
KINDS_NAMED: dict[ab.NameKind, type[enum.Enum]] = {
    ab.NameKind.ELEMENT: Element, ab.NameKind.CARD_TYPE: CardType, ab.NameKind.PARITY: ab.Parity,
}


def name(effect: ab.NameSomething, res: Resolution) -> Procedure:
    """Let the actor name something; the text goes on to speak of it as the named one."""
    kind = effect.kind
    rule = "FFTCG 11.11.5.1"
    named: object
    if kind in (ab.NameKind.NUMBER, ab.NameKind.COST):
        number = yield from ChooseNumber(res.actor, f"Name a {kind.value}.", rule, 0, LARGEST_NAMED)
        named = res.named["number"] = number
        said = str(number)
    else:
        but = [one.value for one in effect.but]
        options = tuple(one for one in _names(kind, res) if one not in but)
        if not options:
            return
        answer = yield from ChooseOptions(
            res.actor, "Name odd or even." if kind is ab.NameKind.PARITY else f"Name 1 {kind.value}.", rule, options,
            private=kind not in KINDS_NAMED,
        )
        said = options[answer[0]]
        named = KINDS_NAMED.get(kind, str)(said)
    res.named[kind.value] = named
    res.did = True
    tell(res.state, "{0} names {1}.", rule, ("seat", res.actor), said)


def _names(kind: ab.NameKind, res: Resolution) -> tuple[str, ...]:
    """Return what can be named: of Jobs, names and Categories those of the cards that the actor has or sees."""
    if kind in KINDS_NAMED:
        return tuple(one.value for one in KINDS_NAMED[kind])
    state = res.state
    found: set[str] = set()
    for card in state.cards:
        printed = card.face
        if isinstance(printed, Card) and (card.owner == res.actor or state.sees(res.actor, card)):
            if kind is ab.NameKind.JOB:
                found.update(printed.jobs)
            elif kind is ab.NameKind.CATEGORY:
                found.update(printed.categories)
            else:
                found.add(printed.name)
    return tuple(sorted(found))


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Search: search,
    ab.NameSomething: name,
}
MEANING.useful = _useful
