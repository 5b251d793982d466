#!/usr/bin/env bash
# Compares the engine for GGUF files with llama.cpp on a real model: the tokens of many lines, the
# best token after each of many, tokens a second, and the time that a screen takes; then says how soon
# a first token comes, in a process that has nothing, in one that finds what another kept, and after
# `prewarm`. Usage: .ci/local-model.sh [PATH/TO/model-probe] [LINES] [PROMPTS] [FILE.gguf]
#
# Build the first with `swift build -c release --product model-probe`, and `screenc` and
# `screenc-bench` beside it. It needs Python 3; llama.cpp and a model are installed by .ci/llama.sh.
# Where anything is missing it says so and does nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
probe="$(realpath "${1:-.build/release/model-probe}")"
lines="${2:-10000}" prompts="${3:-200}" model="${4:-}"
[[ -x "$probe" ]] || { echo "there is no $probe; build it first" >&2; exit 1; }

source .ci/llama.sh

"$python" - "$probe" "$lines" "$prompts" "$model" "$folder" << 'PYTHON'
import json, os, random, subprocess, sys, time, unicodedata
from llama import Llama

probe, line_count, prompt_count, model, folder = sys.argv[1:]
line_count, prompt_count = int(line_count), int(prompt_count)
threads = os.cpu_count()
llama = Llama(model, 8192, threads)
ask = llama.ask


def ours(mode, value):
    path = os.path.join(folder, "input.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)
    out = subprocess.run([probe, mode, model, path], check=True, capture_output=True, text=True)
    return [json.loads(line) for line in out.stdout.splitlines()]


# Lines of many scripts: intents that people wrote, and words of random characters.
chance = random.Random(18)
with open("Fixtures/Intents/develop.jsonl", encoding="utf-8") as file:
    intents = [json.loads(line)["intent"] for line in file]
lines = [line for intent in intents for line in intent.split("\n") if line.strip()]
lines = lines[: line_count // 2]
scripts = [(0x20, 0x7E), (0xA0, 0x17F), (0x370, 0x3FF), (0x400, 0x52F), (0x590, 0x6FF),
           (0x900, 0x97F), (0xE00, 0xE7F), (0x10A0, 0x11FF), (0x2000, 0x21FF), (0x2460, 0x24FF),
           (0x3000, 0x30FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0xFF00, 0xFFEF),
           (0x1D400, 0x1D7FF), (0x1F300, 0x1F64F)]
between = [" ", "  ", "\t", "\n", "\r\n", "\n\n", "'s", "'LL", "2024", "3.14", "...", "\u00a0",
           "\u200d", "\ufe0f", "<|im_start|>", "<|endoftext|>", "<start_of_turn>", "\n \n"]
while len(lines) < line_count:
    line = ""
    for _ in range(chance.randint(1, 12)):
        first, last = chance.choice(scripts)
        word = [chr(chance.randint(first, last)) for _ in range(chance.randint(1, 8))]
        line += chance.choice(between) + "".join(
            character for character in word if unicodedata.category(character)[0] != "C")
    lines.append(line)
expected = [ask("/tokenize", {"content": line, "parse_special": True, "add_special": False})["tokens"]
            for line in lines]
same = sum(a == b for a, b in zip(expected, ours("tokens", lines)[0]))
print(f"tokens: {same} of {len(lines)} lines are the same", flush=True)

short = [intent for intent in intents if len(intent) < 120 and "\n" not in intent]
chance.shuffle(short)
clear = agreed = close = 0
texts, replies = [], []
for intent in short[:prompt_count]:
    prompt = f"<|im_start|>user\n{intent}<|im_end|>\n<|im_start|>assistant\n"
    tokens = ask("/tokenize", {"content": prompt, "parse_special": True, "add_special": True})["tokens"]
    reply = ask("/completion", {"prompt": tokens, "n_predict": 8, "temperature": 0, "n_probs": 2,
                                "cache_prompt": False, "return_tokens": True})
    texts.append(tokens + reply["tokens"])
    replies.append((len(tokens), reply["completion_probabilities"]))
for (start, steps), best in zip(replies, ours("logits", texts)):
    for index, step in enumerate(steps):
        first, second = step["top_logprobs"][:2]
        if first["logprob"] - second["logprob"] <= 0.05:
            close += 1
            continue
        clear += 1
        agreed += best[start - 1 + index][0] == first["id"]
print(f"logits: the best token is the same after {agreed} of {clear} "
      f"({100 * agreed / max(clear, 1):.1f} %); {close} more were too close to call", flush=True)

for _ in range(3):
    reply = ask("/completion", {"prompt": [(n * 7919 + 1000) % 20000 for n in range(512)],
                                "n_predict": 64, "temperature": 0, "ignore_eos": True,
                                "cache_prompt": False})["timings"]
    out = subprocess.run([probe, "speed", model, str(threads), "512", "64"], check=True,
                         capture_output=True, text=True)
    reading, writing = json.loads(out.stdout)
    theirs = reply["prompt_per_second"], reply["predicted_per_second"]
    print(f"tokens a second: prompt {reading:.1f} and {theirs[0]:.1f} of llama.cpp's, "
          f"{reading / theirs[0]:.2f} ×; generation {writing:.1f} and {theirs[1]:.1f}, "
          f"{writing / theirs[1]:.2f} ×", flush=True)
screenc = os.path.join(os.path.dirname(probe), "screenc")
if os.path.exists(screenc):
    # Nothing is kept of prompts on either side; small models are asked a second time.
    seconds = {model: [], "llama:" + llama.address: []}
    for name in list(seconds) * 3:
        start = time.perf_counter()
        made = subprocess.run(
            [screenc, "render", "--model", name, "--only", "model", "--grammar", "core",
             "A login form with username and password and a Sign in button"],
            capture_output=True, env={**os.environ, "SCREENC_PROMPTS": ""})
        if made.returncode == 0:
            seconds[name].append(time.perf_counter() - start)
    if all(seconds.values()):
        own, other = (sorted(times)[len(times) // 2] for times in seconds.values())
        print(f"seconds for a screen: {own:.2f} and {other:.2f} of llama.cpp's, {other / own:.2f} ×",
              flush=True)
sys.exit(0 if same == len(lines) else 1)
PYTHON

bench="$(dirname "$probe")/screenc-bench"
if [[ -x "$bench" ]]; then
  "$bench" first-token "$model" || echo "no first token: the model may know no conversations"
fi
