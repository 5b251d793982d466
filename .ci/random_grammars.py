"""Random grammars: their names are those that rules of exports have, and their bounds are around
those that parsers count to. usage: random_grammars.py SCREENC FOLDER COUNT"""

import pathlib
import random
import subprocess
import sys

NAMES = """list value root character flag from pointer integer number screenList items more element
    headingText day month hex x aList aItems aMore aElement a A a-list a-more Value screen-list
    filled label1 label12 label fact object string type null true json start ws char enum const
    properties ref defs""".split()
BOUNDS = [0, 1, 2, 3, 9, 60, 200, 999, 1000, 1998, 1999, 2000, 2001, 4000]


def grammar(seed):
    """The text of a grammar; it need not be a valid one."""
    draw = random.Random(seed)

    def bounds():
        least, most = sorted(draw.choices(BOUNDS, k=2))
        return f"{least}...{most}"

    def value(depth):
        kind = draw.randrange(7 if depth < 2 else 5)
        if kind == 0:
            return f"text({bounds()})"
        if kind == 1:
            return f"integer({bounds()})"
        if kind == 2:
            return "flag"
        if kind == 3:
            names = (draw.choice(NAMES) + draw.choice(["", "One", "2"]) for _ in range(draw.randint(2, 6)))
            return " | ".join(dict.fromkeys(names))
        if kind == 4:
            return draw.choice(["number", "number(-90...90)", "number(0.5...2.5)", "text(1...60)"])
        if kind == 5:
            return f"{bounds()} of {value(depth + 1)}"
        members = (
            f"{name}{'?' if place and draw.random() < .5 else ''}: {value(depth + 1)} \"Some\""
            for place, name in enumerate(draw.sample(NAMES, draw.randint(1, 5))))
        return f"{bounds()} of {{ {', '.join(members)} }}"

    base = draw.choice(["core", "core", "lists", "forms", "standard"])
    text = f"grammar random\ninclude {base}\n"
    for name in draw.sample(NAMES, draw.randint(1, 8)):
        text += f'component {name} "Something" {{\n'
        for place, member in enumerate(draw.sample(NAMES, draw.randint(1, 7))):
            mark = "?" if place and draw.random() < .6 else ""
            text += f'  {member}{mark}: {value(0)} "Some"\n'
        text += '} = { heading(text: "Fixed") }\n'
    return text


def main(screenc, folder, count):
    seed = 0
    while count > 0:
        path = pathlib.Path(folder, f"random-{seed}.grammar")
        path.write_text(grammar(seed), encoding="utf-8")
        if subprocess.run([screenc, "check", path], capture_output=True).returncode == 0:
            count -= 1
        else:
            path.unlink()
        seed += 1


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
