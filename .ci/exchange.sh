#!/usr/bin/env bash
# Holds the formats of other tools to what their makers publish: reads and draws every example, and
# validates what is written with the published schemas. Where a repository cannot be had, it says so.
#
# Usage: exchange.sh [FOLDER [COUNT]], where FOLDER has clones of the repositories, or is to have them,
# and COUNT random screens go into each format and back (500).
set -uo pipefail
cd "$(dirname "$0")/.."
folder="${1:-${TMPDIR:-/tmp}/screenc-exchange}"
screenc="${SCREENC:-.build/debug/screenc}"
[[ -x "$screenc" ]] || { echo "exchange: build screenc first"; exit 2; }
mkdir -p "$folder"
for repository in google/A2UI microsoft/AdaptiveCards vercel-labs/json-render thesysdev/openui; do
  clone="$folder/${repository//\//+}"
  [[ -e "$clone" ]] && continue
  if ! timeout 300 git clone --quiet --bare --depth 1 "https://github.com/$repository" "$clone" 2>/dev/null; then
    rm -rf "$clone"
    echo "exchange: skipped $repository: it cannot be had from here"
  fi
done
exec python3 .ci/exchange.py "$folder" "$screenc" "${2:-500}"
