"""Effects that move, find, sort and name cards: broken, to hand or deck, removed, played (FFTCG 7, 15.1.1)."""

from __future__ import annotations

from functools import partial

from engine import abilities as ab
from engine.course import EVERYBODY
from engine.effects import evaluate
from engine.effects.actions import Handler, NamingRules, about_it, following, put, show, shuffle_deck, whose_field
from engine.effects.meaning import Able, Action, Moves, Refs, Together
from engine.effects.resolution import put_aside
from engine.effects.selection import objects, resolve
from engine.events import Event, Notice, SetVariable, extend, forget
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Element, Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions, nouns, statics, triggers
from engine.games.fftcg.effects.nouns import PUT_AWAY
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.apply_events import EventProcedure, apply_events, tell
from engine.games.fftcg.rules.table import DECK, ref, spoken
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseOptions
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import legal_targets
from engine.triggers.apply_events import Route
from engine.triggers.borrowed import remove

# Between zones


def _into_zone(effect: ab.PutIntoZone) -> Route:
    """Return where cards go; into the Break Zone that is no breaking (FFTCG 15.1.1.3.2)."""
    if effect.zone is own.Zone.BREAK:
        return verbs.PUT_AWAY
    if effect.zone is own.Zone.HAND:
        return verbs.RETURNING
    name = effect.zone.value
    return Route(nouns.ZONES[effect.zone], "put", "{0} is put into its owner's {1}.", "FFTCG 7.3", (name,))


#: Where effects put cards that do no more than that.
MEANING.routes |= {
    ab.Discard: lambda effect: verbs.DISCARDED,
    ab.Break: lambda effect: verbs.BROKEN,
    ab.PutIntoZone: _into_zone,
    ab.RemoveFromGame: lambda effect: verbs.REMOVING._replace(face_down=effect.face_down),
    ab.AddToHand: lambda effect: verbs.RETURNING,
    ab.ReturnToHand: lambda effect: verbs.RETURNING,
    ab.PutOnDeck: lambda effect: verbs.BELOW if effect.place is ab.DeckPlace.BOTTOM else verbs.ON_TOP,
}


# Onto the field


def play(effect: ab.PlayOntoField, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Put Characters onto the field under the actor's control, or their owners' (FFTCG 6.2.4)."""
    state = res.state
    events: list[Event] = []
    for seat in (0, 1):
        whose = [
            n for n in numbers if whose_field(effect, n, res) == seat
            and casting_permissions.refuse_play(state, n, seat, res.cause) is None
        ]
        whose = yield from _as_many_as_fit(whose, seat, res)
        if whose:
            unheard_of = isinstance(next(following(res), None), own.OwnAbilitiesSilent)
            if unheard_of:
                state.emit(SetVariable(triggers.SILENT, tuple(whose)))
            events += yield from verbs.enter(state, whose, seat, res.cause, dull=effect.dull)
            forget(state, triggers.SILENT)
    return events


def _as_many_as_fit(numbers: list[int], seat: int, res: Resolution) -> Asked[list[int]]:
    """Let the actor select which of several cards enter, where they cannot all stand together (FFTCG 7.7.5a).

    All enter that can (2.3): no combination is left of which one more card would be part. What cannot enter even
    alone stays among the numbers, so that it is told why.
    """
    able = [number for number in numbers if verbs.refuse_entry(res.state, number, seat) is None]
    refusal = verbs.refuse_together(res.state, able, seat)
    if refusal is None:
        return numbers

    def together(chosen: tuple[int, ...]) -> Refusal | None:
        more = (n for n in able if n not in chosen and verbs.refuse_together(res.state, (*chosen, n), seat) is None)
        further = next(more, None)
        if further is not None:
            return Refusal("FFTCG 2.3", f"{res.state.cards[further].face.name} can enter as well.")
        return verbs.refuse_together(res.state, chosen, seat)

    answer = yield from ChooseCards(
        res.actor, "These cannot all stand together on the field. Which of them enter?", refusal.rule,
        lambda: tuple(able), 1, len(able), together=together,
    )  # fmt: skip
    return [number for number in numbers if number not in able or number in answer]


def playable(effect: ab.PlayOntoField, res: Resolution, number: int) -> Refusal | None:
    """Return why a card cannot be put onto the field by an effect (FFTCG 7.7.3 to 7.7.5)."""
    seat = whose_field(effect, number, res)
    refusal = casting_permissions.refuse_play(res.state, number, seat, res.cause)
    return refusal or verbs.refuse_entry(res.state, number, seat)


def playable_together(effect: ab.PlayOntoField, res: Resolution) -> Together:
    """Return why cards cannot be put onto the field together."""
    return lambda numbers: verbs.refuse_together(res.state, numbers, res.actor)


def cast(effect: ab.Cast, res: Resolution) -> Procedure:
    """Let the actor cast cards after this resolves, for what they cost or without paying (FFTCG 11.3.11, 11.4.1.1)."""
    state = res.state
    for number in (yield from objects(effect.what, res, effect, able=partial(castable, res))):
        what = ref(state, number)
        extend(state, "free casts", ((res.actor, what, effect.free),), "cast")
        put_aside(res, (what,))
        res.did = True


def castable(res: Resolution, number: int) -> Refusal | None:
    """Return why the actor cannot cast a card by an effect: no room for it, nothing to choose."""
    refusal = casting_permissions.refuse_cast(res.state, number, res.actor)
    return refusal or refuse_room(res.state, number, res.actor)


def refuse_room(state: State, number: int, seat: int) -> Refusal | None:
    """Return why a Character has no room on a player's field, or why what a Summon must choose is not there."""
    values = boards.now(state, number)
    if CardType.SUMMON not in values.types:
        return verbs.refuse_entry(state, number, seat)
    return legal_targets.refuse_choices(summon_effects(values), Resolution(state, seat, ref(state, number), "summon"))


def summon_effects(values: Now) -> tuple[ab.Effect, ...]:
    """Return everything a Summon does, its paragraphs in order (FFTCG 11.3)."""
    return tuple(e for one in values.abilities if isinstance(one, own.SummonEffect) for e in one.effects)


#: Who is to draw from an empty deck has lost (FFTCG 3.1.2).
MEANING.moves = Moves(verbs.draw, verbs.put, lambda state, seat: len(state.zones[DECK[seat]]), beyond=1)
ACTIONS: dict[type[ab.Effect], Action] = {
    ab.Discard: Action(
        lambda effect, res, numbers: verbs.discard(res.state, numbers, res.cause), "discarded", hand=True, aside=True
    ),
    ab.PutIntoZone: Action(put, PUT_AWAY),
    ab.RemoveFromGame: Action(remove, "removed"),
    ab.PlayOntoField: Action(play, "played", able=playable, together=playable_together),
}

# Searching


def search(effect: ab.Search, res: Resolution) -> Procedure:
    """Let the actor find cards in their deck, show them and shuffle (FFTCG 15.1.1.8).

    Only what the rest of the text can be carried out with can be found; only where any card will do must one be found.
    """
    able, together = _useful(next(about_it(res), None), res)
    found = yield from searched(effect, res, "FFTCG 15.1.1.8.1", able, together)
    if found:
        yield from show(res, found, EVERYBODY, "reveal", told=True)
    elif found is not None:
        tell(res.state, "{0} finds nothing.", "FFTCG 15.1.1.8.2", ("seat", res.actor))
    res.it = res.done["searched"] = found or ()
    res.did = bool(found)


def searched(
    effect: ab.Search, res: Resolution, rule: str, able: Able | None = None, together: Together | None = None
) -> Asked[Refs | None]:
    """Let the actor find cards in their deck and shuffle it; None where they cannot search (FFTCG 2.2, 15.1.1.8)."""
    state, seat = res.state, res.actor
    if not statics.can_search(state, seat):
        tell(state, "{0} cannot search.", "FFTCG 2.2", ("seat", seat))
        return None
    found = yield from resolve(effect.what, res, effect, zone=DECK[seat], able=able, together=together, rule=rule)
    yield from apply_events(state, [Notice("search", seat=seat, cause=res.cause)])
    shuffle_deck(res, seat)
    return found


def _useful(doing: ab.Effect | None, res: Resolution) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being found: what follows could not be done with it (FFTCG 2.3, 15.1.1.8.1)."""
    if isinstance(doing, ab.PlayOntoField):
        return partial(playable, doing, res), playable_together(doing, res)
    return (partial(castable, res), None) if isinstance(doing, ab.Cast) else (None, None)


MEANING.useful = _useful
MEANING.naming_rules = NamingRules(
    "FFTCG 11.11.5.1", ("Name a {0}.", "FFTCG 11.11.5.1", 20),
    {ab.NameKind.ELEMENT: Element, ab.NameKind.CARD_TYPE: CardType},
    {
        ab.NameKind.JOB: lambda card: card.jobs, ab.NameKind.CATEGORY: lambda card: card.categories,
        ab.NameKind.CARD_NAME: lambda card: (card.name,),
    },
)


# Groups (FFTCG 15.1.1.11)

RULE_GROUPS = "FFTCG 15.1.1.11.2"


def divide_into_groups(effect: own.DivideIntoGroups, res: Resolution) -> Procedure:
    """Let the actor fill group after group with as many as they like; the last is what is left (15.1.1.11.2)."""
    left = yield from resolve(effect.what, res, effect)
    groups: list[Refs] = []
    for place in range(1, effect.groups):
        there = [one.number for one in left]
        answer = yield from ChooseCards(
            res.actor, "Choose the cards of group {0} of {1}: none, some or all.", RULE_GROUPS, partial(tuple, there),
            0, len(there), args=(str(place), str(effect.groups)),
        )
        groups.append(tuple(one for one in left if one.number in answer))
        left = tuple(one for one in left if one.number not in answer)
    groups.append(left)
    for place, group in enumerate(groups, 1):
        names = ", ".join(f"{{{slot}}}" for slot in range(1, len(group) + 1))
        text = "Group {0}: " + names + "." if group else "Group {0}: no cards."
        tell(res.state, text, RULE_GROUPS, str(place), *(("card", one.number) for one in group))
    res.named["groups"] = tuple(groups)
    res.did = True


def select_group(effect: own.SelectGroup, res: Resolution) -> Procedure:
    """Let the actor select one of the groups, which is "it" from now on; what is in the others is known as such."""
    groups = res.named["groups"]
    assert isinstance(groups, tuple)
    lines = tuple(_line(res, place, group) for place, group in enumerate(groups, 1))
    answer = yield from ChooseOptions(res.actor, "Select 1 group.", "FFTCG 15.1.1.11.1", lines)
    mine = answer[0]
    res.it = groups[mine]
    res.done[own.OTHER_GROUPS] = tuple(one for place, group in enumerate(groups) if place != mine for one in group)
    res.did = True
    tell(res.state, "{0} selects group {1}.", "FFTCG 15.1.1.11.1", ("seat", res.actor), str(mine + 1))


def _line(res: Resolution, place: int, group: Refs) -> str:
    names = ", ".join(spoken(res.state.cards[one.number]) for one in group)
    return f"Group {place}: {names}." if group else f"Group {place}: no cards."


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Cast: cast,
    # It is removed from the game once it was cast and has resolved (FFTCG 11.12.5).
    ab.RemoveAfterUse: lambda effect, res: (
        extend(res.state, "after use", evaluate.refs(effect.what, res) or res.it, "remember")
    ),
    ab.Search: search,
    own.DivideIntoGroups: divide_into_groups,
    own.SelectGroup: select_group,
}
