#!/usr/bin/env bash
# Runs `screenc batch` as the command of a Spark `rdd.pipe`, on two partitions and on eight, and
# expects the same bytes. Usage: .ci/spark-pipe.sh [PATH/TO/screenc]
#
# It needs Java and a Python that has pyspark; where one is missing it says so and does nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
screenc="$(realpath "${1:-.build/release/screenc}")"

skip() { echo "skipped: $1"; exit 0; }
command -v java > /dev/null || skip "Spark needs Java, which is not installed"
python3 -c 'import pyspark' 2> /dev/null || skip "there is no Python with pyspark"
[[ -x "$screenc" ]] || { echo "there is no $screenc; build it first" >&2; exit 1; }

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
for number in $(seq 1000); do
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

screenc, source, partitions, target = sys.argv[1:]
context = SparkContext("local[2]", "screenc")
context.setLogLevel("ERROR")
with open(source, encoding="utf-8") as file:
    lines = file.read().splitlines()
rdd = context.parallelize(lines, int(partitions)).pipe(f"{screenc} batch --no-numbers")
with open(target, "w", encoding="utf-8") as file:
    file.writelines(line + "\n" for line in rdd.collect())
PYTHON

"$screenc" batch --no-numbers "$folder/intents.jsonl" > "$folder/expected.jsonl" 2> /dev/null || true
for partitions in 2 8; do
  python3 "$folder/pipe.py" "$screenc" "$folder/intents.jsonl" "$partitions" "$folder/actual.jsonl" \
    2> /dev/null
  cmp "$folder/expected.jsonl" "$folder/actual.jsonl"
  echo "same bytes on $partitions partitions"
done
