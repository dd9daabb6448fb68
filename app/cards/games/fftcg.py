"""The faces of Final Fantasy TCG (FFTCG 5.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.cards.face import CardFace


class Fftcg:
    """Cards with Elements, a cost, and power."""

    def printed(self, name: str, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        jobs = tuple(values.get("jobs", ()))
        kind = str(values.get("type", ""))
        tags: tuple[str, ...] = ("EX",) if values.get("ex_burst") else ()
        if values.get("limit_break"):
            tags += (f"{term('LB')} {values['limit_break']}",)
        return {
            "type": kind,
            "type_line": " · ".join(term(word) for word in (kind, *jobs) if word),
            "elements": tuple(values.get("elements", ())),
            "cost": int(values.get("cost", -1)),
            "base_cost": int(values.get("cost", -1)),
            "power": int(values.get("power", 0)),
            "base_power": int(values.get("power", 0)),
            "categories": tuple(values.get("categories", ())),
            "tags": tags,
            "subject": " ".join((str(values.get("name", name)), *jobs)),
        }

    def kind(self, values: Mapping[str, Any]) -> str:
        return str(values.get("type", ""))

    def now(self, base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> dict[str, Any]:
        types = tuple(values.get("types", ()))
        found = {
            "cost": values.get("to cast", values.get("cost", base.cost)),
            "power": values.get("power", base.power),
            "elements": tuple(values.get("elements", base.elements)),
            "frozen": bool(values.get("frozen")),
            "fresh": bool(values.get("fresh")) and "Forward" in types,
            "marks": self._marks(base, values, term),
        }
        if types and types != (base.type,):
            line = " / ".join(term(one) for one in types)
            jobs = base.type_line.split(" · ")[1:]
            found["type_line"] = " · ".join((line, *jobs))
        return found

    def _marks(self, base: CardFace, values: Mapping[str, Any], term: Callable[[str], str]) -> tuple[str, ...]:
        """Keywords that are not printed on the card: somebody gave them to it."""
        text = "\n".join(base.lines_in_english)
        return tuple(term(word) for word in values.get("keywords", ()) if word not in text)
