"""Random screens, drawn from the JSON Schema that the command exports, so that each property of the
vocabulary occurs. usage: random_screens.py SCREENC FOLDER COUNT"""

import json
import pathlib
import random
import subprocess
import sys

WORDS = """Alpha Tea house 12 € % "quoted" back\\slash <b> & שלום 日本語 café -3.5 2027-03-14 :: e\u0301
    long-word-without-any-break # * _ | ` ${name} {{x}} https://example.com/a?b=c""".split()


def screens(schema, count):
    """Documents of the schema, the same ones each time."""
    draw = random.Random(20)

    def text(rule):
        if "const" in rule or "enum" in rule:
            return rule["const"] if "const" in rule else draw.choice(rule["enum"])
        words = " ".join(draw.choices(WORDS, k=draw.randint(0, 4)))
        if len(words) < rule.get("minLength", 0):
            words += "A" * rule["minLength"]
        return words[: rule.get("maxLength", 80)]

    def number(rule, whole):
        least, most = rule.get("minimum", -1000), rule.get("maximum", 1000)
        value = draw.uniform(least, most)
        return round(value) if whole else round(value, draw.randint(0, 3))

    def value(rule, depth):
        if "$ref" in rule:
            return value(schema["$defs"][rule["$ref"].rsplit("/", 1)[1]], depth)
        for several in ("oneOf", "anyOf"):
            if several in rule:
                return value(draw.choice(rule[several]), depth)
        kind = rule.get("type")
        kind = draw.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            required = rule.get("required", [])
            return {
                name: value(inner, depth + 1)
                for name, inner in rule.get("properties", {}).items()
                if name != "sample" and (name in required or draw.random() < 0.6)
            }
        if kind == "array":
            least = rule.get("minItems", 0)
            most = min(rule.get("maxItems", 3), max(least, 3 if depth > 2 else 5))
            return [value(rule["items"], depth + 1) for _ in range(draw.randint(least, most))]
        if kind in ("integer", "number"):
            return number(rule, kind == "integer")
        if kind == "boolean":
            return draw.random() < 0.5
        return text(rule)

    return (value(schema, 0) for _ in range(count))


def main():
    screenc, folder, count = sys.argv[1:4]
    export = [screenc, "grammar", "export", "standard", "--as", "json-schema"]
    schema = json.loads(subprocess.run(export, capture_output=True, check=True).stdout)
    for index, screen in enumerate(screens(schema, int(count))):
        path = pathlib.Path(folder) / f"{index:05}.json"
        path.write_text(json.dumps(screen, ensure_ascii=False), encoding="utf-8")


main()
