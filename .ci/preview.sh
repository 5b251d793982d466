#!/usr/bin/env bash
# Drives `screenc preview` in a real terminal: every key does what help says, the command of `y`
# prints what the pane shows, files are followed, and the terminal is given back on every way out.
# usage: .ci/preview.sh [SCREENC]
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/terminal.sh "$@"
failures=0

status() { pane | sed -n '24p'; }
# An escape with another key right after it would be that key together with Alt.
escape() { press Escape; sleep 0.15; }

# Waits until the pane holds a text; says what it held instead.
sees() {
  for _ in $(seq 200); do
    if pane | grep -qF -- "$1"; then echo "ok   $2"; return; fi
    sleep 0.05
  done
  echo "FAIL $2: no '$1' in"; pane | sed 's/^/     |/'; failures=$((failures + 1))
}
lacks() {
  for _ in $(seq 200); do
    if ! pane | grep -qF -- "$1"; then echo "ok   $2"; return; fi
    sleep 0.05
  done
  echo "FAIL $2: still '$1'"; failures=$((failures + 1))
}
same() {
  if [[ "$1" == "$2" ]]; then echo "ok   $3"; else
    echo "FAIL $3:"; diff <(echo "$1") <(echo "$2") | sed 's/^/     /' || true; failures=$((failures + 1)); fi
}
# Starts a preview with some arguments, once the shell is there.
start() {
  press C-c; type "clear; $screenc preview $*; echo ended \$?"; press Enter
  sees "? help" "a preview of $*"
}
ended() { sees "ended ${1:-0}" "$2"; type "clear"; press Enter; sleep 0.1; }
settings() { rm -f "$work/stty"; type "stty -g >$work/stty"; press Enter
  for _ in $(seq 200); do [[ -s "$work/stty" ]] && break; sleep 0.05; done; cat "$work/stty"; }

"${server[@]}" new-session -d -x 100 -y 24 "PS1='$ ' bash --norc --noprofile"
sleep 0.3
type "cd '$work'"; press Enter
before="$(settings)"
intent="'A login form with username and password, and below it a table of 3 recent visits'"

echo "== keys"
start "$intent"
sees "best choice · temperature 0 · standard · width 100 · " "the status line says how it was made"
type ']'; sees "seed 1 · temperature 1" "] draws"
type ']'; sees "seed 2" "] takes the next seed"
type '['; sees "seed 1" "[ takes the one before"
type '{'; sees "temperature 0.9" "{ lowers the temperature"
type '}'; sees "temperature 1 " "} raises it"
type m; sees "· coach ·" "m takes the next grammar"
type mmm; lacks "· coach ·" "m goes round"
press -N 1 q; ended 0 "q ends"
start "$intent"
type t; sees "theme dark" "t changes the theme"
type +; sees "width 101" "+ widens"
type -- '--'; sees "width 99" "- narrows"
type w; sees "width 100" "w takes a common width"
type v; sees '"version": 1' "v shows the JSON"
type v; sees '<!DOCTYPE html>' "v shows the HTML"
type v; sees 'Asked for' "v shows the ledger"
type v; sees ' Username' "v comes back to the terminal's"
type s; sees "variant 1 of 2" "s shows a second variant"
sees "│" "a line parts the variants"
press Tab; sees "variant 2 of 2 · seed 1" "Tab goes over"
type ]; sees "variant 2 of 2 · seed 2" "keys change the variant in focus"
type s; lacks "variant" "s shows one again"
type '?'; sees "Ctrl-Z suspends" "? lists the keys"
escape; lacks "Ctrl-Z suspends" "Escape puts the list away"
type e; sees "screen \"" "e explains the screen"
type jjjjjj; sees "sections/0" "the explanation follows the cursor"
escape
type '/USERN'; press Enter; lacks "/USERN" "/ finds"
type e; sees 'field "Username"' "the cursor is where it was found"
escape; type '/nowhere'; press Enter; sees "not found: nowhere" "what is not there is not found"
type n; sees "not found" "n goes on"
type N; sees "not found" "N goes back"
type y; sees "screenc render" "y shows the command"
escape
type o; sees "preview.html" "o writes a page"
type r; sees "reloaded" "r reloads"
type S; sees "Save as:" "S asks for a name"
type saved.json; press Enter; sees "saved saved.json" "S saves"
type S; type saved.json; press Enter; sees "replace it?" "S asks before it replaces"
type n; sees "not saved" "n keeps the file"
type i; sees "Intent: A login form" "i edits the intent"
press C-u; type "A größeres 日本 form with Straße"; sees "Straße" "the screen follows each key"
escape; sees "seed 2" "Escape takes the edit back"
type c; sees "Change:" "c asks for a change"
press C-u; type "rename the title to Amended"; press Enter; sees "1 change" "the change is done"
type u; sees "undone: rename" "u takes it back"
type U; sees "redone" "U does it again"
type S; type trail.edits; press Enter; sees "saved trail.edits" "the trail is saved"
same "rename the title to Amended" "$(cat "$work/trail.edits")" "it holds the change"
type c; type "remove the helicopter"; press Enter; sees "nothing here matches" "what is not there is said"
type u; sees "undone" "u takes the last back"
type Z; sees "no key Z" "a key that is none is reported"
press F5; press M-x; sleep 0.2; sees "no key Z" "unknown sequences do nothing"
press C-c; ended 0 "Ctrl-C ends"

echo "== the command of y prints what the pane shows"
start "$intent"
for keys in '' ']]m' 'w' 't' 'v' 'v' 'v'; do
  [[ -z "$keys" ]] || type "$keys"
  sleep 6
  shown="$(pane -J | sed -n 1,23p | sed 's/ *$//')"
  type y; sees "screenc render" "y after '$keys'" >/dev/null
  "${server[@]}" resize-window -x 400; sleep 0.3
  command="$(pane | grep -F 'screenc render' | sed -n 1p)"
  "${server[@]}" resize-window -x 100; sleep 0.2
  escape
  printed="$(PATH="$(dirname "$screenc"):$PATH" bash -c "$command" | perl -CSD -pe 's/(.{100})(?=.)/$1\n/g' | sed -n 1,23p | sed 's/ *$//')"
  same "$shown" "$printed" "$command"
done
type q; ended 0 "q ends"

echo "== files"
cp "$work/saved.json" "$work/screen.json"
start --screen screen.json
sed -i 's/"title": "[^"]*"/"title": "Renamed by sed"/' "$work/screen.json"
sees "Renamed by sed" "a file that is replaced is followed"
printf '{ "title": ' >"$work/screen.json"
sees "error" "a broken file shows its diagnostics"
sees "Renamed by sed" "the last good screen stays"
printf '{"title": "Whole again", "sections": [{"components": [{"type": "divider"}]}]}' >"$work/screen.json"
sees "Whole again" "a mended file is shown"
lacks "error" "its diagnostics go"
type q; ended 0 "q ends"
"$screenc" grammar show core >"$work/own.grammar"
start --grammar own.grammar "'Serie B standings with a refresh button'"
sees "own.grammar" "the status line names the grammar's file"
printf 'grammar' >"$work/new.grammar"; mv "$work/new.grammar" "$work/own.grammar"
sees "own.grammar:1" "a broken grammar shows its diagnostics"
"$screenc" grammar show core >"$work/own.grammar"
lacks "own.grammar:1" "a mended grammar is taken"
type q; ended 0 "q ends"

printf 'name,total\nAda,3\n' >"$work/own.csv"
start --data own.csv
sees "Ada" "data alone is shown"
printf 'name,total\nGrace,4\n' >"$work/own.csv"
sees "Grace" "data that changes is followed"
type y; sees "screenc render --data own.csv --width 100" "y names the data"
escape; type q; ended 0 "q ends"

echo "== sizes"
start "$intent"
type jjjj; "${server[@]}" resize-window -x 40 -y 12; sleep 0.3; sees "Username" "a smaller terminal keeps the place"
for size in "1 1" "2 2" "3 1" "1 30" "200 3"; do
  # shellcheck disable=SC2086 # Two words.
  set -- $size; "${server[@]}" resize-window -x "$1" -y "$2"; sleep 0.1; type '?eyvs/'; escape; type vvvs
done
"${server[@]}" resize-window -x 100 -y 24; sleep 0.2; escape; sees "standard" "sizes from 1 by 1 on are survived"
escape; type q; ended 0 "q ends"

echo "== ways out"
for number in TERM HUP INT QUIT TRAP SEGV ABRT; do
  start "$intent"
  kill "-$number" "$(pgrep -n -f "^$screenc preview")"
  # A shell gives up the rest of the line after SIGINT.
  [[ $number == INT ]] || sees "ended" "SIG$number ends it"
  type clear; press Enter; sleep 0.1
  same "$before" "$(settings)" "SIG$number gives the terminal back"
  same 0 "$("${server[@]}" display -p '#{alternate_on}')" "SIG$number leaves the alternate buffer"
done
# Somewhere between a stack too small to begin with and one that is enough, it runs over at a key.
overflows=0
showcase="$PWD/Fixtures/Screens/showcase.json"
for size in $(seq 40 8 160); do
  type "clear; (ulimit -c 0; ulimit -s $size; $screenc preview --screen $showcase); echo ended \$?"
  press Enter
  for _ in $(seq 40); do pane | grep -qE '\? help|ended' && break; sleep 0.05; done
  taken="$("${server[@]}" display -p '#{alternate_on}')"
  type 'vvve'; type sq; press C-c
  for _ in $(seq 40); do pane | grep -q 'ended' && break; sleep 0.05; done
  ends="$(pane | grep -F 'ended' || true)"
  type clear; press Enter; sleep 0.1
  same "$before 0" "$(settings) $("${server[@]}" display -p '#{alternate_on}')" \
    "a stack of $size KiB gives the terminal back"
  [[ $taken == 0 || "$ends" != *139* ]] || overflows=$((overflows + 1))
  [[ "$ends" != *"ended 0"* ]] || break
done
echo "     $overflows of them ran over while the terminal was taken"
start "$intent"
press C-z; sees "Stopped" "Ctrl-Z suspends"
same "$before" "$(settings)" "suspension gives the terminal back"
type fg; press Enter; sees "best choice" "fg comes back"
pid="$(pgrep -n -f "^$screenc preview")"
kill -STOP "$pid"; sleep 0.2; kill -CONT "$pid"; type fg; press Enter; sleep 0.3
sees "best choice" "SIGSTOP and SIGCONT are survived"
escape; type q; sleep 0.5; press Enter; sleep 0.2
same "$before" "$(settings)" "the terminal is as it was"

echo "== no terminal"
same "$("$screenc" render --width 80 'a login form')" \
  "$("$screenc" preview --width 80 'a login form' </dev/null)" "it is printed once"

[[ $failures == 0 ]] || { echo "$failures failed"; exit 1; }
echo "all is well"
