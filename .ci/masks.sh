#!/usr/bin/env bash
# Masks the tokens of twenty valid documents of the grammar `core`, by this project and by llguidance
# and xgrammar, one after the other in one run, and prints a table; a warm time is the median of a
# step's times in three rounds, for all of them. Usage: .ci/masks.sh
# [PATH/TO/screenc] [PATH/TO/screenc-bench] [VOCABULARY]
#
# VOCABULARY has a token a line, in Base64, as the files of tiktoken have; without one a made-up one
# of 100,000 tokens is taken. It needs Python 3; the two others come from PyPI into a virtual
# environment that later runs find again, and what is missing is left out with a line that says so.
set -euo pipefail
cd "$(dirname "$0")/.."
screenc="$(realpath "${1:-.build/release/screenc}")"
bench="$(realpath "${2:-.build/release/screenc-bench}")"
for program in "$screenc" "$bench"; do
  [[ -x "$program" ]] || { echo "there is no $program; build it first" >&2; exit 1; }
done

command -v python3 > /dev/null || { echo "skipped: the others need Python"; exit 0; }
environment="${XDG_CACHE_HOME:-$HOME/.cache}/screenc/masks"
python="$environment/bin/python"
if ! "$python" -c 'import llguidance' 2> /dev/null; then
  python3 -m venv --clear "$environment" 2> /dev/null \
    || { echo "skipped: this Python makes no environments"; exit 0; }
  for package in llguidance xgrammar; do
    timeout 480 "$python" -m pip install --quiet --disable-pip-version-check "$package" \
      || echo "without $package: it could not be installed"
  done
fi

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
"$screenc" grammar export core --as json-schema > "$folder/schema.json"
"$python" - "$folder" "${3:-}" "$bench" << 'PYTHON'
import base64, json, random, subprocess, sys, time

folder, path, bench = sys.argv[1:]
random.seed(7)
syllables = "ba re lo st in er on a e ti ch th ma no s ing é ü ка но 漢 字".split()


def word():
    return "".join(random.choice(syllables) for _ in range(random.randint(1, 4)))


def text(least, most):
    words = " ".join(word() for _ in range(random.randint(1, 12)))[: random.randint(least, most)]
    return words.strip() or "x"


def component():
    kind = random.choice(["heading", "paragraph", "keyValue", "badge", "field", "button", "standings"])
    made = {"type": kind}
    if kind == "heading":
        made["text"] = text(4, 80)
    elif kind == "paragraph":
        made["text"] = text(40, 400) + " \"" + word() + "\""
    elif kind == "keyValue":
        made |= {"key": text(4, 40), "value": text(1, 80)}
    elif kind == "badge":
        made |= {"label": text(1, 24), "tone": random.choice(["neutral", "info", "critical"])}
    elif kind == "field":
        made |= {"label": text(1, 40), "placeholder": text(1, 60), "name": "field-%d" % random.randint(1, 99)}
    elif kind == "button":
        made |= {"label": text(1, 30), "style": random.choice(["primary", "plain"])}
    else:
        rows = [{"team": text(3, 60), "points": random.randint(0, 999)} for _ in range(random.randint(1, 20))]
        made |= {"title": text(3, 60), "rows": rows}
    return made


def document():
    sections = [
        {"title": text(1, 40), "components": [component() for _ in range(random.randint(1, 6))]}
        for _ in range(random.randint(1, 4))
    ]
    return json.dumps({"title": text(3, 60), "sections": sections}, ensure_ascii=False, separators=(",", ":"))


documents = [document() for _ in range(20)]
if path:
    with open(path, "rb") as file:
        tokens = [base64.b64decode(line.split()[0]) for line in file if line.strip()]
else:
    known = dict.fromkeys(bytes([byte]) for byte in range(256))
    known |= dict.fromkeys(p.encode() for p in ['{"', '":"', '","', '":', '"},{"', '"}', '"}]', "},{", '"title', '"text', "type", "title", '":[{"', "label", "\\n", '\\"'])
    while len(known) < 100_000:
        known[((" " if random.random() < 0.5 else "") + word() + random.choice(["", "", "", ".", '"', "\","])).encode()] = None
    tokens = list(known)
with open(folder + "/vocabulary", "wb") as file:
    file.writelines(base64.b64encode(token) + b"\n" for token in tokens)
with open(folder + "/documents", "w", encoding="utf-8") as file:
    file.writelines(line + "\n" for line in documents)

numbers = {}
for number, token in enumerate(tokens):
    numbers.setdefault(token, number)


def split(data):
    made, start = [], 0
    while start < len(data):
        end = min(len(data), start + 64)
        while data[start:end] not in numbers:
            end -= 1
        made.append(numbers[data[start:end]])
        start = end
    return made


replies = [split(line.encode()) for line in documents]
schema = json.load(open(folder + "/schema.json"))


def row(name, compiled, first, warm, accepts, refused):
    def at(times, share):
        return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0

    def mean(times):
        return sum(times) / max(1, len(times))

    cells = [compiled * 1e3] + [x * 1e6 for x in (mean(first), at(first, 0.99), mean(warm), at(warm, 0.5), at(warm, 0.99), mean(accepts))]
    print("| %s | %s | %d of %d |" % (name, " | ".join("%.2f" % cell for cell in cells), refused, len(replies)), flush=True)


def measure(name, compile, begin, fill, allowed, accept):
    start = time.perf_counter()
    grammar = compile()
    compiled = time.perf_counter() - start
    first, fills, takes, refused = [], {}, {}, 0
    for turn in range(4):
        refused, step = 0, 0
        for reply in replies:
            matcher = begin(grammar)
            for token in reply:
                start = time.perf_counter()
                fill(matcher)
                between = time.perf_counter()
                is_allowed = allowed(token)
                resumed = time.perf_counter()
                if not is_allowed or not accept(matcher, token):
                    refused += 1
                    break
                if turn == 0:
                    first.append(between - start)
                else:
                    takes.setdefault(step, []).append(time.perf_counter() - resumed)
                    fills.setdefault(step, []).append(between - start)
                step += 1
    warm, accepts = ([sorted(times)[len(times) // 2] for times in all.values()] for all in (fills, takes))
    row(name, compiled, first, warm, accepts, refused)


print("%d tokens of %d documents, %d in the vocabulary" % (sum(map(len, replies)), len(replies), len(tokens)))
print("| engine | compile ms | first mean µs | first p99 | warm mean µs | p50 | p99 | accept µs | refused |")
print("|---|---|---|---|---|---|---|---|---|", flush=True)
ours = subprocess.run([bench, "masks", "--vocabulary", folder + "/vocabulary", "--documents", folder + "/documents"], capture_output=True, text=True, check=True)
for line in ours.stdout.splitlines():
    case = json.loads(line)
    keys = ["compile_ms", "first_mean_us", "first_p99_us", "warm_mean_us", "warm_p50_us", "warm_p99_us", "accept_us"]
    print("| screenc, %s | %s | %d of %d |" % (case["case"], " | ".join("%.2f" % case[key] for key in keys), case["refused"], len(replies)))
try:
    import llguidance, llguidance.numpy

    class Tokens:
        eos_token_id = bos_token_id = len(tokens)
        special_token_ids = [len(tokens)]

        def __init__(self):
            self.tokens = tokens + [b"<end>"]

        def __call__(self, data):
            return split(data if isinstance(data, bytes) else data.encode())

    tokenizer = llguidance.LLTokenizer(llguidance.TokenizerWrapper(Tokens()))
    mask = llguidance.numpy.allocate_token_bitmask(1, tokenizer.vocab_size)
    options = {"x-guidance": {"whitespace_flexible": False, "item_separator": ",", "key_separator": ":"}}
    grammar = llguidance.LLMatcher.grammar_from_json_schema(json.dumps(schema | options))
    measure(
        "llguidance",
        lambda: llguidance.LLMatcher(tokenizer, grammar),
        lambda matcher: (matcher.reset(), matcher)[1],
        lambda matcher: llguidance.numpy.fill_next_token_bitmask(matcher, mask),
        lambda token: bool(mask[0][token >> 5] >> (token & 31) & 1),
        lambda matcher, token: matcher.consume_token(token),
    )
except ImportError as error:
    print("without llguidance: %s" % error)
try:
    import xgrammar

    info = xgrammar.TokenizerInfo(tokens + [b"<end>"], xgrammar.VocabType.RAW, stop_token_ids=[len(tokens)])
    compiler = xgrammar.GrammarCompiler(info, cache_enabled=False)
    bits = xgrammar.allocate_token_bitmask(1, info.vocab_size)
    measure(
        "xgrammar",
        lambda: compiler.compile_json_schema(json.dumps(schema), any_whitespace=False, separators=(",", ":")),
        lambda grammar: xgrammar.GrammarMatcher(grammar),
        lambda matcher: matcher.fill_next_token_bitmask(bits),
        lambda token: bool(int(bits[0][token >> 5]) >> (token & 31) & 1),
        lambda matcher, token: matcher.accept_token(token),
    )
except ImportError as error:
    print("without xgrammar: %s" % error)
PYTHON
