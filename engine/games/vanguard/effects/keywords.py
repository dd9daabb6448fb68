"""What keywords say in other words: under which condition an ability is active (VG 16.3, 21.6, 23), and the abilities
that are named by nothing but their keyword (VG 22, 23).
"""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CardType
from engine.games.vanguard.vocabulary import Keyword, Zone

_THIS = ab.Source()
_CARD = ab.IsCard()


def _lies(zone: Zone, comparison: ab.Comparison, number: int, player: ab.Player, *more: ab.Quality) -> ab.Condition:
    """So many cards of a player lie in a zone."""
    noun = ab.Noun((_CARD, *more, ab.InZone(zone, player)))
    return ab.Exists(ab.Quantity(comparison, ab.Number(number)), noun)


def _at_least(zone: Zone, number: int, *more: ab.Quality, player: ab.Player = ab.Player.YOU) -> ab.Condition:
    return _lies(zone, ab.Comparison.AT_LEAST, number, player, *more)


_GRADE_1 = ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(1))
_UNITED = ab.HappenedThisTurn(
    ab.PlayerActs(ab.Player.YOU, (own.Calls(),)), ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(2))
)
_DARKENED = ab.HappenedThisTurn(ab.PlayerActs(ab.Player.YOU, (own.FillsSoul(),)))


def _generation(number: int) -> ab.Condition:
    """So many face-up G units on the vanguard circle and in the G zone together (VG 21.6)."""
    there = ab.Noun((ab.AnyOf((
        ab.Noun((_CARD, ab.FaceUp(), ab.InZone(Zone.G_ZONE, ab.Player.YOU))),
        ab.Noun((ab.OfType(CardType.G_UNIT), ab.FaceUp(), ab.InZone(Zone.VC, ab.Player.YOU))),
    )),))
    return ab.Exists(ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(number)), there)


#: Under which condition an ability is active that has the keyword before it.
CONDITIONS: dict[Keyword, Callable[[own.Active], ab.Condition]] = {
    Keyword.BRAVE: lambda one: _lies(Zone.HAND, ab.Comparison.AT_MOST, 3, ab.Player.YOU),
    Keyword.ORACLE: lambda one: _at_least(Zone.HAND, 5),
    Keyword.RITUAL: lambda one: _at_least(Zone.DROP, one.number, _GRADE_1),
    Keyword.UNITE: lambda one: _UNITED,
    Keyword.THUNDERSTRIKE: lambda one: _at_least(Zone.BIND, one.number, player=ab.Player.OPPONENT),
    Keyword.DARKNESS: lambda one: _DARKENED,
    Keyword.WAVE: lambda one: own.IsBattle(one.number, one.to),
    Keyword.DARK_DEVICE: lambda one: ab.Exists(
        ab.Quantity(ab.Comparison.EXACTLY, ab.Number(0)),
        ab.Noun((own.IsUnit(), ab.Untapped(), own.InColumnOf(_THIS), ab.ControlledBy(ab.Player.OPPONENT))),
    ),
    Keyword.SHINKEN_HISSATSU: lambda one: _at_least(Zone.DAMAGE, 3),
    Keyword.HOMARE: lambda one: own.HomareUnpaid(),
    Keyword.LIMIT_BREAK: lambda one: _at_least(Zone.DAMAGE, one.number or 4),
    Keyword.GENERATION_BREAK: lambda one: _generation(one.number),
}


@ab.Memo
def condition(active: own.Active) -> ab.Condition:
    """Return the condition under which an ability is active (VG 16.3)."""
    return CONDITIONS[active.keyword](active)


# Abilities that are named by their keyword


def _auto(event: ab.Event, *effects: ab.Effect, condition: ab.Condition | None = None) -> ab.AutoAbility:
    return ab.AutoAbility(ab.Trigger(event), effects, condition)


def _cannot(*deeds: ab.EventVerb) -> ab.FieldAbility:
    return ab.FieldAbility((ab.Changes(_THIS, (ab.Cannot(deeds),)),))


def _state(state: own.State, who: ab.Reference = _THIS) -> ab.Effect:
    return own.EnterState(who, state)


_ARRIVES = ab.Happens((_THIS,), (own.IsPlaced(),))
_MINE = ab.ControlledBy(ab.Player.YOU)
_MORE = ab.Compares(
    ab.CountOf(ab.Noun((own.IsRearGuard(), _MINE))),
    ab.Quantity(ab.Comparison.MORE, ab.CountOf(ab.Noun((own.IsRearGuard(), ab.ControlledBy(ab.Player.OPPONENT))))),
)
#: What each keyword says of the unit that has it, by its number.
TEXTS: dict[Keyword, Callable[[int], tuple[ab.Ability, ...]]] = {
    Keyword.RESIST: lambda number: (_cannot(ab.Caused(ab.IsChosen(), own.EffectOf(ab.Player.OPPONENT))),),
    Keyword.RESTRAINT: lambda number: (_cannot(ab.Attacks()),),
    Keyword.LORD: lambda number: (ab.FieldAbility((ab.While(own.OfAnotherClan(), (
        ab.Changes(_THIS, (ab.Cannot((ab.Attacks(),)),)),
    )),)),),
    Keyword.SENTINEL: lambda number: (),
    # VC 6.1.2: the standing rear-guard is the player's choice.
    Keyword.REVELATION: lambda number: (_auto(
        _ARRIVES,
        ab.LookAt(ab.TopOfDeck(ab.Exactly(ab.Number(1)))), ab.May(ab.PutIntoZone(ab.It(), Zone.SOUL)),
        ab.IfYouDoSo(ab.Tap(ab.Pick(
            ab.Exactly(ab.Number(1)), ab.Noun((own.IsRearGuard(), ab.Untapped(), _MINE))
        ))),
    ),),
    # VC 7.1.2: every vanguard of the player.
    Keyword.BLAZE: lambda number: (_auto(
        ab.TimeComes(ab.Edge.BEGINNING, ab.Turn.YOURS, own.Step.ATTACK),
        _state(own.State.BLAZING, ab.Every(ab.Noun((own.IsVanguard(), _MINE)))), condition=_MORE,
    ),),
    # VC 8.1.3: the hand is counted as it is carried out.
    Keyword.AFTERIMAGE: lambda number: (_auto(
        ab.Happens(
            (ab.Any(ab.Noun((_CARD,))),), (ab.Moves(Zone.BIND, Zone.HAND, ab.Player.OPPONENT, ab.Player.OPPONENT),)
        ),
        ab.May(ab.ReturnToHand(_THIS)), condition=_lies(Zone.HAND, ab.Comparison.AT_MOST, 6, ab.Player.YOU),
    ),),
    # VC 9.1.2: it may retire again though it is engorged already.
    Keyword.ENGORGE: lambda number: (_auto(
        ab.Happens((_THIS,), (ab.Attacks(),)),
        ab.May(ab.Break(ab.Pick(ab.AtLeast(ab.Number(1)), ab.Noun((
            own.IsRearGuard(), _MINE, ab.OtherThan(_THIS),
        ))))),
        ab.IfYouDoSo(_state(own.State.ENGORGED)),
    ),),
    # VC 15.1.1 against 15.1.2: only where an effect has placed it (VG 31.9).
    Keyword.CHARGE: lambda number: (_auto(
        ab.Happens((_THIS,), (ab.Caused(own.IsPlaced(), own.EffectOf(None)),)),
        ab.May(_state(own.State.CHARGING)),
    ),),
    Keyword.HOLLOW: lambda number: (_auto(_ARRIVES, ab.May(_state(own.State.HOLLOWED))),),
    # VC 20.1.2, both of them at once.
    Keyword.HARMONY: lambda number: (_auto(
        ab.Happens((ab.Any(ab.Noun((
            own.IsUnit(), _MINE, ab.OtherThan(_THIS), own.InColumnOf(_THIS),
        ))),), (own.IsPlaced(),)),
        own.Harmonize(_THIS, ab.It()),
    ),),
    # VC 23.1.2, 23.1.6: asked again as it is carried out.
    Keyword.SUCCESS: lambda number: (_auto(
        ab.Stands(ab.And((ab.IsTurnOf(ab.Player.YOU), _not_yet(), _strong(number)))),
        _state(own.State.SUCCESSFUL), condition=_strong(number),
    ),),
    Keyword.FORERUNNER: lambda number: (_auto(
        ab.Happens((_THIS,), (own.IsRodeUpon(ab.Any(ab.Noun((own.OfSameClan(_THIS),)))),)),
        ab.May(own.Call(_THIS)),
    ),),
}
#: In which zones they work, where the card does not say.
ZONES: dict[Keyword, tuple[Zone, ...]] = {
    Keyword.CHARGE: (Zone.RC,), Keyword.HOLLOW: (Zone.RC,), Keyword.AFTERIMAGE: (Zone.RC,),
    Keyword.RESIST: (Zone.VC, Zone.RC), Keyword.RESTRAINT: (Zone.VC, Zone.RC), Keyword.LORD: (Zone.VC, Zone.RC),
}


def _not_yet() -> ab.Condition:
    return ab.Not(ab.Is(_THIS, ab.Noun((own.InState(own.State.SUCCESSFUL),))))


def _strong(number: int) -> ab.Condition:
    """There is an own unit of so much power (VC 23.1.2)."""
    power = ab.TraitIs(ab.Trait.POWER, ab.Comparison.AT_LEAST, ab.Number(number))
    noun = ab.Noun((own.IsUnit(), _MINE, power))
    return ab.Exists(ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1)), noun)


@ab.Memo
def shared(melody: own.Ability) -> own.Ability:
    """Return what shares a melody with the player's other units that have one, where it works (VG 22 Melody)."""
    places = tuple(ab.Noun((quality,)) for zone, quality in (
        (Zone.VC, own.IsVanguard()), (Zone.RC, own.IsRearGuard()), (Zone.GC, own.IsGuardian()),
    ) if zone in melody.zones)  # fmt: skip
    where = (ab.AnyOf(places),) if places else ()
    whom = ab.Every(ab.Noun((own.IsUnit(), _MINE, *where, own.HasKeyword(Keyword.MELODY), ab.OtherThan(_THIS))))
    return own.Ability(
        ab.FieldAbility((ab.Changes(whom, (ab.Gains((ab.Granted(melody),)),)),)), melody.zones,
    )


def spelled(keyword: Keyword, number: int = 0, zones: tuple[Zone, ...] = ()) -> tuple[own.Ability, ...]:
    """Return the abilities that a keyword stands for; where it says nothing itself, it is still had as a keyword."""
    texts = TEXTS[keyword](number) if keyword in TEXTS else ()
    where = zones or ZONES.get(keyword, ())
    if not texts:
        return (own.Ability(own.KeywordText(keyword, number), where, keyword=keyword, number=number),)
    return tuple(own.Ability(text, where, keyword=keyword, number=number) for text in texts)
