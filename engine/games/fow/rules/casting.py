"""Playing cards and abilities: they go on the chase, what they choose is chosen, what they cost is settled and paid
(FOW 702, 703, 707, 903.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.answers import Play
from engine.course import EVERYBODY
from engine.effects.selection import ONE
from engine.events import Count, Event, Move, Notice, SetCardField, SetVariable, extend
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, CardType, Keyword, Now
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import costs, statics, triggers
from engine.games.fow.effects.resolution import BATTLE_AREA, Resolution
from engine.games.fow.rules import prices, table, will
from engine.games.fow.rules.apply_events import REMNANT, tell
from engine.games.fow.rules.prices import AWAKENED, PLAYED_FROM, Due, Free, Offer
from engine.games.fow.rules.table import CHASE, FIELD, GRAVEYARD, HAND, Cause, spoken
from engine.procedures import Procedure, RolledBack
from engine.requests import Asked, ChooseNumber, ChooseOptions, ChooseYesNo
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import put_on_stack
from engine.timing.items import Item, stack
from engine.timing.windows import Way
from engine.triggers.apply_events import with_mark
from engine.triggers.delayed import stamp
from engine.triggers.trigger_event import PendingTrigger

#: Kinds of what lies on the chase (FOW 312, 903.2b).
SPELL, ACTIVATE = "spell", "activate ability"
#: A card that says nothing as it resolves.
NOTHING = ab.FieldAbility(())
PLAYED = frozenset({CardType.RESONATOR, CardType.CHANT, CardType.ADDITION, CardType.REGALIA})
#: The largest X that is looked for.
MOST_X = 99


def spell_effects(state: State, number: int) -> tuple[ab.Effect, ...]:
    """Return what a card does as it resolves: what a chant says (FOW 703.3), and what an old addition is added to,
    which it chooses like a target (1406.2a).
    """
    kinds = statics.added_to_kinds(state, number)
    if kinds:
        types = tuple(ab.OfType(one) for one in kinds)
        quality = types[0] if len(types) == 1 else ab.AnyOf(tuple(ab.Noun((one,)) for one in types))
        return (ab.Choose((ab.Target(ONE, ab.Noun((quality,))),)),)
    return _chanted(boards.now(state, number).abilities)


#: What the abilities of a card say as it resolves.
_chanted: ab.Memo[tuple[ab.Ability, ...], tuple[ab.Effect, ...]] = ab.Memo(lambda abilities: tuple(
    effect for one in abilities if isinstance(one, own.ChantEffect | own.TriggerChant) for effect in one.effects
))


def named(state: State, play: Play) -> str:
    """Return the name of the card of a play."""
    return table.face(state, play.card).name


# Time


def in_battle(state: State) -> bool:
    """Whether a battle goes on (FOW 800)."""
    return "battle" in state.vars or (table.phase(state) == "main" and table.step(state) not in ("main", "main start"))


def refuse_main(state: State, seat: int, rule: str, what: str) -> Refusal | None:
    """Return why this is not a player's main timing, which ``what`` needs (FOW 701.2)."""
    if seat != table.turn_player(state):
        return Refusal(rule, f"{what} only in your own turn.")
    if table.phase(state) != "main":
        return Refusal(rule, f"{what} only in the main phase.")
    if in_battle(state):
        return Refusal(rule, f"{what} only outside battles.")
    return Refusal(rule, f"{what} only while the chase is empty.") if stack(state) else None


def refuse_time(state: State, seat: int, values: Now) -> Refusal | None:
    """Return why this is not the time to play a card, whatever it costs (FOW 702.1, 703.1, 1111.2)."""
    if is_quick(values):
        return None
    rule = "FOW 703.1" if CardType.CHANT in values.types else "FOW 702.1"
    return refuse_main(state, seat, rule, f"{values.names[0]} can be played")


def is_quick(values: Now) -> bool:
    """Whether a card is played at any time with priority (FOW 1111.2)."""
    return Keyword.QUICKCAST in values.keywords


# Whether a card can be played


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be played even by players who break the rules."""
    card = state.cards[play.card]
    if not PLAYED.intersection(boards.now(state, play.card).types):
        return Refusal("FOW 604.2a", f"{spoken(card)} is no card that is played.")
    if card.zone == HAND[seat] or (card.zone == GRAVEYARD[seat] and prices.has_remnant(state, play.card)):
        return None
    if card.zone not in (FIELD, CHASE) and prices.permission(state, seat, play.card) is not None:
        return None
    return Refusal("FOW 702.2", f"{spoken(card)} is not in your hand.")


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot play a card now, or None where they can."""
    return (
        _impossible(state, seat, play)
        or refuse_time(state, seat, boards.now(state, play.card))
        or statics.refuse_play(state, seat, play.card, Cause(SPELL, table.ref(state, play.card), seat))
        or refuse_rest(state, seat, play.card)
    )


def refuse_rest(
    state: State, seat: int, number: int, free: Free = Free.NO, extra: tuple[ab.Cost, ...] = (),
    side: Card | None = None,
) -> Refusal | None:
    """Return why what a card, or its other side, costs cannot be paid, or what it must choose is not there (FOW 903.2d,
    903.2f).
    """
    res = _deed(state, seat, number)
    refusal = legal_targets.refuse_choices(spell_effects(state, number), res) if side is None else None
    if refusal is not None:
        return refusal
    refusals = [_refuse_offer(state, seat, res, one, extra) for one in offers(state, seat, res, free, side)]
    return None if None in refusals else refusals[0]


def _deed(state: State, seat: int, number: int) -> Resolution:
    """Return the context in which a card is played."""
    return Resolution(state, seat, table.ref(state, number), SPELL)


def offers(
    state: State, seat: int, res: Resolution, free: Free = Free.NO, side: Card | None = None
) -> list[Offer]:
    """Return the ways of paying for a card, those that a player's permission to play it gives among them."""
    free = free or _freely(state, seat, res.source.number)
    return list(prices.offers(state, seat, res, free=free, side=side))


def _freely(state: State, seat: int, number: int) -> Free:
    """Return whether a permission lets a player play a card without paying its cost."""
    allowed = prices.permission(state, seat, number)
    return Free.NO if allowed is None or not allowed.free else Free.ONCE if allowed.once else Free.YES


Costs = tuple[ab.Cost, ...]


def _refuse_offer(state: State, seat: int, res: Resolution, offer: Offer, more: Costs = ()) -> Refusal | None:
    """Return why a card cannot be paid for in a way, with what is paid besides (FOW 903.2f, 1003.4)."""
    besides = (*prices.besides(state, seat, res), *more)
    cost = (*offer.cost, *prices.without_will(besides))
    return refuse_cost(state, seat, offer.due, cost, res, besides)


def _bill(res: Resolution, due: Due, besides: Costs = ()) -> will.Bill:
    """Return what is owed in will, with the X that was chosen, and with what is paid besides."""
    return will.bill(due.owed(res.x, _signs(besides), prices.counted(due, res)), due.also)


def _signs(cost: Costs) -> tuple[str, ...]:
    """Return the signs of the will that a cost asks for."""
    return tuple(sign for one in cost if isinstance(one, own.WillCost) for sign in one.signs)


def refuse_cost(
    state: State, seat: int, due: Due, cost: Costs, res: Resolution, besides: Costs = ()
) -> Refusal | None:
    """Return why what is due, with what is paid ``besides``, and the cost beside it cannot be paid together."""
    bill = _bill(res, due, besides)
    if not cost:
        return will.refuse(state, seat, bill, res)
    return costs.refuse(cost, res, bill, partial(_bill, res, due, besides) if due.counting else None)


def pay_cost(
    state: State, seat: int, due: Due, cost: Costs, res: Resolution, cancel: bool, besides: Costs = ()
) -> Procedure:
    """Pay what is due, with what is paid ``besides``, and the cost beside it (FOW 903.2f)."""
    bill = _bill(res, due, besides)
    if cost:
        again = partial(_bill, res, due, besides) if due.counting else None
        yield from costs.pay(cost, res, "FOW 903.2f", bill, again, cancel=cancel)
    elif bill.total:
        yield from will.pay(state, seat, bill, res, "FOW 1003.3", cancel=cancel)


def _targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return what a card could choose now, None where it chooses nothing (FOW 903.2d)."""
    return legal_targets.targets(spell_effects(state, play.card), _deed(state, seat, play.card))


# Playing a card


def spell_item(state: State, seat: int, number: int) -> Item:
    """Return a card as an item of the chase, with a stamp of its own (FOW 903.2b)."""
    abilities = boards.now(state, number).abilities
    ability = next((one for one in abilities if isinstance(one, own.ChantEffect | own.TriggerChant)), NOTHING)
    return Item(stamp(state), SPELL, seat, table.ref(state, number), ability, spell_effects(state, number))


def play(
    state: State, seat: int, number: int, *, free: Free = Free.NO, firm: bool = False, insisted: bool = False,
    extra: Costs = (), event: PendingTrigger | None = None,
) -> Procedure:
    """Play a card in the order of the rules (FOW 903.2).

    One that an effect lets a player play is played: a ``firm`` play cannot be taken back. ``insisted`` tells that the
    rules refuse it: then it is paid for as far as the player likes. ``extra`` is a cost that is paid too, ``event``
    what has triggered a card that is played for that (708.2, 1114.2).
    """
    origin = state.cards[number].zone
    free = free or _freely(state, seat, number)
    used = prices.used_by(state, seat, number)
    given = prices.given_about_playing(state, number)
    put_on_chase(state, seat, number)
    rule = "FOW 703.2" if table.face(state, number).type is CardType.CHANT else "FOW 702.2"
    tell(state, "{0} plays {1}.", rule, ("seat", seat), ("card", number))
    res = _deed(state, seat, number)
    res.short = insisted
    res.named[prices.GIVEN] = given
    awakened = yield from _awaken(state, seat, res, free, extra, cancel=not firm)
    more = (*extra, *awakened)
    if awakened:
        state.emit(with_mark(state, number, AWAKENED, 1, "play"))
    item = spell_item(state, seat, number)
    if event is not None:
        item = replace(item, event=event.cards, amount=event.amount, they=event.seat, memory=event.memory,
                       happening=event.happening)
    item.known_to(res)
    res.anyway = not firm and legal_targets.beyond(item.effects, res)
    x_first = _speaks_of_x(item.effects)
    chosen: list[Offer] = []

    def declare_x(res: Resolution) -> Procedure:
        if x_first:
            besides = (*prices.besides(state, seat, res), *more)
            due = prices.of_card(state, seat, res)
            if free:
                chosen.append((yield from _choose_offer(state, seat, res, free, more, cancel=not firm)))
                due = chosen[0].due
            if not free or due.price.x or "X" in _signs(besides):
                yield from _choose_x(state, seat, res, due, besides, cancel=not firm)

    def pay(res: Resolution) -> Procedure:
        offer = chosen[0] if chosen else (yield from _choose_offer(state, seat, res, free, more, cancel=not firm))
        besides = (*prices.besides(state, seat, res), *more)
        if (offer.due.price.x or "X" in _signs(besides)) and not res.named.get("x"):
            yield from _choose_x(state, seat, res, offer.due, besides, cancel=not firm)
        cost = (*offer.cost, *prices.without_will(besides))
        yield from pay_cost(state, seat, offer.due, cost, res, not firm, besides)
        if offer.name:
            res.paid = (*res.paid, offer.name)
        _note(state, number, res)
        if used and (offer.free or not free or origin not in HAND):
            extend(state, prices.USED, used, "play")

    steps = declare_x, casting.targets("FOW 903.2d", cancel=not firm), pay
    yield from put_on_stack(state, item, res, steps, lambda res: _played(state, res, origin))


def put_on_chase(state: State, seat: int, number: int) -> None:
    """Put a card on the chase (FOW 903.2a, 903.2b), with what is remembered of how it is played.

    One with Remnant that is played from the graveyard is removed once it leaves the chase (1115.2).
    """
    marks = {PLAYED_FROM: state.cards[number].zone}
    if state.cards[number].zone in GRAVEYARD and prices.has_remnant(state, number):
        marks[REMNANT] = 1
    if state.vars.get(f"cast {seat}"):
        marks["torrent"] = 1
    state.emit(Move(number, CHASE, controller=seat, why="play"))
    state.emit(SetCardField(number, "marks", marks, "play"))


def paid_marks(res: Resolution) -> dict[str, int]:
    """Return the marks that tell what will was paid for a card, and its X."""
    spent = Counter(one for one in res.paid if one.startswith("paid "))
    return {**spent, table.X: res.x} if res.x else dict(spent)


def _note(state: State, number: int, res: Resolution) -> None:
    """Let a card, and what it does, remember how it was paid for."""
    card = state.cards[number]
    marks = {**card.marks, **paid_marks(res)}
    if marks != card.marks:
        state.emit(SetCardField(number, "marks", marks, "play"))
    known = (name for name in (AWAKENED, "torrent") if name in card.marks)
    res.paid = (*res.paid, *known, f"{PLAYED_FROM} {card.marks[PLAYED_FROM]}")


def _awaken(state: State, seat: int, res: Resolution, free: Free, extra: Costs, *, cancel: bool) -> Asked[Costs]:
    """Ask whether a card on the chase is awakened, where that can be paid for besides; return what it costs (FOW
    1109.2). It is asked once everybody sees the card.
    """
    number = res.source.number
    ability = prices.awakening(state, number)
    if ability is None:
        return ()
    due = prices.of_ability(state, seat, res, ability)
    more = (own.WillCost(prices.signs_of(due.shown())), *prices.without_will(ability.cost))
    whole = (*extra, *more)
    if not res.short and all(_refuse_offer(state, seat, res, one, whole) for one in offers(state, seat, res, free)):
        return ()
    answer = yield from ChooseYesNo(
        seat, "Awaken {0}?", "FOW 1109.2", args=(("card", number),), yes="Pay for its awakening", no="Do not awaken it",
        cancel=cancel,
    )
    return more if answer else ()


def _choose_offer(state: State, seat: int, res: Resolution, free: Free, more: Costs, *, cancel: bool) -> Asked[Offer]:
    """Let the player choose how to pay, where there is a choice (FOW 903.2e)."""
    return (yield from _choose_among(
        seat, res, offers(state, seat, res, free), lambda one: _refuse_offer(state, seat, res, one, more), cancel=cancel
    ))


def _choose_among(
    seat: int, res: Resolution, there: list[Offer], refuse: Callable[[Offer], Refusal | None], *, cancel: bool
) -> Asked[Offer]:
    """Let the player choose among ways of paying, where more than one is left or is thought to be (FOW 903.2e)."""
    refusals = list(map(refuse, there))
    found = [one for one, refusal in zip(there, refusals, strict=True) if refusal is None]
    if not found:
        if res.short:
            return there[0]
        raise RolledBack(refusals[0])  # type: ignore[arg-type]
    res.veiled = True
    known = sum(refuse(one) is None for one in there)
    res.veiled = False
    if len(found) == 1 and known == 1:
        return found[0]
    answer = yield from ChooseOptions(
        seat, "How do you pay for {0}?", "FOW 903.2e", tuple(one.label for one in found), 1, 1,
        args=(("card", res.source.number),), cancel=cancel, private=True,
    )
    return found[answer[0]]


def _speaks_of_x(effects: tuple[ab.Effect, ...]) -> bool:
    """Whether what is chosen depends on X, which is chosen before it then (FOW 903.2d)."""
    targets = (one for one in walk(effects) if isinstance(one, ab.Target))
    return any(isinstance(one, ab.X) for target in targets for one in walk(target))


def _choose_x(
    state: State, seat: int, res: Resolution, due: Due, besides: Costs = (), *, cancel: bool
) -> Procedure:
    """Let the player choose the X of a cost, as far as that can be paid (FOW 104.5, 903.2e)."""
    signs, most = _signs(besides), MOST_X if res.short else 0
    while most < MOST_X and will.payable(state, seat, will.bill(due.owed(most + 1, signs), due.also), res):
        most += 1
    res.named["x"] = True
    res.x = yield from ChooseNumber(
        seat, "Which number is the X of {0}?", "FOW 104.5", 0, most, args=(("card", res.source.number),), cancel=cancel,
    )


def _played(state: State, res: Resolution, origin: int) -> list[Event]:
    """Return what happens as a card is played from a zone."""
    number = res.source.number
    facts: list[Event] = [
        Count(f"cast {res.seat}", 1), Notice("cast", seat=res.seat, card=number, origin=origin, cause=res.cause),
        *note_battle(state, res.seat),
    ]
    if AWAKENED in state.cards[number].marks:
        facts.append(Notice("awaken", seat=res.seat, card=number, cause=res.cause))
    return facts


def note_battle(state: State, seat: int) -> list[Event]:
    """Return what is remembered of a spell or ability that the non-turn player plays in a battle (FOW 803.6)."""
    there = in_battle(state) and seat != table.turn_player(state)
    return [SetVariable("played in battle", True)] if there else []


#: The named value that holds what effects that have just resolved let somebody play: who, what, and whether free.
FREELY = "free casts"


WAY = Way(
    refuse, _impossible,
    lambda state, seat, one, insisted: play(state, seat, one.card, insisted=insisted),
    lambda state, one: f"Play {named(state, one)}",
    targets=_targets,
)

# Playing an activate ability


def ability_at(state: State, number: int, index: int) -> ab.ActionAbility | None:
    """Return an activate ability of a card; None where it has none at that place."""
    abilities = boards.now(state, number).abilities
    found = abilities[index] if 0 <= index < len(abilities) else None
    return found if isinstance(found, ab.ActionAbility) else None


def _cannot_use(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why an ability cannot be played even by players who break the rules."""
    if ability_at(state, play.card, play.index) is None:
        return Refusal("FOW 707.1", f"{spoken(state.cards[play.card])} has no such ability.")
    return _not_yours(state, seat, play)


def _not_yours(state: State, seat: int, play: Play) -> Refusal | None:
    card = state.cards[play.card]
    whose = card.controller if card.zone == FIELD else card.owner
    return None if whose == seat else Refusal("FOW 707.2", f"{spoken(card)} is not under your control.")


def refuse_use(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot play an ability now, or None where they can (FOW 707, 905)."""
    ability = ability_at(state, play.card, play.index)
    refusal = _cannot_use(state, seat, play) if ability is None else _not_yours(state, seat, play)
    if refusal is not None or ability is None:
        return refusal
    if will.produced(ability) is not None:
        return will.refuse_playing(state, seat, play, ability)
    res = _use_of(state, seat, play.card, ability)
    return (
        triggers.refuse_use(state, play.card, play.index, ability, seat) or statics.refuse_chase(state, seat)
        or _refuse_art(state, seat, ability)
        or legal_targets.refuse_choices(ability.effects, res)
        or refuse_ability_cost(state, seat, res, ability)
    )


def refuse_ability_cost(
    state: State, seat: int, res: Resolution, ability: ab.ActionAbility | own.Judgment
) -> Refusal | None:
    """Return why what an ability costs cannot be paid (FOW 903.2f, 705.2a)."""
    refusals = [
        refuse_cost(state, seat, one.due, one.cost, res)
        for one in prices.offers_of_ability(state, seat, res, ability)
    ]
    return None if None in refusals else refusals[0]


def pay_ability_cost(
    state: State, seat: int, res: Resolution, ability: ab.ActionAbility | own.Judgment, *, x: bool = True
) -> Procedure:
    """Pay what an ability costs, with an X that is chosen now (FOW 903.2e, 903.2f)."""
    offer, *others = prices.offers_of_ability(state, seat, res, ability)
    if others:
        offer = yield from _choose_among(
            seat, res, [offer, *others],
            lambda one: refuse_cost(state, seat, one.due, one.cost, res), cancel=True,
        )
    due = yield from _choose_less(state, seat, res, offer.due)
    if due.price.x and x:
        yield from _choose_x(state, seat, res, due, cancel=True)
    yield from pay_cost(state, seat, due, offer.cost, res, cancel=True)


def _choose_less(state: State, seat: int, res: Resolution, due: Due) -> Asked[Due]:
    """Let the player choose what of a cost is left away, where that matters (FOW 903.2e-iv)."""
    there = prices.ways(state, res.source.number, due)
    found = [one for one in there if one == due or will.payable(state, seat, _bill(res, one), res)]
    if len(found) < 2:
        return due
    answer = yield from ChooseOptions(
        seat, "How do you pay for {0}?", "FOW 903.2e-iv", tuple(map(prices.said, found)), 1, 1,
        args=(("card", res.source.number),), cancel=True,
    )
    return found[answer[0]]


def _use_of(state: State, seat: int, number: int, ability: ab.ActionAbility) -> Resolution:
    """Return the context in which an ability is played."""
    return will.for_ability(Resolution(state, seat, table.ref(state, number), ACTIVATE), ability)


#: The named value that holds whose God's Arts have been played in this game.
ARTS = "arts"


def _art(ability: ab.ActionAbility) -> str | None:
    """Return the name of a God's Art (FOW 1112.2), of another ability that may be played once a game too."""
    once = next((one.name for one in ability.limits if isinstance(one, own.OncePerGame)), None)
    return ability.name or once


def _refuse_art(state: State, seat: int, ability: ab.ActionAbility) -> Refusal | None:
    """Return why a God's Art cannot be played: it has been in this game (FOW 1112.2)."""
    name = _art(ability)
    if name is None or (seat, name) not in state.vars.get(ARTS, ()):
        return None
    return Refusal("FOW 1112.2", f"{name} has been played in this game.")


def _use(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Play an activate ability (FOW 707.2, 903.2); a will ability resolves at once (907.3)."""
    number, index = play.card, play.index
    ability = ability_at(state, number, index)
    assert ability is not None
    if will.is_will_ability(ability):
        yield from will.use(state, seat, play, insisted)
        return
    if state.cards[number].zone not in BATTLE_AREA:
        state.emit(SetCardField(number, "known", EVERYBODY, "reveal"))
    art = _art(ability)
    if art:
        tell(state, "{0} plays the God's Art {2} of {1}.", "FOW 1112.2", ("seat", seat), ("card", number), art)
    else:
        tell(state, "{0} plays an ability of {1}.", "FOW 707.2", ("seat", seat), ("card", number))
    res = _use_of(state, seat, number, ability)
    res.item, res.short = stamp(state), insisted
    res.anyway = legal_targets.beyond(ability.effects, res)
    item = Item(res.item, ACTIVATE, seat, res.source, ability, ability.effects)
    x_first = _speaks_of_x(ability.effects)

    def declare_x(res: Resolution) -> Procedure:
        if x_first:
            yield from _choose_x(state, seat, res, prices.of_ability(state, seat, res, ability), cancel=True)

    def pay(res: Resolution) -> Procedure:
        extend(state, "used", ((number, res.source.entered, index),), "use")
        if art is not None:
            extend(state, ARTS, ((seat, art),), "use")
        yield from pay_ability_cost(state, seat, res, ability, x=not x_first)

    steps = declare_x, casting.targets("FOW 903.2d"), pay
    yield from put_on_stack(state, item, res, steps, partial(_used, state, ability))


def _used(state: State, ability: ab.ActionAbility, res: Resolution) -> list[Event]:
    """Return what happens as an ability is played."""
    return [
        Notice(
            "uses ability", seat=res.seat, card=res.source.number, amount=res.item, cause=res.cause,
            name=ability.name or "",
        ),
        *note_battle(state, res.seat),
    ]


def label(state: State, play: Play) -> str:
    """Return the play of an ability in words: its printed line."""
    lines = table.face(state, play.card).text.split("\n")
    if len(lines) == len(boards.now(state, play.card).abilities):
        return f"{named(state, play)}: {lines[play.index]}"
    return f"Ability {play.index + 1} of {named(state, play)}"


def _targets_of_use(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    ability = ability_at(state, play.card, play.index)
    if ability is None:
        return None
    return legal_targets.targets(ability.effects, _use_of(state, seat, play.card, ability))


USE = Way(refuse_use, _cannot_use, _use, label, targets=_targets_of_use)
