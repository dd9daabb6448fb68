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
    "tell": (1,),
    "How": (2,),
    "Refusal": (1,),
    "StackLine": (0,),
    "Because": (0,),
    "Outcome": (2,),
    "ChoosePlay": (1, "text", "onward"),
    "Onward": (1,),
    "ChooseCards": (1, "text"),
    "ChooseNumber": (1, "text"),
    "ChooseOptions": (1, 3, "text", "options"),
    "Moment": (2,),
    "ByHand": (2, 4, "text", "options"),
    "CheckTiming": ("text",),
    "moving": (2,),
    "ChooseYesNo": (1, "text", "yes", "no"),
    "Distribute": (1, "text"),
    "end": (3,),
    "NotLetIn": (0,),
    "DeckRefused": (0,),
    "Verdict": (1,),
    "DeclareAttack": (1,),
    "DeclareBlock": (1,),
    "Pierce": (1,),
    "Route": (2,),
    "Leaving": (2,),
    "Way": (3,),
    "_marked": (6,),
    "_changed": (5,),
}
#: Where passing leads, by step: pairs of a step and of words.
_ONWARD = "AFTER"
#: Speakers whose words follow the name of a player.
BY_HAND = frozenset({"note"})
#: Functions that return words for buttons and lists.
LABELLERS = frozenset({"label", "stack_line", "words"})
_PLACE = re.compile(r"\{\d+\}")
_SENTENCE = re.compile(r"[A-Z{].* .*[.?]", re.DOTALL)


def _returned(function: ast.FunctionDef) -> Iterator[str]:
    """The templates that a function returns."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from (text for text in template_of(node.value) if len(text) > 2)


def template_of(node: ast.expr) -> Iterator[str]:
    """The templates that an expression may be: a text, an f-string, or one of several."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from _numbered(node)
    elif isinstance(node, ast.Lambda):
        yield from template_of(node.body)
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


def _numbered(node: ast.JoinedStr) -> Iterator[str]:
    """The templates of an f-string: values become places, after those that are in its text already."""
    fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    first = 1 + max((int(place) for place in re.findall(r"\{(\d+)\}", fixed)), default=-1)
    texts = [("", first)]
    for part in node.values:
        if isinstance(part, ast.Constant):
            texts = [(text + str(part.value), count) for text, count in texts]
        elif isinstance(part, ast.FormattedValue) and _is_choice(part.value):
            words = list(template_of(part.value))
            texts = [(text + word, count) for text, count in texts for word in words]
        else:
            texts = [(f"{text}{{{count}}}", count + 1) for text, count in texts]
    for text, _ in texts:
        yield text


def _is_choice(node: ast.expr) -> bool:
    """Whether an expression is one of two fixed words."""
    return isinstance(node, ast.IfExp) and all(isinstance(part, ast.Constant) for part in (node.body, node.orelse))


def templates_in(source: str) -> Iterator[str]:
    """The templates in the source of a module: what speakers are given, and sentences that are returned."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from (text for text in template_of(node.value) if _SENTENCE.fullmatch(text))
        if isinstance(node, ast.FunctionDef) and node.name in LABELLERS:
            yield from _returned(node)
        if isinstance(node, ast.AnnAssign | ast.Assign) and _ONWARD in ast.unparse(node).partition("=")[0]:
            yield from _onward(node.value)
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        before = "{0} " if name in BY_HAND else ""
        for place in SPEAKERS.get(name, ()):
            for said in _arguments(node, place):
                yield from (before + text for text in template_of(said))


def _onward(table: ast.expr | None) -> Iterator[str]:
    """The words of a table that says where each step leads."""
    for value in table.values if isinstance(table, ast.Dict) else ():
        yield from template_of(value.elts[-1]) if isinstance(value, ast.Tuple) else ()


def _arguments(call: ast.Call, place: int | str) -> list[ast.expr]:
    if isinstance(place, int):
        return call.args[place : place + 1]
    return [keyword.value for keyword in call.keywords if keyword.arg == place]


def engine_templates(root: Path = ROOT) -> set[str]:
    """Everything that the engine says, as far as it is more than a place and a mark."""
    found: set[str] = set()
    for path in sorted((root / "engine").rglob("*.py")):
        found.update(templates_in(path.read_text(encoding="utf-8")))
    return {text for text in found if re.search(r"[A-Za-z]{2}", _PLACE.sub("", text))}


def lacking(table: Iterable[str], said: Iterable[str]) -> list[str]:
    """What is said and not in a table of translations."""
    known = set(table)
    return sorted(text for text in said if text not in known)


def main(arguments: list[str]) -> int:
    """Print all sentences, or what tables lack; return 1 where one lacks something."""
    said = engine_templates()
    if "--list" in arguments:
        print("\n".join(sorted(said)))
        return 0
    short = False
    for language in LANGUAGES:
        table = json.loads((FOLDER / f"phrases_{language}.json").read_text(encoding="utf-8"))
        for text in lacking(table, said):
            short = True
            print(f"{language}: {text!r} has no translation.")
    return int(short)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
