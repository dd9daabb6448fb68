"""What keeps an installer from being built."""


class CannotBuild(Exception):
    """Says in a sentence what is missing and where it is to be had."""
