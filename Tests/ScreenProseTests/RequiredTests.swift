import ScreenBrief
import ScreenDiagnostics
import ScreenOutline
import Testing

@testable import ScreenProse

/// A sentence that says which inputs are required speaks of those named before it.
@Suite struct RequiredTests {
  /// The labels of the inputs of a text with two of them before the last sentence, and which are
  /// required.
  private func inputs(of text: String) -> [String: Bool?] {
    let wishes = [("Name", 10), ("Project name", 20), ("Last", text.utf8.count - 3)]
    var brief = Brief(
      title: Phrase("Form"), topic: Phrase("form"),
      requirements: wishes.map { label, start in
        Requirement(
          .need(.input), range: SourceRange(start, start + 2), words: "",
          details: Details(label: Phrase(label)))
      })
    brief.takeRequired(LineWords(Array(text.utf8)))
    return Dictionary(
      uniqueKeysWithValues: brief.requirements.compactMap { requirement in
        requirement.details.label.map { ($0.text, requirement.details.isRequired) }
      })
  }

  @Test(arguments: [
    "A form for name and project name. Name and project name are required.",
    "A form for name and project name. Name and project name are mandatory.",
    "A form for name and project name. Name and project name must be filled in.",
  ])
  func `several inputs are required at once, and none is made of the sentence`(text: String) {
    #expect(inputs(of: text) == ["Name": true, "Project name": true])
  }

  @Test(arguments: [
    "A form for name and project name. Project name is required.",
    "A form for name and project name. Keep it short. Project name is mandatory!",
  ])
  func `the others stay as they are`(text: String) {
    #expect(inputs(of: text) == ["Name": nil, "Project name": true])
  }

  @Test(arguments: [
    "A form for name and project name. Weight and name are required.",
    "A form for name and project name. Required reading for all.",
    "A form for name and project name. A name is good to have.",
    "A form for name and project name, which is required.",
  ])
  func `a sentence about anything else changes nothing`(text: String) {
    #expect(inputs(of: text) == ["Name": nil, "Project name": nil, "Last": nil])
  }
}
