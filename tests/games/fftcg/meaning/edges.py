"""What is told of each class of the tree: what it does, and what becomes of it at each edge.

    told(Dull, "Choose 1 Forward opponent controls. Dull it.", "Cole", "Cole dull", cannot=..., several=...)

A line is words on a card of :mod:`tests.games.fftcg.meaning.scene`, what is done, and what is seen. Where an edge is
the same for all words of a kind (the source leaves, both players have the ability), it is made from the line that tells
what the words do; where it makes no sense, :mod:`tests.games.fftcg.meaning.reasons` says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.abilities.node import Node
from tests.games.fftcg.meaning.scene import ACROSS, MONSTER, Scene, across

#: What is asked of every class: what it does; what when it cannot; with several; with none; when its source has left;
#: when a replacement applies; when both players have it at once, the turn player first.
EDGES = ("does", "cannot", "several", "none", "gone", "replaced", "first")
#: The rule that decides each where a line names none.
RULES = {
    "does": "11.11.5", "cannot": "2.3", "several": "11.11.5", "none": "11.6.5", "gone": "6.4.2",
    "replaced": "11.12.5.6", "first": "11.8.7",
}
BESIDES = "If you control a Monster, draw 1 card instead."
_IMP: dict[str, Mapping[str, Any]] = {"Imp": {"type": MONSTER, "zone": "hand", "cost": 0}}


@dataclass(frozen=True, slots=True)
class Play:
    """What is done and what is seen: on a table laid out so, with these words on Osk unless ``texts`` says more.

    ``text`` is an effect, which Osk has as an action ability without cost; with ``raw`` it is all of Osk's text.
    """

    steps: str = ""
    seen: str = ""
    text: str = ""
    board: str = ""
    cards: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    raw: bool = False
    at: str = ""
    turn_player: int = 0
    rule: str = ""
    #: Who is asked, in order: "0 1"; not looked at where it is empty.
    asked: str = ""

    def scene(self) -> Scene:
        """Return the table after what is done."""
        printed = self.text if self.raw else f"[0]: {self.text}"
        scene = Scene(
            {"Osk": printed, **self.texts}, self.board, self.cards, at=self.at, turn_player=self.turn_player
        )
        return scene.play(self.steps if self.raw else f"use Osk; {self.steps}")

    def check(self, of: type[Node] | None = None) -> None:
        """Play, and hold what is seen against what should be; some words on the table must be of the class."""
        scene = self.scene()
        assert of is None or any(type(node) is of for node in scene.words_said()), f"nothing here says {of.__name__}"
        assert parts(scene.seen()) == parts(self.seen)
        if self.asked:
            assert " ".join(map(str, scene.asked)) == self.asked


def changed_over(play: Play) -> Play:
    """Return the same with the players changed over: what the one did, the other does."""
    printed, steps = (play.text, play.steps) if play.raw else (f"[0]: {play.text}", f"use Osk; {play.steps}")
    texts = {"Osk": printed, **play.texts}
    cards = {
        ACROSS.get(name, name): {**_said_across(one), **({} if name in ACROSS else {"seat": 1 - one.get("seat", 0)})}
        for name, one in play.cards.items()
    }
    return replace(
        play, steps=across(steps), text="", raw=True, board=across(play.board), cards=cards,
        seen=re.sub(r"(?<=over )\d", lambda seat: str(1 - int(seat[0])), across(play.seen)),
        texts={ACROSS.get(name, name): across(text) for name, text in texts.items()},
        turn_player=1 - play.turn_player, asked=" ".join(str(1 - int(seat)) for seat in play.asked.split()),
    )


def parts(seen: str) -> list[str]:
    """Return what is seen, in no order."""
    return sorted(one for one in re.split(r"\s*;\s*", seen) if one)


@dataclass(frozen=True, slots=True)
class Told:
    """All that is told of one class by one line: its edges as given, and those that follow from what it does."""

    of: type[Node]
    given: Mapping[str, Play]
    follow: Mapping[str, Callable[[Play], Play]]

    @property
    def edges(self) -> tuple[str, ...]:
        """The edges that are told, in the order of :data:`EDGES`."""
        return tuple(edge for edge in EDGES if edge in self.given or edge in self.follow)

    def rule(self, edge: str) -> str:
        """Return the number of the rule that decides there."""
        return (self.given[edge].rule if edge in self.given else "") or RULES[edge]

    def play(self, edge: str) -> Play:
        """Return how an edge is played."""
        return self.given[edge] if edge in self.given else self.follow[edge](self.given["does"])


def told(
    of: type[Node], text: str, steps: str, seen: str, *, without: str = "", instead: tuple[str, str] | None = None,
    **edges: Play,
) -> Told:
    """Tell of a class by words that an action ability can carry out.

    The edges none (where the words choose), gone, replaced and first follow from what they do, save those that are told
    otherwise and those that ``without`` names. ``instead`` is what Oak says is to happen in the place of what they do,
    and what is seen then (FFTCG 11.12.5.4); without it their last sentence replaces itself.
    """
    given = {edge: play if play.text else replace(play, text=text) for edge, play in edges.items()}
    does = given.setdefault("does", Play(steps, seen, text))
    if instead is not None:
        texts = {**does.texts, "Oak": instead[0]}
        given["replaced"] = replace(does, seen=instead[1], texts=texts, rule="11.12.5.4")
    makers = {"gone": _gone, "replaced": _replaced, "first": _first, **({"none": _none} if "hoose" in text else {})}
    return Told(of, given, {one: make for one, make in makers.items() if one not in {*given, *without.split()}})


def _cut(play: Play) -> tuple[list[str], list[str]]:
    """Return the answers that are given before the ability resolves, and those after."""
    steps = [one for one in re.split(r"\s*;\s*", play.steps) if one]
    scene = play.scene()
    cut = len(scene.asked) if scene.declared < 0 else scene.declared
    return steps[:cut], steps[cut:]


def _none(does: Play) -> Play:
    """There is nothing on the table to choose (FFTCG 11.6.5)."""
    return replace(does, steps="", seen="refused 11.6.5", board="only Osk, Ora")


def _gone(does: Play) -> Play:
    """The source is gone before the ability resolves: it goes on (FFTCG 6.4.2)."""
    before, after = _cut(does)
    return replace(does, steps="; ".join([*before, "Osk>removed", *after]), seen=f"{does.seen}; Osk to removed")


def _replaced(does: Play) -> Play:
    """The last sentence is replaced by another (FFTCG 11.12.5.6)."""
    before, _ = _cut(does)
    return replace(does, steps="; ".join(before), seen="Top to hand", text=f"{does.text} {BESIDES}")


def _first(does: Play) -> Play:
    """Both players' abilities trigger at once: the turn player's goes on the stack first (FFTCG 11.8.7, 6.1.4)."""
    before, after = _cut(does)
    scene = does.scene()
    asked = [scene.asked[: len(before)], scene.asked[len(before):]]
    order = [*asked[0], *(1 - seat for seat in asked[0]), *(1 - seat for seat in asked[1]), *asked[1]]
    return replace(
        both(does.text, "; ".join([*before, *map(across, before), *map(across, after), *after]), board=does.board),
        texts={**_on_both(does.texts), **both(does.text).texts}, cards={**_on_both(does.cards), **_IMP},
        seen="; ".join({*parts(does.seen), *parts(across(does.seen)), "Imp to field"}),
        asked=" ".join(map(str, order)),
    )


def both(text: str, steps: str = "", seen: str = "", asked: str = "", board: str = "", **more: Any) -> Play:
    """Let both players have an ability that triggers when a Monster enters the field, and one enter."""
    what = text if text.split(" ", maxsplit=1)[0] in ACROSS else text[0].lower() + text[1:]
    return Play(
        f"cast Imp; {steps}", f"Imp to field; {seen}", f"When a Monster enters the field, {what}",
        f"{board}; {across(board)}", {**more.pop("cards", {}), **_IMP},
        {"Ora": f"When a Monster enters the field, {across(what)}", **more.pop("texts", {})}, raw=True, asked=asked,
        **more,
    )


def _on_both(cards: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is printed on cards of one side on those of the other side as well."""
    mirrored = {ACROSS[name]: _said_across(one) for name, one in cards.items() if name in ACROSS}
    return {**mirrored, **cards}


def _said_across(printed: Any) -> Any:
    if isinstance(printed, str):
        return across(printed)
    return {word: across(value) if word == "text" else value for word, value in printed.items()}


def asked_if(
    of: type[Node], words: str, board: str = "", *, no: str = "", lead: str = "", steps: str = "", seen: str = "",
    without: str = "", more: Mapping[str, Any] | None = None, **edges: Play,
) -> Told:
    """Tell of a condition: on this board it holds and a card is drawn, on the board ``no`` it does not.

    ``lead`` stands before it, and does what ``seen`` says. Edges are told otherwise as in :func:`told`.
    """
    text = f"{lead} If {words}, draw 1 card.".strip()
    does = Play(steps, f"{seen}; Top to hand", text, board, **(more or {}))
    twice = f"{lead} Draw 1 card. If {words}, draw 2 cards instead.".strip()
    given = {
        "does": does, "cannot": replace(does, board=no, seen=seen),
        "none": replace(does, board="only Osk, Ora", seen=seen),
        "replaced": replace(does, text=twice, seen=f"{seen}; Top to hand; Next to hand"),
        **{edge: play if play.text else replace(play, text=text) for edge, play in edges.items()},
    }
    follow = {"gone": _gone, "first": _first}
    left = without.split()
    return Told(
        of, {edge: play for edge, play in given.items() if edge not in left},
        {edge: make for edge, make in follow.items() if edge not in {*given, *left}},
    )


def tell(of: type[Node], *, follow: str = "", **edges: Play) -> Told:
    """Tell of a class by plays of their own; the edges that ``follow`` names are made from what it does."""
    makers = {"none": _none, "gone": _gone, "replaced": _replaced, "first": _first}
    return Told(of, edges, {edge: makers[edge] for edge in follow.split()})


def raw(steps: str, seen: str, text: str = "", board: str = "", **more: Any) -> Play:
    """Play with all of Osk's text, none where another card's is told of."""
    return Play(steps, seen, text, board, raw=True, **more)


def quality(
    of: type[Node], one: str, many: str, fits: str, misses: str, board: str = "", *, none: str = "only Osk, Ora",
    lead: str = "", seen: str = "", act: str = "Freeze {}", sight: str = "frozen", without: str = "",
    more: Mapping[str, Any] | None = None, **edges: Play,
) -> Told:
    """Tell of a quality: of all on the table only those it ``fits`` can be chosen, and none that it ``misses``.

    ``one`` and ``many`` are the noun in both numbers, ``lead`` what is said before, doing what ``seen`` says.
    """
    first, *others = fits.split(", ")
    noun = f"Choose 1 {one}. {act.format('it')}."
    done = "; ".join(f"{name} {sight}" for name in (first, *others))
    alone = f"; {first} {sight}"
    more = more or {}
    answer = first if others else ""
    given = {
        "does": Play(answer, f"{seen}{alone}", f"{lead} {noun}".strip(), board, **more),
        "cannot": Play(f"{misses}; {fits}", f"{seen}; refused 11.6.5; {done}",
                       f"{lead} Choose up to {len(others) + 1} {many if others else one}. "
                       f"{act.format('them' if others else 'it')}.".strip(), board, rule="11.11.2", **more),
        "several": Play("", f"{seen}; {done}", f"{lead} {act.format(f'all the {many}')}.".strip(), board, **more),
        "none": Play("", "refused 11.6.5", f"{lead} {noun}".strip(), none, **more),
        **{edge: play if play.text else replace(play, text=f"{lead} {noun}".strip()) for edge, play in edges.items()},
    }
    follow = {"gone": _gone, "replaced": _replaced, "first": _first}
    left = without.split()
    return Told(
        of, {edge: play for edge, play in given.items() if edge not in left},
        {edge: make for edge, make in follow.items() if edge not in {*given, *left}},
    )


def upon(
    of: type[Node], event: str, act: str, seen: str, *, miss: tuple[str, str], many: tuple[str, str], both: str = "",
    theirs: str = "", under: str = "", without: str = "", instead: tuple[str, str] | None = None,
    more: Mapping[str, Any] | None = None, **edges: Play,
) -> Told:
    """Tell of an event by an ability that it triggers, which draws a card.

    ``act`` brings the event about and ``miss`` something like it, ``many`` lets it happen twice; each is what is done
    and what is seen of that alone. ``both`` is the event in words that fit either player, ``theirs`` in the other's;
    both players' abilities then lie on what is ``under`` them, the turn player's first. ``instead`` is what Oak says
    is to happen in the event's place, and what is seen then: the event has not happened (FFTCG 11.8.15). Where nothing
    can take its place, what the ability does is replaced.
    """
    text = f"When {event}, draw 1 card."
    more = more or {}
    texts = more.get("texts", {})
    shared = f"When {both or event}, draw 1 card."
    twice = raw(act, f"{seen}; Top to hand; Next to hand", f"{text} {BESIDES.replace('1 card', '2 cards')}", **more)
    other = instead and raw(
        act, instead[1], text, rule="11.8.15", **{**more, "texts": {**texts, "Oak": instead[0]}})
    given = {
        "replaced": other or twice,
        "does": raw(act, f"{seen}; Top to hand", text, **more),
        "cannot": raw(*miss, text, **more),
        "several": raw(many[0], f"{many[1]}; Top to hand; Next to hand", text, rule="11.8.6", **more),
        "none": raw(act, seen, f"When {event}, choose 1 Forward of cost 9. Break it.", rule="11.8.4", **more),
        "gone": raw(f"{act}; until Osk; Osk>removed", f"{seen}; Osk to removed; Top to hand", text, **more),
        "first": raw(f"{act}; until Osk; stop", under or f"{seen}; stack Osk, Ora", shared, **{
            **more, "texts": {**texts, "Ora": f"When {theirs or both or event}, draw 1 card."}}),
        **edges,
    }
    return Told(of, {edge: play for edge, play in given.items() if edge not in without.split()}, {})


MUTE = {"Ora": "The Backups opponent controls lose all abilities."}


def outdone(text: str, words: str) -> str:
    """Return a field ability whose last sentence takes the place of the one before (FFTCG 11.12.5.2)."""
    return f"{text} If you control a Monster, {words} instead."


def always(
    of: type[Node], text: str, seen: str, undone: str, *, several: Play, none: Play | None = None, without: str = "",
    instead: tuple[str, str] | None = None, **edges: Play,
) -> Told:
    """Tell of a continuous effect by a field ability of Osk: ``seen`` when Osk comes, ``undone`` when it goes.

    It is not there while Osk has lost its abilities, and both players' add up (FFTCG 11.12.4.4, 11.12.4.6, 11.12.4.8).
    ``instead`` is what is so in its place, and what is seen then.
    """
    if instead is not None:
        edges.setdefault("replaced", raw("Osk>field", f"Osk to field; {instead[1]}", outdone(text, instead[0]),
                                         "Osk>hand", rule="11.12.5.2"))
    given = {
        "does": raw("Osk>field", f"Osk to field; {seen}", text, "Osk>hand", rule="11.9.1"),
        "cannot": raw("Osk>field", "Osk to field", text, "Osk>hand", texts=MUTE, rule="11.12.4.6"),
        "several": several, "none": none or raw("Osk>field", "Osk to field", text, "only Ora; Osk>hand"),
        "gone": raw("Osk>removed", f"Osk to removed; {undone}", text, rule="11.12.4.4"),
        "first": raw("Osk>field; Ora>field", f"Osk to field; {seen}; Ora to field; {across(seen)}", text,
                     "Osk>hand; Ora>hand", texts={"Ora": across(text)}, rule="11.12.4.8"),
        **edges,
    }
    return Told(of, {edge: play for edge, play in given.items() if edge not in without.split()}, {})
