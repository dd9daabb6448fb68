"""`tessera read --stress`: how well a game would read cards that are not in the file."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial

from app.cli import choosing
from engine.cards import Printed
from engine.text import stress
from engine.text.rewordings import REWORDINGS
from engine.text.stress import Known, Sample

_PROCESSES = 2
_CHUNK = 30
#: From how many texts the parts are taken that are exchanged.
_CROSSED = 300
#: What a card's number ends with: its rarity, in every game that prints one there.
_RARITY = re.compile(r"[A-Z+]+$")


def run(game: str, cards: Sequence[Printed], *, as_json: bool) -> int:
    """Measure the grammar of a game with the distinct texts of these cards."""
    from concurrent.futures import ProcessPoolExecutor

    texts = list({card.text: card for card in cards if card.text}.values())
    with ProcessPoolExecutor(_PROCESSES) as pool:
        known = list(pool.map(partial(_known, game), texts, chunksize=_CHUNK))
        read = [card for card, one in zip(texts, known, strict=True) if one.read]
        crossed = pool.submit(_cross, game, read[:: max(1, len(read) // _CROSSED)])
        rates = pool.map(partial(_operator, game, read), REWORDINGS)
        operators = {name: rate for name, rate in zip(REWORDINGS, rates, strict=True) if rate is not None}
        cross = crossed.result()
    lost, used, alone = stress.left_out(known)
    rarity = ((card.text, _rarity(card), one.read) for card, one in zip(texts, known, strict=True))
    _tell(
        {
            "texts": len(texts),
            "left_out": lost,
            "patterns": stress.patterns(choosing.understanding(game).manner(texts[0]).grammar) if texts else 0,
            "patterns_used": used,
            "needed_once": alone,
            "operators": operators,
            "cross": cross,
            "by_rarity": stress.by_rarity(rarity),
        },
        as_json=as_json,
    )
    return 0


def _known(game: str, card: Printed) -> Known:
    how = choosing.understanding(game)
    if how.measure(card).degree != "read":
        return Known(False)
    return stress.known(card.text, how.manner(card), how.slips(card))


def _operator(game: str, cards: Sequence[Printed], name: str) -> float | None:
    return stress.operator(_samples(game, cards), name)


def _cross(game: str, cards: Sequence[Printed]) -> float:
    return stress.cross(_samples(game, cards))


def _samples(game: str, cards: Sequence[Printed]) -> list[Sample]:
    how = choosing.understanding(game)
    return [(card.text, how.manner(card)) for card in cards]


def _rarity(card: Printed) -> str:
    found = _RARITY.search(card.code)
    return found[0] if found is not None else ""


def _tell(measures: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(measures))
        return
    for name, value in measures.items():
        if isinstance(value, dict):
            print(f"{name}:")
            for one, rate in sorted(value.items(), key=lambda pair: pair[1]):
                print(f"  {rate:6.1%}  {one}")
        else:
            print(f"{name}: {value:.2%}" if isinstance(value, float) else f"{name}: {value}")
