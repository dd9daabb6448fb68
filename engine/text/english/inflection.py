"""How English words are inflected: the forms in which a sentence may need them.

A pattern says the plain form ("~attack"); the place where it stands asks for a tense, and with the number of its
subject that gives the words: attacks, attack, has attacked, did not attack, attacking.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache


class Tense(IntEnum):
    """What a place asks of a verb."""

    #: "it attacks", "they attack"
    NOW = 0
    #: "it has attacked", "it attacked"
    PAST = 1
    #: "it does not attack"
    NOT = 2
    #: "it did not attack", "it has not attacked"
    NEVER = 3
    #: "(cannot) attack"
    BASE = 4
    #: "(by) attacking"
    DOING = 5
    #: "(was) blocked"; what is said with "be" is what it says without it
    DONE = 6
    #: "it was attacking"
    WERE = 7


#: Verbs whose past is no "-ed": the plain form, the past, the participle.
_STRONG = {
    "become": ("became", "become"),
    "begin": ("began", "begun"),
    "break": ("broke", "broken"),
    "cancel": ("cancelled", "cancelled"),
    "cast": ("cast", "cast"),
    "choose": ("chose", "chosen"),
    "come": ("came", "come"),
    "deal": ("dealt", "dealt"),
    "do": ("did", "done"),
    "draw": ("drew", "drawn"),
    "freeze": ("froze", "frozen"),
    "give": ("gave", "given"),
    "go": ("went", "gone"),
    "have": ("had", "had"),
    "leave": ("left", "left"),
    "lose": ("lost", "lost"),
    "pay": ("paid", "paid"),
    "put": ("put", "put"),
    "ride": ("rode", "ridden"),
    "send": ("sent", "sent"),
    "set": ("set", "set"),
    "show": ("showed", "shown"),
    "take": ("took", "taken"),
    "win": ("won", "won"),
}
_IRREGULAR = {"have": "has", "do": "does", "go": "goes"}
#: Verbs of more than one syllable whose last letter is not doubled though it looks so.
_UNSTRESSED = ("enter", "cover", "suffer", "discard", "order", "trigger", "cancel", "counter", "target")
_VOWELS = "aeiou"


@cache
def third_person(verb: str) -> str:
    """The verb as one who is not you or me does it: draw, draws; search, searches."""
    if verb == "be":
        return "is"
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ies"
    return verb + "s"


@cache
def past(verb: str) -> str:
    """The verb as it was done: attack, attacked; draw, drew."""
    return _STRONG[verb][0] if verb in _STRONG else _weak(verb)


@cache
def participle(verb: str) -> str:
    """The verb as what has been done or suffered: block, blocked; draw, drawn."""
    return _STRONG[verb][1] if verb in _STRONG else _weak(verb)


@cache
def gerund(verb: str) -> str:
    """The verb as a doing: attack, attacking; put, putting; use, using."""
    if verb.endswith("e") and not verb.endswith(("ee", "ye")) and verb != "be":
        return verb[:-1] + "ing"
    return _doubled(verb) + "ing"


@cache
def forms_of_verb(verb: str) -> tuple[str, ...]:
    """The forms in which a verb says something of its subject, now or before: gains, gain, has gained, gained; and what
    doing so is called: gaining.
    """
    tenses = (Tense.NOW, Tense.PAST) if verb == "be" else (Tense.NOW, Tense.PAST, Tense.DOING)
    pairs = (pair for tense in tenses for pair in conjugated(verb, tense))
    return tuple(dict.fromkeys(form for pair in pairs for form in pair))


#: The forms of a pronoun: whoever is meant, and whether they do something or suffer it; the usual one first.
_PRONOUNS = {
    "it": ("it", "her", "him", "she", "he"),
    "their": ("their", "its", "his", "her", "its own"),
    "them": ("them", "these", "they"),
}


def forms_of_noun(noun: str) -> tuple[str, ...]:
    """One of what the noun says and several: card, cards; or the forms of a pronoun: it, she."""
    return _PRONOUNS.get(noun) or (noun, plural(noun))


def plural(noun: str) -> str:
    """Several of what the noun is one of: card, cards; ally, allies."""
    if noun.endswith("y") and noun[-2] not in _VOWELS:
        return noun[:-1] + "ies"
    return noun + "s"


def _weak(verb: str) -> str:
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ied"
    return _doubled(verb) + "ed"


def _doubled(verb: str) -> str:
    """The verb with its last letter doubled where that is written so: tap, tapped."""
    ends = len(verb) > 2 and verb[-1] not in _VOWELS + "wxyc" and verb[-2] in _VOWELS and verb[-3] not in _VOWELS
    return verb + verb[-1] if ends and verb not in _UNSTRESSED else verb


#: A form for one subject and for several.
Pair = tuple[str, str]
#: Verbs of which one says that they are not so in a word of its own.
_DENIED: dict[str, tuple[Pair, ...]] = {"have": (("lacks", "lack"),), "do": (("does not", "do not"),)}


@cache
def conjugated(verb: str, tense: Tense) -> tuple[Pair, ...]:
    """The ways to say a verb in a tense, the usual one first; of words joined by "_" the last is it: "Class_Change"."""
    if "_" in verb:
        named, _, last = verb.rpartition("_")
        return tuple((_named(named, one), _named(named, many)) for one, many in conjugated(last, tense))
    if verb == "be":
        return _BE[tense]
    done = participle(verb)
    match tense:
        case Tense.NOW:
            return ((third_person(verb), verb),)
        case Tense.PAST:
            return (("has " + done, "have " + done), (past(verb), past(verb)), ("had " + done, "had " + done))
        case Tense.NOT:
            pairs = tuple((f"does{no} {verb}", f"do{no} {verb}") for no in (" not", "n't"))
            return (*pairs, *_DENIED.get(verb, ()))
        case Tense.NEVER:
            return (("did not " + verb,) * 2, ("has not " + done, "have not " + done))
        case Tense.BASE:
            return ((verb, verb),)
        case Tense.DOING:
            return ((gerund(verb),) * 2,)
        case Tense.DONE:
            return ((done, done),)
        case Tense.WERE:
            return (("was " + gerund(verb), "were " + gerund(verb)),)


def _named(named: str, form: str) -> str:
    """The verb with the words before it: behind "has" and "does not"."""
    *before, last = form.split(" ")
    return " ".join((*before, *named.split("_"), last))


_BE: dict[Tense, tuple[Pair, ...]] = {
    Tense.NOW: (("is", "are"),),
    Tense.PAST: (("was", "were"), ("has been", "have been")),
    Tense.NOT: (("is not", "are not"),),
    Tense.NEVER: (("was not", "were not"), ("has not been", "have not been")),
    Tense.BASE: (("be", "be"),),
    Tense.DOING: (("being", "being"),),
    Tense.DONE: (("", ""),),
    Tense.WERE: (("was being", "were being"),),
}
