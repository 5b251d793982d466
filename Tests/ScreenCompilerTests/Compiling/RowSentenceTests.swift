import ScreenCompiler
import Testing

/// Sentences beside pasted rows that ask for something on the rows.
@Suite struct RowSentenceTests {
  private static let rows = """
    | Boat | Berth | Price |
    |---|---|---|
    | Gull | 4 | 120 |
    | Tern | 9 | 80 |
    | Plover | 11 | 95 |

    """

  private func compiled(_ sentence: String) throws -> Compilation {
    try Compiler().compile(SourceText(Self.rows + "\n" + sentence))
  }

  private func table(of screen: Screen) throws -> Component.Table {
    let tables = screen.sections.flatMap(\.components).compactMap { component in
      if case .table(let table) = component { table } else { nil }
    }
    return try #require(tables.first)
  }

  @Test(arguments: [
    "with a search box on top please", "we need a search field above the table",
    "a search box over the rows would be good",
  ])
  func `a search that a sentence wants stands above the rows`(_ sentence: String) throws {
    let components = try compiled(sentence).screen.sections.flatMap(\.components)
    guard case .field(let field) = components.first else {
      Issue.record("the search is not first: \(components)")
      return
    }
    #expect(field.kind == .search)
  }

  @Test(arguments: [
    "and a Reserve button in every row", "every boat needs a \"Reserve\" button",
    "with a Reserve button per row pls",
  ])
  func `a button that each row needs is in the rows`(_ sentence: String) throws {
    let screen = try compiled(sentence).screen
    #expect(try table(of: screen).actions.map(\.label) == ["Reserve"])
  }

  @Test(arguments: [
    "This is our berth list from last year.", "Thanks a lot, Ida",
    "The harbour master keeps it in a folder at the office.",
  ])
  func `a sentence that wants nothing changes nothing`(_ sentence: String) throws {
    let components = try compiled(sentence).screen.sections.flatMap(\.components)
    #expect(components.allSatisfy { [.table, .paragraph].contains($0.kind) }, "\(components)")
  }

  @Test func `what a sentence says behind a wish belongs to no line above it`() throws {
    let lines = "1. Gull - Ida - 7 m\n2. Tern - Bo - 9 m\n3. Plover - Kim - 6 m\n"
    let screen = try Compiler().compile(
      SourceText(lines + "\na Reserve button on each, plus Print")
    ).screen
    let lists = screen.sections.flatMap(\.components).compactMap { component in
      if case .list(let list) = component { list.items.map(\.title) } else { nil }
    }
    #expect(lists == [["Gull", "Tern", "Plover"]])
  }

  @Test func `what is done is met in the ledger, with the place of its words`() throws {
    let result = try compiled("with a search box on top")
    let entry = try #require(result.ledger.entries.last)
    #expect(entry.outcome == .met)
    #expect(result.source.text(in: entry.range) == entry.words)
    #expect(result.confidence < .high)
  }

  @Test func `paths of the ledger lead to what they name after a change above them`() throws {
    let result = try compiled("with a search box on top")
    for entry in result.ledger.entries where entry.subject == "table" {
      #expect(entry.paths.contains { $0.description.hasPrefix("/sections/0/components/1") })
    }
  }

  @Test func `a sentence that is shown as it stands stays`() throws {
    let screen = try compiled("All prices include wash and electricity.").screen
    #expect(try table(of: screen).columns == ["Boat", "Berth", "Price"])
  }

  @Test func `a heading above rows is no wish`() throws {
    let screen = try Compiler().compile(
      "Program of the harbour day\n15:00 Opening\n16:30 Boat race\n19:00 Dance"
    ).screen
    #expect(screen.title == "Program of the harbour day")
    #expect(screen.sections.flatMap(\.components).count == 1)
  }
}
