#!/usr/bin/env bash
# Asks a real language model on a real server of llama.cpp, on the loopback: every reply that is held
# to a grammar makes a screen without a lossy repair of anything that the grammar's export states, by
# GBNF and by JSON Schema; the same seed gives the same bytes twice; with the server gone in the middle
# of a reply the composer answers. Usage: .ci/model-server.sh [PATH/TO/screenc] [INTENTS]
#
# It needs Python 3; server and model are installed by .ci/llama.sh. Where anything is missing it says
# so and does nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
screenc="$(realpath "${1:-.build/release/screenc}")"
count="${2:-2}"
[[ -x "$screenc" ]] || { echo "there is no $screenc; build it first" >&2; exit 1; }

source .ci/llama.sh
command -v curl > /dev/null || skip "requests need curl, which is not installed"

"$python" -c 'import os, signal, sys
from llama import Llama
llama = Llama(sys.argv[1], 8192, os.cpu_count())
print(llama.address, flush=True)
signal.pause()' "$model" > "$folder/address" 2> "$folder/log" &
server=$!
trap 'kill $server 2> /dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 120); do
  [[ -s "$folder/address" ]] && break
  kill -0 $server 2> /dev/null || skip "the server does not start: $(tail -n 1 "$folder/log")"
  sleep 0.5
done
address="$(cat "$folder/address")"
[[ "$address" == http://127.0.0.1:* ]] || skip "the server does not start in a minute"
echo "a server answers at $address"

python3 - "$count" > "$folder/intents" << 'PYTHON'
import json, sys
with open("Fixtures/Intents/develop.jsonl", encoding="utf-8") as file:
    intents = [json.loads(line)["intent"] for line in file]
short = [intent for intent in intents if len(intent) < 60 and "\n" not in intent]
step = max(1, len(short) // int(sys.argv[1]))
print("\n".join(short[::step][: int(sys.argv[1])]))
PYTHON

# What exports cannot state they list themselves: that a component differs from the one before it.
"$screenc" grammar export core --as gbnf > "$folder/export" 2> "$folder/omissions"
"$screenc" grammar export core --as json-schema --profile local \
  > "$folder/export" 2>> "$folder/omissions"

for model in "llama:$address" "openai:$address/v1#local"; do
  lossless=0 unstated=0 unanswered=0 cut=0 asked=0
  while IFS= read -r intent; do
    asked=$((asked + 1))
    "$screenc" render --model "$model" --only model --grammar core --format json \
      --report "$folder/report" "$intent" > "$folder/screen" 2> "$folder/said" || true
    verdict="$(python3 - "$folder/report" "$folder/omissions" << 'PYTHON'
import json, re, sys
try:
    report = json.load(open(sys.argv[1], encoding="utf-8"))
except (OSError, ValueError):
    print("none")
    sys.exit()
with open(sys.argv[2], encoding="utf-8") as file:
    unstated = set(re.findall(r"[a-z]+(?:-[a-z]+)+", file.read()))
lossy = {d["id"] for d in report["diagnostics"] if d.get("repair") == "lossy"}
print(
    "lossy" if report["tier"] != "model" or lossy - unstated else "unstated" if lossy else "lossless")
PYTHON
    )"
    case "$verdict" in
      lossless) lossless=$((lossless + 1)) ;;
      unstated) unstated=$((unstated + 1)) ;;
      # A reply that reaches its limit of tokens has failed, whatever guides it.
      # A reply may be a screen and yet leave out most of what is asked: it is declined as a whole.
      *) if grep -q "maximum length" "$folder/said"; then cut=$((cut + 1))
      elif grep -q "\[unanswered\]" "$folder/said"; then unanswered=$((unanswered + 1)); else
        echo "FAIL ${model%%:*}: $verdict for: $intent" >&2; cat "$folder/said" >&2; exit 1
      fi ;;
    esac
    rm -f "$folder/report"
  done < "$folder/intents"
  echo "${model%%:*}: $asked asked, $lossless admitted without a lossy repair," \
    "$unstated with one of what no export states, $unanswered declined as they leave out most of what is asked," \
    "$cut cut off"
done

intent="contact form: name, email, message and a Send button"
for time in first second; do
  "$screenc" render --model "llama:$address" --only model --grammar core --seed 7 --format json \
    "$intent" > "$folder/$time" 2> /dev/null || true
done
cmp "$folder/first" "$folder/second"
echo "the same seed gives the same bytes"

# In the middle of a reply, which is long in coming.
"$screenc" render --model "llama:$address" --format json "$intent" \
  > "$folder/fallback" 2> "$folder/said" &
asking=$!
sleep 1
kill -KILL $server
wait $server 2> /dev/null || true
wait $asking
cmp "$folder/fallback" <("$screenc" render --only composer --format json "$intent")
grep -q "the model had no answer" "$folder/said"
cat "$folder/said"
code=0
"$screenc" render --strict --model "llama:$address" "$intent" > "$folder/strict" 2>&1 || code=$?
[[ $code == 3 ]] || { echo "FAIL: exit code $code under --strict without a server" >&2; exit 1; }
echo "without the server the composer answers, and --strict exits with 3"
