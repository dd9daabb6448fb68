"""Who has the code comes in, and nobody else: no guesser, nobody in between, nobody who has listened."""

import pytest

from engine.net import handshake
from engine.net.handshake import Certificate, Codes, Denied, GuestSide, Hello, HostSide, NotLetIn, Proof

CERTIFICATE, OTHER = Certificate().der, Certificate().der


def meet(codes: Codes, code: str, seen: bytes = CERTIFICATE, secret: bytes = b"", kept: bytes = b"") -> bytes:
    """Return the secret that a guest has in the end, which is the host's too."""
    host = HostSide(CERTIFICATE, codes, lambda name: kept if kept and name == handshake.seat_name(kept) else None)
    guest = GuestSide(seen, code, secret)
    found = guest.check(host.prove(guest.prove(host.greet(guest.hello()))))
    assert found == host.secret
    return found


def test_the_right_code_lets_in_however_it_is_written() -> None:
    codes = Codes()
    assert len(meet(codes, f" {codes.code[:4].lower()}-{codes.code[4:]} ")) == 32


def test_a_wrong_code_does_not() -> None:
    with pytest.raises(NotLetIn, match="code"):
        meet(Codes(), "AAAAAAAA")


def test_who_relays_with_a_certificate_of_its_own_is_found_out() -> None:
    codes = Codes()
    with pytest.raises(NotLetIn, match="between"):
        meet(codes, codes.code, seen=OTHER)


def test_after_five_wrong_guesses_the_sixth_is_wrong_whatever_it_is() -> None:
    codes = Codes()
    right = codes.code
    for _ in range(handshake.GUESSES):
        with pytest.raises(NotLetIn):
            meet(codes, "AAAAAAAA")
    assert codes.code != right
    with pytest.raises(NotLetIn):
        meet(codes, right)


def test_a_code_lasts_ten_minutes() -> None:
    now = [0.0]
    codes = Codes(lambda: now[0])
    first = codes.code
    now[0] = handshake.LASTS - 1
    assert codes.code == first
    now[0] += 1
    assert codes.code != first


def test_who_goes_without_a_proof_has_guessed() -> None:
    codes = Codes()
    right = codes.code
    for _ in range(handshake.GUESSES):
        host = HostSide(CERTIFICATE, codes, lambda name: None)
        host.greet(GuestSide(CERTIFICATE, right).hello())
        assert host.prove(None) == Denied("code")
    assert codes.code != right


def test_coming_back_needs_no_code_but_the_secret() -> None:
    secret = meet(codes := Codes(), codes.code)
    assert meet(codes, "", secret=secret, kept=secret) == secret
    with pytest.raises(NotLetIn):
        meet(codes, "", secret=bytes(32), kept=secret)
    with pytest.raises(NotLetIn):
        meet(codes, "", seen=OTHER, secret=secret, kept=secret)


@pytest.mark.parametrize("back", (False, True))
def test_a_handshake_that_was_overheard_cannot_be_said_again(back: bool) -> None:
    codes = Codes()
    secret = meet(codes, codes.code) if back else b""
    guest = GuestSide(CERTIFICATE, codes.code, secret)
    hello = guest.hello()

    def host() -> HostSide:
        return HostSide(CERTIFICATE, codes, lambda name: secret or None)

    first = host()
    proof = guest.prove(first.greet(hello))
    assert isinstance(first.prove(proof), Proof)
    again = host()
    again.greet(hello)
    assert again.prove(proof) == Denied("code")


def test_another_version_is_told_who_must_update(monkeypatch: pytest.MonkeyPatch) -> None:
    host = HostSide(CERTIFICATE, Codes(), lambda name: None)
    answer = host.greet(Hello(handshake.PROTOCOL + 1, "9.9"))
    with pytest.raises(NotLetIn, match=r"The host has Tessera \d.*: update yours"):
        GuestSide(CERTIFICATE, "").prove(answer)
    with pytest.raises(NotLetIn, match="the host must update"):
        GuestSide(CERTIFICATE, "").prove(Denied("version", "0.0.1"))
