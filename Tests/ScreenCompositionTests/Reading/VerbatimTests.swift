import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

struct VerbatimTests {
  private func only(_ text: String) throws -> Requirement {
    let brief = try IntentReader().read(SourceText(name: "<intent>", text))
    try #require(brief.requirements.count == 1)
    return brief.requirements[0]
  }

  @Test(arguments: [
    ("a Swift code block that reads let answer = 42", "let answer = 42", "swift"),
    ("a Python snippet: print(1)", "print(1)", "python"),
  ])
  func `code is taken as it is, with its language`(
    _ intent: String, code: String, language: String
  ) throws {
    let requirement = try only(intent)
    #expect(requirement.details.value?.text == code)
    #expect(requirement.details.variant == language)
  }

  @Test func `a quotation may come after who said it`() throws {
    let requirement = try only("a quote by Marie Curie, \"Nothing in life is to be feared\"")
    #expect(requirement.details.value?.text == "Nothing in life is to be feared")
    #expect(requirement.details.label?.text == "Marie Curie")
  }

  @Test(arguments: [
    ("photo of a red fox in the snow", "Red fox in the snow"),
    ("a picture showing a red tractor at dawn", "Red tractor at dawn"),
  ])
  func `an image shows where and how a thing is`(_ intent: String, shown: String) throws {
    #expect(try only(intent).details.label?.text == shown)
  }

  @Test(arguments: [
    ("phone number 555 0142", "555 0142"), ("phone 01632 960 114", "01632 960 114"),
    ("next meeting on 14 May at 19:30", "14 May at 19:30"),
  ])
  func `a figure goes on with the one before`(_ intent: String, value: String) throws {
    #expect(try only(intent).details.value?.text == value)
  }

  @Test func `words in a row after a choice are its options`() throws {
    let requirement = try only("a dropdown with germany austria poland")
    #expect(requirement.details.items.map(\.label.text) == ["Germany", "Austria", "Poland"])
  }

  @Test(
    arguments: [
      "(a) a badge Open, (b) a red alert 'Pump off'",
      "REQ-1 a badge Open\nREQ-2 an alert 'Pump off'",
    ] as [TextCase])
  func `letters and codes that number parts are no parts`(_ intent: TextCase) throws {
    let brief = try IntentReader().read(SourceText(name: "<intent>", intent.text))
    #expect(brief.requirements.map(\.subject) == [.component(.badge), .component(.alert)])
  }
}
