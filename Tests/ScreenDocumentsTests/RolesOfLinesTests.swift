import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Documents that are read line by line, each by its learned role.
@Suite struct RolesOfLinesTests {
  private static let text = """
    # Equipment loan

    Our depot still uses a paper book, and half of its pages are missing.

    ## Borrower
    - Full name (required)
    - Phone number
    - Email address

    ## Tool
    - Tool number
    - Return date

    ## Buttons
    - Save loan
    - Cancel

    ## Rules
    - Only members may borrow more than two tools at a time.

    ## Out of scope
    - Online payment
    - Chat with the depot
    """

  private func read(_ text: String, in language: String = "en") -> Brief? {
    Brief(Array(text.utf8), in: language, by: Reader(), .shipped)
  }

  private func labels(_ brief: Brief, _ isKind: (Requirement) -> Bool) -> [String] {
    brief.requirements.filter(isKind).compactMap(\.details.label?.text)
  }

  @Test func `inputs, buttons and sections are made of their lines`() throws {
    let brief = try #require(read(Self.text))
    #expect(brief.title.text == "Equipment loan")
    #expect(
      labels(brief) { $0.subject.isInput } == [
        "Full name", "Phone number", "Email address", "Tool number", "Return date",
      ])
    #expect(labels(brief, \.isPressed) == ["Save loan", "Cancel"])
    let sections = labels(brief) { if case .section = $0.subject { true } else { false } }
    #expect(sections == ["Borrower", "Tool"])
  }

  @Test(arguments: ["paper book", "Online payment", "Chat with the depot"])
  func `what is not on the screen is left out with a reason`(_ words: String) throws {
    let brief = try #require(read(Self.text))
    let bytes = Array(Self.text.utf8)
    let out = brief.leftOut.first {
      String(decoding: bytes[$0.range.range], as: UTF8.self).contains(words)
    }
    #expect(try !#require(out).reason.isEmpty)
    for requirement in brief.requirements {
      #expect(requirement.details.label?.text.contains(words) != true)
      #expect(requirement.details.value?.text.contains(words) != true)
    }
  }

  @Test func `the same document gives the same brief`() {
    #expect(read(Self.text) == read(Self.text))
  }

  @Test func `the brief keeps the text as it was given`() throws {
    let brief = try #require(read(Self.text))
    #expect(brief.intent == Self.text && brief.language == "en")
  }
}
