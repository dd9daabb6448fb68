"""What words mean in every game, as the tables that a game's own meaning starts from."""

from __future__ import annotations

from engine.effects import (
    actions,
    amounts,
    conditions,
    evaluate,
    looking,
    matching,
    moving,
    places,
    players,
    possible,
    qualities,
    references,
    selection,
    sequencing,
)
from engine.effects.meaning import Meaning


def begin() -> Meaning:
    """Return the meaning of a game before it says anything of its own: it adds what it alone has, and puts what it
    understands otherwise in the place of what every game understands.
    """
    meaning = Meaning()
    meaning.players |= players.PLAYERS
    meaning.amounts |= amounts.AMOUNTS
    meaning.conditions |= conditions.CONDITIONS
    meaning.references |= references.REFERENCES
    meaning.qualities |= qualities.QUALITIES
    meaning.events |= matching.EVENTS
    meaning.effects |= sequencing.EFFECTS | looking.EFFECTS | moving.EFFECTS
    actions.enter(meaning, moving.ACTIONS)
    meaning.possible |= possible.POSSIBLE
    meaning.finders |= selection.FINDERS
    meaning.picks |= selection.PICKS
    meaning.of_zone = places.of_zone
    meaning.stated = lambda noun, res: ()
    meaning.meant = lambda what, found, doing, res: found
    meaning.listed = lambda what: what.references
    meaning.rule_of = lambda count: meaning.rules.either
    meaning.span = lambda what, found, res: evaluate.span(what.count, len(found), res)
    meaning.may_choose = lambda noun, number, res: True
    meaning.must_choose = lambda found, res: ()
    meaning.may_look = lambda number, res: not res.state.sees(res.actor, res.state.cards[number])
    meaning.useful = lambda doing, res: (None, None)
    meaning.is_faceless = lambda card: False
    meaning.run = sequencing.run
    return meaning
