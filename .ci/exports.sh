#!/usr/bin/env bash
# Reads the exports of the shipped grammars and of random ones as those do who take them: JSON Schema
# by llguidance and by jsonschema, GBNF by llguidance and, with a model to load it, by llama.cpp.
# usage: .ci/exports.sh [SCREENC] [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."
screenc="${1:-$(swift build -c release --show-bin-path)/screenc}"
count="${2:-40}"

skip() { echo "skipped: $1" >&2; exit 0; }
command -v python3 > /dev/null || skip "there is no python3"
environment="${XDG_CACHE_HOME:-$HOME/.cache}/screenc/exports"
python="$environment/bin/python"
if ! "$python" -c 'import jsonschema, llguidance' 2> /dev/null; then
  python3 -m venv --clear "$environment" 2> /dev/null || skip "this Python makes no environments"
  timeout 240 "$python" -m pip install --quiet --disable-pip-version-check jsonschema llguidance \
    || skip "jsonschema and llguidance could not be installed"
fi
exports="$(mktemp -d)"
trap 'rm -rf "$exports"' EXIT
"$python" .ci/random_grammars.py "$screenc" "$exports" "$count"
for grammar in $("$screenc" grammar list | cut -d ' ' -f 1) "$exports"/*.grammar; do
  name="$(basename "$grammar" .grammar)"
  for profile in full local openai anthropic; do
    "$screenc" grammar export "$grammar" --as json-schema --profile "$profile" \
      --output "$exports/$name.$profile.json" 2> /dev/null
  done
  "$screenc" grammar export "$grammar" --as gbnf --output "$exports/$name.gbnf" 2> /dev/null
  "$screenc" grammar export "$grammar" --as gbnf --ascii-safe --output "$exports/$name.ascii.gbnf" \
    2> /dev/null
done
"$python" - "$exports" << 'END'
import glob, json, os, sys
import jsonschema, llguidance
from llguidance.gbnf_to_lark import gbnf_to_lark

failures = count = 0
def judge(path, what, reads):
    global failures, count
    count += 1
    try:
        fault = reads()
    except Exception as error:
        fault = f"{type(error).__name__}: {str(error)[:300]}"
    if fault:
        failures += 1
        print(f"FAIL {os.path.basename(path)} in {what}: {fault}")

for path in sorted(glob.glob(os.path.join(sys.argv[1], "*.json"))):
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    judge(path, "jsonschema", lambda: jsonschema.Draft202012Validator.check_schema(schema))
    # The full schema is for validators: it says what no guide of tokens can.
    if not path.endswith(".full.json"):
        def read():
            grammar = llguidance.LLMatcher.grammar_from_json_schema(json.dumps(schema))
            return llguidance.LLMatcher.validate_grammar(grammar)
        judge(path, "llguidance", read)
for path in sorted(glob.glob(os.path.join(sys.argv[1], "*.gbnf"))):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    def read():
        grammar = llguidance.LLMatcher.grammar_from_lark(gbnf_to_lark(text))
        return llguidance.LLMatcher.validate_grammar(grammar)
    judge(path, "llguidance", read)
print(f"{count} readings, {failures} failures")
sys.exit(failures > 0 or count == 0)
END

# The rest ends here where llama.cpp or a model cannot be had.
source .ci/llama.sh
trap 'rm -rf "$exports" "$folder"' EXIT
"$python" - "$model" "$exports" << 'END' 2> "$folder/log"
import glob, os, sys, urllib.error
from llama import Llama

llama = Llama(sys.argv[1], 256, 2)
def refusal(grammar):
    try:
        llama.ask("/completion", {"prompt": "a", "n_predict": 1, "grammar": grammar})
    except urllib.error.HTTPError as error:
        return error.read().decode()[:300]

failures = count = 0
if not refusal('root ::= "a'):
    print("FAIL llama.cpp takes what is not a grammar")
    failures += 1
for path in sorted(glob.glob(os.path.join(sys.argv[2], "*.gbnf"))):
    count += 1
    with open(path, encoding="utf-8") as file:
        fault = refusal(file.read())
    if fault:
        failures += 1
        print(f"FAIL {os.path.basename(path)} in llama.cpp: {fault}")
print(f"{count} grammars in llama.cpp, {failures} failures", flush=True)
os._exit(failures > 0 or count == 0)
END
