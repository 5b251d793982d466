import ScreenCompiler
import Testbed
import Testing

/// A set of intents with expectations, and the record of those that are answered in full.
struct IntentSet: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether nobody may look at what is in it: of what fails, only the number is printed.
  let isHeldOut: Bool

  var testDescription: String { name }

  static let all = [
    IntentSet("develop"), IntentSet("lists"), IntentSet("constructions"), IntentSet("contributed"),
    IntentSet("heldout-4"), IntentSet("heldout-5"), IntentSet("specifications"),
    IntentSet("documents"), IntentSet("short"),
    IntentSet("verify", isHeldOut: true), IntentSet("verify-2", isHeldOut: true),
    IntentSet("verify-3", isHeldOut: true), IntentSet("heldout-1", isHeldOut: true),
    IntentSet("heldout-2", isHeldOut: true), IntentSet("heldout-3", isHeldOut: true),
    IntentSet("heldout-6", isHeldOut: true), IntentSet("heldout-7", isHeldOut: true),
  ]

  init(_ name: String, isHeldOut: Bool = false) {
    self.name = name
    self.isHeldOut = isHeldOut
  }

  /// The cases; a set without any is an error.
  func cases() throws -> [EvaluationCase] {
    let (cases, diagnostics) = EvaluationCase.read(try source(name + ".jsonl"))
    try #require(diagnostics.isEmpty && !cases.isEmpty)
    return cases
  }

  func record() throws -> EvaluationRecord {
    let (record, diagnostics) = EvaluationRecord.read(try source(name + ".met"))
    try #require(diagnostics.isEmpty && record.count > 0)
    return record
  }

  private func source(_ file: String) throws -> SourceText {
    SourceText(name: file, utf8: try FixtureFolder("Intents").bytes(of: file))
  }
}

/// What comes of an intent under the standard grammar; nil where nothing does.
func compiled(_ intent: String) -> Compilation? {
  try? Compiler().compile(SourceText(intent))
}
