"""The faces of Fire Emblem Cipher (Cipher 4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.cards.face import CardFace
from app.i18n.marked import QT_TRANSLATE_NOOP

#: The kinds of skill that a card can have in its support, by what is printed (Cipher 21.2.3.1.5.2).
_SUPPORTS = re.compile(r"\|(ATK/DEF|ATK|DEF) SUPP\|")
_COMMA = re.compile(r"[,，、] ?")


class Cipher:
    """Cards with symbols, two costs, attack, support and range."""

    def printed(self, name: str, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        change = values.get("class_change_cost")
        called, _, title = _split(name)
        carried = _carried(values)
        unit_class = " ".join(word for word in (values.get("class_type", ""), values.get("unit_class", "")) if word)
        attack = int(values.get("attack", 0))
        return {
            "called": called,
            "title": title,
            "type_line": " · ".join(word for word in (title, term(unit_class)) if word),
            "elements": tuple(values.get("symbols", ())),
            "cost": int(values.get("cost", -1)),
            "base_cost": int(values.get("cost", -1)),
            "second_cost": -1 if change is None else int(change),
            "power": attack,
            "base_power": attack,
            "power_word": "attack",
            "dull_word": QT_TRANSLATE_NOOP("Preview", "tapped"),
            "signs": carried,
            "stats": _stats(values.get("ranges", ()), values.get("support", 0)),
            "tags": tuple(term(tag) for tag in dict.fromkeys(_SUPPORTS.findall(str(values.get("text", ""))))),
            "subject": " ".join(
                (str(values.get("name", name)), unit_class, *(w for w in reversed(carried) if w != "Beast"))
            ),
        }

    def kind(self, values: Mapping[str, Any]) -> str:
        return f"cost {values.get('cost', 0)}"

    def now(self, base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        if not values:
            return {}
        change = values.get("change cost", base.second_cost)
        return {
            "cost": values.get("cost", base.cost),
            "second_cost": -1 if change is None else change,
            "power": values.get("attack", base.power),
            "elements": tuple(values.get("symbols", base.elements)),
            "signs": _carried(values) or base.signs,
            "stats": _stats(values["range"], values.get("support", 0)) if "range" in values else base.stats,
            "leader": bool(values.get("main")),
            "marks": tuple(term(word) for name, word in _MARKS.items() if values.get(name)) + _more_orbs(values),
        }


#: What a unit is for a while, in short words (Cipher 18.1.5.1.1, 18.1.11, 18.1.13).
_MARKS = {"unsupported": "No support", "critical": "Critical", "evading": "Evade"}


def _more_orbs(values: Mapping[str, Any]) -> tuple[str, ...]:
    """How many orbs the attack of a unit destroys, where it is more than one (Cipher 9.3.2.1.1)."""
    orbs = int(values.get("orbs", 1))
    return (f"{orbs} ●",) if orbs > 1 else ()


def _carried(values: Mapping[str, Any]) -> tuple[str, ...]:
    """Weapons, affinities and genders (Cipher 4.5 to 4.7)."""
    return tuple(sign for name in ("weapons", "affinities", "genders") for sign in values.get(name, ()))


def _split(name: str) -> tuple[str, str, str]:
    """The unit name and the title of a card name (Cipher 4.14.1)."""
    comma = _COMMA.search(name)
    return (name, "", "") if comma is None else (name[: comma.start()], comma[0], name[comma.end() :])


def _stats(ranges: Sequence[int], support: int) -> tuple[tuple[str, str], ...]:
    reach = "-".join(str(one) for one in sorted({min(ranges), max(ranges)})) if ranges else "-"
    return ("Range", reach), ("Support", str(support))
