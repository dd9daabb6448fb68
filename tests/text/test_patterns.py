"""What a pattern can say: choices with slots, flags, tenses, and trees with holes."""

from __future__ import annotations

import pytest

from app.cli.tracing import Tracer
from engine.abilities.node import Ability, Node
from engine.text.english.inflection import Tense, conjugated, gerund, participle, past, third_person
from engine.text.grammar import Grammar
from engine.text.lines import Manner, read_text
from engine.text.patterns import parse_pattern
from engine.text.phrases import (
    Context,
    Phrase,
    Terminal,
    altered,
    each,
    hole,
    phrase,
    rest,
    same,
    several,
    shaped,
    tree,
    trees,
    value,
)
from engine.text.reader import Reader
from engine.text.renderer import Renderer
from engine.text.tokens import print_tokens, tokenize


class Hurt(Node):
    whom: object
    by: object | None = None
    badly: bool = False


class Row(Node):
    those: tuple[object, ...]


class Told(Node):
    what: object
    inside: tuple[object, ...] = ()


def grammar(*lines: Phrase, **symbols: list[Phrase]) -> Grammar:
    """A grammar of the symbol "start", and of two words for whom."""
    known = {"start": list(lines), "who": [value("us", "us"), value("them", "them")], **symbols}
    return Grammar(known.items(), {}, {}, is_plural=lambda who: who == "them")


def read(of: Grammar, text: str) -> object | None:
    return Reader(of, Context(tokenize(text))).whole("start")


def told(of: Grammar, what: object) -> str:
    return print_tokens(Renderer(of, Context(())).words("start", what))


NAMED = grammar(phrase(Hurt, "hurt {whom:who} {@because of:due to} {by:who}"), value("here", "{@a} place"))


@pytest.mark.parametrize("cause", ["by", "due to", "because of", "as a result of"])
def test_a_class_of_words_is_read_and_printed_by_any_of_its_words(cause: str) -> None:
    found = read(NAMED, f"hurt us {cause} them")
    assert found == Hurt("us", "them")
    assert told(NAMED, found) == f"Hurt us {cause} them"


def test_what_is_read_hangs_on_the_class_that_a_pattern_names_and_not_on_its_place_there() -> None:
    tokens = tokenize("hurt us because of them")
    traced = Tracer(NAMED, Context(tokens)).whole_traced("start")
    assert traced is not None
    assert {need[:1] for need in traced.needs if need[2]} == {("",)}, "a word of the class, wherever it stands"


def test_a_class_of_words_is_told_as_its_pattern_asks_where_none_was_read() -> None:
    assert told(NAMED, Hurt("us", "them", wording=-1)) == "Hurt us due to them"
    assert read(NAMED, "the place") == read(NAMED, "place") == "here"
    assert told(NAMED, "here") == "A place"


CHOICES = grammar(phrase(Hurt, "hurt {whom:who} {by {by:who}|through {by:who}|} {badly! badly}"))


@pytest.mark.parametrize(("text", "tree"), [
    ("Hurt us", Hurt("us")),
    ("Hurt us badly", Hurt("us", badly=True)),
    ("Hurt us by them", Hurt("us", "them")),
    ("Hurt us through them badly", Hurt("us", "them", badly=True)),
])
def test_choices_hold_slots_and_flags_are_true_where_they_stand(text: str, tree: Hurt) -> None:
    found = read(CHOICES, text)
    assert found == tree
    assert told(CHOICES, found) == text


def test_a_value_of_no_print_is_told_in_the_first_way_that_tells_all() -> None:
    assert told(CHOICES, Hurt("them", "us")) == "Hurt them by us"
    assert told(CHOICES, Hurt("them")) == "Hurt them"


def test_choices_stand_inside_choices() -> None:
    nested = grammar(phrase(Hurt, "{hurt|do {harm|ill} to} {whom:who}"))
    assert all(read(nested, f"{words} us") == Hurt("us") for words in ("hurt", "do harm to", "do ill to"))


PASSING = grammar(same("{|also|then} {:deed}"), deed=[same("{first|once} {:act}"), same("{:act}")],
                  act=[phrase(Hurt, "{hurt|harm} {whom:who}")])


@pytest.mark.parametrize("words", ["Hurt us", "Also harm us", "Then first hurt us", "Once harm us"])
def test_a_choice_of_what_passes_through_is_kept_besides_that_of_the_value(words: str) -> None:
    found = read(PASSING, words)
    assert found == Hurt("us")
    assert told(PASSING, found) == words


TENSES = grammar(
    same("now {who#:who} {:deed/same}"), same("once {:deed/one/past}"), same("nobody who {:deed/many/never}"),
    same("cannot {:deed/base}"), same("by {:deed/doing}"), same("is {:deed/done}"), same("who {:deed/many/were}"),
    deed=[phrase(Hurt, "~break {whom:who}")],
)  # fmt: skip


@pytest.mark.parametrize("text", [
    "Once has broken us", "Once broke us", "Nobody who did not break us", "Nobody who have not broken us",
    "Cannot break us", "By breaking us", "Is broken us", "Who were breaking us",
])
def test_a_verb_is_written_once_and_read_in_every_tense(text: str) -> None:
    assert read(TENSES, text) == Hurt("us")


def test_a_tense_is_of_its_place_only() -> None:
    assert read(TENSES, "cannot broke us") is None
    assert read(TENSES, "once break us") is None


def test_a_slot_that_says_its_number_sets_that_of_what_follows() -> None:
    of = grammar(same("{#:those/one}<'s|'> loss"), same("{#:those/many}<'s|'> loss"),
                 those=[value("us", "<that ally|those allies>")])
    assert read(of, "that ally's loss") == read(of, "those allies' loss") == "us"
    assert read(of, "that ally' loss") is read(of, "those allies's loss") is None


FORMS = grammar(
    phrase(Hurt, "^ally ~~be hurt by {whom:those/any}"),
    those=[value("us", "<that ally|those allies>"), value("them", "us")],
)  # fmt: skip


@pytest.mark.parametrize("text", [
    "Ally is hurt by that ally", "Allies were hurt by those allies", "Ally has been hurt by those allies",
])
def test_a_word_stands_in_any_form_and_is_told_as_it_was_printed(text: str) -> None:
    found = read(FORMS, text)
    assert found == Hurt("us")
    assert told(FORMS, found) == text


def test_forms_of_one_word_are_one_way_to_say_it() -> None:
    one, other = (
        Tracer(FORMS, Context(tokenize(text))).whole_traced("start")
        for text in ("ally is hurt by that ally", "allies were hurt by those allies")
    )
    assert one is not None and other is not None
    assert one.needs == other.needs


def test_a_pronoun_stands_in_any_form() -> None:
    of = grammar(phrase(Hurt, "^it ~~be hurt by {whom:who}"))
    found = read(of, "She was hurt by us")
    assert found == Hurt("us")
    assert told(of, found) == "She was hurt by us"
    one, other = (Tracer(of, Context(tokenize(text))).whole_traced("start")
                  for text in ("it is hurt by us", "he was hurt by us"))
    assert one is not None and other is not None
    assert one.needs == other.needs


@pytest.mark.parametrize(("text", "made"), [
    ("Hurt us by them.", Told("us", (Hurt("them"),))), ("Hurt us.", Told("us")),
])
def test_a_slot_that_may_be_absent_decides_between_two_trees(text: str, made: Told) -> None:
    of = grammar(trees("hurt {what:who} ?(by {by:who})?{.}", Told(hole("what"), (Hurt(hole("by")),)),
                       Told(hole("what"))))
    assert read(of, text) == made
    assert told(of, made) == text


def test_a_slot_in_several_tenses_is_one_way_to_say_it() -> None:
    of = grammar(phrase(Row, "{@{those:deed=}|{those:deed=/past}} here"), deed=[phrase(Hurt, "~break {whom:who}")])
    one, other = (
        Tracer(of, Context(tokenize(text))).whole_traced("start") for text in ("break us here", "broke us here")
    )
    assert one is not None and other is not None
    assert one.needs == other.needs


@pytest.mark.parametrize(("verb", "forms"), [
    ("attack", ("attacks", "attacked", "attacked", "attacking")),
    ("break", ("breaks", "broke", "broken", "breaking")),
    ("tap", ("taps", "tapped", "tapped", "tapping")),
    ("destroy", ("destroys", "destroyed", "destroyed", "destroying")),
    ("use", ("uses", "used", "used", "using")),
    ("search", ("searches", "searched", "searched", "searching")),
    ("carry", ("carries", "carried", "carried", "carrying")),
    ("discard", ("discards", "discarded", "discarded", "discarding")),
    ("put", ("puts", "put", "put", "putting")),
    ("be", ("is", "was", "", "being")),
    ("Rank_Change", ("Rank Changes", "Rank Changed", "Rank Changed", "Rank Changing")),
])
def test_forms_of_verbs(verb: str, forms: tuple[str, ...]) -> None:
    now, doing, done = (conjugated(verb, tense)[0][0] for tense in (Tense.NOW, Tense.DOING, Tense.DONE))
    was = conjugated(verb, Tense.PAST)[0 if verb == "be" else 1][0]
    assert (now, was, done, doing) == forms
    if verb.isalpha() and verb != "be":
        assert (third_person(verb), past(verb), participle(verb), gerund(verb)) == forms


HOLES = grammar(
    tree(Told(Hurt(hole("whom", str), "us")), "we hurt {whom:who}"),
    tree(Told("all", ("first", rest("inside"), "last")), "first {inside:who*} last"),
    tree(Told(hole("what"), (hole("what"),)), "twice {what:who}"),
    tree(Told("some", (rest("row", Row), "last")), "some {row:row} last"),
    tree(Told("every", each("whom", Hurt(hole("whom"), hole("by")))), "{by:who} hurt every one of {whom:who,and}"),
    tree(Told("each", each("hurts", altered("hurts", by=(None, hole("by"))))), "{by:who} first {hurts:hurt,and}"),
    row=[phrase(Row, "{those:who+}")],
    hurt=[phrase(Hurt, "hurt {whom:who} {badly! badly}", by=None)],
)


@pytest.mark.parametrize(("text", "made"), [
    ("We hurt them", Told(Hurt("them", "us"))),
    ("First us them last", Told("all", ("first", "us", "them", "last"))),
    ("First last", Told("all", ("first", "last"))),
    ("Twice us", Told("us", ("us",))),
    ("Some us them last", Told("some", ("us", "them", "last"))),
    ("Us first hurt them badly and hurt us", Told("each", (Hurt("them", "us", badly=True), Hurt("us", "us")))),
    ("Us hurt every one of them and us", Told("every", (Hurt("them", "us"), Hurt("us", "us")))),
])
def test_a_tree_with_holes_is_filled_and_taken_apart(text: str, made: Told) -> None:
    assert read(HOLES, text) == made
    assert told(HOLES, made) == text


def test_a_tree_with_holes_fits_no_other_tree() -> None:
    by_two = Told("every", (Hurt("them", "us"), Hurt("us", "them")))
    each_by_two = Told("each", (Hurt("them", "us"), Hurt("us", "them")))
    for other in (
        each_by_two,
        Told(Hurt("them", "them")), Told("us", ("them",)), Told("all", ("first",)), Told(Hurt(7, "us")), by_two,
    ):
        with pytest.raises(ValueError):
            told(HOLES, other)


SEVERAL = grammar(
    phrase(Row, "{those:one+}, all"),
    several(Row, "see {those:one,and|or}"),
    one=[phrase(Hurt, "{whom:who} {badly! badly}", by=None), phrase(Row, "both {those:who,and:2}")],
)


@pytest.mark.parametrize(("text", "made"), [
    ("See us badly", Hurt("us", badly=True)),
    ("See us and them badly", Row((Hurt("us"), Hurt("them", badly=True)))),
    ("See us, us or them", Row((Hurt("us"), Hurt("us"), Hurt("them")))),
    ("See both us and them", Row(("us", "them"))),
    ("Us them, all", Row((Hurt("us"), Hurt("them")))),
])
def test_one_or_more_of_a_list_are_the_only_one_or_the_class_of_all(text: str, made: Node) -> None:
    assert read(SEVERAL, text) == made
    assert told(SEVERAL, read(SEVERAL, text)) == text


@pytest.mark.parametrize("pattern", ["{one", "?(one", "{one}", "{one|two"])
def test_what_is_no_pattern_is_an_error(pattern: str) -> None:
    with pytest.raises(ValueError, match=r"pattern|choice"):
        parse_pattern(pattern)


def test_another_wording_may_not_leave_a_number_out() -> None:
    """A number that is read twice must be the same: what the tree does not keep is not read."""

    class Lasts(Ability):
        turns: int

    number = Terminal(lambda context, place: [(int(context.tokens[place].text), place + 1)],
                      lambda found, _: [str(found)], frozenset({"number"}))  # fmt: skip
    line = shaped(Lasts, "{|it} lasts {one:number} ({two:number})", lambda slots: Lasts(slots["one"]),  # type: ignore[arg-type]
                  lambda made: {"one": made.turns, "two": made.turns} if isinstance(made, Lasts) else None)  # fmt: skip
    of = Grammar([("line", [line])], {"number": number}, {}, is_plural=bool)

    def complete(text: str) -> bool:
        manner = Manner(of, "line", str.splitlines, str, lambda one: Context(tokenize(one), text=one))
        return read_text(text, lambda: manner).complete

    assert complete("Lasts 3 (3)") and complete("It lasts 3 (3)")
    assert not complete("It lasts 3 (5)")


JOINED = grammar(phrase(Row, "{those:who,or|and|andor:2}"))


@pytest.mark.parametrize("text", ["Us or them", "Us and them", "Us, us and/or them"])
def test_a_list_may_be_joined_by_any_of_several_words_and_keeps_which(text: str) -> None:
    found = read(JOINED, text)
    assert isinstance(found, Row)
    assert told(JOINED, found) == text
    assert read(JOINED, "Us") is None


@pytest.mark.parametrize("text", ["That ally or them", "Those allies and them"])
def test_such_a_list_may_be_of_either_number(text: str) -> None:
    those = [value("us", "<that ally|those allies>"), value("them", "them")]
    either = grammar(phrase(Row, "{those:those,or|and:2/any}"), those=those)
    found = read(either, text)
    assert found == Row(("us", "them"))
    assert told(either, found) == text
