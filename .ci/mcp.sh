#!/usr/bin/env bash
# A conversation of the official SDK for Python with `screenc mcp`, in both eras of the protocol.
# usage: .ci/mcp.sh SCREENC
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"

environment="$(mktemp -d)"
trap 'rm -rf "$environment"' EXIT
if ! { python3 -m venv "$environment" &&
  "$environment/bin/pip" install --quiet 'mcp==2.3.0' 'jsonschema==4.26.0'; } > /dev/null 2>&1; then
  echo "skipped: the SDK 'mcp' cannot be installed here" >&2
  exit 0
fi
"$environment/bin/python" "$here/mcp-client.py" "$1"
