"""Sets of cards, kept as text: what a newcomer writes and what the loader answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cards import Block, CardError, Catalogue, Printed, load_set, load_sets, parse_set

LAMP = """\
1-001H Mirelle, Lamp of the Delta
Lamp, 4
Haste
When Mirelle attacks, select 1 of the 2 following actions.
  "Draw 1 card."
  "Choose 1 Lamp."
flavour: Never late.
zh_CN: 米蕾尔 | 从不误时。
"""


def read(block: Block) -> Printed:
    """The game of these tests: its facts begin with Lamp."""
    if not block.facts.startswith("Lamp"):
        raise ValueError(f"'{block.facts}' is no Lamp; write Lamp.")
    return Printed(block.code, block.name, block.text)


def cards(text: str) -> Catalogue[Printed]:
    return parse_set(text, "lamps.txt", read)


def refused(text: str) -> str:
    with pytest.raises(CardError) as error:
        cards(text)
    return str(error.value)


def test_a_block_is_a_card() -> None:
    card = cards(LAMP)["1-001H"]
    assert (card.code, card.name) == ("1-001H", "Mirelle, Lamp of the Delta")


def test_each_line_is_an_ability_and_an_indented_line_continues_it() -> None:
    assert cards(LAMP)["1-001H"].text.split("\n") == [
        "Haste",
        'When Mirelle attacks, select 1 of the 2 following actions. "Draw 1 card." "Choose 1 Lamp."',
    ]


def test_a_card_is_called_by_its_name_in_each_language() -> None:
    lamp = cards(LAMP)
    assert lamp.words("1-001H", "zh_CN") == ("米蕾尔", "从不误时。")
    assert lamp.words("1-001H", "en") == ("Mirelle, Lamp of the Delta", "Never late.")


def test_a_card_without_a_translation_is_called_by_its_english_name() -> None:
    assert cards(LAMP).words("1-001H", "zh_TW") == ("Mirelle, Lamp of the Delta", "Never late.")


def test_comments_and_empty_lines_are_no_cards() -> None:
    assert list(cards("# a set\n\n\n1 Wick\n# a comment inside\nLamp\n\n\n2 Moth\nLamp\n")) == ["1", "2"]


def test_cards_keep_the_order_of_the_file() -> None:
    assert [card.name for card in cards("9 Wick\nLamp\n\n1 Moth\nLamp").values()] == ["Wick", "Moth"]


def test_two_cards_may_share_a_name_but_not_a_number() -> None:
    lamps = cards("1 Wick\nLamp\n\n2 Wick\nLamp\n\n3 Moth\nLamp")
    assert [card.code for card in lamps.named("Wick")] == ["1", "2"]
    assert lamps.named("Candle") == ()
    message = refused("1 Wick\nLamp\n\n1 Moth\nLamp")
    assert message.startswith("lamps.txt, line 4: the number 1 is already that of Wick (lamps.txt, line 1)")


def test_sets_are_merged_in_the_order_of_their_files(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("2 Moth\nLamp", encoding="utf-8")
    (tmp_path / "a.txt").write_text("1 Wick\nLamp", encoding="utf-8")
    assert list(load_sets(tmp_path, read)) == ["1", "2"]


def test_a_number_in_two_sets_is_reported_with_both_places(tmp_path: Path) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("1 Wick\nLamp", encoding="utf-8")
    with pytest.raises(CardError, match=r"^b\.txt, line 1: the number 1 .*\(a\.txt, line 1\)"):
        load_sets(tmp_path, read)


def test_a_folder_without_sets_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="there are no cards here"):
        load_sets(tmp_path, read)


def test_the_nearest_card_is_found_by_a_slip_of_its_name_or_number() -> None:
    lamps = cards("1-001H Mirelle\nLamp\n\n1-002C Wick\nLamp")
    assert (near := lamps.nearest("mirele")) is not None and near.code == "1-001H"
    assert (near := lamps.nearest("1-002H Wick")) is not None and near.name == "Wick"
    assert lamps.nearest("Octopus") is None


@pytest.mark.parametrize(
    ("text", "place_and_cure"),
    [
        ("Mirelle\nLamp", "line 1: 'Mirelle' is no number and name; begin a card as in '1-001H Mirelle'."),
        ("# x\n\n1 Wick", "line 3: Wick has a name only; write its facts in the line below."),
        ("1 Wick\nTorch", "line 2: 'Torch' is no Lamp; write Lamp."),
        ("1 Wick\n  Lamp", "line 2: an indented line needs an ability above it; begin it at the margin."),
        (
            "1 Wick\nLamp\nzh_HK: 灯 | 。",
            "line 3: 'zh_HK:' is not known here; use one of flavour, zh_CN, zh_TW.",
        ),
        ("1 Wick\nLamp\nflavor: x", "line 3: 'flavor:' is not known here; use one of flavour, zh_CN, zh_TW."),
        ("1 Wick\nLamp\nzh_CN: | 。", "line 3: 'zh_CN:' gives no name; write it as 'zh_CN: name | flavour'."),
        (
            "1 Wick\nLamp\nflavour: x\nflavour: y",
            "line 4: 'flavour:' stands here a second time; keep one of the two.",
        ),
        (
            "1 Wick\nLamp\nflavour: x\nHaste",
            "line 4: an ability stands below the names; move it up, under the facts.",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line_and_cure(text: str, place_and_cure: str) -> None:
    assert refused(text) == f"lamps.txt, {place_and_cure}"


def test_a_file_in_another_encoding_is_one_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "set.txt"
    path.write_bytes("1 Wick\nLamp\nzh_TW: 燈 | 。".encode("big5"))
    with pytest.raises(CardError, match=r"line 3: this is not UTF-8 text; save the file as UTF-8\.$"):
        load_set(path, read)
