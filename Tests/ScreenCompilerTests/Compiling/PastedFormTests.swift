import ScreenCompiler
import Testing

/// Pasted lists, rows and facts, and what their screens keep of them.
@Suite struct PastedFormTests {
  func components(_ text: String) throws -> [Component] {
    try Compiler().compile(SourceText(text)).screen.sections.flatMap(\.components)
  }

  func pickers(_ text: String) throws -> [[String]] {
    try components(text).compactMap { component in
      if case .picker(let picker) = component { picker.options } else { nil }
    }
  }

  func fields(_ text: String) throws -> [Component.Field] {
    try components(text).compactMap { component in
      if case .field(let field) = component { field } else { nil }
    }
  }

  func tables(_ text: String) throws -> [Component.Table] {
    try components(text).compactMap { component in
      if case .table(let table) = component { table } else { nil }
    }
  }

  // MARK: Inputs

  @Test(arguments: [
    ("Price: number £", "Price (£)", Component.FieldKind.number),
    ("Photos: upload up to 20", "Photos", .file), ("Problem (big box)", "Problem", .multiline),
    ("Mobile (optional)", "Mobile (optional)", .phone),
  ])
  func `a type with more words behind it is a type`(
    line: String, label: String, kind: Component.FieldKind
  ) throws {
    let found = try fields("# Booking form\n\n- Your name *\n- \(line)\n- Email address")
    #expect(found.contains { $0.label == label && $0.kind == kind })
  }

  @Test(arguments: [
    ("Pronouns: she/her, he/him, they/them", ["She/her", "He/him", "They/them"]),
    ("Would you come back? y/n/maybe", ["Yes", "No", "Maybe"]),
    ("Meal: fish / meat", ["Fish", "Meat"]),
  ])
  func `options keep all their words`(line: String, options: [String]) throws {
    #expect(
      try pickers("# Guest form\n\n- Name\n- Email\n- \(line)").contains(options))
  }

  @Test func `lines with prices in a form are taken or not`() throws {
    let parts = try components(
      "# Hall booking form\n\n## You\n- Name\n- Email *\n\n## Options\n- Crockery (£45)\n- Sound (£60)"
    )
    let labels = parts.compactMap { part in
      if case .toggle(let toggle) = part { toggle.label } else { nil }
    }
    #expect(labels == ["Crockery (£45)", "Sound (£60)"])
  }

  @Test func `numbered lines that ask are steps`() throws {
    let screen = try Compiler().compile(
      "1. Choose a branch\n2. Choose a van (small, large)\n3. Pick dates and times\n4. Enter your licence number\n5. Pay the deposit\n6. Confirmation with map"
    ).screen
    #expect(screen.layout == .wizard)
    let steps = screen.sections.flatMap(\.components).compactMap { component in
      if case .steps(let steps) = component { steps.items.map(\.label) } else { nil }
    }
    #expect(steps == [["Branch", "Van", "Dates and times", "Licence number", "Confirmation"]])
  }

  @Test func `a letter with headings is read by its headings`() throws {
    let parts = try components(
      "Hi, this is what we need for the desk:\n\n# Welcome\n\n## Check in\n- Surname\n- Date of birth\n\n## New here?\n- Full name\n- Address\n- I agree to the privacy notice\n\nThanks, Jo"
    )
    #expect(
      parts.contains { part in
        if case .toggle(let toggle) = part {
          toggle.label == "I agree to the privacy notice"
        } else {
          false
        }
      })
  }

  // MARK: Rows

  private static let rows = "Order,Customer,Status\n1,Ann,Ready\n2,Bo,Baking\n3,Cy,Ready\n\n"

  @Test(arguments: ["Filter by status at the top, and a New order button.", "filter by status"])
  func `a filter has the values of its column and is above the rows`(_ wish: String) throws {
    let parts = try components(Self.rows + wish)
    guard case .picker(let picker) = parts.first else {
      Issue.record("the filter is not first")
      return
    }
    #expect(picker.label == "Status")
    #expect(picker.options == ["Ready", "Baking"])
  }

  @Test func `rows are on cards where a request wants no table`() throws {
    let parts = try components(Self.rows + "cards please, not a boring table")
    #expect(try tables(Self.rows + "cards please, not a boring table").isEmpty)
    #expect(
      parts.contains { part in
        if case .list(let list) = part {
          list.items.map(\.title) == ["1", "2", "3"]
        } else {
          false
        }
      })
  }

  @Test func `lines whose values have the same names are a table`() throws {
    let table = try #require(
      try tables(
        "1. Harriers – P 12, W 9, L 3 – 28 pts\n2. Quay Rovers – P 12, W 8, L 4 – 26 pts\n3. St Anne's – P 11, W 7, L 4 – 22 pts"
      ).first)
    #expect(table.columns.dropFirst() == ["P", "W", "L", "Pts"])
    #expect(table.rows.last == ["St Anne's", "11", "7", "4", "22"])
  }

  @Test(arguments: [
    "1. Harriers – P 12, W 9\n2. Rovers – P 12\n3. Anne's – P 11, W 7",
    "1. Harriers – P 12, W 9\n2. Rovers – P 12, D 8\n3. Anne's – P 11, W 7",
  ])
  func `lines whose values differ in their names are none`(_ text: String) throws {
    #expect(try tables(text).isEmpty)
  }
}
