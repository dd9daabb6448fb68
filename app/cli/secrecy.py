"""The oracle of secrets: all that a seat can get of two positions that differ only in what it may not know."""

from __future__ import annotations

import random

from app.cli.twins import ToldApart, Twin, asked, follow, internal, same, shows, twins
from engine.answers import Amounts, Answer, Cards, Confirm, Number, Options, Pass, Pay, Play
from engine.match import Match
from engine.net import gate
from engine.net import messages as say
from engine.net.table import Table
from engine.overrides import AnyOverride, Anyway, Counter, Draw, Flip, Grant, MoveCard, PutOnStack, Reveal, Rules, Turn
from engine.requests import ChoosePlay
from engine.rulebook import Refusal
from engine.views import shown

#: How many cards are asked about, and how many answers and verbs are tried, at one look.
_CARDS = 12
_ANSWERS = 30
_VERBS = 2
#: For how many answers both are followed.
_STEPS = 6
#: What the games call a play.
HOWS = [
    "cast", "use", "attack", "deploy", "level up", "move", "warp", "prime", "special", "bond",
    "ride", "call", "exchange", "stride", "guard", "g guard", "intercept",
]


def look(match: Match, seat: int, source: random.Random) -> None:
    """Compare everything that a seat can get of a match with what it would get were hidden cards others.

    Raises ToldApart with what differs.
    """
    if match.request is None:
        return
    pair = twins(match, seat, source)
    if pair is None:
        return
    _told(pair, seat)
    if shows(match, seat):
        # What it may choose of its own deck depends on what else lies hidden.
        return
    handles = _nameable(match, seat)
    _asked_about(pair, seat, source.sample(handles, min(_CARDS, len(handles))))
    for answer in answers(match, seat, handles, source, HOWS):
        _tried(pair, seat, answer)
    for _ in range(_VERBS):
        _by_hand(pair, seat, _verb(match, handles, source))
    one, other = (sent(twin.match.copy(), seat) for twin in pair)
    same(one, other, "what is sent")
    for _ in follow(pair, seat, source, _STEPS):
        _told(pair, seat)


def sent(match: Match, seat: int) -> list[bytes]:
    """Return the bytes a seat is sent that sits down at another machine, asks, points and is refused, and sees the
    other player do things by hand and take them back.
    """
    table, heard = Table(match), list[bytes]()
    table.sit(seat, lambda message: heard.append(gate.packed(message)))
    handles = [card.handle for zone in match.view(seat).zones for card in zone.cards][:_CARDS]
    for number, handle in enumerate(handles):
        table.ask(seat, say.Inquire(3 * number + 1, "explain", handle))
        table.ask(seat, say.Inquire(3 * number + 2, "refused with", handle))
        table.ask(seat, say.Point(3 * number + 3, handle))
    table.ask(seat, say.Inquire(900, "log"))
    if match.request is not None and match.request.seat != seat:
        table.ask(seat, say.GiveAnswer(901, 0, match.sample(random.Random(0))))  # type: ignore[arg-type]
    table.ask(seat, say.Propose(902, say.UNDO))
    # What the other player does by hand among cards that stay hidden, and both take back again.
    other = 1 - seat
    match.override(other, Rules("free"))
    held = [card.handle for card in match.view(other).zone("hand", other).cards]
    # Where a text lets the seat see the top of that deck, a card that is drawn shows the next one, and one that is put
    # there shows itself.
    shut = not any(card.name for card in match.view(seat).zone("deck", other).cards)
    verbs: list[AnyOverride] = [Draw(1)] if shut else []
    for card in held[:1]:
        verbs.append(Turn(card, True))
        move = MoveCard(card, "deck", 0)
        if shut and (len(held) > 1 or _asks_on(match, other, move)):
            verbs.append(move)
    for number, verb in enumerate(verbs):
        table.ask(other, say.DoByHand(2 * number + 1, table.number, (verb,)))
        table.ask(other, say.Propose(2 * number + 2, say.UNDO))
        table.ask(seat, say.Settle(910 + number, table.proposal.number if table.proposal is not None else 0, True))
    return heard


def _asks_on(match: Match, seat: int, verb: AnyOverride) -> bool:
    """Whether the same is asked once a seat has done this by hand: who holds nothing may not be asked any more, and the
    game goes on to what it shows.
    """
    copy, request = match.copy(), match.request
    copy.override(seat, verb)
    now = copy.request
    return request is not None and now is not None and (now.seat, now.text) == (request.seat, request.text)


def by_hand(match: Match, source: random.Random) -> None:
    """Do something by hand to a random card, whatever the rules say, for one of the seats."""
    seat = source.randrange(2)
    match.override(seat, _verb(match, _nameable(match, seat), source))


def _told(pair: tuple[Twin, Twin], seat: int) -> None:
    """Compare what a seat is told unasked: what happened, the view, the log, the question or what it waits for."""
    first, second = pair
    for what, get in (("question", asked), ("log", Match.log), ("view", Match.view)):
        one, other = (get(twin.match, seat) for twin in pair)
        same(one, other, f"the {what}")
        if what != "log" and internal(one):
            raise ToldApart(f"the {what} holds an internal number")
    same(first.heard, second.heard, "what happened")
    if internal(first.heard):
        raise ToldApart("an event holds an internal number")


def _asked_about(pair: tuple[Twin, Twin], seat: int, handles: list[int]) -> None:
    """Compare what a seat reads of cards: where values come from, what it might do were it legal, and why it is not.

    That is all that a menu is made of.
    """
    for handle in handles:
        for what in ("explain", "refused_with"):
            one, other = (getattr(twin.match, what)(seat, handle) for twin in pair)
            same(one, other, f"{what} of a card")
            for offer in one if what == "refused_with" else ():
                _judged(pair, seat, offer.answer)


def _tried(pair: tuple[Twin, Twin], seat: int, answer: Answer) -> None:
    """Compare what a seat is told of an answer: by the rules, by players who break them, and by trying it."""
    if _judged(pair, seat, answer) is not None:
        one, other = (twin.match.answer(seat, answer) for twin in pair)
        same(one, other, f"{answer} refused")


def _judged(pair: tuple[Twin, Twin], seat: int, answer: Answer) -> Refusal | None:
    """Compare what the rules say of an answer, and what players who break them can do; return why it is not legal."""
    one, other = (twin.match.impossible(seat, answer) for twin in pair)
    same(one, other, f"impossible of {answer}")
    one, other = (twin.match.judge(seat, answer) for twin in pair)
    same(one, other, f"judge of {answer}")
    return one


def _by_hand(pair: tuple[Twin, Twin], seat: int, verb: AnyOverride) -> None:
    """Compare why something cannot be done by hand; what was done is taken back."""
    one, other = (twin.match.override(seat, verb) for twin in pair)
    same(one, other, f"{verb} by hand")
    if one is None:
        for twin in pair:
            twin.match.undo()


def _nameable(match: Match, seat: int) -> list[int]:
    """Return the handles of all cards, in sight and hidden."""
    return [shown(match.state, seat, card.number) for card in match.state.cards]


def answers(match: Match, seat: int, handles: list[int], source: random.Random, hows: list[str]) -> list[Answer]:
    """Return answers of every kind for random cards."""
    request = match.request
    assert request is not None
    if request.seat != seat:
        return [Pass(), Cards((handles[0],))]
    found: list[Answer] = [Pass(), Number(0), Number(2), Confirm(True), Options((0,)), Amounts((1, 1))]
    for _ in range(_ANSWERS):
        one, other = source.choice(handles), source.choice(handles)
        found += [Cards((one,)), Pay(((one, source.choice(("", "Fire"))),)), Cards((one, other))]
        for how in hows if isinstance(request, ChoosePlay) else ():
            found.append(Play(how, one, source.randrange(2), source.choice((None, other))))
    kinds = {"play": Play, "cards": Cards, "pay": Pay}
    wanted = kinds.get(request.kind)
    fitting = [answer for answer in found if wanted is None or isinstance(answer, wanted)]
    return [*source.sample(fitting, min(_ANSWERS, len(fitting))), source.choice(found), match.sample(source)]


def _verb(match: Match, handles: list[int], source: random.Random) -> AnyOverride:
    """Return something to be done by hand to a random card."""
    card = source.choice(handles)
    places = sorted({place.spec.name for place in match.state.places})
    return source.choice(
        (
            MoveCard(card, source.choice(places), -1, 0, source.random() < 0.3),
            Flip(card, source.random() < 0.5),
            Turn(card, source.random() < 0.5),
            Counter(card, "mark", 1),
            # Reading what nobody can read takes longest.
            Grant(card, "This has no meaning.") if source.random() < 0.2 else Turn(card, True),
            PutOnStack(card),
            Reveal(card, source.randrange(2)),
            Anyway(Cards((card,))),
        )
    )
