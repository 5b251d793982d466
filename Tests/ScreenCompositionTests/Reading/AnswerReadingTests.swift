import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// Questions with answers, and what is said in a conversation, are content: their words ask for
/// nothing, whatever they mean elsewhere.
struct AnswerReadingTests {
  /// Questions whose words could ask for a button, a field, a picker or a table.
  static let answers = [
    [("Do you ship abroad?", "Only to islands."), ("Can I return it?", "Within 30 days.")],
    [
      ("Where do I print labels?", "At the desk."), ("How do I cancel?", "Call us. It is free."),
      ("Do you take cards?", "Yes, all of them."),
    ],
  ]

  /// Every way to set questions and answers.
  static func settings(of pairs: [(String, String)]) -> [String] {
    [
      "FAQ\n" + pairs.map { "Q: \($0)\nA: \($1)" }.joined(separator: "\n"),
      "FAQ\n" + pairs.map { "\($0)\n\($1)" }.joined(separator: "\n"),
      "Common questions:\n" + pairs.map { "- \($0) \($1)" }.joined(separator: "\n"),
      "FAQ: " + pairs.map { "\($0) \($1)" }.joined(separator: " "),
      pairs.map { "\($0)\n\($1)" }.joined(separator: "\n"),
      pairs.map { "Q: \($0) A: \($1)" }.joined(separator: " "),
    ]
  }

  private func requirements(_ intent: String) throws -> [Requirement] {
    try IntentReader().read(SourceText(name: "<intent>", intent)).requirements
  }

  @Test(arguments: answers)
  func `questions have their answers, however they are set`(
    _ pairs: [(String, String)]
  ) throws {
    for intent in Self.settings(of: pairs) {
      let requirements = try requirements(intent)
      try #require(requirements.count == 1, "\(intent)")
      #expect(requirements[0].subject == .component(.list), "\(intent)")
      let items = requirements[0].details.items
      #expect(items.map(\.label.text) == pairs.map(\.0), "\(intent)")
      #expect(items.map { $0.values.map(\.text) } == pairs.map { [$0.1] }, "\(intent)")
    }
  }

  @Test func `what follows the last answer is read by itself`() throws {
    let requirements = try requirements(
      "FAQ: Is it old? Yes. Is it open? On Sundays. Add a Book button.")
    #expect(requirements.count == 2)
    #expect(requirements.first?.details.items.count == 2)
    #expect(requirements.last?.details.label?.text == "Book")
  }

  @Test func `what precedes the head is read by itself`() throws {
    let brief = try IntentReader().read(
      SourceText(
        name: "<intent>", "A page for the mill with an FAQ: Is it old? Yes. Is it open? On Sundays."
      ))
    #expect(brief.title.text == "Mill")
    #expect(brief.requirements.map(\.details.items.count) == [2])
  }

  @Test func `a line below an answered question is none of the answer`() throws {
    let requirements = try requirements("FAQ\nHow long does it take?\nTwo days.\n\nA Visit button")
    #expect(requirements.first?.details.items.map { $0.values.map(\.text) } == [["Two days."]])
    #expect(requirements.last?.details.label?.text == "Visit")
  }

  @Test(
    arguments: [
      "Which size? S, M, L. Which colour? Red, blue.",
      "Visitor survey\nHow did you hear of us?\nWhat did you like?\nWould you come again?",
      "Can you make me a login form? I need it today. Can it have a reset button? Thanks.",
      "Do you like it? Yes/no. How old are you? Number.",
    ] as [TextCase])
  func `questions that are put to somebody are asked`(_ intent: TextCase) throws {
    #expect(try !requirements(intent.text).contains { $0.subject == .component(.list) })
  }

  @Test(
    arguments: [
      "a chat: Bea: Is the kiln free? Otis: Yes, from noon. Bring wood.",
      "Chat\nBea: Is the kiln free?\nOtis: Yes, from noon. Bring wood.",
    ] as [TextCase])
  func `a conversation is recognised by who says what`(_ intent: TextCase) throws {
    let requirements = try requirements(intent.text)
    try #require(requirements.count == 1)
    #expect(requirements[0].details.variant == "messages")
    let items = requirements[0].details.items
    #expect(items.map(\.label.text) == ["Bea", "Otis"])
    #expect(
      items.map { $0.values.map(\.text) } == [
        ["Is the kiln free?"], ["Yes, from noon. Bring wood."],
      ])
  }

  @Test func `a chat without turns has columns`() throws {
    let requirements = try requirements("chat messages with sender and text")
    #expect(requirements.first?.details.columns.map(\.text) == ["Sender", "Text"])
  }
}
