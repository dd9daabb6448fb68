#!/bin/sh
# Installs the .deb and the .run on a bare Debian, as root, and looks whether they do what they say:
#     packaging/check-linux.sh dist/tessera_*.deb dist/tessera-*.run [OLDER.deb]
# Needs debootstrap, Xvfb and ImageMagick's `import`. A folder that $TESSERA_BARE names is taken as the bare Debian.
set -eu
deb=$(realpath "$1") run=$(realpath "$2") older=${3:+$(realpath "$3")}
for tool in debootstrap Xvfb import compare chroot; do
    command -v "$tool" >/dev/null || { echo "The command $tool is missing (apt install debootstrap xvfb imagemagick)." >&2; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "A chroot needs root; start this with sudo." >&2; exit 2; }
work=$(mktemp -d) out=${TESSERA_CHECKED:-dist/checked} screen=$((90 + $$ % 900))
mkdir -p "$out"
root=$work/root x=
finish() {
    [ -z "$x" ] || kill "$x" 2>/dev/null || true
    for one in proc dev tmp/.X11-unix; do umount -l "$root/$one" 2>/dev/null || true; done
    rm -rf --one-file-system "$work"
}
trap finish EXIT
say() { echo "== $*"; }
# In place of the shell that calls it, so that who is started in the background can be stopped.
become() { exec chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="$home" LANG=C.UTF-8 DISPLAY=":$screen" \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} DEBIAN_FRONTEND=noninteractive "$@"; }
inside() { (become "$@"); }
home=/root

if [ -n "${TESSERA_BARE:-}" ]; then cp -a "$TESSERA_BARE" "$root"; else debootstrap --variant=minbase bookworm "$root" >/dev/null; fi
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
Xvfb ":$screen" -screen 0 1440x900x24 >/dev/null 2>&1 &
x=$!
cp "$deb" "$run" "$root/tmp/"
[ -z "$older" ] || cp "$older" "$root/tmp/older.deb"
! inside sh -c 'command -v python3' || { echo "This Debian has Python." >&2; exit 1; }

# The window: started as a menu or a double click does, and looked at.
look() {
    name=$1; shift
    (become "$@") >"$work/window.log" 2>&1 &
    window=$!
    for _ in $(seq 60); do
        sleep 2
        kill -0 $window 2>/dev/null || { cat "$work/window.log"; echo "$name: the window closed by itself." >&2; exit 1; }
        import -display ":$screen" -window root "$out/$name.png"
        [ "$(identify -format %k "$out/$name.png")" -lt 500 ] || break
    done
    sleep 4
    import -display ":$screen" -window root "$out/$name.png"
    [ "$(identify -format %k "$out/$name.png")" -ge 500 ] || { echo "$name: nothing was drawn." >&2; exit 1; }
    kill $window
    wait $window 2>/dev/null || true
    echo "$name: drawn ($out/$name.png)"
}

# Whether two pictures show different things: more than a tenth of all points differ.
differs() {
    changed=$(compare -metric AE -fuzz 5% "$1" "$2" null: 2>&1 || true)
    [ "${changed%%[!0-9]*}" -gt 129600 ] || { echo "$2 shows the same as $1." >&2; exit 1; }
}

# Two programs that sit at a table which a third serves, over the network of this machine.
network() {
    port=$((20000 + $$ % 20000))
    (become "$1" host fftcg --port $port --records /tmp/hosted) >"$work/host.log" 2>&1 &
    host=$!
    for _ in $(seq 60); do grep -q '^Code: ' "$work/host.log" && break; sleep 1; done
    code=$(sed -n 's/^Code: //p' "$work/host.log" | tail -1)
    (become env TESSERA_HOME=/tmp/first "$1" join 127.0.0.1:$port --code "$code" --random --name Ann) </dev/null >"$work/first.log" 2>&1 &
    first=$!
    for _ in $(seq 60); do grep -q 'at the table' "$work/first.log" && break; sleep 1; done
    code=$(sed -n 's/^Code: //p' "$work/host.log" | tail -1)
    inside env TESSERA_HOME=/tmp/second "$1" join 127.0.0.1:$port --code "$code" --random --name Bob </dev/null >"$work/second.log" 2>&1 ||
        { cat "$work/second.log"; exit 1; }
    wait $first || { cat "$work/first.log"; exit 1; }
    kill $host; wait $host 2>/dev/null || true
    tail -2 "$work/first.log"
    rm -rf "$root/tmp/hosted" "$root/tmp/first" "$root/tmp/second"
}

# Everything that the installed program has to do, by its command.
works() {
    inside "$1" --version
    inside "$1" paths
    inside "$1" screenshot mid-game --to /tmp/pictures >/dev/null 2>&1
    cp "$root/tmp/pictures/mid-game-en-dark.png" "$out/$2-picture.png"
    inside "$1" play fftcg lamps_at_noon the_rime_post --seats random,random --seed 7 --record /tmp/whole.tessera >"$work/game.log"
    tail -1 "$work/game.log"
    network "$1"
    look "$2-table" "$1"
    look "$2-record" "$1" open /tmp/whole.tessera
    differs "$out/$2-table.png" "$out/$2-record.png"
    ! ls "$root$home"/.cache/tessera/readings-* 2>/dev/null || { echo "$2: the first start was a cold one." >&2; exit 1; }
    rm -rf "$root/tmp/pictures" "$root/tmp/whole.tessera"
}

listed() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var -o -path './root/.*' \) -prune -o -print | LC_ALL=C sort); }

say "The .deb on a bare Debian"
inside apt-get -qq update
depends=$(dpkg-deb -f "$deb" Depends | tr ',' '\n' | sed 's/(.*//; s/|.*//; s/ //g')
inside apt-get -qq -y --no-install-recommends install $depends >/dev/null 2>&1
listed >"$work/before"
if [ -n "$older" ]; then
    say "An older build, with a match in progress"
    inside dpkg -i /tmp/older.deb >/dev/null
    inside tessera --version
    mkdir -p "$root/root/kept"
    inside sh -c 'tessera play fftcg lamps_at_noon the_rime_post --seats human,random --seed 3 --record /root/kept/match.tessera </dev/null >/dev/null 2>&1 || true'
    before=$(wc -l <"$root/root/kept/match.tessera")
fi
inside dpkg -i "/tmp/$(basename "$deb")" >/dev/null
if [ -n "$older" ]; then
    inside tessera resume /root/kept/match.tessera --seats random,random | tail -1
    [ "$(wc -l <"$root/root/kept/match.tessera")" -gt "$before" ] || { echo "The match did not go on." >&2; exit 1; }
    rm -rf "$root/root/kept"
fi
works tessera deb
inside dpkg --purge tessera >/dev/null 2>&1
listed >"$work/after"
find "$root/var" -xdev -name '*tessera*' -not -path '*/apt/*' -print | sed 's/^/left: /' >>"$work/after"
cmp "$work/before" "$work/after" || { diff "$work/before" "$work/after"; echo "The .deb left something behind." >&2; exit 1; }
echo "removed without a trace"

say "The .run for one user"
home=/home/player
mkdir -p "$root$home"
listed >"$work/before"
inside sh "/tmp/$(basename "$run")"
works "$home/.local/bin/tessera" run
inside "$home/.local/lib/tessera/uninstall"
left=$(cd "$root$home" && find . -type f | grep -v -e '^./.local/share/tessera/' -e '^./.config/tessera/' -e '^./.cache/' -e '^./.local/state/tessera/' || true)
[ -z "$left" ] || { echo "The .run left behind: $left" >&2; exit 1; }
echo "removed without a trace"
say "all is well"
