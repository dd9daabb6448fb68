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
from engine.games.cipher import skillwords
from engine.games.cipher.deeds import (
    affording,
    costs,
    effects_cards,
    effects_game,
    effects_later,
    effects_looking,
    effects_units,
    possible,
    prompts,
)
from engine.games.cipher.deeds.acting import carry_out
from engine.games.cipher.deeds.context import MEANING, Deed
from engine.games.cipher.deeds.picking import PICKED
from engine.games.cipher.law.happen import tell
from engine.procedures import Procedure
from engine.requests import ChooseOptions, ChooseYesNo, Request
from engine.rulebook import Refusal
from engine.veil import veiled

RULE_MAY = "Cipher 10.5.1"


def perform(effects: tuple[Effect, ...], deed: Deed) -> Procedure:
    """Carry out a whole text in its order; what cannot be done is skipped (Cipher 2.3, 21.1.1.2)."""
    since = len(deed.state.log)
    deed.named["whole"] = effects
    yield from run(effects, deed)
    effects_looking.hide(deed)
    if not any(isinstance(change, Note) for change in deed.state.log[since:]):
        tell(deed.state, "{0}: nothing comes of it.", "Cipher 2.3", ("card", *deed.source))


def run(effects: Sequence[Effect], deed: Deed) -> Procedure:
    """Carry out effects one after the other; one that a later part of the text replaces is not carried out."""
    outer = deed.named.get("following")
    position = 0
    while position < len(effects):
        deed.named["following"] = (tuple(effects[position + 1 :]), outer)
        replacement = _replaced_by(effects, position, deed)
        if replacement is not None:
            deed.named["replaced"] = effects[position]
        yield from do(effects[position] if replacement is None else replacement, deed)
        position += 1
        while position < len(effects) and instead_of(effects[position]) is not None:
            position += 1
    deed.named["following"] = outer


# "Instead" within a text (Cipher 23.1)


def _replaced_by(effects: Sequence[Effect], position: int, deed: Deed) -> Effect | None:
    """Return what is carried out in place of an effect: the last "instead" after it whose condition holds."""
    found = None
    for later, instead in insteads(effects, position):
        if applies(later, deed):
            found = instead.effect
    return found


# Joining


def sequence(effect: words.Sequence, deed: Deed) -> Procedure:
    """One after the other; done where all of it was (Cipher 2.3.1.6), begun where any of it was (2.3.1.7)."""
    did, begun = True, False
    outer = deed.named.get("following")
    for number, one in enumerate(effect.effects):
        deed.named["following"] = (effect.effects[number + 1 :], outer)
        yield from do(one, deed)
        did, begun = did and deed.did, begun or deed.begun
        if isinstance(one, words.Select) and deed.named.pop("declined", False):
            break
    deed.named["following"] = outer
    deed.did, deed.begun = did, begun


def then(effect: words.Then, deed: Deed) -> Procedure:
    """What stood before was carried out, if only in part: this must be too (Cipher 2.3.1.7).

    Whoever has looked through a deck shuffles it in any case.
    """
    if deed.begun or deed.named.get("searched"):
        yield from do(effect.effect, deed)


def may(effect: words.May, deed: Deed) -> Procedure:
    """Ask the actor, unless it cannot be done at all (Cipher 2.3, 10.5.1).

    Where it begins with a choice of cards, to choose none is to leave it.
    """
    deed.did = deed.begun = False
    since = len(deed.state.log)
    if _begins_with_choice(effect.effect):
        agreed = _may_be_possible(effect.effect, deed)
        if agreed:
            deed.named["optional"] = True
    else:
        agreed = yield from offer(effect.effect, deed)
    if agreed:
        yield from do(effect.effect, deed)
        if deed.named.pop("optional", None) and len(deed.state.log) == since:
            tell(deed.state, "{0} chooses not to.", RULE_MAY, ("seat", deed.actor))
    elif _introduces(effect.effect):
        _nobody(deed)
    deed.named["left"] = not deed.begun
    deed.named["branch"] = deed.did


def _begins_with_choice(effect: Effect) -> bool:
    """Whether the first thing that an effect does is to let the actor choose cards."""
    if isinstance(effect, words.Sequence):
        return _begins_with_choice(effect.effects[0])
    return isinstance(getattr(effect, "what", None), Pick)


def _may_be_possible(effect: Effect, deed: Deed) -> bool:
    """Whether an effect can be carried out, as far as the opponent of the actor knows (Cipher 6.8.2)."""
    return veiled(deed, lambda: possible.possible(effect, deed))


def offer(effect: Effect, deed: Deed, rule: str = RULE_MAY) -> Generator[Request, Answer, bool]:
    """Ask the actor whether to do what the text lets them do, unless everybody knows that it cannot be done."""
    if not _may_be_possible(effect, deed):
        return False
    barred = None if possible.possible(effect, deed) else Refusal("Cipher 2.7", "This cannot be done.")
    return (yield from ask(prompts.may(effect), deed, rule, barred))


def ask(
    text: str, deed: Deed, rule: str = RULE_MAY, barred: Refusal | None = None
) -> Generator[Request, Answer, bool]:
    """Ask the actor whether to do something, even where their hidden cards have ``barred`` it (Cipher 6.8.2)."""
    answer = yield ChooseYesNo(
        deed.actor, f"{{0}}: {text}", rule, (("card", deed.source.number),),
        yes="Do it", no="Do not do it", private=barred is not None, barred=barred,
    )  # fmt: skip
    assert isinstance(answer, Confirm)
    if not answer.yes and rule == RULE_MAY:
        tell(deed.state, "{0} chooses not to.", rule, ("seat", deed.actor))
    return answer.yes


def by_player(effect: words.ByPlayer, deed: Deed) -> Procedure:
    """Let a player act; of two the turn player does everything first (Cipher 2.9, 2.10)."""
    before = deed.actor, deed.they, deed.seat
    # Whose skill it is, as long as another player speaks of "your hand".
    deed.named.setdefault("user", deed.seat)
    did, begun = True, False
    for seat in evaluate.seats(effect.player, deed):
        deed.actor = deed.they = seat
        if effect.player is Player.EACH:
            # "Your hand" is then the hand of each.
            deed.seat = seat
        yield from do(effect.effect, deed)
        did, begun = did and deed.did, begun or deed.begun
    deed.did, deed.begun = did and begun, begun
    deed.actor, deed.they, deed.seat = before


def either(effect: words.EitherEffect, deed: Deed) -> Procedure:
    """Let the actor do one of several things that can be done."""
    deed.did = deed.begun = False
    first = getattr(effect.effects[0], "what", None)
    if not deed.it and isinstance(first, This):
        # "Deploy this card, or stack it ...".
        deed.it = evaluate.refs(first, deed)
    known = [one for one in effect.effects if _may_be_possible(one, deed)]
    if len(known) < 2:
        for one in known:
            yield from do(one, deed)
        return
    able = [one for one in effect.effects if possible.possible(one, deed)]
    lines = tuple(prompts.option(one) for one in able) or ("None of them.",)
    answer = yield ChooseOptions(
        deed.actor, "{0}: which one?", "Cipher 21.1.1", lines, args=(("card", deed.source.number),), private=True
    )
    assert isinstance(answer, Options)
    if able:
        yield from do(able[answer.picks[0]], deed)


def again(effect: skillwords.Again, deed: Deed) -> Procedure:
    """Let the actor pay for doing all over again what the skill has said before, as often as they like."""
    whole = deed.named["whole"]
    assert isinstance(whole, tuple)
    before = tuple(one for one in whole if one is not effect)
    text = f"Pay {prompts.cost(effect.cost)}?"
    while veiled(deed, lambda: affording.can_pay(effect.cost, deed)):
        if not (yield from ask(text, deed, barred=affording.refuse(effect.cost, deed))):
            break
        yield from costs.pay(effect.cost, deed)
        yield from run(before, deed)


def if_then(effect: words.IfThen, deed: Deed) -> Procedure:
    """Carry it out where the condition holds at this moment (Cipher 2.3.1.5)."""
    _speak_ahead(effect, deed)
    holds = evaluate.holds(effect.condition, deed)
    deed.did = deed.begun = False
    if holds:
        _speak_of_subject(effect, deed)
        yield from do(effect.effect, deed)
    elif _introduces(effect.effect):
        _nobody(deed)
    deed.named["branch"] = holds


def _speak_of_subject(effect: words.IfThen, deed: Deed) -> None:
    """Let "he" behind a condition be whom that names: "if the defending unit is "Vell", he is not destroyed"."""
    what = getattr(effect.condition, "what", None)
    if isinstance(what, The) and any(isinstance(one, It) for one in walk(effect.effect)):
        deed.it = evaluate.refs(what, deed)


def _speak_ahead(effect: words.IfThen, deed: Deed) -> None:
    """Let a condition behind an effect speak of whom it is about: "untap your Main Character if they have attacked"."""
    what = getattr(effect.effect, "what", None)
    if deed.it or what is None or isinstance(what, PICKED):
        return
    if any(isinstance(one, It | Them) for one in walk(effect.condition)):
        deed.it = evaluate.refs(what, deed)


def _nobody(deed: Deed) -> None:
    """Let "that card" mean none: what would have been chosen was not."""
    deed.targets = (*deed.targets, ())
    deed.it = ()


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
    skillwords.Again: again,
    **effects_cards.EFFECTS,
    **effects_game.EFFECTS,
    **effects_later.EFFECTS,
    **effects_looking.EFFECTS,
    **effects_units.EFFECTS,
    **{kind: partial(carry_out, action) for kind, action in effects_cards.ACTIONS.items()},
    **{kind: partial(carry_out, action) for kind, action in effects_units.ACTIONS.items()},
}
