"""Carrying out a text, sentence by sentence (FFTCG 11.11.5, Cipher 21.1.1.2): how effects are joined, who acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.course import tell
from engine.effects import evaluate
from engine.effects.actions import Waiting, act_on, to_the_same
from engine.effects.evaluate import holds
from engine.effects.layout import Place, after
from engine.effects.prompts import first_of, literal
from engine.effects.resolution import Resolution, note_done
from engine.effects.selection import by, possible
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions, ChooseYesNo
from engine.rulebook import Refusal
from engine.sight import veiled
from engine.state import Ref


def instead_of(effect: ab.Effect) -> ab.Instead | None:
    """Return the "instead" that an effect is, apart from its condition."""
    while isinstance(effect, ab.IfThen | ab.Then):
        effect = effect.effect
    return effect if isinstance(effect, ab.Instead) else None


def applies(effect: ab.Effect, res: Resolution) -> bool:
    """Whether the conditions around an effect hold at this moment."""
    while isinstance(effect, ab.IfThen | ab.Then):
        if isinstance(effect, ab.IfThen) and not holds(effect.condition, res):
            return False
        effect = effect.effect
    return True


# In order


def do(effect: ab.Effect, res: Resolution) -> Procedure:
    """Carry out one effect, of which nothing has been done so far; what asks nobody has happened with that."""
    handler = res.meaning.effects[type(effect)]
    if type(effect) not in KEEPING and handler is not nothing:
        note_done(res, False)
    return handler(effect, res) or ()  # type: ignore[return-value]


def run(effects: Sequence[ab.Effect], res: Resolution) -> Procedure:
    """Carry out effects one after the other; one that a later part of the text replaces is not carried out."""
    place = res.place
    outer = res.named.get("following")
    position = 0
    while position < len(effects):
        match effects[position : position + 2]:
            case ab.Sequence((ab.Reveal(), *_) as parts), later if instead_of(later) is not None:
                # "Reveal it, and place it ... If it is <Red>, place it ... instead": it is shown in any case.
                effects = (*effects[:position], *parts, *effects[position + 1 :])
        effect = effects[position]
        res.place = place
        res.named["following"] = (tuple(effects[position + 1 :]), outer)
        taken = _replaced_by(effects, position, place, res)
        if taken is None:
            yield from do(effect, res)
        else:
            res.named["replaced"] = effect
            replacement, res.place = taken
            yield from do(replacement, res)
            if isinstance(replacement, ab.May) and res.named["left"]:
                res.place = place
                yield from do(effect, res)
        place = after(place, effect)
        position += 1
        while position < len(effects) and (
            instead_of(effects[position]) is not None or _outdone(effects[position - 1], effects[position])
        ):
            place = after(place, effects[position])
            position += 1
    res.named["following"] = outer
    res.place = place


# "Instead" within a text (FFTCG 11.12.5.6, Cipher 23.1)


def _outdone(effect: ab.Effect, later: ab.Effect) -> bool:
    """Whether a later sentence does the same to the same damage, only to another amount, where its "if" holds.

    "The next damage dealt to it is reduced by 1000 instead. If ..., it is reduced by 3000 instead."
    """
    if not isinstance(later, ab.IfThen):
        return False
    match effect, later.effect:
        case ab.Lasting(term, (ab.Replacement() as one,)), ab.Lasting(until, (ab.Replacement() as other,)):
            return term == until and one.once and replace(one, outcome=other.outcome, wording=other.wording) == other
    return False


def _replaced_by(
    effects: Sequence[ab.Effect], position: int, place: Place, res: Resolution
) -> tuple[ab.Effect, Place] | None:
    """Return what is carried out in place of an effect, with its place: the last "instead" whose condition holds.

    Where the effect itself would not be carried out there is nothing to replace.
    """
    if position + 1 >= len(effects):
        return None
    itself, riders = effects[position], res.meaning.riders
    if _outdone(itself, effects[position + 1]):
        later = effects[position + 1]
        return (later.effect, after(place, itself)) if applies(later, res) else None  # type: ignore[attr-defined]
    if isinstance(itself, riders):
        return None
    if instead_of(effects[position + 1]) is not None:
        # "If you control 5 or more" counts again what this counts.
        applies(itself, res)
    found = None
    where = after(place, itself)
    for later in effects[position + 1 :]:
        instead = instead_of(later)
        if isinstance(later, riders):
            where = after(where, later)
            continue
        if instead is None:
            break
        if applies(later, res):
            found = (instead.effect, where)
        where = after(where, later)
    if found is not None and isinstance(itself, ab.IfThen) and not applies(itself, res):
        return None
    return found


# Joining


def sequence(effect: ab.Sequence, res: Resolution) -> Procedure:
    """One after the other; done where all of it was (Cipher 2.3.1.6), or any of it (FFTCG 2.3)."""
    every, some = True, False
    place = res.place
    outer = res.named.get("following")
    for number, one in enumerate(to_the_same(effect.effects, res)):
        res.place = place
        res.named["following"] = (effect.effects[number + 1 :], outer)
        yield from do(one, res)
        place = after(place, one)
        every, some = every and res.did, some or _any_done(res)
        if isinstance(one, ab.Select) and res.named.pop("declined", False):
            break
    res.named["following"] = outer
    res.begun = some
    res.did = every if res.meaning.policy.in_full else some


def _any_done(res: Resolution) -> bool:
    return res.begun if res.meaning.policy.in_full else res.did


def where(test: Callable[[Resolution], bool]) -> Callable[[Any, Resolution], Procedure]:
    """Return what carries out what stands inside, where that is so as its turn comes."""

    def carry_out(effect: Any, res: Resolution) -> Procedure:
        if test(res):
            yield from do(effect.effect, res)

    return carry_out


def if_you_do_so(effect: ab.IfYouDoSo, res: Resolution) -> Procedure:
    """Carry it out where the thing before was done."""
    did = res.did
    if did:
        yield from do(effect.effect, res)
    res.named["branch"] = did


def if_then(effect: ab.IfThen, res: Resolution) -> Procedure:
    """Carry it out where the condition holds at this moment."""
    _speak_ahead(effect, res)
    met = holds(effect.condition, res)
    note_done(res, False)
    if met:
        _speak_of_subject(effect, res)
        yield from do(effect.effect, res)
    else:
        _left(effect.effect, res)
    res.named["branch"] = met


def _speak_of_subject(effect: ab.IfThen, res: Resolution) -> None:
    """Let "he" behind a condition be whom that names: "if the defending unit is "Vell", he is not destroyed"; and
    what a player did that to who is spoken of: "each player who revealed a Character may play it onto the field".
    """
    if not any(isinstance(one, ab.It) for one in walk(effect.effect)):
        return
    what = getattr(effect.condition, "what", None)
    match effect.condition:
        case ab.Exists(_, ab.Noun((*_, ab.Done(_, ab.Player.THEY))) as noun):
            res.it = tuple(evaluate.ref_of(res, number) for number in evaluate.find(noun, res))
        case _ if isinstance(what, ab.The):
            res.it = evaluate.refs(what, res)


def _speak_ahead(effect: ab.IfThen, res: Resolution) -> None:
    """Let a condition behind an effect speak of whom it is about: "untap your Main Character if they have attacked"."""
    what = getattr(effect.effect, "what", None)
    if res.it or what is None or type(what) in res.meaning.finders:
        return
    if any(isinstance(one, ab.It | ab.Them) for one in walk(effect.condition)):
        res.it = evaluate.refs(what, res)


def nobody(res: Resolution) -> None:
    """Let "that card" mean none: what would have been found or chosen was not."""
    res.it = ()
    if not res.meaning.policy.declares:
        res.targets = (*res.targets, ())


def _left(effect: ab.Effect, res: Resolution) -> None:
    """Let what follows speak of nobody where this would have found whom (FFTCG 2.3, Cipher 21.1.1.2), and what waits
    not of what was not played ("At the end of the turn, return it to its owner's hand").
    """
    first = first_of(effect)
    if isinstance(first, _FIND) or (isinstance(first, ab.PlayOntoField) and isinstance(first.what, ab.Pick)):
        nobody(res)
    elif isinstance(first, ab.PlayOntoField):
        res.named["unplayed"] = res.it


_FIND = (ab.Select, ab.Search, ab.Choose, ab.RevealUntil, ab.Cast)


def nothing(effect: ab.Effect, res: Resolution) -> None:
    """Say nothing new."""


# What players may do


def may_be_possible(effect: ab.Effect, res: Resolution) -> bool:
    """Whether an effect can be carried out, as far as the opponent of the actor knows (FFTCG 7.6.1, Cipher 6.8.2)."""
    return veiled(res, lambda: possible(effect, res))


def offer(effect: ab.Effect, res: Resolution, text: str = "", rule: str = "") -> Asked[bool]:
    """Ask the actor whether to do what the text lets them do, unless everybody knows that it cannot be done."""
    if not may_be_possible(effect, res):
        return False
    meaning = res.meaning
    barred = None if possible(effect, res) else Refusal(meaning.rules.impossible, "This cannot be done.")
    return (yield from ask(text or meaning.prompts.may(effect), res, rule, barred))


def ask(text: str, res: Resolution, rule: str = "", barred: Refusal | None = None) -> Asked[bool]:
    """Ask the actor whether to do something, even where their hidden cards have ``barred`` it (FFTCG 7.6.1, Cipher
    6.8.2); with a ``rule`` of its own somebody else tells what they chose.
    """
    may = res.meaning.rules.may
    answer = yield from ChooseYesNo(
        res.actor, f"{{0}}: {literal(text)}", rule or may, args=by(res), yes="Do it", no="Do not do it",
        private=barred is not None, barred=barred,
    )
    if not answer and not rule:
        tell(res.state, "{0} chooses not to.", may, ("seat", res.actor))
    return answer


def may(effect: ab.May, res: Resolution) -> Procedure:
    """Ask the actor, unless it cannot be done at all (FFTCG 2.3, 11.8.14; Cipher 2.3, 10.5.1).

    Where it begins with a choice, that says so: of targets before (FFTCG 11.3.3); else to choose none is to leave it.
    """
    meaning = res.meaning
    note_done(res, False)
    res.named["branch"] = False
    since = len(res.state.log)
    if meaning.chooses(effect.effect):
        agreed = may_be_possible(effect.effect, res)
        if agreed and not meaning.policy.declares:
            res.named["optional"] = True
    else:
        agreed = yield from offer(effect.effect, res)
    if agreed:
        yield from do(effect.effect, res)
        if res.named.pop("optional", None) and len(res.state.log) == since:
            tell(res.state, "{0} chooses not to.", meaning.rules.may, ("seat", res.actor))
    else:
        _left(effect.effect, res)
    res.named["left"] = not res.begun
    res.named["branch"] = res.did


def either(effect: ab.EitherEffect, res: Resolution) -> Procedure:
    """Let the actor do one of several things that can be done."""
    note_done(res, False)
    first = getattr(effect.effects[0], "what", None)
    if not res.it and isinstance(first, ab.This):
        # "Deploy this card, or stack it ...".
        res.it = evaluate.refs(first, res)
    able = _possible(effect, res)
    known = veiled(res, lambda: _possible(effect, res))
    meaning = res.meaning
    if len(known) > 1:
        lines = tuple(meaning.prompts.option(effect.effects[n]) for n in able) or ("None of them.",)
        answer = yield from ChooseOptions(
            res.actor, "{0}: which one?", meaning.rules.either, lines, args=by(res), private=able != known
        )
        able = able[answer[0] :]
    if not able:
        return
    for one in effect.effects[: able[0]]:
        res.place = after(res.place, one)
    yield from do(effect.effects[able[0]], res)


def _possible(effect: ab.EitherEffect, res: Resolution) -> list[int]:
    """Return which of several things can be done, by their places."""
    return [place for place, one in enumerate(effect.effects) if possible(one, res)]


def unless(effect: ab.Unless, res: Resolution) -> Procedure:
    """Let a player do something to keep the rest from happening (FFTCG 11.11.5), where anything would (2.3)."""
    if of_nothing(effect.effect, res):
        note_done(res, False)
        return
    before = res.actor, res.they
    said = res.it
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        note_done(res, False)
        if (yield from offer(effect.escape, res, res.meaning.prompts.unless(effect))):
            yield from do(effect.escape, res)
        if res.did:
            break
    escaped = res.did
    res.actor, res.they = before
    res.it = said
    if escaped:
        note_done(res, False)
        return
    res.place = after(res.place, effect.escape)
    yield from do(effect.effect, res)


def of_nothing(effect: ab.Effect, res: Resolution) -> bool:
    """Whether all it does is done to "it", where nothing was spoken of: then it does nothing (FFTCG 2.3)."""
    parts = effect.statics if isinstance(effect, ab.Lasting) else (effect,)
    whose = [next(filter(None, (getattr(one, name, None) for name in ("who", "what", "to"))), None) for one in parts]
    return not res.it and all(isinstance(one, ab.It | ab.Them) for one in whose)


def pay(effect: ab.Pay, res: Resolution) -> Procedure:
    """Let the actor pay a cost within a text."""
    note_done(res, False)
    if res.meaning.can_pay(effect.cost, res):
        yield from res.meaning.pay(effect.cost, res)
        note_done(res)


def repeat(effect: ab.Repeat, res: Resolution) -> Procedure:
    """Carry it out so many times over: so many cards at once, and one damage of so much."""
    times = evaluate.value(effect.times, res)
    note_done(res, False)
    many = _multiplied(effect.effect, times)
    if many is not None:
        yield from do(many, res)
        return
    place = res.place
    for _ in range(times):
        res.place = place
        yield from do(effect.effect, res)


def _multiplied(effect: ab.Effect, times: int) -> ab.Effect | None:
    """Return an effect on a printed number of cards as one on so many times as many, and so with damage."""
    if isinstance(effect, ab.DealDamage) and isinstance(effect.amount, ab.Number):
        return replace(effect, amount=ab.Number(effect.amount.number * times))
    what = getattr(effect, "what", effect)
    count = getattr(what, "count", None)
    if not isinstance(count, ab.Exactly) or not isinstance(count.amount, ab.Number):
        return None
    more = replace(what, count=ab.Exactly(ab.Number(count.amount.number * times)))
    return more if what is effect else replace(effect, what=more)  # type: ignore[call-arg]


# Who acts


def by_player(effect: ab.ByPlayer, res: Resolution) -> Procedure:
    """Let a player act; several decide one after the other, then everything happens at once (FFTCG 11.11.6), or the
    turn player does everything first, and "your hand" is that of each (Cipher 2.9, 2.10).
    """
    seats: Any = evaluate.seats(effect.player, res)
    if effect.player is ab.Player.THEY:
        seats = res.named.get("whoever", seats)
    policy = res.meaning.policy
    before = res.actor, res.they, res.seat
    place, said = res.place, res.it
    waiting: list[Any] = []
    together = policy.at_once and len(seats) > 1 and "waiting" not in res.named
    if together:
        res.named["waiting"] = waiting
    # Whose ability it is, as long as another player speaks of "your hand".
    res.named.setdefault("user", res.seat)
    every, some = True, False
    spoken: dict[Ref, None] = {}
    for seat in seats:
        res.actor = res.they = seat
        if effect.player is ab.Player.EACH and not policy.at_once:
            res.seat = seat
        res.place = place
        if together:
            res.it = said
        yield from do(effect.effect, res)
        every, some = every and res.did, some or _any_done(res)
        if res.it != said:
            spoken.update(dict.fromkeys(res.it))
    if together:
        # What each of them selected is spoken of together.
        res.it = tuple(spoken) or said
        del res.named["waiting"]
        yield from _all_at_once(waiting, res)
    res.begun = some
    res.did = some and (every or not policy.in_full)
    res.actor, res.they, res.seat = before


def _all_at_once(waiting: Sequence[Any], res: Resolution) -> Procedure:
    """Let what the players have decided on happen, and their damage at the same time, first or last as it is said."""
    hits = [one for one in waiting if not isinstance(one, Waiting)]
    if hits and hits[0] is waiting[0]:
        yield from res.meaning.hurt(res.state, hits)
    for one in _merged([one for one in waiting if isinstance(one, Waiting)]):
        res.actor = one.actor
        yield from act_on(one.action, one.effect, res, one.found)
    if hits and hits[0] is not waiting[0]:
        yield from res.meaning.hurt(res.state, hits)


def _merged(waiting: list[Waiting]) -> list[Waiting]:
    """Join what players have decided on where it is the same thing done to their cards."""
    found: list[Waiting] = []
    for one in waiting:
        # Put on a deck, or played onto the field, each is dealt with by who acts.
        common = not isinstance(one.effect, ab.PlayOntoField | ab.PutOnDeck)
        same = next((old for old in found if old.effect == one.effect and common), None)
        if same is None:
            found.append(one)
        else:
            found[found.index(same)] = Waiting(one.action, one.effect, same.actor, same.found + one.found)
    return found


EFFECTS: dict[type[ab.Effect], Callable[[Any, Any], Procedure | None]] = {
    ab.Sequence: sequence,
    # What stood before was carried out, if only in part: this must be too (Cipher 2.3.1.7), or is in any case (FFTCG
    # 2.3). Whoever has looked through a deck shuffles it in any case.
    ab.Then: where(lambda res: res.begun or "searched" in res.named or not res.meaning.policy.in_full),
    ab.May: may,
    ab.ByPlayer: by_player,
    ab.EitherEffect: either,
    ab.IfThen: if_then,
    ab.Otherwise: where(lambda res: not res.named.get("branch")),
    ab.Instead: lambda effect, res: do(effect.effect, res),
    ab.IfYouDoSo: if_you_do_so,
    ab.IfYouDont: where(lambda res: not res.did),
    ab.Unless: unless,
    ab.Pay: pay,
    ab.Repeat: repeat,
}
#: What goes by what was done before, or says something of it: there it is still that which was done.
KEEPING: frozenset[type[ab.Effect]] = frozenset({*EFFECTS, ab.WhenYouDoSo, ab.WhenDone, ab.WhenSo, ab.RemoveAfterUse})
