"""Effects that show cards: searching, revealing, looking, selecting, naming (FFTCG 15.1.1.8, 7.6)."""

from __future__ import annotations

import enum
from collections.abc import Generator, Iterator

from engine.abilities import effects as words
from engine.abilities.effects import Effect, NameKind
from engine.abilities.nouns import IsCard
from engine.abilities.references import Every, It, Pick, That, TheDealt, Them, Those
from engine.answers import Answer, Cards, Number, Options
from engine.effects import evaluate
from engine.events import Event, Fact
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.deeds import prompts, statics
from engine.games.fftcg.deeds.acting import Handler, following
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.effects_cards import castable, playable, playable_together
from engine.games.fftcg.deeds.outcome import Refs
from engine.games.fftcg.deeds.picking import Able, Together, resolve
from engine.games.fftcg.deeds.places import listed
from engine.games.fftcg.kindwords import Parity
from engine.games.fftcg.law import verbs
from engine.games.fftcg.law.happen import happen, tell
from engine.games.fftcg.law.table import DECK, HAND, Ref
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChooseNumber, ChooseOptions, Request
from engine.rulebook import Refusal
from engine.showing import EVERYBODY, cover, uncover

LARGEST_NAMED = 20


# Searching


def search(effect: words.Search, deed: Deed) -> Procedure:
    """Let the actor find cards in their deck, show them and shuffle (FFTCG 15.1.1.8).

    Only what the rest of the text can be carried out with can be found; only where any card will do must one be found.
    """
    state, seat = deed.state, deed.actor
    deed.did = False
    if not statics.can_search(state, seat):
        tell(state, "{0} cannot search.", "FFTCG 2.2", ("seat", seat))
        deed.it = ()
        return
    picked: tuple[int, ...] = ()
    for what in listed(effect.what):
        if not isinstance(what, Pick):
            raise ValueError("a search is for so many cards that fit")
        picked += yield from _find(what, picked, deed)
    yield from happen(state, [Fact("search", seat=seat, cause=deed.cause)])
    verbs.shuffle(state, seat)
    refs = tuple(Ref(number, state.cards[number].entered) for number in picked)
    if refs:
        yield from show(deed, refs, EVERYBODY, "reveal")
    else:
        tell(state, "{0} finds nothing.", "FFTCG 15.1.1.8.2", ("seat", seat))
    deed.it = deed.done["searched"] = refs
    deed.did = bool(refs)


def _find(what: Pick, others: tuple[int, ...], deed: Deed) -> Generator[Request, Answer, tuple[int, ...]]:
    """Let the actor find cards of one kind in their deck besides those found already."""
    seat = deed.actor
    able, together = _usable(deed)
    fitting = (n for n in evaluate.find(what.noun, deed, DECK[seat]) if n not in others)
    found = tuple(n for n in fitting if able is None or able(n) is None)
    least, most = evaluate.span(what.count, len(found), deed)
    described = any(not isinstance(one, IsCard) for one in what.noun.qualities)
    if described:
        least = 0
    # That nothing is asked would tell that no such card is in the deck.
    private = bool(deed.state.zones[DECK[seat]]) and (described or able is not None)
    if most <= 0 and not private:
        return ()

    def refuse(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(what.noun, numbers, deed):
            return Refusal("FFTCG 15.1.1.8.1", "These cards do not go together as the text asks.")
        return together((*others, *numbers)) if together is not None else None

    answer = yield ChooseCards(
        seat, f"{{0}}: search your deck for {prompts.printed(what)}.", "FFTCG 15.1.1.8.1", lambda: found,
        least, most, (("card", deed.source.number),), together=refuse if most > 1 or others else None, faces=True,
        private=private,
    )
    assert isinstance(answer, Cards)
    return answer.cards


def _usable(deed: Deed) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being found: that what follows could not be done with it (FFTCG 15.1.1.8.1)."""
    for effect in _about_it(deed):
        if isinstance(effect, words.PlayOntoField):
            return playable(effect, deed), playable_together(effect, deed)
        if isinstance(effect, words.CastFree | words.CastPaying):
            return castable(deed), None
        return None, None
    return None, None


def _about_it(deed: Deed) -> Iterator[Effect]:
    """Return the effects after the one being carried out that act on what it found."""
    for effect in following(deed):
        if isinstance(getattr(effect, "what", None), It | Them | That | Those | TheDealt):
            yield effect


# Showing


def show(deed: Deed, refs: Refs, seats: int, why: str) -> Procedure:
    """Let players see cards that lie hidden, until this has been carried out."""
    state = deed.state
    shown = deed.named.setdefault("shown", [])
    assert isinstance(shown, list)
    shown.extend(uncover(state, refs, seats, why))
    for one in refs:
        if why == "reveal":
            tell(state, "{0} is revealed.", "FFTCG 7.6.1", ("card", one.number))
    facts: list[Event] = [Fact(why, seat=deed.actor, card=one.number, cause=deed.cause) for one in refs]
    if facts:
        yield from happen(state, facts)


def hide(deed: Deed) -> None:
    """Let cards that were shown and still lie where they lay be hidden again (FFTCG 7.6.1)."""
    shown = deed.named.pop("shown", ())
    assert isinstance(shown, list | tuple)
    cover(deed.state, shown)


def reveal(effect: words.Reveal, deed: Deed) -> Procedure:
    """Show cards to all (FFTCG 7.6.1)."""
    found = yield from resolve(effect.what, deed, effect, zone=HAND[deed.actor])
    yield from show(deed, found, EVERYBODY, "reveal")
    if found:
        deed.looked = deed.done["revealed"] = found
    deed.did = bool(found)


def reveal_until(effect: words.RevealUntil, deed: Deed) -> Procedure:
    """Reveal cards from the top of the actor's deck, one by one, until one fits: that is "it"."""
    deck = deed.state.zones[DECK[deed.actor]]
    turned: list[Ref] = []
    deed.it = ()
    for number in reversed(deck):
        one = Ref(number, deed.state.cards[number].entered)
        turned.append(one)
        if evaluate.fits(effect.noun, number, deed):
            deed.it = (one,)
            break
    yield from show(deed, tuple(turned), EVERYBODY, "reveal")
    deed.looked = deed.done["revealed"] = tuple(turned)
    deed.did = bool(turned)


def look(effect: words.LookAt, deed: Deed) -> Procedure:
    """Let the actor look at cards."""
    zone = HAND[1 - deed.actor] if isinstance(effect.what, Every) else None
    found = yield from resolve(effect.what, deed, effect, zone=zone)
    if found:
        tell(deed.state, "{0} looks at {1} card{2}.", "FFTCG 7.6.1", ("seat", deed.actor), str(len(found)),
             "" if len(found) == 1 else "s")
    yield from show(deed, found, 1 << deed.actor, "look")
    if found:
        deed.looked = found
    deed.did = bool(found)


def select(effect: words.Select, deed: Deed) -> Procedure:
    """Let the actor select what the text goes on to speak of (FFTCG 11.11.5.1)."""
    following = next(_about_it(deed), effect)
    found = yield from resolve(effect.what, deed, following)
    deed.it = deed.done["selected"] = found
    deed.did = bool(found)
    for one in found:
        if one.number >= 0:
            tell(deed.state, "{0} selects {1}.", "FFTCG 11.11.5.1", ("seat", deed.actor), ("card", one.number))


# Naming

#: What can be named whatever the cards are.
KINDS_NAMED: dict[NameKind, type[enum.Enum]] = {
    NameKind.ELEMENT: Element, NameKind.CARD_TYPE: CardType, NameKind.PARITY: Parity,
}


def name(effect: words.NameSomething, deed: Deed) -> Procedure:
    """Let the actor name something; the text goes on to speak of it as the named one."""
    kind = effect.kind
    rule = "FFTCG 11.11.5.1"
    named: object
    if kind in (NameKind.NUMBER, NameKind.COST):
        number = yield ChooseNumber(deed.actor, f"Name a {kind.value}.", rule, 0, LARGEST_NAMED)
        assert isinstance(number, Number)
        named = deed.named["number"] = number.value
        said = str(number.value)
    else:
        but = [one.value for one in effect.but]
        options = tuple(one for one in _names(kind, deed) if one not in but)
        if not options:
            return
        answer = yield ChooseOptions(
            deed.actor, "Name odd or even." if kind is NameKind.PARITY else f"Name 1 {kind.value}.", rule, options,
            private=kind not in KINDS_NAMED,
        )
        assert isinstance(answer, Options)
        said = options[answer.picks[0]]
        named = KINDS_NAMED.get(kind, str)(said)
    deed.named[kind.value] = named
    deed.did = True
    tell(deed.state, "{0} names {1}.", rule, ("seat", deed.actor), said)


def _names(kind: NameKind, deed: Deed) -> tuple[str, ...]:
    """Return what can be named: of Jobs, names and Categories those of the cards that the actor has or sees."""
    if kind in KINDS_NAMED:
        return tuple(one.value for one in KINDS_NAMED[kind])
    state = deed.state
    found: set[str] = set()
    for card in state.cards:
        printed = card.face
        if isinstance(printed, Card) and (card.owner == deed.actor or state.sees(deed.actor, card)):
            if kind is NameKind.JOB:
                found.update(printed.jobs)
            elif kind is NameKind.CATEGORY:
                found.update(printed.categories)
            else:
                found.add(printed.name)
    return tuple(sorted(found))


EFFECTS: dict[type[Effect], Handler] = {
    words.Search: search,
    words.Reveal: reveal,
    words.LookAt: look,
    words.RevealUntil: reveal_until,
    words.Select: select,
    words.NameSomething: name,
}
