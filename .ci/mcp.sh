#!/usr/bin/env bash
# Conversations with `screenc mcp`: of clients that send what they should not, of one that calls 10,000
# times, of the official SDK for Python in both eras of the protocol, and of another public client.
# usage: .ci/mcp.sh SCREENC
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
command -v python3 > /dev/null || { echo "skipped: there is no python3 here" >&2; exit 0; }
python3 "$here/mcp-inputs.py" "$1"

environment="$(mktemp -d)"
trap 'rm -rf "$environment"' EXIT
converse() {
  local client="$1"
  shift
  rm -rf "$environment/python"
  if ! { python3 -m venv "$environment/python" &&
    "$environment/python/bin/pip" install --quiet "$@"; } > "$environment/log" 2>&1; then
    echo "skipped: $1 cannot be installed here: $(tail -1 "$environment/log")" >&2
    return
  fi
  "$environment/python/bin/python" "$here/$client" "$screenc"
}
screenc="$1"
converse mcp-client.py 'mcp==2.3.0' 'jsonschema==4.26.0'
converse mcp-second-client.py 'chuk-mcp==0.9.4'
