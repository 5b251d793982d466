"""Where Swift sources can be mutated, and what a mutant makes of them; see mutate."""

import pathlib
import random
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What becomes of an operator, with its precedence and the least that its operands are.
TURNED = {
    "<": ("Comparison", "Comparable", ["<=", ">="]),
    "<=": ("Comparison", "Comparable", ["<", ">"]),
    ">": ("Comparison", "Comparable", [">=", "<="]),
    ">=": ("Comparison", "Comparable", [">", "<"]),
    "==": ("Comparison", "Equatable", ["!="]),
    "!=": ("Comparison", "Equatable", ["=="]),
    "&&": ("LogicalConjunction", None, ["||"]),
    "||": ("LogicalDisjunction", None, ["&&"]),
    "+": ("Addition", "AdditiveArithmetic", ["-"]),
    "-": ("Addition", "AdditiveArithmetic", ["+"]),
}
OPERATOR = re.compile(r"(?<= )(?:(?:[<>]=?|[=!]=|&&|\|\|)(?= )|[+-](?= 1\b(?![._])))")
NOT_OPERATORS = re.compile(r"^\s*(#|(\w+ )*(func|extension|struct|enum|protocol|where)\b)")
CONDITION = re.compile(r"^(\s*(?:\} else )?(?:if|guard) )(.+?)( else \{| \{).*$")
ONE_LINE = re.compile(r"^(\s*(?:\} else |if |for |while )[^{}]*\{ )([^{}]+)( \})$")
KEYWORD = re.compile(
    r"(let|var|return|if|guard|else|for|while|switch|case|default|func|init|deinit|throw|defer|break"
    r"|continue|do|catch|repeat|struct|enum|class|extension|import|private|package|public|static"
    r"|fallthrough|precondition|preconditionFailure|fatalError|super|self\.init|subscript|get|set)\b")
STATEMENT = re.compile(
    r"(?:(?:try|unsafe) )*(?:[\w.$]+|\([\w., ]+\))(?:\[.*\]|\(.*\)|[?!.\w])*?"
    r"(?: [-+*/%|&^]?&?=(?:<<|>>)? \S.*|\(.*\))")


def blanked(text):
    """The text with strings and comments as spaces; line breaks and lengths stay."""
    out, place = list(text), 0

    def blank(start, end):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = " "

    def string(start):
        """The end of the string that starts here, over what is interpolated."""
        hashes = re.match("#*", text[start:]).group()
        quote = '"""' if text.startswith('"""', start + len(hashes)) else '"'
        index, escape = start + len(hashes) + len(quote), "\\" + hashes
        while not text.startswith(quote + hashes, index):
            if text.startswith(escape + "(", index):
                index, depth = index + len(escape) + 1, 1
                while depth:
                    depth += {"(": 1, ")": -1}.get(text[index], 0)
                    index = string(index) if text[index] == '"' else index + 1
            else:
                index += len(escape) + 1 if text.startswith(escape, index) else 1
        return index + len(quote + hashes)

    while place < len(text):
        start = place
        if text.startswith("//", place):
            place = (text + "\n").index("\n", place)
            blank(start, place)
        elif text.startswith("/*", place):
            place = text.index("*/", place) + 2
            blank(start, place)
        elif re.match('#*"', text[place:place + 4]):
            place = string(place)
            # A string stays something that a statement may end with.
            blank(start + 1, place - 1)
        else:
            place += 1
    return "".join(out)


def sites(text):
    """What may be mutated: the line, the columns, and what is made of them by a mutant's number."""
    lines, opened, ended = blanked(text).split("\n"), [], True
    for number, line in enumerate(lines):
        code = line.rstrip()
        begins = code.lstrip()
        following = next((after.strip() for after in lines[number + 1:] if after.strip()), "")
        whole = ended and opened[-1:] == ["{"] and not re.match(r"[.?:&|+<>=*/-]", following)
        if not NOT_OPERATORS.match(code):
            for match in OPERATOR.finditer(code):
                yield number, match.start(), match.end(), "turn", match.group()
        if (match := CONDITION.match(code)) and not re.search(
            r",|\b(let|var|case|in)\b|#|[{}]", match.group(2)):
            yield number, match.start(2), match.end(2), "negate", match.group(2)
        statement = ONE_LINE.match(code)
        if statement and re.match(r"(return|continue|break)\b", statement.group(2)):
            if re.match(r"\s*if ", code) and whole:
                yield number, statement.start(2), statement.end(2), "drop", ""
        elif statement and statement_at(statement.group(2)):
            yield number, statement.start(2), statement.end(2), "drop", ""
        elif whole and statement_at(begins):
            yield number, len(code) - len(begins), len(code), "drop", ""
        for letter in code:
            if letter in "({[":
                opened.append(letter)
            elif letter in ")}]" and opened:
                opened.pop()
        if code:
            ended = not re.search(r"([,(\[=&|?+*/<>-]|\b(else|try|return|unsafe))$", code)


def statement_at(code):
    balanced = all(code.count(a) == code.count(b) for a, b in ("()", "[]", "{}"))
    # What an initializer sets from its parameters must be set.
    isSetting = KEYWORD.match(code) or re.match(r"self\.\w+ = ", code)
    return balanced and not isSetting and STATEMENT.fullmatch(code)


class Mutant:
    def __init__(self, target, file, site, random):
        self.target, self.file, self.number = target, file, 0
        self.line, self.start, self.end, self.kind, self.operator = site
        if self.kind == "turn":
            self.other = random.choice(TURNED[self.operator][2])

    @property
    def name(self):
        """An operator that no other mutant has: two characters for drawing boxes spell the number."""
        high, low = divmod(self.number, 128)
        return self.operator + chr(0x2500 + high) + chr(0x2500 + low)

    def apply(self, code):
        return {
            "turn": lambda: self.name,
            "negate": lambda: f"turned({self.number}, {code})",
            "drop": lambda: f"if !isOn({self.number}) {{ {code} }}",
        }[self.kind]()

    def declaration(self):
        if self.kind != "turn":
            return ""
        precedence, operand, _ = TURNED[self.operator]
        head = f"infix operator {self.name}: {precedence}Precedence\n@inline(__always) func {self.name}"
        was, now, on = self.operator, self.other, f"isOn({self.number})"
        if operand is None:
            return (f"{head}(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{"
                    f" {on} ? try a {now} b() : try a {was} b() }}\n")
        result = "T" if operand == "AdditiveArithmetic" else "Bool"
        text = f"{head}<T: {operand}>(a: T, b: T) -> {result} {{ {on} ? a {now} b : a {was} b }}\n"
        if operand == "Equatable":
            # What is compared with nil need not be equatable.
            text += (f"@_disfavoredOverload @inline(__always) func {self.name}<T>(a: T?,"
                     f" b: _OptionalNilComparisonType) -> Bool {{ {on} ? a {now} b : a {was} b }}\n")
        return text

    @property
    def change(self):
        text = (ROOT / self.file).read_text().split("\n")[self.line].strip()
        change = {"turn": lambda: f"{self.operator} is {self.other}", "drop": lambda: "dropped",
                  "negate": lambda: "negated"}[self.kind]()
        return f"{self.file}:{self.line + 1}: {change}: {text}"


def drawn(target, count, seed):
    """Mutants of a target, a line each, in turn from its files."""
    queues = []
    for path in sorted((ROOT / "Sources" / target).rglob("*.swift")):
        if "Embedded" in path.parts:
            continue
        file = str(path.relative_to(ROOT))
        chance, by_line = random.Random(f"{seed} {file}"), {}
        for site in sites(path.read_text()):
            by_line.setdefault(site[0], []).append(site)
        queue = [Mutant(target, file, chance.choice(found), chance) for found in by_line.values()]
        chance.shuffle(queue)
        queues.append(queue)
    taken = []
    while len(taken) < count and any(queues):
        taken += [queue.pop() for queue in queues if queue]
    return taken[:count]


SWITCH = """#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
let mutantThatIsOn = unsafe getenv("MUTANT").map { unsafe atoi($0) } ?? 0
@inline(__always) func isOn(_ mutant: Int32) -> Bool { mutantThatIsOn == mutant }
@inline(__always) func turned(_ mutant: Int32, _ condition: Bool) -> Bool { condition != isOn(mutant) }
"""


def mutated(text, mutants):
    # What clients inline would have to see the switch.
    lines = text.replace("@inlinable", "          ").split("\n")
    for mutant in mutants:
        line = lines[mutant.line]
        changed = mutant.apply(line[mutant.start:mutant.end])
        lines[mutant.line] = line[:mutant.start] + changed + line[mutant.end:]
    return "\n".join(lines).encode()
