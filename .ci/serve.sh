#!/usr/bin/env bash
# Holds `screenc serve` to what its clients need: what a client gets who sends what it should not, that
# memory stays the same under load, and the page in Chromium, driven by keys and held to axe.
# usage: .ci/serve.sh SCREENC [PICTURES]     PICTURES is a folder for pictures of the page
#
# REQUESTS says how many renders the load is of; its figures are printed, and memory alone is asserted.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
command -v python3 > /dev/null || { echo "skipped: there is no python3 here" >&2; exit 0; }
screenc="$(realpath "$1")" pictures="${2:-}" requests="${REQUESTS:-2000}"
[[ -z "$pictures" ]] || mkdir -p "$pictures"
work="$(mktemp -d)"
"$screenc" serve --port 0 > "$work/address" 2> "$work/log" &
server=$!
trap 'kill $server 2> /dev/null || true; rm -rf "$work"' EXIT
for _ in {1..100}; do [[ -s "$work/address" ]] && break || sleep 0.1; done
address="$(cat "$work/address")"

python3 "$here/serve-inputs.py" "$address"
python3 "$here/serve-load.py" "$address" "$server" "$requests"
kill -0 $server
if grep -v -m1 -E '^[1-5][0-9]{2} [ -~]+$' "$work/log"; then
  echo "a request is more than a line of the log" >&2
  exit 1
fi

if ! command -v chromium > /dev/null || ! command -v chromedriver > /dev/null; then
  echo "skipped: there is no chromium with a driver here" >&2
  exit 0
fi
# Of the package with axe only its script is wanted, not the browsers that it works with.
if ! { python3 -m venv "$work/python" &&
  "$work/python/bin/pip" install --quiet 'selenium==4.51.0' &&
  "$work/python/bin/pip" download --quiet --no-deps --dest "$work" 'axe-playwright-python==0.1.8' &&
  python3 -m zipfile -e "$work"/axe_playwright_python-*.whl "$work/axe"; } > "$work/install" 2>&1; then
  echo "skipped: selenium and axe cannot be installed here: $(tail -1 "$work/install")" >&2
  exit 0
fi
"$work/python/bin/python" "$here/serve-page.py" "$address" \
  "$work/axe/axe_playwright_python/axe.min.js" ${pictures:+"$pictures"}
