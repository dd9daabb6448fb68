"""Carrying out what a text says, sentence by sentence (Cipher 21.1.1.2): how effects are joined, and who acts.

Every class of effect has its entry in :data:`EFFECTS`; one without an entry cannot be carried out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.node import walk
from engine.abilities.players import Player
from engine.abilities.references import It, Pick, The, Them, This
from engine.answers import Answer, Confirm, Options
from engine.effects import evaluate, sequencing
from engine.effects.sequencing import applies, do, instead_of, insteads
from engine.events import Note
from engine.games.cipher.effects import (
    costs,
    for_later,
    looking,
    on_cards,
    on_game,
    on_units,
    payability,
    possible,
    prompts,
)
from engine.games.cipher.effects.actions import carry_out
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.effects.selection import PICKED
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.vocabulary import skills as skills_words
from engine.procedures import Procedure
from engine.requests import ChooseOptions, ChooseYesNo, Request
from engine.rulebook import Refusal
from engine.veil import veiled

RULE_MAY = "Cipher 10.5.1"


def perform(effects: tuple[Effect, ...], res: Resolution) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (Cipher 2.3, 21.1.1.2)."""
    since = len(res.state.log)
    res.named["whole"] = effects
    yield from run(effects, res)
    looking.hide(res)
    if not any(isinstance(change, Note) for change in res.state.log[since:]):
        tell(res.state, "{0}: nothing comes of it.", "Cipher 2.3", ("card", *res.source))


def run(effects: Sequence[Effect], res: Resolution) -> Procedure:
    """Carry out effects one after the other; one that a later part of the text replaces is not carried out."""
    outer = res.named.get("following")
    position = 0
    while position < len(effects):
        res.named["following"] = (tuple(effects[position + 1 :]), outer)
        replacement = _replaced_by(effects, position, res)
        if replacement is not None:
            res.named["replaced"] = effects[position]
        yield from do(effects[position] if replacement is None else replacement, res)
        position += 1
        while position < len(effects) and instead_of(effects[position]) is not None:
            position += 1
    res.named["following"] = outer


# "Instead" within a text (Cipher 23.1)


def _replaced_by(effects: Sequence[Effect], position: int, res: Resolution) -> Effect | None:
    """Return what is carried out in place of an effect: the last "instead" after it whose condition holds."""
    found = None
    for later, instead in insteads(effects, position):
        if applies(later, res):
            found = instead.effect
    return found


# Joining


def sequence(effect: words.Sequence, res: Resolution) -> Procedure:
    """One after the other; done where all of it was (Cipher 2.3.1.6), begun where any of it was (2.3.1.7)."""
    did, begun = True, False
    outer = res.named.get("following")
    for number, one in enumerate(effect.effects):
        res.named["following"] = (effect.effects[number + 1 :], outer)
        yield from do(one, res)
        did, begun = did and res.did, begun or res.begun
        if isinstance(one, words.Select) and res.named.pop("declined", False):
            break
    res.named["following"] = outer
    res.did, res.begun = did, begun


def then(effect: words.Then, res: Resolution) -> Procedure:
    """What stood before was carried out, if only in part: this must be too (Cipher 2.3.1.7).

    Whoever has looked through a deck shuffles it in any case.
    """
    if res.begun or res.named.get("searched"):
        yield from do(effect.effect, res)


def may(effect: words.May, res: Resolution) -> Procedure:
    """Ask the actor, unless it cannot be done at all (Cipher 2.3, 10.5.1).

    Where it begins with a choice of cards, to choose none is to leave it.
    """
    res.did = res.begun = False
    since = len(res.state.log)
    if _begins_with_choice(effect.effect):
        agreed = _may_be_possible(effect.effect, res)
        if agreed:
            res.named["optional"] = True
    else:
        agreed = yield from offer(effect.effect, res)
    if agreed:
        yield from do(effect.effect, res)
        if res.named.pop("optional", None) and len(res.state.log) == since:
            tell(res.state, "{0} chooses not to.", RULE_MAY, ("seat", res.actor))
    elif _introduces(effect.effect):
        _nobody(res)
    res.named["left"] = not res.begun
    res.named["branch"] = res.did


def _begins_with_choice(effect: Effect) -> bool:
    """Whether the first thing that an effect does is to let the actor choose cards."""
    if isinstance(effect, words.Sequence):
        return _begins_with_choice(effect.effects[0])
    return isinstance(getattr(effect, "what", None), Pick)


def _may_be_possible(effect: Effect, res: Resolution) -> bool:
    """Whether an effect can be carried out, as far as the opponent of the actor knows (Cipher 6.8.2)."""
    return veiled(res, lambda: possible.possible(effect, res))


def offer(effect: Effect, res: Resolution, rule: str = RULE_MAY) -> Generator[Request, Answer, bool]:
    """Ask the actor whether to do what the text lets them do, unless everybody knows that it cannot be done."""
    if not _may_be_possible(effect, res):
        return False
    barred = None if possible.possible(effect, res) else Refusal("Cipher 2.7", "This cannot be done.")
    return (yield from ask(prompts.may(effect), res, rule, barred))


def ask(
    text: str, res: Resolution, rule: str = RULE_MAY, barred: Refusal | None = None
) -> Generator[Request, Answer, bool]:
    """Ask the actor whether to do something, even where their hidden cards have ``barred`` it (Cipher 6.8.2)."""
    answer = yield ChooseYesNo(
        res.actor, f"{{0}}: {text}", rule, (("card", res.source.number),),
        yes="Do it", no="Do not do it", private=barred is not None, barred=barred,
    )  # fmt: skip
    assert isinstance(answer, Confirm)
    if not answer.yes and rule == RULE_MAY:
        tell(res.state, "{0} chooses not to.", rule, ("seat", res.actor))
    return answer.yes


def by_player(effect: words.ByPlayer, res: Resolution) -> Procedure:
    """Let a player act; of two the turn player does everything first (Cipher 2.9, 2.10)."""
    before = res.actor, res.they, res.seat
    # Whose skill it is, as long as another player speaks of "your hand".
    res.named.setdefault("user", res.seat)
    did, begun = True, False
    for seat in evaluate.seats(effect.player, res):
        res.actor = res.they = seat
        if effect.player is Player.EACH:
            # "Your hand" is then the hand of each.
            res.seat = seat
        yield from do(effect.effect, res)
        did, begun = did and res.did, begun or res.begun
    res.did, res.begun = did and begun, begun
    res.actor, res.they, res.seat = before


def either(effect: words.EitherEffect, res: Resolution) -> Procedure:
    """Let the actor do one of several things that can be done."""
    res.did = res.begun = False
    first = getattr(effect.effects[0], "what", None)
    if not res.it and isinstance(first, This):
        # "Deploy this card, or stack it ...".
        res.it = evaluate.refs(first, res)
    known = [one for one in effect.effects if _may_be_possible(one, res)]
    if len(known) < 2:
        for one in known:
            yield from do(one, res)
        return
    able = [one for one in effect.effects if possible.possible(one, res)]
    lines = tuple(prompts.option(one) for one in able) or ("None of them.",)
    answer = yield ChooseOptions(
        res.actor, "{0}: which one?", "Cipher 21.1.1", lines, args=(("card", res.source.number),), private=True
    )
    assert isinstance(answer, Options)
    if able:
        yield from do(able[answer.picks[0]], res)


def again(effect: skills_words.Again, res: Resolution) -> Procedure:
    """Let the actor pay for doing all over again what the skill has said before, as often as they like."""
    whole = res.named["whole"]
    assert isinstance(whole, tuple)
    before = tuple(one for one in whole if one is not effect)
    text = f"Pay {prompts.cost(effect.cost)}?"
    while veiled(res, lambda: payability.can_pay(effect.cost, res)):
        if not (yield from ask(text, res, barred=payability.refuse(effect.cost, res))):
            break
        yield from costs.pay(effect.cost, res)
        yield from run(before, res)


def if_then(effect: words.IfThen, res: Resolution) -> Procedure:
    """Carry it out where the condition holds at this moment (Cipher 2.3.1.5)."""
    _speak_ahead(effect, res)
    holds = evaluate.holds(effect.condition, res)
    res.did = res.begun = False
    if holds:
        _speak_of_subject(effect, res)
        yield from do(effect.effect, res)
    elif _introduces(effect.effect):
        _nobody(res)
    res.named["branch"] = holds


def _speak_of_subject(effect: words.IfThen, res: Resolution) -> None:
    """Let "he" behind a condition be whom that names: "if the defending unit is "Vell", he is not destroyed"."""
    what = getattr(effect.condition, "what", None)
    if isinstance(what, The) and any(isinstance(one, It) for one in walk(effect.effect)):
        res.it = evaluate.refs(what, res)


def _speak_ahead(effect: words.IfThen, res: Resolution) -> None:
    """Let a condition behind an effect speak of whom it is about: "untap your Main Character if they have attacked"."""
    what = getattr(effect.effect, "what", None)
    if res.it or what is None or isinstance(what, PICKED):
        return
    if any(isinstance(one, It | Them) for one in walk(effect.condition)):
        res.it = evaluate.refs(what, res)


def _nobody(res: Resolution) -> None:
    """Let "that card" mean none: what would have been chosen was not."""
    res.targets = (*res.targets, ())
    res.it = ()


def _introduces(effect: Effect) -> bool:
    """Whether what follows speaks of what this finds: of nobody, where it is not carried out (Cipher 21.1.1.2)."""
    while isinstance(effect, words.Then | words.May | words.ByPlayer | words.Sequence):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    return isinstance(effect, words.Select)


MEANING.perform = perform
MEANING.run = run
#: What carries out each class of effect.
MEANING.effects |= {
    **sequencing.EFFECTS,
    words.Sequence: sequence,
    words.Then: then,
    words.May: may,
    words.ByPlayer: by_player,
    words.EitherEffect: either,
    words.IfThen: if_then,
    skills_words.Again: again,
    **on_cards.EFFECTS,
    **on_game.EFFECTS,
    **for_later.EFFECTS,
    **looking.EFFECTS,
    **on_units.EFFECTS,
    **{kind: partial(carry_out, action) for kind, action in on_cards.ACTIONS.items()},
    **{kind: partial(carry_out, action) for kind, action in on_units.ACTIONS.items()},
}
