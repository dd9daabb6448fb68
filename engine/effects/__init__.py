"""Carrying out the tree of a card's text, once for all games: what words mean now, and what they do.

A game hands in what differs, as its :class:`~engine.effects.meaning.Meaning`.
"""
