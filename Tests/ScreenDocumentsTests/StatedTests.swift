import Sampling
import ScreenBrief
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Documents whose lines state what is shown, whatever parts of screens their words name.
@Suite struct StatedTests {
  private func read(_ text: String) -> Brief? {
    Brief(Array(text.utf8), in: "en", by: Reader(), .shipped)
  }

  private func states(_ text: String) -> Bool {
    let scaffold = Scaffold(Array(text.utf8))
    return Interpreter(
      Outline(scaffold.utf8), scaffold, language: "en", reader: Reader(), lexicon: .shipped
    ).states
  }

  private static let things = [
    "gas", "old chart", "stove", "2 torches", "bike pump", "Wool socks", "map of Leeds",
    "spare button", "window frame", "red card", "soup pan", "tent pegs x12", "kettle (2)",
  ]
  private static let people = [
    "M. Bell", "Y. Kowalski", "Dr Hart", "Ngozi", "Ines Duarte", "Mr Okafor, 71", "dan.w",
    "ruthless_ruth",
  ]
  private static let notes = [
    "needs a new valve", "ask Femi first", "left by the door", "not on Sundays",
    "check the lid again",
    "out of plates", "awaiting OT assessment", "NEWS 3, escalated at 02:40", "bed alarm on",
  ]
  private static let heads = [
    "Kit list", "Shift handover", "Loan register", "Raffle prizes", "Team sheet", "Ward 7B",
    "Lost property",
  ]
  private static let groups = ["Mill Lane", "Bed 4", "Mrs Lindqvist", "Kitchen", "Van 2"]

  /// A document of one to four groups of lines of one kind, in one of four forms, and its lines.
  private func document(_ random: inout SplitMix64) -> (text: String, lines: [String]) {
    func some(_ all: [String], _ count: ClosedRange<Int>) -> [String] {
      Array(all.shuffled(using: &random).prefix(Int.random(in: count, using: &random)))
    }
    let pool = [Self.things, Self.people, Self.notes].randomElement(using: &random) ?? []
    let mark = ["- ", "* ", "• "].randomElement(using: &random) ?? "- "
    let head = Self.heads.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let lines = some(pool, 3...7)
      return ("# \(head)\n\n" + lines.map { mark + $0 }.joined(separator: "\n"), lines)
    case 1:
      let lines = some(pool, 3...7)
      let numbered = lines.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
      return ("\(head):\n" + numbered, lines)
    case 2:
      let parts = some(Self.groups, 2...4).map { ($0, some(pool, 2...4)) }
      let text = parts.map { "## \($0)\n" + $1.map { mark + $0 }.joined(separator: "\n") }
      return ("# \(head)\n\n" + text.joined(separator: "\n\n"), parts.flatMap { [$0] + $1 })
    default:
      let parts = some(Self.groups, 2...4).map { ($0, some(pool, 2...4)) }
      let text = parts.map {
        "\(mark)\($0)\n" + $1.map { "  " + mark + $0 }.joined(separator: "\n")
      }
      return ("\(head)\n" + text.joined(separator: "\n"), parts.flatMap { [$0] + $1 })
    }
  }

  /// Whether a document is shown line by line, and nothing is asked.
  private func isWhole(_ text: String, _ lines: [String]) -> Bool {
    guard let all = read(text)?.requirements,
      !all.contains(where: { $0.subject.isInput || $0.subject == .need(.action) })
    else { return false }
    func plain(_ text: String) -> String { text.filter { !"(),".contains($0) } }
    let shown = all.flatMap { requirement -> [String] in
      let details = requirement.details
      return [details.label, details.value].compactMap(\.?.text)
        + details.items.map { item in
          ([item.label.text] + item.values.map(\.text) + [item.state?.text].compactMap(\.self))
            .joined(separator: " ")
        }
    }
    let texts = Set(shown.map(plain))
    return lines.allSatisfy { texts.contains(plain($0)) }
  }

  @Test func `most documents that state are shown as they are written, and ask for nothing`() {
    // The words are those that mislead most: a third of the things are parts of screens as well.
    let whole = (0..<200).count { seed in
      var random = SplitMix64(seed: UInt64(seed))
      let (text, lines) = document(&random)
      return isWhole(text, lines)
    }
    #expect(whole >= 155)
  }

  @Test(arguments: [
    "# Sign-up form\n\n- Name\n- Email (required)\n- Phone number\n- Submit button",
    "Bike repair request\n- Bike type: road, city, cargo\n- What is wrong (long text)\n- Pick-up date",
    "# Settings\n\n## Email\n- Weekly digest (on/off)\n- Mentions (on/off)\n\n## Actions\n- Save",
    "Recipe page\n- photo on top\n- list of ingredients\n- a button to start cooking",
    "Orders dashboard\n- total revenue\n- chart of orders by month\n- table of latest orders\n- filter by status",
    "Name: text\nEmail: ____\nArrival: [date]",
    "Survey for parents\n1. Your child's class?\n2. Do you have internet at home?\n3. Which day fits?",
    "Show this as a bar chart:\n- Mon: 120\n- Tue: 98\n- Wed: 143",
    "Telescope planner, must have:\n1) tabs Targets, Log\n2) in Targets a list with Vega and M13\n3) in Log the field Notes",
    "Checkout\n- delivery address\n- card number\n- promo code\n- Place order",
  ])
  func `lines that name parts of a screen are not stated`(_ text: String) {
    #expect(!states(text))
  }

  @Test
  func `a chart among stated parts is still a chart`() throws {
    let text =
      "# Branch Leeds\n\n## This week\n- Orders: 412\n- Revenue: £18,240\n\n"
      + "## Visitors per day (bar chart)\n- Mon: 120\n- Tue: 98\n- Wed: 143"
    let all = try #require(read(text)).requirements
    #expect(all.count { $0.subject == .component(.chart) } == 1)
  }

  @Test
  func `controls among stated groups are still controls`() throws {
    let text =
      "Greenhouse\n- House A\n  - Temperature: 22.4 °C\n  - Vents: open\n- Controls\n"
      + "  - Irrigation (on/off)\n  - Shade screen (on/off)"
    let all = try #require(read(text)).requirements
    #expect(all.count { $0.subject == .component(.toggle) } == 2)
  }
}
