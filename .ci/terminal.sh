# A real terminal for the scripts that source this: a tmux of its own, with a folder that goes with it.
# Sets `screenc` to the command to be driven, `work` to the folder and `server` to the tmux.
# usage: source .ci/terminal.sh [SCREENC]
command -v tmux >/dev/null || { echo "skipped: there is no tmux here"; exit 0; }
screenc="$(realpath "${1:-.build/debug/screenc}")"

export LC_ALL=C.UTF-8 TERM=xterm-256color
work="$(mktemp -d)"
server=(tmux -f /dev/null -S "$work/socket" -u)
finish() { "${server[@]}" kill-server 2>/dev/null || true; rm -rf "$work"; }
trap finish EXIT

pane() { "${server[@]}" capture-pane -p "$@"; }
type() { "${server[@]}" send-keys -l -- "$1"; }
press() { "${server[@]}" send-keys "$@"; }
