import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenComposition

/// Forms for one thing of a kind, of which the intent says no more.
struct EntryReadingTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  private func inputs(_ brief: Brief) -> [String] {
    brief.requirements.filter(\.isForInput).compactMap { $0.details.label?.text }
  }

  @Test(arguments: [
    "add a book", "let me add a book", "a form to add a book", "an add book form", "edit the book",
    "new book form", "A form for a new book.", "please create a book form", "book form",
  ])
  func `what is written down of a thing is what its form takes`(_ intent: String) throws {
    let brief = try read(intent)
    #expect(inputs(brief) == ["Title", "Author", "Year", "Genre"])
    #expect(brief.requirements.count { $0.isForAction } == 1)
  }

  @Test(arguments: [
    ("add a member", "Add a member"), ("new member form", "Save"), ("edit the member", "Save"),
  ])
  func `what is added is sent by its verb, what is there is saved`(
    _ intent: String, _ button: String
  ) throws {
    let last = try read(intent).requirements.last
    #expect(last?.details.label?.text == button)
  }

  @Test func `a form among other parts takes the thing's fields into its section`() throws {
    let brief = try read("search, a table of books and an add book form")
    let section = brief.requirements.firstIndex { $0.details.label?.text == "Add book" }
    #expect(brief.requirements.count { $0.parent == section && $0.isForInput } == 4)
  }

  @Test(arguments: ["yes/no switch", "yes / no checkbox", "on/off toggle", "a switch"])
  func `the answers before a switch are the switch's own`(_ control: String) throws {
    let brief = try read("Whale sighting form: species, was it seen (\(control)), date")
    let seen = brief.requirements.filter { $0.subject == .component(.toggle) }
    #expect(seen.count == 1 && seen.allSatisfy { $0.details.items.isEmpty })
  }

  @Test func `the answers alone are what is chosen from`() throws {
    let brief = try read("RSVP form: name, coming (yes/no), number of adults")
    #expect(brief.requirements.contains { $0.details.items.map(\.label.text) == ["Yes", "No"] })
  }

  @Test(arguments: ["add widget form", "a form for a new gizmo"])
  func `a thing of which nothing is known has a name and a description`(_ intent: String) throws {
    let found = inputs(try read(intent))
    #expect(found == ["Name", "Description"])
  }

  @Test(arguments: [
    ("a book form with title and shelf", ["Title", "Shelf"]),
    ("a form with one field: customer", ["Customer"]),
    ("add a comment box and a submit button", nil),
    ("create account", ["Full name", "Email", "Password"]),
    ("add to cart", []), ("a list of books", []), ("book page", []), ("gizmo screen", []),
  ])
  func `fields that are named, and what is no form, are left as they are`(
    _ intent: String, _ expected: [String]?
  ) throws {
    let found = inputs(try read(intent))
    if let expected { #expect(found == expected) } else { #expect(!found.contains("Name")) }
  }

  @Test func `every entry of the book can be filled in`() {
    let entries = RecipeBook.shipped.entries
    let places = entries.indices.filter { entries[$0].kind == .entry }
    #expect(places.count > 50)
    for recipe in places.map({ RecipeBook.shipped.recipe(at: $0) }) {
      #expect(recipe.requirements.count >= 2, "\(recipe.name)")
      #expect(recipe.requirements.allSatisfy { $0.isForInput }, "\(recipe.name)")
    }
  }

  @Test func `no thing is of two entries`() {
    var owners: [String: String] = [:]
    for entry in RecipeBook.shipped.entries where entry.kind == .entry {
      for name in RecipeBook.shipped.text.strings(of: entry.names) {
        #expect(owners[name] == nil, "\(name) is of \(owners[name] ?? "") and of \(entry.name)")
        owners[name] = entry.name
      }
    }
  }
}
