"""What the network needs is loaded when somebody wants a table of two machines, and not before."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
#: What takes long to load, and what loads it.
NETWORK = ("websockets", "zeroconf", "spake2", "cryptography", "segno", "ifaddr", "asyncio")


def loaded_with(name: str) -> Iterator[str]:
    """The modules that a module of ours loads as it is loaded itself."""
    path = ROOT / Path(*name.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not source.is_file():
        return
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def all_loaded_with(name: str) -> set[str]:
    found, rest = set(), [name]
    while rest:
        one = rest.pop()
        parts = one.split(".")
        for known in (".".join(parts[:end]) for end in range(1, len(parts) + 1)):
            if known not in found:
                found.add(known)
                rest += loaded_with(known)
    return found


def test_the_window_opens_without_the_network() -> None:
    assert all_loaded_with("app.window").isdisjoint(NETWORK)


def test_the_pages_of_a_table_do_not_wait_for_the_network_either() -> None:
    """It is loaded on the thread that serves or joins."""
    assert all_loaded_with("app.net.tables").isdisjoint(NETWORK)
    assert not all_loaded_with("engine.net.host").isdisjoint(NETWORK), "else this looks at nothing"
