#!/usr/bin/env bash
# Runs `screenc batch` as the command of a Spark `rdd.pipe`, on two partitions and on eight, and
# expects the bytes that one run gives. Usage: .ci/spark-pipe.sh [PATH/TO/screenc]
#
# It needs Java 17 and Python 3. Where Python has no pyspark, it is installed into a virtual
# environment that later runs find again. Where anything is missing it says so and does nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
screenc="$(realpath "${1:-.build/release/screenc}")"
[[ -x "$screenc" ]] || { echo "there is no $screenc; build it first" >&2; exit 1; }

skip() { echo "skipped: $1"; exit 0; }
command -v java > /dev/null || skip "Spark needs Java, which is not installed"
java="$(java -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')"
((${java:-0} >= 17)) || skip "Spark needs Java 17 or later, and this is Java ${java:-of no known version}"
command -v python3 > /dev/null || skip "pyspark needs Python, which is not installed"
python=python3
if ! "$python" -c 'import pyspark' 2> /dev/null; then
  environment="${XDG_CACHE_HOME:-$HOME/.cache}/screenc/pyspark"
  python="$environment/bin/python"
  if ! "$python" -c 'import pyspark' 2> /dev/null; then
    python3 -m venv --clear "$environment" 2> /dev/null || skip "this Python makes no environments"
    # Half a gigabyte; a network that is slow or not there must not hold up everything else.
    timeout 480 "$python" -m pip install --quiet --disable-pip-version-check pyspark ||
      skip "pyspark could not be installed"
  fi
fi

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
for number in $(seq 300); do
  if ((number % 97 == 0)); then
    echo "not json"
  else
    echo "{\"id\":$number,\"intent\":\"A form with name, email and $((number % 9)) more fields\"}"
  fi
done > "$folder/intents.jsonl"

# A line's answer depends on nothing but the line, so that no order and no split can show; its number
# in the input is the one thing that would, and --no-numbers leaves it out.
cat > "$folder/pipe.py" << 'PYTHON'
import sys
from pyspark import SparkContext

screenc, folder, *partitions = sys.argv[1:]
context = SparkContext("local[2]", "screenc")
with open(f"{folder}/intents.jsonl", encoding="utf-8") as file:
    lines = file.read().splitlines()
for count in partitions:
    answers = context.parallelize(lines, int(count)).pipe(f"{screenc} batch --no-numbers").collect()
    with open(f"{folder}/{count}.jsonl", "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in answers)
PYTHON

# The exit code is 1, for there are lines that are not JSON.
"$screenc" batch --no-numbers "$folder/intents.jsonl" > "$folder/whole.jsonl" 2> /dev/null || true
[[ $(wc -l < "$folder/whole.jsonl") == 300 ]] || { echo "batch answered too few lines" >&2; exit 1; }
"$python" "$folder/pipe.py" "$screenc" "$folder" 2 8 2> "$folder/log" || { cat "$folder/log" >&2; exit 1; }
for partitions in 2 8; do
  cmp "$folder/whole.jsonl" "$folder/$partitions.jsonl"
  echo "same bytes on $partitions partitions"
done
