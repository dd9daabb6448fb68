"""Records and card lists that somebody has written wrong on purpose: right in form, wrong in what they say."""

from __future__ import annotations

import copy
import json
import random
import zlib
from collections.abc import Iterator
from typing import Any

#: What may stand anywhere.
ODD: tuple[object, ...] = (
    None, True, -1, 7, 1 << 31, 10**18, 10**30, 1e300, "", "x" * 5000, "\u202e<b>", [], [1, [2]], {}, {"type": "pass"},
    [[]] * 3, "human", "constructed", -(10**18), 0.5, {"a": {"b": []}},
)  # fmt: skip


def mutated(tree: Any, source: random.Random) -> Any:
    """A copy of a JSON tree in which one place says something else, is missing, or stands twice."""
    found = copy.deepcopy(tree)
    places = list(_places(found))
    if not places:
        return source.choice(ODD)
    holder, key = source.choice(places)
    chance = source.random()
    if chance < 0.6:
        holder[key] = source.choice(ODD)
    elif chance < 0.75:
        del holder[key]
    elif chance < 0.9 and isinstance(holder[key], int):
        holder[key] += source.choice((-1, 1, 2, 100))
    elif isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[key] = [holder[key]]
    return found


def record_mutant(data: bytes, source: random.Random) -> bytes:
    """A record of which one line says something else, with checksums that are right."""
    lines = [json.loads(line)["line"] for line in data.splitlines()]
    place = source.choice((0, source.randrange(len(lines)), source.randrange(len(lines))))
    lines[place] = mutated(lines[place], source)
    if source.random() < 0.1:
        lines.insert(source.randrange(len(lines)), source.choice(lines))
    checksum, text = 0, []
    for line in lines:
        raw = json.dumps(line, separators=(",", ":"), allow_nan=True).encode()
        checksum = zlib.crc32(raw, checksum)
        text.append(b'{"line":%b,"sum":"%08x"}\n' % (raw, checksum))
    return b"".join(text)


def _places(tree: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from _places(tree[key])
