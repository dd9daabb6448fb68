"""The lines of a card read with a grammar: each as an ability that prints back, or not at all.

It prints back when its print is the same text, or another wording that reads to the same ability. Before it is read, a
line is put in one way of what English says in several (`normal`); after, "a card" means by where it stands one that a
player picks, or whichever it happens to (`settled`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine import abilities as ab
from engine.text import Problem, Reading, Repair, hanzi
from engine.text.articles import settled
from engine.text.grammar import Grammar
from engine.text.phrases import Context
from engine.text.reader import OutOfFuel, Reader
from engine.text.renderer import Renderer, Unprintable
from engine.text.repair import repaired
from engine.text.tokens import Token, mended, print_tokens, same_print, slips, tokenize

#: A longer text or line is no card's.
_LONGEST = 12_000
_LONGEST_LINE = 4000
#: How many symbols are looked for in one card, all its lines together; and to put right what is not read as printed.
#: Printed cards need a third of the first; both are gone in half a second of computing.
_FUEL = 8000
_REPAIRING = 20_000


def is_plural(value: object) -> bool:
    """Whether what is printed for the value is many: "they gain", not "it gains"."""
    match value:
        case ab.Exactly(amount) | ab.UpTo(amount):
            return amount != ab.Number(1)
        case ab.AnyNumber() | ab.AtLeast():
            return True
        case ab.Quantity(ab.Comparison.AT_LEAST, _) | ab.OneOf():
            return True
        case ab.Quantity(_, amount) | (ab.Number() as amount):
            return amount != ab.Number(1)
        case ab.Player():
            return value in (ab.Player.YOU, ab.Player.THEY)
        case ab.Them() | ab.That(many=True) | ab.Every() | ab.Both():
            return True
        case ab.Pick(count, _) | ab.TopOfDeck(count, _):
            return is_plural(count)
        case ab.TheDealt():
            return value.many
        case tuple():
            return len(value) == 1 and is_plural(value[0])
        case ab.Reference() | ab.Count():
            return False
        case _:
            return True


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game prints a card's text: its lines, each with the game's own print put right, and what each line is."""

    grammar: Grammar
    #: The symbol of a line.
    start: str
    lines_of: Callable[[str], Sequence[str]]
    #: The line as the grammar wants it; what all games print otherwise has been put right before.
    corrected: Callable[[str], str]
    context_of: Callable[[str], Context]


@dataclass(frozen=True, slots=True)
class Line:
    """What came of a line: the text that was read, and the ability, or where reading it stopped."""

    text: str
    ability: ab.Ability | None
    stop: int = 0
    #: Whether it was read as something else than its print.
    repaired: bool = False


def read_text(text: str, manner_of: Callable[[], Manner]) -> Reading:
    """A card's text line by line; a line that cannot be read stands as Unread, with a problem that says where.

    How the text is printed is asked only of a text that may be a card's.
    """
    if len(text) > _LONGEST:
        return Reading((ab.Unparsed(text),), (Problem(0, 0, text),))
    manner = manner_of()
    printed = manner.lines_of(text)
    lines = lines_read(printed, manner)
    abilities = tuple(line.ability or ab.Unparsed(one) for one, line in zip(printed, lines, strict=True))
    problems = (Problem(at, line.stop, line.text) for at, line in enumerate(lines) if line.ability is None)
    repairs = (Repair(at, one, line.text) for at, (one, line) in enumerate(zip(printed, lines, strict=True))
               if line.repaired)  # fmt: skip
    return Reading(abilities, tuple(problems), tuple(repairs))


def lines_read(printed: Sequence[str], manner: Manner) -> list[Line]:
    """What comes of each line of a text.

    What cannot be read as it is printed is read as what it must have meant (:mod:`engine.text.repair`).
    """
    fuel = _Fuel(_FUEL, _REPAIRING)
    done: dict[str, Line] = {}
    for line in printed:
        if line not in done:
            done[line] = _line(line, manner, fuel)
    return [done[line] for line in printed]


@dataclass(slots=True)
class _Fuel:
    """What is left of the time for one card: to read it, and to put right what is not read."""

    reading: int
    repairing: int


def _line(line: str, manner: Manner, fuel: _Fuel) -> Line:
    right = line if len(line) > _LONGEST_LINE else manner.corrected(normal(line))
    if len(right) > _LONGEST_LINE or fuel.reading <= 0:
        return Line(right, None)
    ability, stop, fuel.reading = _read_line(manner, right, fuel.reading)
    if ability is None and fuel.reading > 0 and fuel.repairing > 0:
        context = manner.context_of(right)
        other, fuel.repairing = repaired(manner.grammar, context, manner.start, fuel.repairing)
        if other is not None:
            ability, _, fuel.reading = _read_line(manner, other, fuel.reading)
            if ability is not None:
                return Line(other, ability, repaired=True)
    return Line(right, ability, stop)


def _read_line(manner: Manner, text: str, fuel: int) -> tuple[ab.Ability | None, int, int]:
    """The ability, else the place where reading stopped; and the fuel that is left for further lines."""
    grammar, context, start = manner.grammar, manner.context_of(text), manner.start
    reader = Reader(grammar, context, fuel)
    try:
        ability = settled(reader.whole(start))
    except OutOfFuel:
        ability = None
    if not isinstance(ability, ab.Ability):
        left = context.tokens[reader.furthest :]
        return None, left[0].offset if left else len(context.text), reader.fuel
    try:
        printed = print_line(grammar, context, start, ability)
    except Unprintable:
        return None, 0, reader.fuel
    tokens = tokenize(printed)
    if _content(tokens) != _content(context.tokens):
        return None, 0, reader.fuel
    if same_print(context.tokens, tokens):
        return ability, 0, reader.fuel
    again = Reader(grammar, replace(context, tokens=tokens, text=printed), reader.fuel)
    try:
        same = settled(again.whole(start)) == ability
    except OutOfFuel:
        same = False
    return ability if same else None, 0, again.fuel


def _content(tokens: Sequence[Token]) -> Counter[str]:
    """What no other wording may leave out: icons, and numbers; for 1 the article may stand."""
    return Counter(token.key for token in tokens if token.kind in ("number", "icon") and token.key != "1")


def print_line(grammar: Grammar, context: Context, start: str, ability: ab.Ability) -> str:
    """The ability as the grammar prints it; Unprintable when it has no words for it."""
    return print_tokens(Renderer(grammar, context).words(start, ability))


# What a text says before it is read.

_LIKED = r" (?:you|they) (?:wish|like|want|choose)\b"
_AS_LIKED = r" as ?(?:you|they) (?:wish|like|want|choose)\b"
_RULES = slips(
    (r"\u3001", ", "),
    (r"&amp;", "&"),
    # Around a quotation within a quotation.
    (r"(?<=gains )'(?=[A-Z])", "\u2018"),
    (r"(?<=[a-z]\.)'(?= [a-z])", "\u2019"),
    (r"(?<= by )opponent's\b", "your opponent's"),
    # Behind "each" is one.
    (r"\b([Ee]ach|[Ee]very|[Ee]ither) (\w+)s'(?= )", r"\1 \2's"),
    # Marks printed twice.
    (r"(['\"])\1", r"\1"),
    (r"\.\)(?:\.?\))+", ".)"),
    (r"\bit's (?=(?:an?|1|the|on|in|not|your|dull|active|of|put|dealt)\b)", "it is "),
    (r"\bit's (?=[A-Z]|\w+ (?:is|are|becomes)\b)", "its "),
    (r"(?<=[a-z]{2})([.,:])(?=[A-Z\[])", r"\1 "),
    # And one behind a name, before the words that may follow it.
    (
        r"(?<=[a-z]{2})(?<!\b[Aa]n)(?=(?:among (?:them|those)|other than|from your|from their"
        r"|and (?:play|add|put|place|return) (?:it|them))\b)",
        " ",
    ),
    (r"\b(of|and|or|to|from|with|the)(?=[A-Z][a-z])", r"\1 "),
    # And one behind whose it is.
    (r"(?<=[a-z]'s)(?=[a-z]{3,})(?![a-z]+ \|)", " "),
    # What was said twice.
    (r"\b(the|an?|of|to|in|is|are|if|and|or|with|from|your|its?|that|you may|other than) \1\b", r"\1"),
    (r"\b([Cc])an not\b", r"\1annot"),
    (r"\b(has|have|had|is|are|was|were)n't\b", r"\1 not"),
    (r"\b([Ii])ts (?=an? )", r"\1t is "),
    (r"\bon to (?=[a-z])", "onto "),
    (r"\b(may|can) choose to (?=[a-z])", r"\1 "),
    (r"\b([Ii])f so(?=, )", r"\1f you do"),
    (r"\b(?:is|are) treated as if (?:it|they) (ha(?:s|ve)) (?=an? )", r"\1 "),
    (r"\b([Uu]ntil|[Aa]t) (?=(?:end|start|beginning) of\b|end turn\b)", r"\1 the "),
    (r"\bthe end (?:of )?(?=turn\b)", "the end of the "),
    # A player, whoever it is.
    (r"\b(?:he or she|she or he|he/she|she/he)\b", "they"),
    (r"\bthey does(?=n't\b| not\b)", "they do"),
    (r"\b(?:[Hh]is or her|her or his|[Hh]is/her|her/his)\b", "their"),
    (r"\b(?:him or her|her or him|him/her|her/him)\b", "them"),
    # Whatever a card shows, it is "it".
    (r"\b(?:his|her) (?=(?:power|attack|cost|owner|controller|special|action|auto-abilit|abilit)(?:y|ies|'s|s)?\b)",
     "its "),
    # What says no more than the sentence does; not at the end of a name.
    (r"\b(the|their) respective (?=[a-z])", r"\1 "),
    (r" (?:as well|too)(?=\.(?: [A-Z]|$))", ""),
    # What leads on and changes nothing.
    (
        r"(^|[.:\]] )(?:In addition|Additionally|Moreover|Furthermore|Besides)(?: to (?:this|that))?, ([a-z])",
        lambda found: found[1] + found[2].upper(),
    ),
    (r"(?<=\. )(Then|Otherwise) (?=[a-z])", r"\1, "),
    (r"\bAfter (?:this|that), ", "Afterwards, "),
    (r"\b(this turn) (if possible)\b", r"\2 \1"),
    (r"\btill\b", "until"),
    (r"(?<=[a-z]) which (?=(?:has|have|was|were|is|are|blocks?|blocked|attacks?|attacked|do|does)\b)", " that "),
    # However somebody likes it.
    (r"\bas many (\w+) as you (?:want|like|wish)\b", r"any number of \1"),
    (rf"\bany number(?: of)? ([^.:,;]*?){_AS_LIKED}", r"any number of \1"),
    # What says more of them behind it belongs to them.
    (rf"\bas many ([^.:,;]*?){_AS_LIKED}(?= (?:whose|who|with|that)\b)", r"any number of \1"),
    (rf"(\bas many [^.:,;]*?){_AS_LIKED}", r"\1 as you wish"),
    (rf"(\bin (?:any|whatever) order){_LIKED}", r"\1 you wish"),
    (r" as well as (?=the |a |an )", " and "),
    # Other words for the same.
    (r"\b(?:aside|apart) from\b|\b(?:except for|excluding)\b|(?<=[a-z] )besides\b", "other than"),
    (r"\bfrom (?:anywhere|a zone) other than (?!from\b)", "other than from "),
    (r"\b(?:(?:are not|aren't) required to|need not|(?:do not|don't) need to)\b", "do not have to"),
    (r"\bthan each other\b", "from each other"),
)


def normal(text: str) -> str:
    """The text in the one way that is read: whoever prints it, it means the same."""
    return mended(text, _RULES)


def tell_by_mark(text: str, asked: Sequence[str], said: Sequence[str], quoted: Sequence[str],
                 tell: Callable[[str, Sequence[str]], str]) -> str:
    """A question, a sentence or the words for cards in Chinese, as one of these symbols; '' for what is none."""
    if text.endswith("?"):
        told = tell(text[:-1], asked)
        return f"{told}？" if told else ""
    if text.endswith("."):
        told = tell(text, said) or tell(text[:-1], asked)
        return hanzi.sentence(told) if told else ""
    return tell(text, quoted)


def tell_first(grammar: Grammar, context: Context, symbols: Sequence[str], told: Callable[[object], str]) -> str:
    """Tell the first of the symbols as which all of the text reads and which can be told; '' for none."""
    for symbol in symbols:
        try:
            found = Reader(grammar, context).whole(symbol)
            if found is not None and (said := told(found)):
                return said
        except (OutOfFuel, ValueError):
            continue
    return ""
