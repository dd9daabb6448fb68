"""A printed ability said plainly where it leans on other words: "target player" as one of two ways of what follows, X
as what the sentence says of it, lists of which the last part says the rest.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.effects.nouns import lists_said
from engine.games.fow import vocabulary as own
from engine.games.fow.effects.nouns import MISSING

_ONE = ab.Exactly(ab.Number(1))


def said_plainly(ability: ab.Ability) -> ab.Ability:
    """Return a printed ability with what leans on other words said plainly."""
    parts = [type(one) for one in walk(ability)]
    if ab.Both in parts:
        ability = lists_said(ability, MISSING)
    if own.StaticWhereX in parts:
        ability = _x_said(ability)
    if ab.OnStack in parts and ab.AnyOf in parts:
        ability = _led(ability)
    if own.SoMuch in parts:
        ability = _in_texts(ability, _so_much)
    if ab.Instead in parts:
        ability = _in_texts(ability, _instead)
    if own.SecondOnlyIf in parts:
        ability = _in_texts(ability, _only_if)
    if own.ChoosePlayer in parts:
        ability = _in_texts(ability, _by_players)
    return ability


def _in_texts(node: Any, change: Any) -> Any:
    """Return a tree with every text of effects in it changed."""
    found = with_parts(node, lambda part: _in_texts(part, change))
    if isinstance(found, tuple) and found and all(isinstance(one, ab.Effect) for one in found):
        return change(found)
    return found


# "Target player" (FOW 903.2d): it is chosen with the targets who that is


def _by_players(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return a text in which what follows on "target player" stands twice, of which one is chosen."""
    for place, one in enumerate(effects):
        if isinstance(one, own.ChoosePlayer) and one.player is None:
            rest = effects[place + 1 :]
            modes = tuple(
                ab.Mode((own.ChoosePlayer(player), *(_said_of(effect, player) for effect in rest)))
                for player in (ab.Player.YOU, ab.Player.OPPONENT)
            )
            return (*effects[:place], ab.SelectModes(_ONE, modes))
        if isinstance(one, ab.Sequence) and one.effects and isinstance(one.effects[0], ab.SelectModes):
            # The player chosen in a sentence is spoken of up to the end of the text.
            chosen, *more = one.effects
            if isinstance(chosen, ab.SelectModes) and _is_player(chosen):
                rest = (*more, *effects[place + 1 :])
                return (*effects[:place], _with_more(chosen, tuple(rest)))
    return effects


def _is_player(chosen: ab.SelectModes) -> bool:
    return len(chosen.modes) == 2 and bool(chosen.modes[0].effects) and (
        chosen.modes[1].effects == tuple(_swapped(one) for one in chosen.modes[0].effects)
    )


def _swapped(node: Any) -> Any:
    if node is ab.Player.YOU:
        return ab.Player.OPPONENT
    return node if isinstance(node, ab.Ability) else with_parts(node, _swapped)


def _with_more(chosen: ab.SelectModes, more: tuple[ab.Effect, ...]) -> ab.SelectModes:
    players = (ab.Player.YOU, ab.Player.OPPONENT)
    modes = tuple(
        ab.Mode((*mode.effects, *(_said_of(one, player) for one in more)))
        for mode, player in zip(chosen.modes, players, strict=True)
    )
    return ab.SelectModes(chosen.count, modes, chosen.more)


def _said_of(node: Any, player: ab.Player) -> Any:
    """Return a part of the tree with "that player" as who was chosen; who acts in "each player ..." is another."""
    if node is ab.Player.THEY:
        return player
    if isinstance(node, ab.Ability):
        return node
    if isinstance(node, ab.ByPlayer) and node.player is not ab.Player.THEY:
        return node
    return with_parts(node, lambda part: _said_of(part, player))


# X, and what is said shortly


def x_is(node: Any, amount: ab.Amount) -> Any:
    """Return a part of the tree with an amount in the place of its X."""
    if isinstance(node, ab.X):
        return amount
    return node if isinstance(node, ab.Ability) else with_parts(node, lambda part: x_is(part, amount))


def _x_said(node: Any) -> Any:
    found = with_parts(node, _x_said)
    return x_is(found.static, found.amount) if isinstance(found, own.StaticWhereX) else found


def _so_much(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return a text in which "800 damage instead" says what the effect before does, with that amount."""
    found: list[ab.Effect] = []
    for one in effects:
        for said in [part for part in walk(one) if isinstance(part, own.SoMuch)] if found else ():
            one = _put_in(one, said, _with_amount(_last(found[-1]), said.amount))
        found.append(one)
    return tuple(found)


def _instead(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return a text in which "instead" takes the place of what a sentence does, and not of its targets."""
    found: list[ab.Effect] = []
    for one in effects:
        before = found[-1] if found else None
        if (
            isinstance(before, ab.Sequence) and isinstance(before.effects[0], ab.Choose) and _replaces(one)
            and not any(isinstance(part, ab.Choose | ab.SelectModes) for part in walk(one))
        ):
            found[-1:] = [*before.effects, one]
        else:
            found.append(one)
    return tuple(found)


def _replaces(effect: ab.Effect) -> bool:
    return isinstance(effect, ab.Instead) or (isinstance(effect, ab.IfThen) and _replaces(effect.effect))


def _last(effect: ab.Effect) -> ab.Effect:
    """Return the verb of a sentence, whatever is chosen before it."""
    return _last(effect.effects[-1]) if isinstance(effect, ab.Sequence) else effect


def _with_amount(effect: ab.Effect, amount: ab.Amount) -> ab.Effect:
    """Return an effect with another amount in the place of its first."""
    for name in effect.field_names:
        value = getattr(effect, name)
        if isinstance(value, ab.Amount):
            return replace(effect, **{name: amount})  # type: ignore[arg-type]
        if isinstance(value, ab.Exactly):
            return replace(effect, **{name: ab.Exactly(amount)})  # type: ignore[arg-type]
    return effect


def _put_in(node: Any, old: ab.Node, new: ab.Node) -> Any:
    return new if node is old else with_parts(node, lambda part: _put_in(part, old, new))


def _only_if(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return one of several ways that comes to nothing where it may not be chosen."""
    asked = next((one for one in effects if isinstance(one, own.SecondOnlyIf)), None)
    if asked is None:
        return effects
    rest = tuple(one for one in effects if one is not asked)
    return (ab.IfThen(asked.condition, ab.Sequence(rest)),)


# Lists


#: What is said before the first of "fire spells or abilities", and behind the last: it holds for all of them.
_BEFORE, _BEHIND = (own.OfAttribute, own.OfAttributes), (ab.ControlledBy, ab.OwnedBy, ab.Targets)


def _led(node: Any) -> Any:
    """Return a part of the tree with what is said of the first or the last of some spells or abilities said of all."""
    found = with_parts(node, _led)
    if not isinstance(found, ab.AnyOf) or not all(_on_chase(one) for one in found.options):
        return found
    options = list(found.options)
    for kinds, place in ((_BEFORE, 0), (_BEHIND, -1)):
        said = tuple(one for one in options[place].qualities if isinstance(one, kinds))
        others = [one for one in options if one is not options[place]]
        if said and not any(isinstance(one, kinds) for noun in others for one in noun.qualities):
            options = [
                one if one is options[place] else ab.Noun((*said, *one.qualities) if place == 0 else
                                                          (*one.qualities, *said))
                for one in options
            ]
    return ab.AnyOf(tuple(options))


def _on_chase(noun: ab.Noun) -> bool:
    return any(isinstance(one, ab.OnStack) for one in noun.qualities)
