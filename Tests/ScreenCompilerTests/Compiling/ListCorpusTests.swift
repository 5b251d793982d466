import ScreenCompiler
import ScreenModel
import Testbed
import Testing

/// Things requested by their kind, and what has to be shown of them.
struct ListCorpusCase: CustomTestStringConvertible, Sendable {
  enum Outcome: String {
    case whole, some, counted, ranked, unordered, short, sample, unknown
  }

  var intent: String
  var outcome: Outcome
  /// How many are shown; nil where any number fits.
  var count: Int?
  var shown: [String]
  var hidden: [String]

  var testDescription: String { intent }

  private init?(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard !line.hasPrefix("#"), parts.count == 5, let outcome = Outcome(rawValue: parts[1]) else {
      return nil
    }
    intent = parts[0]
    self.outcome = outcome
    count = Int(parts[2])
    shown = parts[3].split(separator: "; ").map(String.init)
    hidden = parts[4].split(separator: "; ").map(String.init)
  }

  static func all() throws -> [ListCorpusCase] {
    let bytes = try FixtureFolder("Catalog").bytes(of: "lists.tsv")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    return try lines.map { try #require(ListCorpusCase(line: String($0)), "\($0)") }
  }
}

struct ListCorpusTests {
  /// The names of what a screen's collections hold.
  private func names(_ screen: Screen) -> [String] {
    screen.sections.flatMap(\.elements).flatMap { element -> [String] in
      switch element.component {
      case .list(let list): list.items.map(\.title)
      case .checklist(let list): list.items.map(\.label)
      case .steps(let steps): steps.items.map(\.label)
      case .table(let table): table.rows.compactMap(\.first)
      default: []
      }
    }
  }

  @Test(
    arguments: try ListCorpusCase.all())
  func `things requested by their kind are whole, or it is said what they lack`(
    list: ListCorpusCase
  ) throws {
    let result = try Compiler().compile(SourceText(list.intent))
    let names = names(result.screen)
    if let count = list.count { #expect(names.count == count, "\(names)") }
    switch list.outcome {
    case .ranked: #expect(Array(names.prefix(list.shown.count)) == list.shown)
    case .some:
      // Lists to tick are whole.
      let ticked = result.screen.sections.flatMap(\.elements).contains {
        $0.component.kind == .checklist
      }
      #expect((3...(ticked ? 40 : 8)).contains(names.count), "\(names)")
    case .unknown:
      let texts = result.screen.json()
      #expect(texts.contains("Not known here"), "\(names)")
    case .unordered: #expect(names.count > 2 && !result.ledger.isSettled, "\(names)")
    case .whole, .counted, .short, .sample: break
    }
    #expect(Set(list.shown).isSubset(of: names), "\(names)")
    #expect(Set(list.hidden).isDisjoint(with: names), "\(names)")
    #expect(
      result.screen.isDraft == [.sample, .unknown].contains(list.outcome), "\(names)")
    let isShort = result.diagnostics.contains { $0.id == "catalog-short" }
    #expect(isShort == (list.outcome == .short))
    #expect(
      result.ledger.isSettled != isShort
        || [.unordered, .sample, .unknown].contains(list.outcome))
  }

  @Test func `a third of the things requested are not known, or not in that number or order`()
    throws
  {
    let lists = try ListCorpusCase.all()
    #expect(lists.count >= 100)
    let lacking: [ListCorpusCase.Outcome] = [.unordered, .short, .sample, .unknown]
    #expect(lists.count { lacking.contains($0.outcome) } * 3 >= lists.count)
  }

  @Test(arguments: [
    ("national parks", true), ("a list of cheeses", true), ("cities in Japan", true),
    ("planets", false), ("longest rivers", false), ("ten cities", false),
    ("my favorite board games", false), ("top 5 movies", false),
  ])
  func `a list of an open set says that there are more`(_ intent: String, isOpen: Bool) throws {
    let text = try Compiler().compile(SourceText(intent)).screen.json()
    #expect(text.contains("A selection") == isOpen)
  }
}
