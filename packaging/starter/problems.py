"""The one error of the start script."""


class CannotStart(Exception):
    """What is missing and how to get it, in one sentence for whoever started Tessera."""
