"""Finds the sentences that the engine says to players, so that none of them stays untranslated.

    python packaging/phrases.py          says which sentences a table of translations lacks, or has too many
    python packaging/phrases.py --list   prints all sentences

Sentences are the words of log lines, prompts, refusals, labels and outcomes in the source of `engine`. Where
the source puts values into a sentence (an f-string), the template has numbered places: {0}, {1}.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "assets" / "translations"
LANGUAGES = ("zh_CN", "zh_TW")

#: Calls that speak to players, and at which places of their arguments.
SPEAKERS: dict[str, tuple[int | str, ...]] = {
    "Note": (0,),
    "note": (1,),
    "Refusal": (1,),
    "StackLine": (0,),
    "Outcome": (2,),
    "ChoosePlay": (1, "text"),
    "ChooseCards": (1, "text"),
    "ChooseNumber": (1, "text"),
    "ChooseOptions": (1, 3, "text", "options"),
    "ChooseYesNo": (1, "text"),
    "Distribute": (1, "text"),
    "end": (3,),
}
_PLACE = re.compile(r"\{(\d+)(?:[:!][^}]*)?\}")


def template_of(node: ast.expr) -> Iterator[str]:
    """The templates that an expression may be: a text, an f-string, or one of several."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield _numbered(node)
    elif isinstance(node, ast.IfExp):
        yield from template_of(node.body)
        yield from template_of(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from template_of(value)
    elif isinstance(node, ast.Tuple | ast.List):
        for value in node.elts:
            yield from template_of(value)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        for left in template_of(node.left):
            for right in template_of(node.right):
                yield left + right


def _numbered(node: ast.JoinedStr) -> str:
    """The template of an f-string: values become places, after those that are in its text already."""
    text = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
    count = 1 + max((int(place) for place in re.findall(r"\{(\d+)\}", text)), default=-1)
    parts: list[str] = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            parts.append(str(part.value))
        else:
            parts.append(f"{{{count}}}")
            count += 1
    return "".join(parts)


def templates_in(source: str) -> Iterator[str]:
    """The templates in the source of a module."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        for place in SPEAKERS.get(name, ()):
            if isinstance(place, int):
                if place < len(node.args):
                    yield from template_of(node.args[place])
            else:
                for keyword in node.keywords:
                    if keyword.arg == place:
                        yield from template_of(keyword.value)
