#!/usr/bin/env bash
# Asks who is nearer to what a model says: this engine, or llama.cpp. Both multiply with activations of
# eight bits, so that both err; a forward pass in 64-bit numbers over the same weights, with numpy and
# the `gguf` package of llama.cpp's authors, does not. Prints how often the best tokens agree where
# llama.cpp's first two are apart by more than a margin, and how far the ten best logits are from the
# exact ones. Usage: .ci/logits.sh [PATH/TO/model-probe] [PROMPTS] [FILE.gguf]
#
# Build the first with `swift build -c release --product model-probe`. It knows the architectures llama
# and gemma3. What is needed is installed by .ci/llama.sh, and numpy beside it; where anything is
# missing it says so and does nothing. Two hundred prompts take some ten minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
probe="$(realpath "${1:-.build/release/model-probe}")"
prompts="${2:-40}" model="${3:-}"
[[ -x "$probe" ]] || { echo "there is no $probe; build it first" >&2; exit 1; }

source .ci/llama.sh
if ! "$python" -c 'import gguf, numpy' 2> /dev/null; then
  timeout 480 "$python" -m pip install --quiet --disable-pip-version-check gguf numpy \
    || skip "numpy and gguf could not be installed"
fi

"$python" - "$probe" "$prompts" "$model" "$folder" << 'PYTHON'
import json, os, random, subprocess, sys
import gguf
import numpy as np
from llama import Llama

probe, prompt_count, model, folder = sys.argv[1:]
ask = Llama(model, 2048, max(1, os.cpu_count() // 2)).ask

# llama.cpp writes eight tokens after each prompt; the others read the same ones.
with open("Fixtures/Intents/develop.jsonl", encoding="utf-8") as file:
    intents = [json.loads(line)["intent"] for line in file]
short = [intent for intent in intents if len(intent) < 120 and "\n" not in intent]
random.Random(18).shuffle(short)
texts, starts, theirs = [], [], []
for intent in short[: int(prompt_count)]:
    prompt = f"<|im_start|>user\n{intent}<|im_end|>\n<|im_start|>assistant\n"
    tokens = ask("/tokenize", {"content": prompt, "parse_special": True, "add_special": True})["tokens"]
    reply = ask("/completion", {"prompt": tokens, "n_predict": 8, "temperature": 0, "n_probs": 20,
                                "cache_prompt": False, "return_tokens": True})
    steps = reply["completion_probabilities"]
    texts.append((tokens + reply["tokens"])[: len(tokens) + len(steps) - 1])
    starts.append(len(tokens) - 1)
    theirs += [{each["id"]: each["logprob"] for each in step["top_logprobs"]} for step in steps]

with open(os.path.join(folder, "texts.json"), "w", encoding="utf-8") as file:
    json.dump(texts, file)
out = subprocess.run([probe, "logits", model, file.name, "20"], check=True, capture_output=True, text=True)
ours = [dict(zip(map(int, best[0::2]), best[1::2]))
        for line, start in zip(out.stdout.splitlines(), starts) for best in json.loads(line)[start:]]

reader = gguf.GGUFReader(model)
kind = reader.fields["general.architecture"].contents()
if kind not in ("llama", "gemma3"):
    sys.exit(f"skipped: no exact pass for {kind}")
is_gemma = kind == "gemma3"


def stated(key, otherwise=None):
    field = reader.fields.get(f"{kind}.{key}")
    return field.contents() if field else otherwise


weights = {t.name: gguf.dequantize(t.data, t.tensor_type).astype(np.float64) for t in reader.tensors}
width, heads, epsilon = stated("embedding_length"), stated("attention.head_count"), stated("attention.layer_norm_rms_epsilon")
shared = stated("attention.head_count_kv", heads)
size = stated("attention.key_length", width // heads)


def norm(x, name):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + epsilon) * weights[name + ".weight"]


def turned(x, base):
    half = size // 2
    angles = np.arange(len(x))[:, None] * base ** (-2 * np.arange(half) / size)
    cosine, sine = np.cos(angles)[:, None], np.sin(angles)[:, None]
    one, other = (slice(0, half), slice(half, None)) if is_gemma else (slice(0, None, 2), slice(1, None, 2))
    y = np.empty_like(x)
    y[..., one] = x[..., one] * cosine - x[..., other] * sine
    y[..., other] = x[..., one] * sine + x[..., other] * cosine
    return y


def exact(tokens):
    x = weights["token_embd.weight"][tokens] * (np.sqrt(width) if is_gemma else 1)
    count = len(tokens)
    back = np.arange(count)[:, None] - np.arange(count)[None]
    for layer in range(stated("block_count")):
        of = lambda name: weights[f"blk.{layer}.{name}.weight"].T
        h = norm(x, f"blk.{layer}.attn_norm")
        q, k, v = ((h @ of(f"attn_{name}")).reshape(count, -1, size) for name in "qkv")
        is_local = is_gemma and layer % 6 < 5
        if is_gemma:
            q, k = norm(q, f"blk.{layer}.attn_q_norm"), norm(k, f"blk.{layer}.attn_k_norm")
        base = stated("rope.freq_base_swa", 1e4) if is_local else stated("rope.freq_base", 1e6 if is_gemma else 1e4)
        q, k = turned(q, base), np.repeat(turned(k, base), heads // shared, 1)
        scores = np.einsum("qhd,khd->hqk", q, k) / np.sqrt(size)
        is_hidden = (back < 0) | (back >= stated("attention.sliding_window") if is_local else False)
        scores[:, is_hidden] = -np.inf
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        scores /= scores.sum(-1, keepdims=True)
        h = np.einsum("hqk,khd->qhd", scores, np.repeat(v, heads // shared, 1)).reshape(count, -1) @ of("attn_output")
        x = x + (norm(h, f"blk.{layer}.post_attention_norm") if is_gemma else h)
        h = norm(x, f"blk.{layer}.ffn_norm")
        gate, up = h @ of("ffn_gate"), h @ of("ffn_up")
        if is_gemma:
            gate = 0.5 * gate * (1 + np.tanh(np.sqrt(2 / np.pi) * (gate + 0.044715 * gate**3)))
        else:
            gate = gate / (1 + np.exp(-gate))
        h = (gate * up) @ of("ffn_down")
        x = x + (norm(h, f"blk.{layer}.post_ffw_norm") if is_gemma else h)
    return norm(x, "output_norm")


output = weights.get("output.weight", weights["token_embd.weight"])
truth = []
for tokens, start in zip(texts, starts):
    for logits in exact(tokens)[start:] @ output.T:
        truth.append({int(token): logits[token] for token in np.argpartition(-logits, 64)[:64]})


def best(logits):
    return max(logits, key=lambda token: (logits[token], -token))


def margin(logits):
    first, second = sorted(logits.values(), reverse=True)[:2]
    return first - second


print(f"{os.path.basename(model)}, {len(theirs)} positions after {len(texts)} prompts")
for least in (0.05, 0.1, 0.2, 0.5):
    chosen = [place for place in zip(ours, theirs, truth) if margin(place[1]) > least]
    pairs = {"ours and llama.cpp": (0, 1), "llama.cpp and exact": (1, 2), "ours and exact": (0, 2)}
    shares = {name: 100 * np.mean([best(p[one]) == best(p[other]) for p in chosen]) for name, (one, other) in pairs.items()}
    print(f"apart by more than {least} ({len(chosen)}): " + ", ".join(f"{name} {share:.2f} %" for name, share in shares.items()))
for name, engine in (("ours", ours), ("llama.cpp", theirs)):
    errors = []
    for own, right in zip(engine, truth):
        top = [t for t in sorted(right, key=right.get, reverse=True)[:10] if t in own]
        gaps = np.array([own[t] - right[t] for t in top])
        errors.append(((gaps - gaps.mean()) ** 2).mean())
    print(f"{name} from exact: {np.sqrt(np.mean(errors)):.4f} in the root of the mean square")
PYTHON
