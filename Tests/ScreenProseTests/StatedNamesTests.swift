import ScreenBrief
import ScreenDiagnostics
import ScreenOutline
import Testing

@testable import ScreenProse

/// Proper names title a screen, and quoted placeholders stand in their fields.
@Suite struct StatedNamesTests {
  private func title(_ text: String, reading title: String) throws -> String {
    let bytes = Array(text.utf8)
    let words = Array(title.utf8)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: words) })
    var brief = Brief(title: Phrase(title, at: SourceRange(start, start + words.count)))
    brief.takeProperName(LineWords(bytes))
    return brief.title.text
  }

  @Test(arguments: [
    ("A page for a tide app called \"Ebb\". Show tides.", "page for a tide app called", "Ebb"),
    ("Build a site for a bakery named Rye & Co. Show bread.", "site for a bakery", "Rye & Co"),
    ("A page for a tool called Acre that lists fields.", "page for a tool called Acre", "Acre"),
    ("A page for an inn named The Old Oak with rooms.", "page for an inn", "The Old Oak"),
  ])
  func `the name that the text gives is the title`(text: String, read: String, name: String) throws
  {
    #expect(try title(text, reading: read) == name)
  }

  @Test(arguments: [
    ("A settings page with a button called \"Reset\".", "settings page"),
    ("A list of so called experts.", "list of so called experts"),
    ("A page for pets. The list is named Friends.", "page for pets"),
  ])
  func `names of other things are no title`(text: String, read: String) throws {
    #expect(try title(text, reading: read) == read)
  }

  @Test func `a placeholder is whole, and names a field without a name`() {
    let text = "A text field with the placeholder \"Type your message…\" and a Send button."
    var brief = Brief(
      title: Phrase("Chat"),
      requirements: [
        Requirement(.section(nil), range: SourceRange(0, 52), words: ""),
        Requirement(.need(.action), parent: 0, range: SourceRange(61, 74), words: ""),
      ])
    brief.takePlaceholders(LineWords(Array(text.utf8)))
    #expect(brief.requirements.count == 2)
    #expect(brief.requirements[0].subject == .need(.input))
    #expect(brief.requirements[0].details.label?.text == "Message")
    #expect(brief.requirements[0].details.hint?.text == "Type your message…")
    #expect(brief.requirements[1].parent == nil)
  }

  @Test func `a field keeps its name beside a placeholder`() {
    let text = "An email field with the placeholder \"you@inn.org\"."
    var brief = Brief(
      title: Phrase("Form"),
      requirements: [Requirement(.need(.input), range: SourceRange(0, 14), words: "")])
    brief.requirements[0].details.label = Phrase("Email", at: SourceRange(3, 8))
    brief.takePlaceholders(LineWords(Array(text.utf8)))
    #expect(brief.requirements[0].details.label?.text == "Email")
    #expect(brief.requirements[0].details.hint?.text == "you@inn.org")
  }
}
