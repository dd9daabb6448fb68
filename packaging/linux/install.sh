#!/bin/sh
# Installs Tessera for the one who starts this, without administrator:
#     sh tessera.run               installs, in place of what was there
#     sh tessera.run --uninstall   removes it; your cards, decks and records stay
set -eu
sum='@SUM@'
skip='@SKIP@'
data="${XDG_DATA_HOME:-$HOME/.local/share}"
target="$HOME/.local/lib/tessera"
bin="$HOME/.local/bin"

refresh() {
    if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$data/applications" || true; fi
    if command -v update-mime-database >/dev/null 2>&1 && [ -d "$data/mime/packages" ]; then
        update-mime-database "$data/mime" >/dev/null 2>&1 || true
    fi
}

remove() {
    if [ -f "$target/installed" ]; then
        while IFS= read -r one; do rm -f "$data/$one"; done <"$target/installed"
    fi
    if [ "$(readlink "$bin/tessera" 2>/dev/null || true)" = "$target/tessera" ]; then rm -f "$bin/tessera"; fi
    rm -rf "$target"
}

# Only folders that are empty go; whatever else stands there is somebody else's.
tidy() {
    for size in @SIZES@; do rmdir "$data/icons/hicolor/$size/apps" "$data/icons/hicolor/$size" 2>/dev/null || true; done
    rmdir "$data/icons/hicolor" "$data/icons" "$data/mime/packages" 2>/dev/null || true
    if [ -d "$data/mime" ] && [ ! -d "$data/mime/packages" ]; then rm -rf "$data/mime"; fi
    if [ -f "$data/applications/mimeinfo.cache" ] && [ "$(ls -A "$data/applications")" = mimeinfo.cache ]; then
        rm -f "$data/applications/mimeinfo.cache"
    fi
    rmdir "$data/applications" "$data" "$HOME/.local/share" "$HOME/.local/lib" "$bin" "$HOME/.local" 2>/dev/null || true
}

case "${1:-}" in
--uninstall)
    remove
    refresh
    tidy
    echo "Tessera is removed."
    echo "Your cards, decks, pictures and records stay in $data/tessera (where there are any),"
    echo "your settings in ${XDG_CONFIG_HOME:-$HOME/.config}/tessera; delete them by hand if you want them no more."
    exit 0
    ;;
'') ;;
*)
    sed -n '2,4s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac

if [ "$(uname -m)" != '@MACHINE@' ]; then
    echo "This Tessera is for @MACHINE@; this computer is $(uname -m)." >&2
    exit 1
fi
new="$target.new"
rm -rf "$new"
mkdir -p "$new" "$bin" "$data"
if [ "$(tail -c +"$skip" "$0" | sha256sum | cut -d ' ' -f 1)" != "$sum" ]; then
    rm -rf "$new"
    echo "This file is not complete; fetch it again." >&2
    exit 1
fi
tail -c +"$skip" "$0" | gzip -dc | tar -xf - -C "$new" --strip-components=1
remove
mv "$new" "$target"
(cd "$target/share" && find . -type f | sed 's#^\./##' | LC_ALL=C sort) >"$target/installed"
while IFS= read -r one; do
    mkdir -p "$data/$(dirname "$one")"
    cp "$target/share/$one" "$data/$one"
done <"$target/installed"
sed "s#^Exec=tessera#Exec=\"$target/tessera\"#" "$target/share/applications/tessera.desktop" >"$data/applications/tessera.desktop"
sed '/^skip=/q' "$0" >"$target/uninstall"
sed '1,/^skip=/d;/^if \[ "$(uname -m)"/,$d' "$0" >>"$target/uninstall"
sed -i 's/^case "${1:-}" in/set -- --uninstall\n&/' "$target/uninstall"
chmod 755 "$target/uninstall"
ln -sf "$target/tessera" "$bin/tessera"
refresh
echo "Tessera is installed in $target; start it from the menu, or as $bin/tessera."
echo "To remove it: $target/uninstall"
exit 0
