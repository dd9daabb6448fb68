"""The typography of the community's English: signs as the grammar wants them, and slips that change nothing.

Print has four kinds of sign: `|CONT|` for categories, `<Red>` for marks, `"Name"` for names and `[...]` both for
icons and around costs. Inside, everything that is one sign is one icon token, `[CONT]`, `[Red]`, `["Name"]`, and a
cost stands between guillemets.
"""

from __future__ import annotations

import re

OPEN_COST = "\u00ab"
CLOSE_COST = "\u00bb"

_KINDS = ("CONT", "ACT", "AUTO", "SPEC", "BOND", "HAND", "ATK SUPP", "DEF SUPP", "ATK/DEF SUPP")
_ICON = r"FS|CCS|LvS[\dX]|US|CF|BS|CP|DV|DB|LIS|HS|AS|IS|Once Per Turn"
_MARK_TO_PRINT = re.compile(r"\[([^\]\"]*)\]")
_QUOTED = re.compile(r"[\"\u201c\u201d\u201e]([^\"\u201c\u201d\u201e\[\]|]*)[\"\u201c\u201d\u201e]")
_BRACKET = re.compile(r"\[([^\]]*)\]")
_WHOLE_ICON = re.compile(rf"(?:{_ICON})$", re.IGNORECASE)

_COST = re.compile(r"(?<=\[)[a-z][^\]]*(?=\])")
_HEAD = re.compile(r"(\|(?:[A-Z/]+)(?: SUPP)?\| (?:\[[^\]]*\] )*)([a-z])")
_REMINDER = re.compile(r"(\((?:\[\w+\]|\|\w+\|) )([A-Z])")
_SECOND_VERB = re.compile(
    r" and (?=(?:add|move|destroy|deploy|send|untap|tap|place|flip|reveal|stack) (?:it|them|her|him|that|this|the)\b)"
)

#: What is printed now and then, and what it stands for; before signs are changed.
SLIPS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), right)
    for pattern, right in (
        (r"[\u2018\u2019]", "'"),
        (r"\u2013", "-"),
        (r"[ \t\u00a0]+", " "),
        (r"\|(CCS|FS|BS|CP|US|CF)\|", r"[\1]"),
        (r"\[LVS(?=[\dX]\])", "[LvS"),
        (r"\[LIS \]", "[LIS]"),
        (r"\bAfte?r?wa?w?a?w?r?ds?,", "Afterwards,"),
        (r"(?<=used )'([^']+)'", r'"\1"'),
        (r"\b(are|is) in (?=(?:Front|Back) Line\b)", r"\1 in the "),
        (r"\bBack line\b", "Back Line"),
        (r"\bthis Unit\b", "this unit"),
        (r"(\|AUTO\| (?:During your turn, )?)If (?=this unit is supported by )", r"\1When "),
        (r"(?<=attacking unit is )(<\w+>) then\b", r"\1, then"),
        (r"\bit's (?=Unit Name)", "its "),
        (r"\bacquiress\b", "acquires"),
        (r"\b([Pp])ocess", r"\1ossess"),
        (r"\bface (?=(?:down|up)\b)", "face-"),
        (r"<([A-Z][a-z]+)(?= )", r"<\1>"),
        (r",,", ","),
        (r"\bopponent choose (?=\d)", "opponent chooses "),
        (r"\bthis units (?=gains)", "this unit "),
        (r"\bin combat with (?=enemy\b)", "in combat with an "),
        (r"\bend of either player's turn\b", "end of each player's turn"),
        (r"(?<=attack) (?=\(\[CCS\])", ". "),
        (r"\bcan look at\b", "may look at"),
        (r"\bnon-Main Characterenemy\b", "non-Main Character enemy"),
        (r"\bCost of Cost\b", "Cost of"),
        (r"\bstacked beneath\b", "stacked under"),
        (r"\bFlip (\d) Bonds? ,", r"Flip \1 Bonds face-down,"),
        (r"\b(\d) topmost cards\b", r"top \1 cards"),
        (r"\bdeployed (with a Deployment Cost of \d(?: or \w+)?)(?=,)", r"\1 is deployed"),
        (r"\bis (with a Deployment Cost of \d(?: or \w+)?) is deployed", r"\1 is deployed"),
        (r"(?<=\d)\.,? (?=and this unit's)", ", "),
        (r"<Color>", "<Symbol>"),
        (r"\b([Aa])n other\b", r"\1nother"),
        (r"<(Beast|Dragon|Lance|Staff) >", r"<\1>"),
        (r"\bDeploment\b", "Deployment"),
        (r"\bunit is is\b", "unit is"),
        (r"\bskill only is only\b", "skill is only"),
        (r"(?<!\.)\.\.(?!\.)", "."),
        (r"\bis(?:n't| not) ", "is not "),
        (r"\bare cannot\b", "cannot"),
        (r"\bmay (?:pay )?the cost,? and if your? do:?(?= )", "may pay the cost and if you do:"),
        (r"\bInstead,", "Instead"),
        (r", (?=with a Deployment Cost)", " "),
        (r"\bMain Caracter\b", "Main Character"),
        (r"\b[Tt]he opponent\b|\b[Tt]he enemy(?='s Main)", "your opponent"),
        (r"\b(?<=your )own (?!or)", ""),
        (r"\b([Aa])t (?:the )?(beginning|start|end) of (?=your|the|this|each)", r"\1t the \2 of "),
        (r"\b([Aa])t the beginning of\b", r"\1t the start of"),
        (r"\bunits' attack\b", "units' attacks"),
        (r"(?<=[Ff])lip (\d) (<\w+> )?Bonds?(?=[\],])", r"lip \1 \2Bonds face-down"),
        (r"<Insignia>", "<Symbol>"),
        (r"\bnon- (?=[\"<M])", "non-"),
        (r"\bNon-(?=[\"<M])", "non-"),
        (r"\bmain character", "Main Character"),
        (r"\bDeployment Cost (?=\d)", "Deployment Cost of "),
        (r"\b(an?) (?=1\b)", ""),
        (r"\bother than other than\b", "other than"),
        (r" \.", "."),
        (r"\bor less(?=(?: \w+)? from|,| and|\.)", "or lower"),
        (r"\bLevelled\b", "Leveled"),
    )
)


def inside(text: str) -> str:
    """The printed line as the grammar wants it."""
    for pattern, right in SLIPS:
        text = pattern.sub(right, text)
    for kind in _KINDS:
        text = text.replace(f"|{kind}|", f"[{kind}]\u0000")
    place = text.find("\u0000")
    head, rest = text[: place + 1], text[place + 1 :]
    head = head.replace("\u0000", " ")
    rest = rest.replace("\u0000", " ")
    rest = _BRACKET.sub(_bracket, rest)
    rest = re.sub(r"<([^<>]*)>", lambda match: f"[{match[1].strip()}]", rest)
    rest = _QUOTED.sub(lambda match: f'["{match[1].strip()}"]', rest)
    return re.sub(r"\s+", " ", head + rest).strip()


def _bracket(match: re.Match[str]) -> str:
    inner = match[1].strip()
    if inner in _KINDS or _WHOLE_ICON.match(inner):
        return f"[{inner}]"
    return f"{OPEN_COST}{inner.rstrip('.')}{CLOSE_COST}"


def outside(text: str) -> str:
    """The line as it is printed, from what the grammar prints."""
    text = text.replace("][", "] [")
    text = _MARK_TO_PRINT.sub(_sign, text)
    text = text.replace('["', '"').replace('"]', '"')
    text = text.replace(f"{OPEN_COST} ", "[").replace(f" {CLOSE_COST}", "]")
    text = re.sub(r"\b([Nn]on) - ", r"\1-", text)
    text = re.sub(r"(?<=\d) - (?=\d)", "-", text)
    text = re.sub(r"(?<= )- (?=\d)", "-", text)
    text = _COST.sub(lambda match: ", ".join(part[:1].upper() + part[1:] for part in match[0].split(", ")), text)
    text = _REMINDER.sub(lambda match: match[1] + match[2].lower(), text)
    text = _SECOND_VERB.sub(", and ", text)
    return _HEAD.sub(lambda match: match[1] + match[2].upper(), text.replace(" '", "'"))


def _sign(match: re.Match[str]) -> str:
    inner = match[1]
    if inner in _KINDS:
        return f"|{inner}|"
    if _WHOLE_ICON.match(inner):
        return f"[{inner}]"
    return f"<{inner}>"


def lines_of(text: str) -> list[str]:
    """The skills of a text, one a line."""
    return [line.strip() for line in text.splitlines() if line.strip()]
