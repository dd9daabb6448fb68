"""Picking: finding the objects that an effect acts on, asking the acting player where the text lets them pick.

Nothing here is a target: picks are made when the effect is carried out (FFTCG 11.11.5.1). What cannot be chosen cannot
be picked either, and what must be chosen must (11.11.5.1.1).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace

from engine import enforcement
from engine.abilities import damage, turning
from engine.abilities import effects as words
from engine.abilities.amounts import Count
from engine.abilities.effects import Effect
from engine.abilities.nouns import IsCard, Noun, TotalIs
from engine.abilities.references import Any, Both, It, Pick, Reference, Source, Them, This
from engine.abilities.targets import Former
from engine.answers import Answer, Cards, Number, Options
from engine.effects import evaluate
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects import places, prompts, references
from engine.games.fftcg.effects.legal_targets import may_choose, refuse_without, wanted_first
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.effects.targeting import by, line_of
from engine.games.fftcg.rules.table import FIELD, STACK, Ref
from engine.requests import ChooseCards, ChooseNumber, ChooseOptions, Request
from engine.rulebook import Refusal
from engine.veil import describes, is_secret, veiled

RULE = "FFTCG 11.11.5.1"
Refs = tuple[Ref, ...]
Finding = Generator[Request, Answer, Refs]
#: Why a card cannot be picked, or None where it can.
Able = Callable[[int], Refusal | None]
#: Why these cards cannot be picked together.
Together = Callable[[Sequence[int]], Refusal | None]


def resolve(
    what: Reference, res: Resolution, doing: Effect | None = None, *, zone: int | None = None, able: Able | None = None,
    together: Together | None = None,
) -> Finding:
    """Return the objects that are meant, as they are now; what the text lets pick, the actor picks.

    ``zone`` is where a noun without a place looks. ``able`` and ``together`` leave out what the effect could not be
    carried out with (FFTCG 2.3).
    """
    kind = type(what)
    if kind is Pick or kind is Any:
        found = yield from _pick(what, res, doing, zone, able, together)  # type: ignore[arg-type]
        res.it = found
        return found
    if kind is Both:
        every: list[Ref] = []
        for one, fit in _parts(what, every, res, together):  # type: ignore[arg-type]
            every.extend((yield from resolve(one, res, doing, zone=zone, able=able, together=fit)))
        found = tuple(dict.fromkeys(every))
        res.it = found
        return found
    if kind is Former:
        # "The other" is the second from here on, whatever happens to the first.
        res.named["first"] = True
    found = tuple(res.current(one) for one in evaluate.refs(what, res))
    if isinstance(what, It | Them) and isinstance(doing, ON_FIELD):
        found = _on_field(found, res)
    if able is not None:
        found = tuple(one for one in found if able(one.number) is None)
    if found and kind is not Source and kind is not This:
        res.it = found
    return found


def _on_field(found: Refs, res: Resolution) -> Refs:
    """Return what "it" means where it is dealt damage, broken, dulled: no card shown or spent meanwhile.

    "Choose 1 Forward. Reveal any number of cards. Deal it 1000 damage for each of them."
    """
    cards = res.state.cards
    chosen = {one for group in references.declared(res) for one in group}
    if not found or not chosen or any(cards[one.number].zone == FIELD for one in found if one.number >= 0):
        return found
    moved = {after for before, after in res.moved.items() if before in chosen}
    if any(one in chosen or one in moved for one in found):
        return found
    return next((group for group in reversed(res.targets) if group), found)


#: What is done only to what is on the field.
ON_FIELD = (damage.DealDamage, words.Break, turning.Untap, damage.NegateDamage, turning.Tap, vocabulary.Freeze)


def _parts(
    what: Both, so_far: list[Ref], res: Resolution, together: Together | None
) -> list[tuple[Reference, Together | None]]:
    """Return the parts of a list, each with its place, and what they must be together: "with a total cost of 8"."""
    if not all(isinstance(one, Pick) for one in what.references):
        return [(one, together) for one in what.references]
    picks = [one for one in what.references if isinstance(one, Pick)]
    total = Noun(tuple(one for one in picks[-1].noun.qualities if isinstance(one, TotalIs)))

    def fit(numbers: Sequence[int]) -> Refusal | None:
        if not evaluate.together(total, (*(one.number for one in so_far), *numbers), res):
            return Refusal(RULE, "These cards do not go together as the text asks.")
        return together(numbers) if together is not None else None

    spread = places.spread(tuple(one.noun for one in picks))
    last = spread[-1]
    each = (*(Noun((*noun.qualities, *total.qualities)) for noun in spread[:-1]), last)
    check = fit if total.qualities else together
    return [(replace(one, noun=noun), check) for one, noun in zip(picks, each, strict=True)]


def pool(what: Pick | Any, res: Resolution, zone: int | None, able: Able | None) -> list[int]:
    """Return the cards that the actor may pick from; as far as anybody knows, where the deed is ``veiled``."""
    return [
        number
        for number in _there(what, res, zone)
        if (res.veiled and is_secret(number, res))
        or ((able is None or able(number) is None) and may_choose(number, res))
    ]


def tells(what: Pick | Any, res: Resolution, zone: int | None = None, able: Able | None = None) -> bool:
    """Whether it would tell the opponent of hidden cards if the actor were not asked to pick (FFTCG 7.6.1).

    So it is where not any card will do, and some of those there lie hidden: nobody but the actor knows whether they
    fit.
    """
    if not describes(what.noun) and able is None:
        return False
    return any(is_secret(number, res) for number in veiled(res, lambda: pool(what, res, zone, able)))


def _there(what: Pick | Any, res: Resolution, zone: int | None) -> list[int]:
    """Return the cards that fit, where the text looks."""
    said = res.it
    if res.looked:
        if places.among(what.noun) is not None:
            # "Among them" are those looked at, whatever was spoken of since.
            res.it = res.looked
        elif zone is None and _plain(what, res):
            return [one.number for one in res.looked if evaluate.may_fit(what.noun, one.number, res)]
    where = zone if zone is not None and not places.says_where(what.noun, res) else None
    found = evaluate.find(what.noun, res, where)
    res.it = said
    return found


def _plain(what: Pick | Any, res: Resolution) -> bool:
    """Whether words like "1 card" say nothing of where it is: after looking at cards they mean one of those."""
    qualities = what.noun.qualities
    return any(isinstance(one, IsCard) for one in qualities) and not places.says_where(what.noun, res)


def _pick(
    what: Pick | Any, res: Resolution, doing: Effect | None, zone: int | None, able: Able | None, together: Together |
    None
) -> Finding:
    found = pool(what, res, zone, able)
    least, most = evaluate.span(what.count, len(found), res) if isinstance(what, Pick) else (min(1, len(found)), 1)
    private = tells(what, res, zone, able)
    if (most == 0 or not found) and not private:
        return ()
    if found and (found[0] < 0 or res.state.cards[found[0]].zone == STACK):
        return (yield from _pick_on_stack(what, res, doing, found, least, most))
    noun = what.noun
    first = wanted_first(found, res)

    def fit(numbers: tuple[int, ...]) -> Refusal | None:
        if not evaluate.together(noun, numbers, res):
            return Refusal(RULE, "These cards do not go together as the text asks.")
        return together(numbers) if together is not None else None

    def refuse(numbers: tuple[int, ...]) -> Refusal | None:
        return fit(numbers) or refuse_without(first, numbers, most, res)

    bound = evaluate.binds(noun) or (together is not None and most > 1)
    if bound:
        least = _reachable(found, least, fit)
    least = max(least, min(len(first), most))
    hidden = any(not res.state.sees(res.actor, res.state.cards[n]) for n in found if n >= 0)
    answer = yield ChooseCards(
        res.actor, _text(what, doing), RULE, lambda: tuple(found), least, most, by(res),
        together=refuse if bound or first else None, faces=hidden, private=private,
        anyway=lambda number: enforcement.beside(res.state, res.actor, found, number, RULE),
    )
    assert isinstance(answer, Cards)
    return tuple(Ref(number, res.state.cards[number].entered) for number in answer.cards)


def _text(what: Pick | Any, doing: Effect | None) -> str:
    if isinstance(what, Pick):
        return prompts.choose(what, doing)
    return f"{{0}}: choose 1 card{prompts.purpose(doing)}."


def _reachable(found: Sequence[int], least: int, refuse: Callable[[tuple[int, ...]], Refusal | None]) -> int:
    """Return how many can be picked together at the most, up to the number that should be (FFTCG 2.3)."""
    taken: tuple[int, ...] = ()
    for number in found:
        if len(taken) < least and refuse((*taken, number)) is None:
            taken = (*taken, number)
    return len(taken)


def _pick_on_stack(
    what: Pick | Any, res: Resolution, doing: Effect | None, found: list[int], least: int, most: int
) -> Finding:
    lines = tuple(line_of(number, res) for number in found)
    answer = yield ChooseOptions(res.actor, _text(what, doing), RULE, lines, least, most, by(res))
    assert isinstance(answer, Options)
    return tuple(evaluate.ref_of(res, found[pick]) for pick in answer.picks)


def present(found: Refs, res: Resolution) -> list[int]:
    """Return the cards of those objects that are still there (FFTCG 7.4)."""
    cards = res.state.cards
    return [one.number for one in found if one.number >= 0 and cards[one.number].entered == one.entered]


def how_many(count: Count, available: int, res: Resolution, text: str) -> Generator[Request, Answer, int]:
    """Return a number of things, asking the actor where the text leaves it open."""
    least, most = evaluate.span(count, available, res)
    if least >= most:
        return most
    answer = yield ChooseNumber(res.actor, text, RULE, least, most)
    assert isinstance(answer, Number)
    return answer.value
