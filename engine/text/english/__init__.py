"""English as all games print it: how its words are inflected, and the symbols by which the grammars know its phrases.

Whatever speaks of players and things uses these symbols, in every game; what stands behind them is a game's terms.

Players: `subject` who does something ("you", "they", "that player"), `actor` the same but for you, whose deed a verb
in the third person says; `victim` to whom something is done; `poss` whose something is ("your", "their").

Things: `obj` whatever a verb or preposition may have after it, and of it `one_obj` what is no list; `ref` only what is
definite ("it", "those cards"), `source` the object that has the text. `who` is the subject of what is so, `who_one` and
`who_many` that of one and of many, `doer` whoever does something in an event; `like` what something is likened to.

Nouns: `noun` is a row of `pre` (before the head), `head` and `post` (behind it), `bare` one without what stands behind;
`articled` has an article. `/one` and `/many` give the number. Parts of those: `state` what may be said of a thing
before its head or behind "is"; `zone` a place, `trait` and `traits` what two may have in common, `name` a name.

Numbers: `count` so many of a choice, `quantity` so many held against what there is, `number` an amount in figures,
`counted` and `quantity_named` an amount that is a noun phrase.
"""
