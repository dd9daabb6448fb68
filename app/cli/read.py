"""`tessera read` and `tessera import`: what is understood of cards that players bring."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from app import collection
from app.cli import choosing, readings
from app.cli.problems import Problem
from engine.abilities.kinds import Unparsed
from engine.abilities.node import Ability
from engine.cardlists import Broken, CardLists, Imported
from engine.cards import Catalogue, Printed
from engine.text.readings import Measured, Stop, Understanding, tree

#: How many missing phrases and broken records are told of.
_PHRASES = 40
_RECORDS = 20
_LANGUAGES = (("en", "English"), ("zh_CN", "Simplified Chinese"), ("zh_TW", "Traditional Chinese"))


def run(arguments: argparse.Namespace) -> int:
    """Say how many cards of a list are read, and which phrases are missing; or show single cards."""
    found = _list(choosing.understanding(arguments.game).lists, arguments)
    _tell_broken(arguments.file, found.broken)
    cards = [card for _, card in found.cards]
    teller = _Teller(arguments.game)
    if arguments.card is not None:
        return _show(teller, [card for card in cards if card.code == arguments.card], arguments.card, arguments.file)
    if arguments.stress:
        from app.cli import stress  # most commands need no reader

        return stress.run(arguments.game, cards, as_json=arguments.json)
    results = readings.measured(arguments.game, cards, _note)
    if arguments.sample is not None:
        _sample(teller, cards, results, arguments.sample, arguments.seed)
    elif arguments.json:
        print(json.dumps({**_counted(cards, results), "skipped": len(found.broken)}))
    else:
        _report(cards, results, skipped=len(found.broken))
    return 0


def bring(arguments: argparse.Namespace) -> int:
    """Take the cards of a list into the player's collection, where every command finds them."""
    game = choosing.own(arguments.game)
    lists = choosing.understanding(arguments.game).lists
    found = _list(lists, arguments)
    if not found.cards:
        why = f" ({found.broken[0].sentence})" if found.broken else ""
        raise Problem(f"There is no card in {Path(arguments.file).name} that could be imported{why}.")
    path = collection.cards_file(arguments.game)
    kept: Imported[Printed] = lists.load(path) if path.is_file() else Imported((), ())
    cards = {card.code: card for _, card in kept.cards}
    told = {"new": 0, "changed": 0, "unchanged": 0, "own": 0}
    for _, card in found.cards:
        if card.code in game.cards():
            told["own"] += 1
            continue
        before = cards.get(card.code)
        told["unchanged" if before == card else "new" if before is None else "changed"] += 1
        cards[card.code] = card
    if told["new"] or told["changed"]:
        if kept.broken:
            beside = collection.keep_beside(path)
            _note(f"{len(kept.broken)} of the cards imported before cannot be used; they are kept in {beside}.")
        collection.keep(path, (game.to_record(card) for card in cards.values()))
    taken = [card for _, card in found.cards if card.code not in game.cards()]
    results = readings.measured(arguments.game, taken, _note)
    _tell_import(arguments, found, told, taken, results)
    return 0


def _tell_import(
    arguments: argparse.Namespace, found: Imported[Printed], told: Mapping[str, int], taken: Sequence[Printed],
    results: Mapping[str, Measured],
) -> None:
    if arguments.json:
        broken = [{"line": one.line, "problem": one.sentence} for one in found.broken]
        print(json.dumps({**told, "broken": broken, "skipped": len(broken), **_counted(taken, results)}))
        return
    _tell_broken(arguments.file, found.broken)
    print(f"{told['new']} new cards, {told['changed']} changed, {told['unchanged']} as they were.")
    if told["own"]:
        print(f"{told['own']} have the numbers of the game's own cards and were left out.")
    _report(taken, results, 10, skipped=len(found.broken))


def _list(lists: CardLists[Any], arguments: argparse.Namespace) -> Imported[Printed]:
    mapping = None if arguments.mapping is None else lists.mapping(Path(arguments.mapping))
    return lists.load(Path(arguments.file), mapping)


def _note(sentence: str) -> None:
    print(f"tessera: {sentence}", file=sys.stderr)


def _tell_broken(file: str, broken: Sequence[Broken]) -> None:
    for one in broken[:_RECORDS]:
        _note(f"{Path(file).name}, line {one.line}: {one.sentence}; the record is skipped.")
    if len(broken) > _RECORDS:
        _note(f"{len(broken) - _RECORDS} more records are skipped.")


# Many cards


def _counted(cards: Sequence[Printed], results: Mapping[str, Measured]) -> dict[str, object]:
    codes: dict[str, list[str]] = {"read": [], "partly": [], "unread": []}
    for card in cards:
        codes[results[card.code].degree].append(card.code)
    return {
        "cards": len(cards),
        **{degree: len(found) for degree, found in codes.items()},
        "codes": codes["read"],
        "partly_codes": codes["partly"],
        "unread_codes": codes["unread"],
    }


def _report(
    cards: Sequence[Printed], results: Mapping[str, Measured], most: int = _PHRASES, *, skipped: int = 0
) -> None:
    counts = _counted(cards, results)
    total = max(1, len(cards))
    print(
        f"{counts['read']} of {counts['cards']} cards are read in full ({int(str(counts['read'])) / total:.1%}), "
        f"{counts['partly']} partly, {counts['unread']} not"
        + (f"; {skipped} record{'s were' if skipped > 1 else ' was'} skipped." if skipped else ".")
    )
    missing = _missing(results)
    if missing:
        print("Missing phrases, by the cards that each would unlock, and the cards that have it:")
    for phrase, unlocks, having in missing[:most]:
        print(f"{unlocks:5} {having:5}  {phrase}")
    if len(missing) > most:
        print(f"{len(missing) - most} more phrases are missing.")


def _missing(results: Mapping[str, Measured]) -> list[tuple[str, int, int]]:
    """Phrases with the number of cards that each alone keeps from being read, and of all that have it."""
    having: dict[str, set[str]] = defaultdict(set)
    alone: dict[str, int] = defaultdict(int)
    for code, one in results.items():
        for stop in one.stops:
            having[stop.phrase].add(code)
        if len({stop.phrase for stop in one.stops}) == 1:
            alone[one.stops[0].phrase] += 1
    found = [(phrase, alone[phrase], len(codes)) for phrase, codes in having.items()]
    return sorted(found, key=lambda row: (-row[1], -row[2], row[0]))


# Single cards


class _Teller:
    """Tells what is understood of cards of a game."""

    def __init__(self, game: str) -> None:
        self._understanding: Understanding[Any] = choosing.understanding(game)
        self._cards = choosing.own(game).cards()

    def tell(self, card: Printed, languages: Sequence[tuple[str, str]]) -> list[str]:
        """A card's text, trees and renderings, and what was not understood."""
        how = self._understanding
        lines = [f"{card.code} {card.name} ({how.facts(card)})"]
        lines += [f"  {line}" for line in card.text.splitlines()]
        understood = [one for one in how.read(card).abilities if not isinstance(one, Unparsed)]
        for ability in understood:
            lines += ["Tree:", *(f"  {line}" for line in tree(ability).splitlines())]
        for language, name in languages:
            lines += [f"{name}:", *(f"  {self._said(one, card, language)}" for one in understood)]
        repairs = how.read(card).repairs
        if repairs:
            lines += ["Not read as printed, but as:", *(f"  {one.meant}" for one in repairs)]
        stops = how.measure(card).stops
        if stops:
            lines += ["Not understood:", *(line for stop in stops for line in _caret(stop))]
        return lines


    def _said(self, ability: Ability, card: Printed, language: str) -> str:
        names = self._understanding.names(self._cards, language) if isinstance(self._cards, Catalogue) else {}
        try:
            return self._understanding.render(ability, card, language, names)
        except ValueError:
            return "(this language has no words for it yet)"


def _show(teller: _Teller, cards: Sequence[Printed], code: str, file: str) -> int:
    if not cards:
        raise Problem(f"{Path(file).name} has no card with the number {code}.")
    print("\n".join(teller.tell(cards[0], _LANGUAGES)))
    return 0


def _sample(
    teller: _Teller, cards: Sequence[Printed], results: Mapping[str, Measured], size: int, seed: int
) -> None:
    whole = [card for card in cards if results[card.code].degree == "read" and card.text]
    for card in random.Random(seed).sample(whole, min(size, len(whole))):
        print("\n".join((*teller.tell(card, _LANGUAGES[:1]), "")))


def _caret(stop: Stop) -> list[str]:
    """The line, and a caret under the first word that was not consumed."""
    return [f"  {stop.text}", f"  {' ' * stop.offset}^"]
