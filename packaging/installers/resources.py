"""What Windows and macOS want to know of the program: the version resource, and Info.plist."""

from __future__ import annotations

from typing import Any

from installers.product import FILE_TYPES, IDENTIFIER, NAME, SUMMARY, version

#: The service that tables in the local network announce themselves as.
SERVICE = "_tessera._tcp"
_WHY = "Tessera looks for tables of other players in your network, and lets them find yours, when you play over it."


def info_plist(number: str) -> dict[str, Any]:
    """The program's entries of Info.plist; both keys for the local network are among them."""
    types = [
        {
            "CFBundleTypeName": kind.name,
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [kind.identifier],
        }
        for kind in FILE_TYPES
    ]
    exported = [
        {
            "UTTypeIdentifier": kind.identifier,
            "UTTypeDescription": kind.name,
            "UTTypeConformsTo": ["public.text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": [kind.suffix[1:]],
                "public.mime-type": [kind.mime],
            },
        }
        for kind in FILE_TYPES
    ]
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": number,
        "CFBundleVersion": number,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "zh_CN", "zh_TW"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Tessera authors; MIT licence",
        "NSLocalNetworkUsageDescription": _WHY,
        "NSBonjourServices": [SERVICE],
        "CFBundleDocumentTypes": types,
        "UTExportedTypeDeclarations": exported,
    }


def four(number: str) -> tuple[int, int, int, int]:
    """A version as Windows counts: four numbers."""
    parts = [int(part) for part in number.split(".")]
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_resource() -> str:
    """The version resource as PyInstaller reads it."""
    number = version()
    strings = {
        "CompanyName": "The Tessera authors",
        "FileDescription": SUMMARY,
        "FileVersion": number,
        "InternalName": NAME,
        "LegalCopyright": "The Tessera authors; MIT licence",
        "OriginalFilename": NAME + ".exe",
        "ProductName": NAME,
        "ProductVersion": number,
    }
    lines = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four(number)}, prodvers={four(number)}, mask=0x3F, flags=0,"
        " OS=0x40004, fileType=1, subtype=0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{lines}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
