"""The Attack Phase (FFTCG 10): preparation, declaration, block, damage."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from engine import abilities as ab
from engine import overrides
from engine.answers import Amounts, Answer, Cards, Pass
from engine.continuous.lasting import lock_in
from engine.derived import of_position
from engine.events import Event, Notice, SetCardField, SetVariable, StepVariable, forget
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import costs, statics
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import TEXTS, apply_events, tell
from engine.games.fftcg.rules.hurting import hurt_player
from engine.games.fftcg.rules.table import FIELD, Cause, Ref, ref, spoken
from engine.games.fftcg.rules.verbs import deal
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, Distribute
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.apply_events import with_mark
from engine.unread import note

UNIT = 1000
#: The named value by which attackers are asked for though none may attack: players went to the Attack Phase by hand.
WANTED = "attack wanted"
#: The named values of an attack.
OF_ATTACK = ("attackers", "blocker", "party", "was blocked", "first strike")
#: The rules by which Forwards are declared.
_RULES = {"attack": "FFTCG 10.1.2.1", "block": "FFTCG 10.1.3.1"}
#: Forwards with what each of their attacks, or blocks, costs.
Owed = list[tuple[int, tuple[ab.Cost, ...]]]


# Who attacks


def refuse_attack(state: State, number: int) -> Refusal | None:
    """Return why a Forward cannot attack now, or None where it can (FFTCG 10.1.2.1.1, 10.1.2.1.2)."""
    refusal = _not_there(state, number, "attack")
    if refusal is not None:
        return refusal
    card = state.cards[number]
    if card.dull:
        return Refusal("FFTCG 10.1.2.1.1", f"{spoken(card)} cannot attack: it is dull.")
    if card.since >= table.turn(state) and "Haste" not in boards.board(state)[number].keywords:
        name = spoken(card)
        return Refusal(
            "FFTCG 10.1.2.1.1", f"{name} cannot attack: it came under your control this turn and has no Haste."
        )
    attacked = card.marks.get("attacked", 0)
    if attacked and attacked >= statics.attacks_per_turn(state, number):
        return Refusal("FFTCG 10.1.2.1.2", f"{spoken(card)} cannot attack: it has attacked this turn.")
    refusal = statics.refuse_attack(state, number) or statics.refuse_attackers(state, 1)
    return refusal or _too_dear(state, _costs(state, (number,), ab.Attacks))


def _not_there(state: State, number: int, does: str) -> Refusal | None:
    """Return why a card cannot attack or block even if nobody minds the rules: it is no Forward in play."""
    card, rule = state.cards[number], _RULES[does]
    if card.zone != FIELD or (card.controller == table.turn_player(state)) is not (does == "attack"):
        return Refusal(rule, f"{spoken(card)} is not on the field under your control.")
    if not boards.board(state)[number].is_forward:
        if does == "attack":
            return Refusal(rule, f"{spoken(card)} cannot attack: only Forwards attack.")
        return Refusal(rule, f"{spoken(card)} cannot block: only Forwards block.")
    return None


@of_position
def able(state: State, does: str = "attack") -> list[int]:
    """Return the Forwards that could be declared as attackers now, or as blockers."""
    attacks = does == "attack"
    seat, refuse = table.turn_player(state), refuse_attack if attacks else refuse_block
    return [n for n in table.on_field(state, seat if attacks else 1 - seat) if refuse(state, n) is None]


def refuse_party(state: State, numbers: Sequence[int]) -> Refusal | None:
    """Return why these Forwards cannot attack together (FFTCG 10.1.2.1, 15.1.1.9.2)."""
    if len(numbers) < 2:
        return statics.refuse_alone(state, numbers[0]) if numbers else None
    refusal = statics.refuse_attackers(state, len(numbers))
    if refusal is not None:
        return refusal
    now = boards.board(state)
    for number in numbers:
        refusal = statics.refuse_party(state, number)
        if refusal is not None:
            return refusal
    strict = [n for n in numbers if not statics.joins_party(state, n, tuple(numbers))]
    shared = set(now[strict[0]].elements) if strict else set()
    for number in strict[1:]:
        shared &= set(now[number].elements)
    if strict and not shared:
        names = " and ".join(spoken(state.cards[n]) for n in strict)
        return Refusal("FFTCG 15.1.1.9.2", f"{names} share no Element and cannot form a party.")
    return _too_dear(state, _costs(state, numbers, ab.Attacks))


def _costs(state: State, numbers: Sequence[int], deed: type[ab.EventVerb]) -> Owed:
    """Work out what it costs that these Forwards attack, or block; later changes do not matter (FFTCG 10.1.2.3)."""
    return [(n, lock_in(cost, _paying(state, n))) for n in numbers if (cost := statics.cost_to(state, n, deed))]


def _paying(state: State, number: int) -> Resolution:
    return Resolution(state, state.cards[number].controller, ref(state, number), "cost")


def _too_dear(state: State, owed: Owed) -> Refusal | None:
    """Return why its player cannot pay these costs together, or None where they can."""
    together = tuple([cost for _, part in owed for cost in part])
    return costs.refuse(together, _paying(state, owed[0][0])) if together else None


def _pay(state: State, owed: Owed, rule: str) -> Procedure:
    for number, cost in owed:
        yield from costs.pay(cost, _paying(state, number), rule)


def _judge(state: State, numbers: Sequence[int]) -> Refusal | None:
    """Return why these cannot be declared as attackers (FFTCG 10.1.2.1, 10.1.2.1.3)."""
    if not numbers:
        for number in able(state):
            if statics.must_attack(state, number):
                name = spoken(state.cards[number])
                return Refusal("FFTCG 10.1.2.1.3", f"{name} must attack: the Attack Phase does not end before.")
    return refuse_party(state, numbers)


class Declaration(ChooseCards):
    """Declare who attacks or blocks; whoever passes declares nobody. ``wrong`` says that a card is none of these."""

    wrong: str

    def __init__(self, state: State, text: str, most: int, judge: Callable[[State, Sequence[int]], Refusal | None]):
        does, seat = self.kind, table.turn_player(state)
        attacks, rule = does == "attack", _RULES[does]
        # Not the request itself: it would hold itself, and the match with it.
        refuse, wrong = refuse_attack if attacks else refuse_block, self.wrong
        super().__init__(
            seat if attacks else 1 - seat, text, rule, lambda: tuple(able(state, does)), 0, most,
            why_not=lambda n: refuse(state, n) or Refusal(rule, wrong),
            together=lambda numbers: judge(state, numbers), anyway=lambda n: _not_there(state, n, does),
        )
        self._state = state

    def refuse(self, answer: Answer) -> Refusal | None:
        return super().refuse(Cards(()) if isinstance(answer, Pass) else answer)

    def impossible(self, answer: Answer) -> Refusal | None:
        return super().impossible(Cards(()) if isinstance(answer, Pass) else answer)


class DeclareAttack(Declaration):
    """Declare one attacker or a party, or none (FFTCG 10.1.2.1)."""

    kind = "attack"
    wrong = "That card cannot attack."

    def only(self) -> Answer | None:
        return None if WANTED in self._state.vars else super().only()

    def sample(self, source: random.Random) -> Answer:
        candidates = list(self.candidates)
        source.shuffle(candidates)
        if candidates and source.random() < 0.75:
            chosen = tuple(candidates[:1])
            if len(candidates) > 1 and source.random() < 0.25 and refuse_party(self._state, candidates[:2]) is None:
                chosen = tuple(candidates[:2])
            if _judge(self._state, chosen) is None:
                return Cards(chosen)
        return Cards(()) if _judge(self._state, ()) is None else Cards(tuple(candidates[:1]))


_ATTACK = "Declare an attacker or a party, or end the Attack Phase."
_BLOCK = "Choose a Forward to block with, or do not block."


def declare(state: State) -> Procedure:
    """The Attack Declaration Step up to the point where the turn player has priority (FFTCG 10.1.2)."""
    seat = table.turn_player(state)
    wanted = WANTED in state.vars or overrides.loose(state) or able(state, "attack")
    answer = (yield DeclareAttack(state, _ATTACK, 99, _judge)) if wanted else Pass()
    forget(state, WANTED)
    attackers = answer.cards if isinstance(answer, Cards) else ()
    if not attackers:
        state.emit(StepVariable("step", "main 2 start"))
        return
    owed = _costs(state, attackers, ab.Attacks)
    if _too_dear(state, owed) is not None:
        # Only who attacks though the rules refuse it attacks without paying.
        owed = []
    marks: list[Event] = [
        SetCardField(n, "dull", True, "dull", Cause("battle", None, seat))
        for n in attackers
        # With Brave, or where a text says so, attacking does not dull (FFTCG 10.1.2.2, 15.2.1.2).
        if "Brave" not in boards.now(state, n).keywords and not statics.rulings(state, n, ab.AttackingStaysUp)
    ]
    yield from apply_events(state, marks)
    yield from _pay(state, owed, "FFTCG 10.1.2.3")
    attackers = tuple(n for n in attackers if state.cards[n].zone == FIELD)
    for number in attackers:
        count = state.cards[number].marks.get("attacked", 0)
        state.emit(with_mark(state, number, "attacked", count + 1, "mark"))
    state.emit(SetVariable("attackers", tuple(ref(state, n) for n in attackers)))
    state.emit(SetVariable("party", True if len(attackers) > 1 else None))
    _tell_attack(state, seat, attackers)
    facts: list[Event] = [Notice("attack", seat=seat, card=n, others=attackers) for n in attackers]
    if len(attackers) > 1:
        facts.append(Notice("party attack", seat=seat, card=attackers[0], others=attackers))
    yield from apply_events(state, facts)
    state.emit(StepVariable("step", "attack declared"))
    state.emit(StepVariable("priority", (seat, 0)))


def _tell_attack(state: State, seat: int, attackers: Sequence[int]) -> None:
    if len(attackers) == 1:
        tell(state, "{0} attacks with {1}.", "FFTCG 10.1.2.1", ("seat", seat), ("card", attackers[0]))
    else:
        places = ", ".join(f"{{{place + 1}}}" for place in range(len(attackers)))
        tell(
            state, "{0} attacks with a party: " + places + ".", "FFTCG 15.1.1.9.1", ("seat", seat),
            *(("card", n) for n in attackers),
        )


# Who blocks


def attackers(state: State) -> list[int]:
    """Return the Forwards that are still attacking, for the turn player (FFTCG 10.1.2.4, 10.1.3.2.1a)."""
    return [one.number for one in table.attacking(state) if _in_battle(state, one, table.turn_player(state))]


def blocker(state: State) -> int | None:
    """Return the Forward that is blocking, if it still is, for the other player (FFTCG 10.1.3.2, 10.1.3.2.1a)."""
    found = table.blocking(state)
    if found is None or not _in_battle(state, found, 1 - table.turn_player(state)):
        return None
    return found.number


def _in_battle(state: State, what: Ref, seat: int) -> bool:
    """Whether an object is still a Forward on this player's field (FFTCG 10.1.3.2.1)."""
    values = boards.board(state).get(what.number) if table.alive(state, what) else None
    return values is not None and values.is_forward and state.cards[what.number].controller == seat


def refuse_block(state: State, number: int) -> Refusal | None:
    """Return why a Forward cannot block now, or None where it can (FFTCG 10.1.3.1)."""
    refusal = _not_there(state, number, "block")
    if refusal is not None:
        return refusal
    card = state.cards[number]
    if card.dull:
        return Refusal("FFTCG 10.1.3.1.1", f"{spoken(card)} cannot block: it is dull.")
    refusal = statics.refuse_block(state, number, tuple(attackers(state)))
    return refusal or _too_dear(state, _costs(state, (number,), ab.Blocks))


def block(state: State) -> Procedure:
    """The Block Declaration Step up to the point where the turn player has priority (FFTCG 10.1.3)."""
    turn_player = table.turn_player(state)
    seat = 1 - turn_player
    there = tuple(attackers(state))
    chosen: int | None = None
    if there:
        answer = yield DeclareBlock(state, _BLOCK, 1, _judge_block)
        if isinstance(answer, Cards) and answer.cards:
            chosen = answer.cards[0]
    if chosen is not None:
        owed = _costs(state, (chosen,), ab.Blocks)
        if _too_dear(state, owed) is None:
            yield from _pay(state, owed, "FFTCG 10.1.3.1.3")
        if state.cards[chosen].zone != FIELD or state.cards[chosen].controller != seat:
            chosen = None
    state.emit(StepVariable("step", "block declared"))
    if chosen is not None:
        state.emit(SetVariable("blocker", ref(state, chosen)))
        tell(state, "{0} blocks with {1}.", "FFTCG 10.1.3.2", ("seat", seat), ("card", chosen))
        facts: list[Event] = [Notice("block", seat=seat, card=chosen, others=there)]
        facts += [Notice("blocked", seat=turn_player, card=n, others=(chosen,)) for n in there]
        yield from apply_events(state, facts)
    elif there:
        tell(state, "{0} does not block.", "FFTCG 10.1.3.1", ("seat", seat))
        yield from apply_events(state, [Notice("not blocked", seat=turn_player, card=n, others=there) for n in there])
    state.emit(SetVariable("was blocked", True if chosen is not None else None))
    state.emit(StepVariable("priority", (turn_player, 0)))


class DeclareBlock(Declaration):
    """Declare one blocker, or none (FFTCG 10.1.3.1)."""

    kind = "block"
    wrong = "That card cannot block."


def _judge_block(state: State, numbers: Sequence[int]) -> Refusal | None:
    """Return why this cannot be declared as the blocker: another one must block (FFTCG 10.1.3.1.3)."""
    there = tuple(attackers(state))
    bound = [n for n in able(state, "block") if statics.must_block(state, n, there)]
    if not bound or (numbers and numbers[0] in bound):
        return None
    return Refusal("FFTCG 10.1.3.1.3", f"{spoken(state.cards[bound[0]])} must block if possible.")


# Damage


def before_damage(state: State) -> None:
    """Let unread text of the Forwards of a battle be asked about before they deal damage (FFTCG 10.1.4.2)."""
    opposed = blocker(state)
    if opposed is not None:
        note(state, [Notice("before damage", card=number) for number in (*attackers(state), opposed)], TEXTS)


def damage(state: State) -> Procedure:
    """The Damage Resolution Step (FFTCG 10.1.4)."""
    seat = table.turn_player(state)
    there = attackers(state)
    if state.vars.get("was blocked"):
        yield from _fight(state, there)
    elif there:
        # An attack that was not blocked deals one point of damage, also a party's (FFTCG 10.1.4.1).
        for number in [n for n in there if statics.can_fight(state, n)][:1]:
            yield from hurt_player(state, 1 - seat, 1, _battle(state, number))
    if "first strike" not in state.vars:
        state.emit(StepVariable("step", "damage done"))
        state.emit(StepVariable("priority", (seat, 0)))


def _fight(state: State, there: Sequence[int]) -> Procedure:
    """Attackers and blocker deal each other damage equal to their power (FFTCG 10.1.4.2).

    First Strike, on one side only, deals its damage first; then come rules processes, but nothing can be used and
    nothing goes on the stack (15.2.3.2, 15.2.3.3). A party has it only if all its members have (15.1.1.9.7).
    """
    opposed = blocker(state)
    second = state.vars.get("first strike")
    forget(state, "first strike")
    if opposed is None or not there:
        return
    now = boards.board(state)
    fast_attack = all("First Strike" in now[n].keywords for n in there)
    fast_block = "First Strike" in now[opposed].keywords
    if second is None:
        both = fast_attack == fast_block
        yield from _exchange(state, there, opposed, both or fast_attack, both or fast_block)
        if not both:
            state.emit(SetVariable("first strike", "attackers" if fast_attack else "blocker"))
            state.emit(StepVariable("step", "first strike done"))
        return
    yield from _exchange(state, there, opposed, second == "blocker", second == "attackers")


def _exchange(state: State, there: Sequence[int], opposed: int, attack: bool, strike_back: bool) -> Procedure:
    """Deal battle damage at the same time in the directions asked for."""
    now = boards.board(state)
    shares: list[tuple[int, int, Cause]] = []
    if attack:
        # A party deals its damage as one (FFTCG 15.1.1.9.8).
        able_to = [n for n in there if now[n].power > 0 and statics.can_fight(state, n, opposed)]
        if able_to:
            shares.append((opposed, sum(now[n].power for n in able_to), _battle(state, able_to[0])))
    victims = [n for n in there if statics.can_fight(state, opposed, n)]
    if strike_back and now[opposed].power > 0 and victims:
        parts = yield from _divide(state, victims, opposed, now[opposed].power)
        shares += ((n, share, _battle(state, opposed)) for n, share in zip(victims, parts, strict=True))
    yield from deal(state, shares, battle=True)


def _divide(state: State, there: Sequence[int], opposed: int, power: int) -> Asked[tuple[int, ...]]:
    """The blocking player divides the damage among a party, in thousands (FFTCG 10.1.4.2.1)."""
    if len(there) == 1:
        return (power,)
    request = Distribute(
        state.cards[opposed].controller, "Divide the {0} damage of {1} among the party.", "FFTCG 10.1.4.2.1",
        tuple(there), power - power % UNIT, UNIT, 0, args=(str(power), ("card", opposed)),
    )
    answer = yield request
    assert isinstance(answer, Amounts)
    return answer.values


def _battle(state: State, number: int) -> Cause:
    return Cause("battle", ref(state, number), state.cards[number].controller)


def finish_attack(state: State) -> None:
    """The attack is over: parties break up, nobody attacks or blocks any more (FFTCG 10.1.4.5)."""
    forget(state, *OF_ATTACK)
