import Testbed
import Testing

/// An intent, and what the plan or the routine that it asks for is to say.
struct PlanCase: Sendable, CustomTestStringConvertible {
  var intent: String
  var texts: [String]

  init(_ intent: String, _ texts: String...) {
    self.intent = intent
    self.texts = texts
  }

  var testDescription: String { TextCase(intent).testDescription }
}
