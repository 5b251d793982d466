#!/usr/bin/env bash
# Drives `screenc render --stream` in a real terminal: states are drawn one after the other, the last
# is what is written without it, and Ctrl-C ends it at once and leaves the terminal as it was.
# usage: .ci/stream.sh [SCREENC]
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/terminal.sh "$@"
fail() { echo "FAIL $1" >&2; pane | sed 's/^/     |/' >&2; exit 1; }

cat > "$work/model.sh" <<'MODEL'
cat > /dev/null
write() { printf '%s' "$1"; sleep 0.25; }
write '{"title":"Zap","sections":[{"title":"Data","components":['
write '{"type":"field","label":"Colour","placeholder":"one"},'
write '{"type":"field","label":"Size","placeholder":"two"},'
write '{"type":"field","label":"Note","placeholder":"three"},'
write '{"type":"button","label":"Send it","style":"primary"}]},'
write '{"title":"More","components":[{"type":"badge","label":"New","tone":"info"}]}]}'
MODEL
command=("$screenc" render --only model --model "exec:sh $work/model.sh" --width 60 "A form with colour, size and note, and a Send it button")
printf '%q ' "${command[@]}" --stream > "$work/stream.sh"
printf '\nstty -a > %q\n' "$work/after" >> "$work/stream.sh"

"${server[@]}" new-session -d -x 80 -y 40 "stty -a > '$work/before'; exec bash --norc"
sleep 0.3
"${server[@]}" pipe-pane "cat > '$work/bytes'"
type "clear; sh $work/stream.sh; echo over"; press Enter
for _ in $(seq 100); do [[ -s "$work/after" ]] && break; sleep 0.1; done
[[ -s "$work/after" ]] || fail "it ends"
cmp -s "$work/before" "$work/after" || fail "the terminal is as it was"
states="$(grep -c $'\x1b\[[0-9]*A' "$work/bytes" || true)"
((states >= 4)) || fail "at least five states are drawn, not $((states + 1))"
"${command[@]}" --color never | sed 's/ *$//' | grep -v '^$' > "$work/expected"
pane | sed 's/ *$//' | grep -v -e '^$' -e over -e stream.sh -e '^bash' > "$work/shown"
diff "$work/expected" "$work/shown" || fail "the last state is what is written without --stream"
echo "ok   $((states + 1)) states, the last as without --stream"

rm "$work/after"
type "clear; sh $work/stream.sh"; press Enter
sleep 0.8
start="$(date +%s%N)"
press C-c
# Interrupted, the shell does not come to its next line: only the screen reports the end.
for _ in $(seq 100); do
  "${server[@]}" list-panes -F '#{pane_current_command}' | grep -q bash && break
  sleep 0.01
done
milliseconds=$((($(date +%s%N) - start) / 1000000))
((milliseconds < 500)) || fail "Ctrl-C ends it at once, not after $milliseconds ms"
type "stty -a > $work/after"; press Enter
for _ in $(seq 50); do [[ -s "$work/after" ]] && break; sleep 0.1; done
cmp -s "$work/before" "$work/after" || fail "after Ctrl-C the terminal is as it was"
echo "ok   Ctrl-C ends it within $milliseconds ms, polling included"
