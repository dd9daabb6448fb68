"""The parts of the tree that only Force of Will has, but for those about will and its keywords."""

from __future__ import annotations
