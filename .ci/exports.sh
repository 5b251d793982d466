#!/usr/bin/env bash
# Reads the JSON Schemas of the shipped grammars as those do who take them: by llguidance and by jsonschema.
# usage: .ci/exports.sh [SCREENC]
set -euo pipefail
cd "$(dirname "$0")/.."
screenc="${1:-$(swift build -c release --show-bin-path)/screenc}"

skip() { echo "skipped: $1" >&2; exit 0; }
command -v python3 > /dev/null || skip "there is no python3"
environment="${XDG_CACHE_HOME:-$HOME/.cache}/screenc/exports"
python="$environment/bin/python"
if ! "$python" -c 'import jsonschema, llguidance' 2> /dev/null; then
  python3 -m venv --clear "$environment" 2> /dev/null || skip "this Python makes no environments"
  timeout 240 "$python" -m pip install --quiet --disable-pip-version-check jsonschema llguidance \
    || skip "jsonschema and llguidance could not be installed"
fi
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
for grammar in $("$screenc" grammar list | cut -d ' ' -f 1); do
  for profile in full local openai anthropic; do
    "$screenc" grammar export "$grammar" --as json-schema --profile "$profile" \
      --output "$folder/$grammar.$profile.json" 2> /dev/null
  done
done
"$python" - "$folder" << 'END'
import glob, json, os, sys
import jsonschema, llguidance

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
print(f"{count} readings, {failures} failures")
sys.exit(failures > 0 or count == 0)
END
