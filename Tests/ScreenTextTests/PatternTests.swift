import ScreenText
import Testing

@Suite struct `Patterns of fields` {
  @Test(arguments: [
    "[0-9]{5}", #"\d{3}-\d{4}"#, #"[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}"#,
    #"^(?=.*[A-Z])(?=.*\d).{8,}$"#, "[^@]+@[^@]+", "https?://.+", #"\p{L}+"#, #"[\p{L} '\-]+"#,
    #"(?<y>\d{4})\/\k<y>"#, "[[a-z]&&[aeiou]]", #"[\w--[a-f]]+"#, #"\u{1F600}|\x41|\cJ"#, "", "a|",
    #"[\q{ch|ll}a]"#, #"\p{Script=Greek}"#, "(?:a|b){2,3}?", "é+",
  ])
  func `that browsers know are valid`(pattern: String) {
    #expect(RegularExpression.fault(in: pattern) == nil)
  }

  @Test(arguments: [
    ("[A-Za-z0-9._%+-]+@x", #"within brackets, a literal '-' must be written '\-'"#),
    (#"\d{4}\-\d{2}"#, #"'\-' is not an escape; write '-'"#),
    ("[(]", #"within brackets, a literal '(' must be written '\('"#),
    ("(a", "a '(' is not closed"), ("a)", "a ')' has no matching '('"),
    ("[a", "a '[' is not closed"), ("*a", "a quantifier has nothing to repeat"),
    ("a{3,1}", "the bounds of a quantifier are out of order"),
    ("a{", "'{' does not begin a quantifier"),
    ("[z-a]", "the ends of a range are out of order"),
    (#"\1"#, #"'\1' refers to a group that does not exist"#),
    (#"\k<n>"#, "no group is called 'n'"),
    (#"\p{Nonsense}"#, #"'\p{…}' names no property of Unicode"#),
    (#"a\"#, "it ends in a backslash"),
    ("(?i:a)", "'(?' begins a group that not all browsers support"),
    ("[a~~b]", #"within brackets, a literal '~~' must be written '\~\~'"#),
    ("[a-z&&[b]]", "'&&' can stand only between sets, and cannot be mixed with anything else"),
  ])
  func `that no browser takes are refused with the reason`(pattern: String, reason: String) {
    #expect(RegularExpression.fault(in: pattern)?.reason == reason)
  }

  @Test func `of any depth and length end`() {
    #expect(RegularExpression.fault(in: String(repeating: "(", count: 100_000)) != nil)
    #expect(RegularExpression.fault(in: String(repeating: "[", count: 100_000)) != nil)
    #expect(RegularExpression.fault(in: String(repeating: "a|", count: 100_000)) == nil)
  }
}
