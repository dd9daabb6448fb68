"""A card as it is drawn: plain data, the same for every game."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n.marked import QT_TRANSLATE_NOOP

#: Height of a card for a width of 1 (63 by 88 mm).
RATIO = 88 / 63


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything that is seen of a card.

    ``code`` decides the generated picture, which is always the same for the same code; ``subject`` is the
    card's English name and what it does for a living, from which it is made. ``called`` and ``title`` are the
    halves of a name that has two. ``lines`` is the text, one ability a line, icons in brackets ("[Fire]", "[2]",
    "<Red>", "|ACT|"); ``lines_in_english`` is the printed one. ``type``, ``elements``, ``signs`` and ``keywords``
    are the game's English words, from which marks and pictures are chosen: ``elements`` its Elements or
    symbols, ``signs`` what it carries; ``type_line`` is what is read, in the language of the window.

    ``looks`` are marks of other games in whose shapes and colours a card is drawn that has none of its own.

    ``power`` and ``cost`` are current, ``base_power`` and ``base_cost`` as printed; 0 stands for no power, -1
    for no cost. ``power_word`` is what the game calls its power, ``second_cost`` what is paid instead of the
    cost in the game's other way of playing the card, ``stats`` its smaller numbers, each after its sign, ``base_stats``
    the same as printed. ``price`` is the cost in signs, of games whose costs are several ("Fire", "Fire", "1");
    ``defense`` is -1 for a card that has none beside its power.
    ``tags`` are short words on the picture's edge ("EX", "LB 2").

    ``marks`` are what the table says of the card beside its values, in short words; ``notes`` what is read of it only
    beside it; ``under`` is how many cards count as one with it, or lie beneath it; a ``leader`` is the card on which
    everything hangs; ``unread`` tells that its text has to be carried out by hand. A card that is ``face_down`` is
    drawn from the back unless ``peek`` is set: then its holder sees it. Of a card among others only the ``foot`` may be
    in sight: its name is in one line.

    ``cost_word``, ``dull_word`` and ``leader_word`` are what the game says of its number in the corner, of a card that
    lies sideways, and of a leader.
    """

    code: str = ""
    name: str = ""
    lines: tuple[str, ...] = ()
    type: str = ""
    type_line: str = ""
    elements: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()
    cost: int = -1
    base_cost: int = -1
    power: int = 0
    base_power: int = 0
    categories: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    story: str = ""
    damage: int = 0
    dull: bool = False
    frozen: bool = False
    fresh: bool = False
    face_down: bool = False
    peek: bool = False
    foot: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    under: int = 0
    unread: bool = False
    called: str = ""
    title: str = ""
    second_cost: int = -1
    price: tuple[str, ...] = ()
    defense: int = -1
    base_defense: int = -1
    signs: tuple[str, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()
    base_stats: tuple[tuple[str, str], ...] = ()
    power_word: str = "power"
    leader: bool = False
    cost_word: str = QT_TRANSLATE_NOOP("Preview", "cost {cost}")
    dull_word: str = QT_TRANSLATE_NOOP("Preview", "dull")
    leader_word: str = QT_TRANSLATE_NOOP("Preview", "Main Character")
    game: str = ""
    subject: str = ""
    lines_in_english: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """What stands large on the card: its name, or the first half of one that has two."""
        return self.called or self.name

    @property
    def drawn_as(self) -> tuple[str, ...]:
        """The marks in whose shapes and colours it is drawn."""
        return self.elements or self.looks

    @property
    def changed_stats(self) -> dict[str, str]:
        """The smaller numbers that are not what is printed, with what is."""
        now, printed = dict(self.stats), dict(self.base_stats)
        return {sign: printed[sign] for sign, number in now.items() if printed.get(sign, number) != number}

    @property
    def strength(self) -> str:
        """The power as it is written, with the defense of a card that has one; empty for a card without power."""
        return _strength(self.power, self.defense) if self.power or self.stats or self.defense >= 0 else ""

    @property
    def printed_strength(self) -> str:
        """The same as printed; empty for a card that prints none, or where it is the same."""
        printed = _strength(self.base_power, self.base_defense)
        return printed if printed not in ("0", self.strength) else ""

    @property
    def bears(self) -> int:
        """How much damage is too much for it."""
        return self.power if self.defense < 0 else self.defense

    @property
    def hidden(self) -> bool:
        """Whether the back is what is seen."""
        return not self.code or (self.face_down and not self.peek)


def _strength(power: int, defense: int) -> str:
    return str(power) if defense < 0 else f"{power}/{defense}"


#: A card of which nothing is known.
BACK = CardFace(face_down=True)
