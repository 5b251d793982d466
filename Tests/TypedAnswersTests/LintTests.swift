import ScreenDiagnostics
import ScreenGrammar
import ScreenSchemas
import Testing

@testable import TypedAnswers

struct LintTests {
  @Test func `schemas with a guide, a bound and a fallback everywhere are not complained of`() {
    #expect(Trip.schema.description.lint().map(\.message) == [])
    #expect(Stop.schema.description.lint().map(\.message) == [])
    #expect(Wish.schema.description.lint().map(\.message) == [])
  }

  /// A schema, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var diagnostics: [Diagnostic]
    var expected: [String]

    init<Value>(_ name: String, _ schema: Schema<Value>, _ expected: String...) {
      testDescription = name
      diagnostics = schema.description.lint()
      self.expected = expected
    }
  }

  struct One<Value: Sendable>: Sendable {
    var value: Value
  }

  private static func schema<Value>(
    _ rule: ValueRule<Value>, _ guide: String = "At most 3 of them", named name: String = "value"
  ) -> Schema<One<Value>> {
    Schema(One<Value>.init, name: "One") { Property(name, rule, guide) }
  }

  enum Kind: Sendable { case one(Int), two(Int) }
  enum Level: String, CaseIterable, Sendable { case low, high }

  static let cases = [
    Case("no guide", schema(.text(1...9), ""), "missing-guide One/value"),
    Case("a vague word", schema(.text(1...9), "A short name"), "wish-not-bound One/value"),
    Case("a text without end", schema(.text(0...Int.max)), "missing-bound One/value"),
    Case(
      "a number without end", schema(.integer(0...Int.max, otherwise: 1)),
      "missing-bound One/value"),
    Case(
      "a collection without end", schema(.array(0...Int.max, of: .text(1...9))),
      "missing-bound One/value"),
    Case("a number without a fallback", schema(.integer(1...9)), "missing-fallback One/value"),
    Case("an optional number", schema(.optional(.integer(1...9)))),
    Case(
      "a collection without a way out", schema(.array(3...8, of: .text(1...9))),
      "no-escape-hatch One/value"),
    Case(
      "a collection that may be empty", schema(.array(3...8, of: .text(1...9), otherwise: .empty))),
    Case("a choice without a way out", schema(.choice(Level.self)), "choice-without-out One/value"),
    Case("a choice with one", schema(.choice(Level.self, otherwise: .low))),
    Case(
      "a name with a space", schema(.text(1...9), named: "a b"), "bad-name One/a b"),
    Case(
      "two properties of one name",
      Schema({ (a: String, _: String) in One(value: a) }, name: "One") {
        Property("a", .text(1...9), "At most 9")
        Property("a", .text(1...9), "At most 9")
      }, "duplicate-name One/a"),
    Case(
      "an enumeration without a way out",
      Schema(name: "Kind") {
        Variant("one", Kind.one, "The first") {
          Property("type", .integer(1...9, otherwise: 1), "From 1 to 9")
        }
        Variant("one", Kind.two, "") {
          Property("n", .integer(1...9, otherwise: 1), "From 1 to 9")
        }
      },
      "union-without-out Kind/answer", "duplicate-name Kind/answer/one/type",
      "duplicate-name Kind/answer/one", "missing-guide Kind/answer/one"),
  ]

  @Test(arguments: cases)
  func `what is doubtful is reported, with its place`(test: Case) {
    #expect(test.diagnostics.map { "\($0.id) \($0.path ?? "")" } == test.expected)
  }
}
