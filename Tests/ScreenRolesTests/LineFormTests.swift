import ScreenDiagnostics
import Testing

@testable import ScreenRoles

/// What the marks of a line say of it.
@Suite struct LineFormTests {
  private func form(_ line: String) -> LineForm {
    LineForm(SourceRange(0, line.utf8.count), in: Array(line.utf8))
  }

  @Test(arguments: [
    ("# Title", LineForm.Kind.heading), ("### Part", .subheading), ("**Bold**", .bold),
    ("**Bold:**", .bold), ("CONTACT DETAILS", .capitals), ("Fields:", .lead), ("- item", .bullet),
    ("* item", .bullet), ("• item", .bullet), ("– item", .bullet), ("1. item", .number),
    ("12) item", .number), ("2.3 Payment.", .plain), ("(a) item", .number), ("b. item", .number),
    ("[ ] item", .box), ("- [x] item", .box), ("| a | b |", .row), ("a | b | c", .row),
    ("a\tb\tc", .row), ("Saw,Ana,4 May,ok,2", .row), ("> said", .quote), ("```swift", .fence),
    ("---", .rule), ("* * *", .rule), ("=====", .rule), ("Due: Friday", .pair),
    ("[Ana] hello there", .turn), ("just some words", .plain),
  ])
  func `a line has the form of its marks`(_ line: String, _ kind: LineForm.Kind) {
    #expect(form(line).kind == kind)
  }

  @Test(arguments: [
    "#hashtag", "1.5 litres", "e.g. a thing", "*emphasis* in a line", "12345678. x", "--flag",
    "a | b", "OK", "a, b and c", "", "(see below) and go on", "abc) item", "3 items", "--",
  ])
  func `what only looks like a mark is none`(_ line: String) {
    #expect(form(line).kind == .plain)
    #expect(form(line).markLength == 0)
  }

  @Test(arguments: ["- item", "* item", "•   item", "1. item", "(a) item", "# item", "- [ ] item"])
  func `behind the marks are the words`(_ line: String) {
    let rest = line.utf8.dropFirst(form(line).markLength)
    #expect(String(Substring(rest)).drop { $0 == " " } == "item")
  }

  @Test(arguments: [("- a", 0), ("  - a", 2), ("\t- a", 4), ("\t - a", 5)])
  func `the columns before a line are counted`(_ text: String, _ indent: Int) {
    let bytes = Array("x\n\(text)".utf8)
    let start = bytes.count - 3
    let form = LineForm(SourceRange(start, bytes.count), in: bytes)
    #expect(form.indent == indent && form.kind == .bullet)
  }
}
