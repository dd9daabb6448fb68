"""From what is typed to an answer."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from app.values import rows_in, words_in
from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options, Pass, Pay
from engine.questions import Question

_YES, _NO = ("y", "yes"), ("n", "no")


def hint(question: Question) -> str:
    """How to answer, in a line."""
    back = ", or cancel" if question.cancel else ""
    match question.kind:
        case "play":
            return "Type a number, or pass."
        case "confirm":
            yes, no = question.details["yes"], question.details["no"]
            return f"Type yes ({yes}) or no ({no}){back}."
        case "number":
            return f"Type a number from {question.least} to {question.most}{back}."
        case "amounts":
            return f"Type a share for each, in order, {question.total} in all{back}."
        case "pay":
            owed = f" ({question.details['owed']})" if "owed" in question.details else ""
            return f"Type the numbers to pay with{owed}, or auto{back}."
        case _:
            least, most = question.least, question.most
            wanted = f"{least}" if least == most else f"{least} to {most}"
            order = ", in the order wanted" if question.ordered else ""
            none = ", or none" if least == 0 else ""
            if (least, most) == (0, 1):
                wanted = "a"
            return f"Type {wanted} number{'s' if most != 1 else ''}{order}{none}{back}."


def read(question: Question, words: list[str]) -> Iterator[Answer]:
    """The answers that the words can mean, the likeliest first; none where they mean nothing.

    More than one is possible only where a payment leaves open what each card gives.
    """
    if words == ["cancel"]:
        yield Cancel()
    elif words in (["pass"], ["p"]) and question.kind == "play":
        yield Pass()
    elif question.kind == "confirm":
        if words and words[0] in _YES + _NO:
            yield Confirm(words[0] in _YES)
    else:
        nothing = words == ["none"] or (words in (["pass"], ["p"]) and question.kind in ("cards", "options"))
        numbers = [] if nothing else _numbers(words)
        if numbers is not None:
            yield from _of_numbers(question, numbers)


def _numbers(words: list[str]) -> list[int] | None:
    parts = " ".join(words).replace(",", " ").split()
    if not parts or not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        return None
    return [int(part) for part in parts]


def _of_numbers(question: Question, numbers: list[int]) -> Iterator[Answer]:
    if question.kind == "number":
        if len(numbers) == 1:
            yield Number(numbers[0])
        return
    if question.kind == "amounts":
        yield Amounts(tuple(numbers))
        return
    offered = _offered(question)
    if any(not 1 <= number <= offered for number in numbers):
        return
    places = tuple(number - 1 for number in numbers)
    if question.kind == "play":
        if len(places) == 1:
            yield question.plays[places[0]].answer
    elif question.kind == "options":
        yield Options(places)
    elif question.kind == "pay":
        handles = [question.candidates[place] for place in places]
        gives = {row["card"]: words_in(row["gives"]) for row in rows_in(question.details.get("sources"))}
        for picked in itertools.islice(itertools.product(*(gives.get(h, ("",)) for h in handles)), 256):
            yield Pay(tuple(zip(handles, picked, strict=True)))
    else:
        yield Cards(tuple(question.candidates[place] for place in places))


def _offered(question: Question) -> int:
    if question.kind == "play":
        return len(question.plays)
    return len(question.options) if question.kind == "options" else len(question.candidates)
