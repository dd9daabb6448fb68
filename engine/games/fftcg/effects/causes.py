"""What brings something about: the words "by" and "due to" held against the cause of an event (FFTCG 6.4)."""

from __future__ import annotations

from engine.abilities.nouns import ControlledBy, Noun, OwnedBy, Quality
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Reference
from engine.effects import evaluate
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects import nouns
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.vocabulary import StackKind


def caused_by(by: Reference | None, cause: Cause | None, res: Resolution) -> bool:
    """Whether a cause is one that "by" or "due to" speaks of."""
    if by is None:
        return True
    if cause is None:
        return False
    if isinstance(by, vocabulary.Effects):
        # Broken by damage, a Forward is broken by what dealt it (FFTCG 12.4.5), not by an effect that deals none.
        if by.harmless and cause.by_damage:
            return False
        if by.player is not None and cause.seat not in evaluate.seats(by.player, res):
            return False
        if by.of is not None and (cause.source is None or not evaluate.suits(by.of, cause.source, res)):
            return False
        if any(_is(cause, kind) for kind in by.besides):
            return False
        return any(_is(cause, kind) for kind in by.kinds)
    if isinstance(by, vocabulary.ThisEffect):
        return cause.source == res.source
    if isinstance(by, AnyOne) and nouns.looks_on_stack(by.noun):
        return all(_cause_has(quality, cause, res) for quality in by.noun.qualities)
    return cause.source is not None and evaluate.denotes(by, cause.source, res)


def _is(cause: Cause, kind: StackKind) -> bool:
    """Whether a cause is of a kind; as an EX Burst a Summon or an auto-ability is used (FFTCG 11.10.1)."""
    return cause.burst if kind is StackKind.EX_BURST else cause.kind in CAUSES[kind]


def _cause_has(quality: Quality, cause: Cause, res: Resolution) -> bool:
    match quality:
        case vocabulary.OnStack(kinds):
            return any(_is(cause, kind) for kind in kinds)
        case vocabulary.ComesFrom(source):
            return cause.source is not None and evaluate.denotes(source, cause.source, res)
        case ControlledBy(player) | OwnedBy(player):
            return cause.seat in evaluate.seats(player, res)
    return cause.source is not None and evaluate.suits(Noun((quality,)), cause.source, res)


#: The kinds of cause (Cause.kind) that a word for effects means.
CAUSES: dict[StackKind, frozenset[str]] = {
    StackKind.SUMMON: frozenset({"summon"}),
    StackKind.ABILITY: frozenset({"ability", "action ability", "special ability", "auto-ability", "warp"}),
    StackKind.AUTO_ABILITY: frozenset({"auto-ability", "warp"}),
    StackKind.ACTION_ABILITY: frozenset({"action ability"}),
    StackKind.SPECIAL_ABILITY: frozenset({"special ability"}),
    StackKind.WARP: frozenset({"warp"}),
}
