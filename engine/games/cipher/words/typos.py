"""Slips of the print that change nothing, and what they stand for; before signs are changed."""

from __future__ import annotations

import re
from collections.abc import Iterable

Slips = tuple[tuple[re.Pattern[str], str], ...]


def _slips(table: Iterable[tuple[str, str]]) -> Slips:
    return tuple((re.compile(pattern), right) for pattern, right in table)


#: Signs printed otherwise, and names without their quotation marks.
SIGNS: Slips = _slips(
    (
        (r"\u2013", "-"),
        (r"[ \t\u00a0]+", " "),
        (r"\|(CCS|FS|BS|CP|US|CF)\|", r"[\1]"),
        (r"\[(CONT|ACT|AUTO|SPEC)\](?= )", r"|\1|"),
        (r"\[LVS(?=[\dX]\])", "[LvS"),
        (r"(?<=[\s(])'([A-Z][A-Za-z ()]*)'(?=[\s,.]|$)", r'"\1"'),
        (r"\ballied (\w+)\" and \"(\w+) (?=gain)", r'allied "\1" and "\2" '),
        (r"\bcan use ([\w-]+)\. \((?=\1 \|)", r'acquires "\1": ('),
    )
)
#: Words printed now and then, and what they stand for; names are no words.
SLIPS: Slips = _slips(
    (
        (r"\b([Cc])hoose (\d) from your (hand|Retreat Area)", r"\1hoose \2 cards from your \3"),
        (r",? and before you begin your \w+ Phase(?=,)", ""),
        (r"\b(any number of \w+) as you wish(?=, other than)", r"\1"),
        (r"\baffter\b", "after"),
        (r"\bafter revealing the chosen card\b", "after revealing it"),
        (r", and add it to your hand after revealing it\b", ", reveal it, and add it to your hand"),
        (r"<([A-Z][a-z]+)(?= )", r"<\1>"),
        (r"(?<![<\w])(Red|Blue|White|Black|Green|Purple|Yellow|Brown|Tome) (?=Bonds?\b|cards?\b)", r"<\1> "),
        (r"\bFlip (\d) Bonds? ,", r"Flip \1 Bonds face-down,"),
        (r"\bdeployed (with a Deployment Cost of \d(?: or \w+)?)(?=,)", r"\1 is deployed"),
        (r"(?<=\d)\.,? (?=and this unit's)", ", "),
        (r"\b(?:if )?[Yy]ou (?:may pay|may|pay) (?:the|this skill's) cost(?:,? and if your? do)?[:,]?"
         r"(?= (?:[A-Z]|this))",
         "you may pay the cost and if you do:"),
        (r"\b([Aa])n other\b", r"\1nother"),
        (r"\bLevelled\b", "Leveled"),
        (r"\b(?:[Tt]he|[Aa]n) opponent\b", "your opponent"),
        (r"\b[Tt]he enemy(?:'s)? (?=Main\b)", "your opponent's "),
        (r"(?<=[ ,])(\d(?:-\d)?) ?range\b", r"range \1"),
        (r"(?<=range 1-2)\.(?=,)", ""),
        (r"\bRetreat\b(?! [Aa]rea)", "Retreat Area"),
        (r"<Color>|\bInsignia\b", "<Symbol>"),
        (r"\bSymbol-l(?:es|s)s\b", "<Colorless>"),
        (r"\b(\d|two|three|four|five) top(?:most)? cards\b", r"top \1 cards"),
        # Not in the name of a skill, which stands before its kind.
        (r"\b[Ff]lip(\d)", r"Flip \1"),
        (r"\bFlip (\d)(?=\])", r"Flip \1 Bonds face-down"),
        (r"(\|(?:ATK|DEF|ATK/DEF) SUPP\| [^:\[|]+?) (?=\[)", r"\1: "),
        (r"\b[xX] ?(?=1(?:0)?\b)", "X "),
        (r"\ba \[CCS\] skill, they", "a [CCS], they"),
        (r"\bA unit whose is Growthed\b", "A unit who has Growthed"),
        (r"(?<=gains )(\+\d+) (?=per )", r"\1 attack "),
        (r"\bselect (?=another|\d)", "choose "),
        (r"\bavoid (?=[\w ]+ally's attacks)", "evade "),
        (
            r"\bthe number of cards in your hand is greater than your opponent's hand\b",
            "you have more cards in your hand than your opponent",
        ),
        (r"\bReveal and place ([^\]]*? from your hand) on top\b", r"Reveal \1 and place it on top"),
        (r'"([^"]+)"\. \((?=\1 \|)', r'"\1": ('),
        (r"\bneither this unit or\b", "this unit or"),
        (r"(?<=[Ff]lip )(\d|one) (of your )?(<\w+> )?(Bonds?)( without [^\],]*)?(?=[\],.]| to )",
         r"\1 \2\3\4\5 face-down"),
        (r"\b([Ii]f (?!you do:)[^:.\[\]|]*?)(?<!if you do): (?=[A-Z])", r"\1, "),
        (r"(?<=[|\]] )(When [^:.\[\]|]*?)(?<![Ii]f you do): (?=[A-Z])", r"\1, "),
        (r"(\|(?:CONT|ACT|AUTO|SPEC)\|) ?: (?=[A-Z])", r"\1 "),
        (r"(?<!the cost),(?: and)? if you do: (?=[A-Z])", ". If you do, "),
        (r" \((?:If it is X, it becomes 0\.| ?This skill activates before your Support Skill)\)\.?$", ""),
    )
)
