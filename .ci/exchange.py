"""Reads every published example, draws it, and validates what is written; see exchange.sh."""

import copy
import json
import os
import re
import subprocess
import sys
import tempfile

folder, screenc, amount = sys.argv[1:4]


def clone(repository):
    base = os.path.join(folder, repository.replace("/", "+"))
    for path in (base, os.path.join(base, "repo")):
        if os.path.exists(os.path.join(path, "HEAD")):
            return path
    return None


def git(repository, *arguments):
    return subprocess.run(
        ["git", "--git-dir=" + clone(repository), *arguments], capture_output=True, check=True
    ).stdout


def files(repository):
    return git(repository, "ls-tree", "-r", "--name-only", "HEAD").decode().splitlines()


def show(repository, path):
    return git(repository, "show", "HEAD:" + path)


def examples():
    """Every example, as its format, its name and its bytes."""
    if clone("google/A2UI"):
        for path in files("google/A2UI"):
            if re.search(r"(specification|samples)/.*/examples/.*\.jsonl?$", path):
                yield "A2UI", path, show("google/A2UI", path)
    if clone("microsoft/AdaptiveCards"):
        for path in files("microsoft/AdaptiveCards"):
            if not re.match(r"samples/(?!HostConfig).*\.json$", path):
                continue
            text = show("microsoft/AdaptiveCards", path)
            try:
                card = json.loads(text.decode("utf-8-sig"))
            except ValueError:
                continue
            if isinstance(card, dict) and card.get("type") == "AdaptiveCard":
                yield "Adaptive Cards", path, text
    if clone("thesysdev/openui"):
        for path in files("thesysdev/openui"):
            if path.endswith(".oui"):
                yield "OpenUI Lang", path, show("thesysdev/openui", path)
            elif path.endswith(".mdx") and "openui-lang" in path:
                text = show("thesysdev/openui", path).decode()
                for block in re.findall(r"```[a-z-]*[^\n]*\n(.*?)```", text, re.S):
                    if re.match(r"\s*root = \w+\(", block):
                        yield "OpenUI Lang", path, block.encode()
    if clone("vercel-labs/json-render"):
        for path in files("vercel-labs/json-render"):
            if not path.endswith((".ts", ".tsx", ".md")):
                continue
            text = show("vercel-labs/json-render", path).decode("utf-8", "replace")
            for block in re.findall(r"```json\n(.*?)```", text, re.S):
                if '"elements"' in block:
                    yield "json-render", path, block.encode()
            stream = re.findall(r"^(\{\"op\":.*\})$", text, re.M)
            if stream:
                yield "json-render", path, "\n".join(stream).encode()


def render(data, *options):
    return subprocess.run(
        [screenc, "render", "--screen", "-", *options], input=data, capture_output=True, timeout=60
    )


counts = {}
for format, path, data in examples():
    count = counts.setdefault(format, {"all": 0, "drawn": 0, "said": 0})
    count["all"] += 1
    page = render(data, "--format", "html")
    terminal = render(data, "--format", "ansi", "--width", "80")
    if page.returncode == 0 and terminal.returncode == 0:
        count["drawn"] += 1
        count["said"] += b"warning:" in page.stderr
    else:
        fault = re.search(rb"error: .*", page.stderr)
        print(f"not drawn: {format} {path}: {fault and fault.group().decode()}")
    if page.returncode not in (0, 1) or terminal.returncode not in (0, 1):
        sys.exit(f"exchange: {path} ended with {page.returncode}")
for format, sums in counts.items():
    print(f"{format}: {sums['drawn']} of {sums['all']} drawn, {sums['said']} with a warning")


def converted(paths, format, target):
    """What screens become in a format, as the files in a folder, and how many hold nothing there."""
    empty = 0
    for start in range(0, len(paths), 500):
        batch = paths[start : start + 500]
        options = ["--compact", "--to", format, "--output", target]
        result = subprocess.run([screenc, "convert", *options, *batch], capture_output=True)
        if result.returncode not in (0, 1):
            sys.exit(f"exchange: converting to {format} ended with {result.returncode}")
        empty += result.stderr.count(b"[empty-screen]")
    return sorted(os.path.join(target, name) for name in os.listdir(target)), empty


# Random screens go into each format and come back.
scratch = tempfile.TemporaryDirectory()
random_screens = os.path.join(scratch.name, "screens")
os.mkdir(random_screens)
subprocess.run(
    [sys.executable, ".ci/random_screens.py", screenc, random_screens, amount], check=True
)
drawn = sorted(os.path.join(random_screens, name) for name in os.listdir(random_screens))
written = {}
for format in ("a2ui-0.9", "json-render", "adaptive-card"):
    for step in (format, format + "-back"):
        os.mkdir(os.path.join(scratch.name, step))
    written[format], _ = converted(drawn, format, os.path.join(scratch.name, format))
    back, empty = converted(written[format], "screen", os.path.join(scratch.name, format + "-back"))
    # A screen of an empty list or of a divider alone has nothing that the format holds.
    print(f"{format}: {len(back)} of {len(drawn)} random screens there and back, {empty} empty")
    if len(back) + empty != len(drawn):
        sys.exit(1)

try:
    from jsonschema import Draft6Validator, Draft202012Validator
    from referencing import Registry, Resource
except ImportError:
    print("exchange: skipped the schemas: there is no 'jsonschema' for Python")
    sys.exit(0)


def a2ui(version):
    """The validator of messages of a version from 0.9 on, with the basic catalog."""
    path = f"specification/{version}/"
    schema = json.loads(show("google/A2UI", path + "json/server_to_client.json"))
    common = json.loads(show("google/A2UI", path + "json/common_types.json"))
    catalog = json.loads(show("google/A2UI", path + "catalogs/basic/catalog.json"))
    beside = copy.deepcopy(catalog)
    beside["$id"] = schema["$id"].rsplit("/", 1)[0] + "/catalog.json"
    registry = Registry()
    for document in (schema, common, catalog, beside):
        registry = registry.with_resource(document["$id"], Resource.from_contents(document))
    return Draft202012Validator(schema, registry=registry)


validators = {}
if clone("google/A2UI"):
    standard = "specification/v0_8/json/server_to_client_with_standard_catalog.json"
    validators["a2ui-0.8"] = Draft202012Validator(json.loads(show("google/A2UI", standard)))
    validators["a2ui-0.9"] = a2ui("v0_9")
    # The release candidate of 1.0 differs from this draft in its version's name.
    validators["a2ui-1.0"] = a2ui("v0_10")
if clone("microsoft/AdaptiveCards"):
    card = json.loads(show("microsoft/AdaptiveCards", "schemas/1.5.0/adaptive-card.json"))
    validators["adaptive-card"] = Draft6Validator(card)

faults = 0
for format, validator in validators.items():
    for path in written.get(format, []):
        with open(path, encoding="utf-8") as file:
            lines = [line for line in file.read().split("\n") if line.strip()]
        documents = [json.loads(line) for line in lines]
        for document in documents:
            for error in validator.iter_errors(document):
                faults += 1
                print(f"{format} {os.path.basename(path)}: {error.message[:200]}")
    if format in written:
        print(f"{format}: {len(written[format])} random screens valid by the published schema, {faults} faults")
screens = sorted(
    os.path.join("Fixtures/Screens", name)
    for name in os.listdir("Fixtures/Screens")
    if name.endswith(".json")
)
for format, validator in validators.items():
    valid = 0
    for screen in screens + sys.argv[4:]:
        result = subprocess.run(
            [screenc, "convert", "--compact", "--to", format, screen], capture_output=True
        )
        for line in result.stdout.decode().splitlines():
            document = json.loads(line)
            if format == "a2ui-1.0":
                document["version"] = "v0.10"
            valid += 1
            for error in validator.iter_errors(document):
                faults += 1
                print(f"{format} {screen}: {error.message[:200]}")
    print(f"{format}: {valid} documents valid by the published schema" if not faults else format)
sys.exit(1 if faults else 0)
