import ScreenText
import Testing

/// What regular expressions with the flag `v` hold, by the productions of ECMA-262.
struct PatternSetTests {
  @Test(arguments: [
    "(?<a>x)(?<b>y)", "(?<$_a1>x)", #"(a)(b)\2"#, #"\2(a)(b)"#, #"(?:a)(b)\1"#,
    "(?<!a)b(?!c)(?<=d)",
    #"\bword\B"#, "a*?b+?c??", "a{2}", "a{2,}", "a{02,3}", "a{9,10}", "^$", #"\0"#, #"\cz"#,
    #"[\b]"#, #"[\q{}]"#, #"[\q{a|b}--a]"#, "[^a-z]", "[[a][b]c]", "[a-c[d]]", "[a&&b&&c]",
    #"[\u{61}-\u{7A}]"#, #"[\x41-\x5A]"#, #"[\t-\r]"#, #"\p{Script_Extensions=Grek}"#,
    #"\P{gc=Lu}"#, #"[\p{L}\p{N}]"#, #"\p{Emoji}"#, #"[\-\&]"#,
  ])
  func `what the productions allow is valid`(pattern: String) {
    #expect(RegularExpression.fault(in: pattern) == nil)
  }

  @Test(arguments: [
    ("(?<a>x)(?<a>y)", "two groups are called 'a'"), ("(?<1>x)", "a group has no name"),
    ("(?<>x)", "a group has no name"), ("(?<a", "a group has no name"),
    (#"(?:a)\1"#, #"'\1' refers to a group that does not exist"#),
    (#"(?<a>x)\2"#, #"'\2' refers to a group that does not exist"#),
    (#"\99999999999999999999"#, #"'\9223372036854775807' refers to a group that does not exist"#),
    ("^*", "a quantifier has nothing to repeat"), ("(?=a)*", "a quantifier has nothing to repeat"),
    ("a**", "a quantifier has nothing to repeat"),
    ("a{1}{2}", "a quantifier has nothing to repeat"),
    ("a{10,9}", "the bounds of a quantifier are out of order"),
    ("a{,3}", "'{' does not begin a quantifier"),
    ("a{2", "'{' does not begin a quantifier"), ("{", #"a literal '{' must be written '\{'"#),
    (#"\01"#, #"'\0' cannot precede a digit"#), (#"\c1"#, #"'\c' needs a letter"#),
    (#"\x4"#, "an escape needs 2 hexadecimal digits"),
    (#"\u004"#, "an escape needs 4 hexadecimal digits"),
    (#"\u{110000}"#, #"'\u{' needs a code point and '}'"#),
    (#"\u{41"#, #"'\u{' needs a code point and '}'"#),
    (#"\k"#, #"'\k' needs the name of a group"#),
    (#"[\1]"#, #"'\1' has no meaning within brackets"#),
    (#"\b"# + "+", "a quantifier has nothing to repeat"),
    (#"\pL"#, #"'\p' needs a property in braces"#),
    (#"\p{gc=Greek}"#, #"'\p{…}' names no property of Unicode"#),
    (#"\p{Script=Greek=Latin}"#, #"'\p{…}' names no property of Unicode"#),
    (#"\p{Greek}"#, #"'\p{…}' names no property of Unicode"#),
    (#"[\q]"#, #"'\q' needs texts in braces"#), (#"[\q{a"#, #"'\q{' is not closed"#),
    (#"[\q{\d}]"#, #"'\q' can hold only characters"#),
    (#"\q{a}"#, #"'\q' is not an escape; write 'q'"#),
    ("[a-]", #"within brackets, a literal '-' must be written '\-'"#),
    (#"[a-\d]"#, "a range ends in a character"), ("[a--]", "'--' needs a set after it"),
    ("[a--b&&c]", "'&&' can stand only between sets, and cannot be mixed with anything else"),
    ("[a--bc]", "'--' cannot be mixed with anything else in its brackets"),
    ("[ab--c]", "'--' can stand only between sets, and cannot be mixed with anything else"),
    ("[!!]", #"within brackets, a literal '!!' must be written '\!\!'"#),
    ("[a|b]", #"within brackets, a literal '|' must be written '\|'"#),
    ("[[a]", "a '[' is not closed"),
  ])
  func `what they do not allow is refused with the reason`(pattern: String, reason: String) {
    #expect(RegularExpression.fault(in: pattern)?.reason == reason)
  }

  @Test(arguments: [("(", ")"), ("[", "]")])
  func `sets and groups nest to a depth, and side by side without end`(open: String, close: String)
  {
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "a" + String(repeating: close, count: depth)
    }
    #expect(RegularExpression.fault(in: nested(63)) == nil)
    #expect(RegularExpression.fault(in: nested(65))?.reason.hasSuffix("nested too deep") == true)
    #expect(RegularExpression.fault(in: String(repeating: nested(3), count: 100)) == nil)
  }
}
