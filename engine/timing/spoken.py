"""What texts speak of in a game with a stack: what was chosen and what was spoken of last, what lies on the stack, and
what brings something about.

What lies on the stack as a card is that card; an ability there has no card, and goes by the negative of its item's
stamp. A reference gives objects (:class:`~engine.state.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (FFTCG 7.4, Force of Will 302.3).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.course import turn_player
from engine.effects import evaluate, matching, nouns
from engine.effects.meaning import Meaning, Refs
from engine.effects.qualities import object_of
from engine.sight import describes
from engine.state import Ref
from engine.timing.items import Item, stack
from engine.timing.items import StackResolution as Resolution
from engine.timing.legal_targets import rules
from engine.triggers.trigger_event import TriggerEvent
from engine.triggers.triggering import STATE

# What fits


def fits_cast(noun: ab.Noun, number: int, seat: int, res: Resolution) -> bool:
    """Whether a card fits as something that a player casts or plays: whose it is means who does."""
    meaning = res.meaning
    thing, now = res.state.cards[number], meaning.now(res.state, number)
    for quality in noun.qualities:
        kind = type(quality)
        if kind is ab.OwnedBy or kind is ab.ControlledBy:
            if seat not in evaluate.seats(quality.player, res):  # type: ignore[attr-defined]
                return False
        elif kind is ab.AnyOf:
            if not any(fits_cast(one, number, seat, res) for one in quality.options):  # type: ignore[attr-defined]
                return False
        elif kind is not ab.OnStack and not meaning.qualities[kind](quality, thing, now, res):
            return False
    return True


def lying(field: int, on_stack: int, cards: Container[str]) -> Callable[[int, Any], Sequence[int]]:
    """Return what gives what lies in a zone: on the field the turn player's first, on the stack abilities too; items of
    the kinds of ``cards`` are the cards there, or nothing that is spoken of.
    """

    def there(zone: int, res: Any) -> list[int]:
        state = res.state
        found: list[int] = state.zones[zone]
        if zone == field:
            first = turn_player(state)
            return sorted(found, key=lambda number: state.cards[number].controller != first)
        if zone == on_stack:
            return found + [-one.stamp for one in stack(state) if one.kind not in cards]
        return found

    return there


def on_stack(noun: ab.Noun) -> bool:
    """Whether a noun speaks of what is on the stack."""
    return any(
        isinstance(one, ab.OnStack) or (isinstance(one, ab.AnyOf) and any(map(on_stack, one.options)))
        for one in noun.qualities
    )


def item_suits(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether an ability on the stack, which has nothing but its description (FFTCG 11.6.4), fits a noun."""
    for item in stack(res.state):
        if item.stamp == -number:
            return all(_item_has(quality, item, res) for quality in noun.qualities)
    return False


def _item_has(quality: ab.Quality, item: Item, res: Resolution) -> bool:
    test = res.meaning.item_qualities.get(type(quality))
    return test is not None and test(quality, item, res)


def has_chosen(quality: ab.Targets, item: Item, res: Resolution) -> bool:
    """Whether an item of the stack has chosen what fits."""
    chosen = [one for group in item.targets for one in group]
    found = [evaluate.denotes(quality.what, one, res) for one in chosen]
    return any(found) and (not quality.only or len(chosen) == 1)


def _controlled(quality: Any, item: Item, res: Resolution) -> bool:
    return item.seat in evaluate.seats(quality.player, res)


def _is_another(quality: ab.OtherThan, item: Item, res: Resolution) -> bool:
    what = quality.what
    return isinstance(what, ab.Reference) and Ref(-item.stamp, item.stamp) not in evaluate.refs(what, res)


#: What is asked of an ability on the stack; what nothing is said of here, no ability is.
ITEM_QUALITIES: dict[type[ab.Quality], Callable[[Any, Item, Any], bool]] = {
    ab.ControlledBy: _controlled,
    ab.OwnedBy: _controlled,
    ab.Targets: has_chosen,
    ab.ComesFrom: lambda quality, item, res: evaluate.denotes(quality.source, item.source, res),
    ab.AnyOf: lambda quality, item, res: any(
        all(_item_has(one, item, res) for one in option.qualities) for option in quality.options
    ),
    ab.OtherThan: _is_another,
}


def _targets(card: str, quality: ab.Targets, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether a card on the stack has chosen what fits."""
    me = object_of(thing)
    return any(has_chosen(quality, one, res) for one in stack(res.state) if one.source == me and one.kind == card)


# What brings something about: "by" and "due to" (FFTCG 6.4, Force of Will 901.2d, 912)


def caused_by(by: ab.Reference | None, cause: Any, res: Resolution) -> bool:
    """Whether a cause is one that "by" speaks of."""
    if by is None:
        return True
    if cause is None:
        return False
    if isinstance(by, ab.Both):
        return any(caused_by(one, cause, res) for one in by.references)
    own = res.meaning.causes.get(type(by))
    if own is not None:
        return own(by, cause, res)
    noun = getattr(by, "noun", None)
    if noun is not None and on_stack(noun):
        return all(_cause_has(quality, cause, res) for quality in noun.qualities)
    return cause.source is not None and evaluate.denotes(by, cause.source, res)


def _cause_has(quality: ab.Quality, cause: Any, res: Resolution) -> bool:
    match quality:
        case ab.OnStack(kinds):
            return any(res.meaning.is_of_kind(cause, kind, res) for kind in kinds)
        case ab.ComesFrom(source):
            return cause.source is not None and evaluate.denotes(source, cause.source, res)
        case ab.ControlledBy(player) | ab.OwnedBy(player):
            return cause.seat in evaluate.seats(player, res)
        case ab.AnyOf(options):
            return any(all(_cause_has(one, cause, res) for one in noun.qualities) for noun in options)
    return cause.source is not None and evaluate.suits(ab.Noun((quality,)), cause.source, res)


def a_cause(reference: ab.Reference, res: Resolution) -> Refs:
    """Say that a reference speaks of what brings something about."""
    raise ValueError("what brings something about is no object")


# What happens (FFTCG 10, 11, Force of Will 800, 900)


def used(ability: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether an ability that is used is what is said: one of a kind, or one of such a card."""
    if type(ability) in res.meaning.causes or on_stack(getattr(ability, "noun", ab.Noun(()))):
        return caused_by(ability, what.cause, res)
    return matching.is_actor(ability, what.what, what, res)


# What is referred to: what was chosen, what was spoken of last


def _them(_: ab.Reference, res: Resolution) -> Refs:
    """What was spoken of last; all targets where that was only one of them ("Dull the former. Freeze them")."""
    chosen = tuple(dict.fromkeys(one for group in res.targets for one in group))
    return chosen if len(res.it) == 1 and len(chosen) > 1 and res.it[0] in chosen else res.it


def that(reference: ab.That | ab.The, res: Resolution) -> Refs:
    """Return the last of those spoken of that fit, or whose abilities on the stack were."""
    for spoken in (res.it, res.event, *reversed(res.targets)):
        found = evaluate.fitting(spoken, reference.noun, res)
        found = found or evaluate.fitting(_sources(spoken, res), reference.noun, res)
        if found:
            return found
    return ()


def _sources(found: Refs, res: Resolution) -> Refs:
    """Return the cards whose abilities on the stack were spoken of: "that Forward" may be one of them."""
    stamps = {-one.number for one in found if one.number < 0}
    return tuple(item.source for item in stack(res.state) if item.stamp in stamps) if stamps else ()


def _chosen(reference: ab.TheDealt, res: Resolution) -> Refs:
    if len(res.targets) == 1:
        return res.targets[0]
    return evaluate.fitting(tuple(one for group in res.targets for one in group), reference.noun, res)


def groups(res: Resolution) -> tuple[Refs, ...]:
    """Return the groups of the last "choose" for several."""
    return res.targets[_several(res)]


def _several(res: Resolution) -> slice:
    here = res.named.get("several", slice(None))
    assert isinstance(here, slice)
    return here


def _target(place: int, _: ab.Reference, res: Resolution) -> Refs:
    """Return one of the groups of targets, or of a single "choose" for two one of both (FFTCG 11.3.3).

    They are those of the last "choose" for several. The first stays the first when it is no legal target any more
    (FFTCG 11.11.2.1.1, Force of Will 903.3a).
    """
    here = groups(res)
    if len(here) == 1:
        return tuple(one for one in declared(res)[_several(res)][0][place : place + 1] if one in here[0])
    return here[place] if place < len(here) else ()


def declared(res: Resolution) -> tuple[Refs, ...]:
    """Return the targets as they were chosen, those that are not legal any more included."""
    found = res.named.get("declared")
    return found if isinstance(found, tuple) and len(found) == len(res.targets) else res.targets


def _rest(_: ab.Reference, res: Resolution) -> Refs:
    """Return those looked at that have not been dealt with; where nothing was looked at, such of those chosen."""
    if "shown" in res.named or not res.targets:
        return res.looked
    first = declared(res)[0][:1] if res.named.get("first") else ()
    return tuple(one for one in res.targets[0] if one not in first and one not in res.moved)


def _the(heads: tuple[type[ab.Quality], ...], reference: ab.The, res: Resolution) -> Refs:
    """Return the one that fits; "the Forward" alone is the one that was spoken of."""
    if all(isinstance(one, heads) for one in reference.noun.qualities):
        found = evaluate.refs(ab.That(reference.noun), res)
        if found:
            return found
    return nouns.all_of(reference, res)


def _dealt(reference: ab.TheDealt, res: Resolution) -> Refs:
    """Return what a past action dealt with, or whoever is doing just now what the participle says."""
    done = reference.participle.done
    if done == "chosen":
        return _chosen(reference, res)
    if done == "attacking":
        return res.meaning.fight.attackers(res.state)
    if done == "blocking":
        return res.meaning.fight.blockers(res.state)
    if done == "entered" or (done == "placed" and done not in res.done):
        # Of what triggered the ability, whatever was spoken of since.
        return evaluate.fitting(res.event, reference.noun, res)
    return res.done.get(done, ())


def missing(alone: type[ab.Quality], kinds: tuple[type[ab.Quality], ...]) -> nouns.Missing:
    """Return what the last thing of a list is, by these ``kinds`` of quality, for one of which only so much is said:
    "1 Fire and 1 Ice Character".
    """

    def found(noun: ab.Noun, last: ab.Noun) -> tuple[ab.Quality, ...]:
        only = all(isinstance(one, alone) for one in noun.qualities)
        return tuple(one for one in last.qualities if isinstance(one, kinds)) if only else ()

    return found


# What is chosen as a text is carried out


def meant(doing: tuple[type[ab.Effect], ...]) -> Callable[[ab.Reference, Refs, ab.Effect | None, Any], Refs]:
    """Return what "it" means where effects of these kinds are done to it, which are only done on the field: no card
    shown or spent meanwhile. "Choose 1 Forward. Reveal any number of cards. Deal it 1000 damage for each of them."
    """

    def found(what: ab.Reference, there: Refs, effect: ab.Effect | None, res: Resolution) -> Refs:
        if isinstance(what, ab.Former):
            # "The other" is the second from here on, whatever happens to the first.
            res.named["first"] = True
        if not (isinstance(what, ab.It | ab.Them) and isinstance(effect, doing)):
            return there
        cards, is_on_field = res.state.cards, res.meaning.is_on_field
        chosen = {one for group in declared(res) for one in group}
        if not there or not chosen or any(is_on_field(cards[one.number].zone) for one in there if one.number >= 0):
            return there
        moved = {after for before, after in res.moved.items() if before in chosen}
        if any(one in chosen or one in moved for one in there):
            return there
        return next((group for group in reversed(res.targets) if group), there)

    return found


def span(*decks: tuple[int, int]) -> Callable[[ab.Pick, Sequence[int], Any], tuple[int, int]]:
    """Return what says how many are selected at the fewest and at the most: of such cards of hidden zones as the text
    describes, which nobody else sees, none need be found (FFTCG 15.1.1.8.2, Force of Will 1014.2).
    """

    def found(what: ab.Pick, those: Sequence[int], res: Resolution) -> tuple[int, int]:
        least, most = evaluate.span(what.count, len(those), res)
        state, hidden = res.state, [pair[res.actor] for pair in decks]
        cards = state.cards
        searched = any(n >= 0 and cards[n].zone in hidden and not state.sees(res.actor, cards[n]) for n in those)
        return (0 if searched and describes(what.noun) else least), most

    return found


def _line_of(card: str, number: int, res: Resolution) -> str:
    """Return what lies on the stack in words; '' for what does not."""
    cards, said = res.state.cards, rules(res).spoken
    if number >= 0:
        return f"the {card} {said(cards[number])}" if cards[number].zone == rules(res).stack else ""
    item = next(one for one in stack(res.state) if one.stamp == -number)
    return f"the {item.kind} of {said(cards[item.source.number])}"


def learn(
    meaning: Meaning, card: str, heads: tuple[type[ab.Quality], ...], doing: tuple[type[ab.Effect], ...],
) -> None:
    """Let a game know what texts speak of: an item of the kind ``card`` is a card; by the ``heads`` alone "the ..." is
    what was spoken of; ``doing`` are effects that act only on what is on the field.
    """
    meaning.references |= {
        ab.Them: _them,
        ab.That: that,
        ab.Former: partial(_target, 0),
        ab.Latter: partial(_target, 1),
        ab.The: partial(_the, heads),
        ab.TheRest: _rest,
        ab.TheDealt: _dealt,
        ab.ThisEffect: a_cause,
    }
    meaning.qualities |= {ab.Targets: partial(_targets, card), ab.ComesFrom: lambda quality, thing, now, res: False}
    meaning.item_qualities |= ITEM_QUALITIES
    meaning.item_suits = item_suits
    meaning.causes[ab.ThisEffect] = lambda by, cause, res: cause.source == res.source
    meaning.meant = meant(doing)
    meaning.line_of = partial(_line_of, card)
    meaning.event_keys[ab.Stands] = (STATE,)
