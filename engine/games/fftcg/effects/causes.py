"""What brings something about: the words "by" and "due to" held against the cause of an event (FFTCG 6.4)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import nouns
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.events import Cause


def caused_by(by: ab.Reference | None, cause: Cause | None, res: Resolution) -> bool:
    """Whether a cause is one that "by" or "due to" speaks of."""
    if by is None:
        return True
    if cause is None:
        return False
    if isinstance(by, own.Effects):
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
    if isinstance(by, own.ThisEffect):
        return cause.source == res.source
    if isinstance(by, ab.Any) and nouns.looks_on_stack(by.noun):
        return all(_cause_has(quality, cause, res) for quality in by.noun.qualities)
    return cause.source is not None and evaluate.denotes(by, cause.source, res)


def _is(cause: Cause, kind: own.StackKind) -> bool:
    """Whether a cause is of a kind; as an EX Burst a Summon or an auto-ability is used (FFTCG 11.10.1)."""
    return cause.burst if kind is own.StackKind.EX_BURST else cause.kind in CAUSES[kind]


def _cause_has(quality: ab.Quality, cause: Cause, res: Resolution) -> bool:
    match quality:
        case own.OnStack(kinds):
            return any(_is(cause, kind) for kind in kinds)
        case own.ComesFrom(source):
            return cause.source is not None and evaluate.denotes(source, cause.source, res)
        case ab.ControlledBy(player) | ab.OwnedBy(player):
            return cause.seat in evaluate.seats(player, res)
    return cause.source is not None and evaluate.suits(ab.Noun((quality,)), cause.source, res)


#: The kinds of cause (Cause.kind) that a word for effects means.
CAUSES: dict[own.StackKind, frozenset[str]] = {
    own.StackKind.SUMMON: frozenset({"summon"}),
    own.StackKind.ABILITY: frozenset({"ability", "action ability", "special ability", "auto-ability", "warp"}),
    own.StackKind.AUTO_ABILITY: frozenset({"auto-ability", "warp"}),
    own.StackKind.ACTION_ABILITY: frozenset({"action ability"}),
    own.StackKind.SPECIAL_ABILITY: frozenset({"special ability"}),
    own.StackKind.WARP: frozenset({"warp"}),
}
