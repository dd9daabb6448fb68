"""macOS' disk image: the program signed as far as there is a certificate, beside a link to the Applications folder."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from installers import product
from installers.problems import CannotBuild

#: What notarisation needs; where one is missing it is left out.
SECRETS = ("TESSERA_APPLE_IDENTITY", "TESSERA_APPLE_ID", "TESSERA_APPLE_TEAM", "TESSERA_APPLE_PASSWORD")


def image(bundle: Path, work: Path, target: Path) -> Path:
    """Make the .dmg of a bundle, and return its file. Raises CannotBuild."""
    made = target / f"{product.NAME}-{product.version()}-macos-{platform.machine()}.dmg"
    folder = work / "dmg"
    for command in steps(bundle, folder, made):
        if command[0] == "copy":
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            shutil.copytree(bundle, folder / bundle.name, symlinks=True)
            (folder / "Applications").symlink_to("/Applications")
            continue
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotBuild(f"{command[0]} failed: {done.stderr.strip()[-2000:]}")
    return made


def steps(bundle: Path, folder: Path, made: Path) -> Sequence[list[str]]:
    """The commands from the bundle to the image. Without a certificate the program is signed as nobody's, which is what
    Apple's own processors ask for at least; without an account nothing is notarised.
    """
    identity = os.environ.get(SECRETS[0]) or "-"
    sign = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        sign += ["--options", "runtime", "--timestamp"]
    done = [
        [*sign, str(bundle)],
        ["copy"],
        ["hdiutil", "create", "-volname", product.NAME, "-srcfolder", str(folder), "-ov", "-format", "UDZO", str(made)],
    ]
    secrets = [os.environ.get(name, "") for name in SECRETS]
    if all(secrets):
        account = ["--apple-id", secrets[1], "--team-id", secrets[2], "--password", secrets[3]]
        done.append(["xcrun", "notarytool", "submit", str(made), *account, "--wait"])
        done.append(["xcrun", "stapler", "staple", str(made)])
    else:
        print("Not notarised: that needs " + ", ".join(SECRETS) + " in the environment.", file=sys.stderr)
    return done
