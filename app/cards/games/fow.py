"""The faces of Force of Will (FOW 200): a cost in will of attributes, ATK and DEF."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.cards.face import CardFace
from app.i18n.marked import QT_TRANSLATE_NOOP
from app.will import sign_of


class Fow:
    """Cards with attributes, a cost in signs, ATK and DEF, and on some a second side."""

    def printed(self, name: str, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        kind = str(values.get("type", ""))
        races = tuple(values.get("races", ()))
        atk, defense = values.get("atk"), values.get("defense")
        signs = tuple(values.get("cost") or ())
        return {
            "type": kind,
            "type_line": _line(kind, tuple(values.get("subtypes", ())), races, term),
            "elements": _words(values.get("attributes", ())) or _kinds_of(values),
            "price": _words(signs) if kind not in _WITHOUT_COST else (),
            "power": 0 if atk is None else int(atk),
            "base_power": 0 if atk is None else int(atk),
            "defense": -1 if defense is None else int(defense),
            "base_defense": -1 if defense is None else int(defense),
            "power_word": "ATK/DEF",
            "dull_word": QT_TRANSLATE_NOOP("Preview", "rested"),
            # Its type says that it is a J-ruler.
            "leader_word": "",
            "subject": " ".join((str(values.get("name", name)), *races)),
        }

    def kind(self, values: Mapping[str, Any]) -> str:
        return str(values.get("type", ""))

    def now(self, base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        if not values:
            return {}
        types = tuple(values.get("types", ())) or (base.type,)
        atk, defense = values.get("atk", base.power), values.get("def", base.defense)
        found = {
            "power": 0 if atk is None else atk,
            "defense": -1 if defense is None else defense,
            "elements": _words(values.get("attributes", ())) or base.elements,
            "fresh": bool(values.get("fresh")) and not _FIGHTERS.isdisjoint(types),
            "leader": "J-ruler" in types,
            "marks": _marks(base, values, term),
        }
        if types != (base.type,) or "races" in values:
            races = tuple(values.get("races", ()))
            found["type_line"] = _line(" / ".join(map(term, types)), tuple(values.get("subtypes", ())), races, term)
        return found


#: What attacks, and has to wait for it (FOW 803.3a).
_FIGHTERS = frozenset({"Resonator", "J-ruler"})
#: In their official order (FOW 208.2).
_ATTRIBUTES = ("Light", "Fire", "Water", "Wind", "Darkness")
#: The kinds of card that are never paid for (FOW 203.5a).
_WITHOUT_COST = ("Ruler", "J-ruler", "Magic Stone")


def _words(signs: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """The words for signs of attributes and costs, a number as it is."""
    return tuple(map(sign_of, signs))


def _kinds_of(values: Mapping[str, Any]) -> tuple[str, ...]:
    """The attributes whose stone a magic stone is (FOW 201.4): it has none itself, and is known by these."""
    return tuple(one for one in values.get("subtypes", ()) if one in _ATTRIBUTES)


def _line(kind: str, subtypes: tuple[str, ...], races: tuple[str, ...], term: Callable[[str], str]) -> str:
    """What stands between picture and text (FOW 201, 205)."""
    words = (term(kind), *(term(one) for one in subtypes), *(term(one) for one in races))
    return " · ".join(word for word in words if word)


def _marks(base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> tuple[str, ...]:
    """Keywords that are not printed on the card: somebody gave them to it."""
    text = "\n".join(base.lines_in_english)
    return tuple(term(word) for word in values.get("keywords", ()) if word not in text)
