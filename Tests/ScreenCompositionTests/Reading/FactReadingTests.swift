import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// Names with what is said of each are facts, figures or states by their shape, whatever the words.
struct FactReadingTests {
  private func read(_ intent: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", intent))
  }

  /// The names and values of what an intent states, "Name = value".
  private func facts(_ intent: String) throws -> [String] {
    try read(intent).requirements.compactMap { requirement in
      guard let label = requirement.details.label, let value = requirement.details.value else {
        return nil
      }
      return "\(label.text) = \(value.text)"
    }
  }

  @Test(
    arguments: [
      "profile of Kiki: species African grey, keeper Odile Marsh, berth North 4",
      "Kiki: species African grey, keeper Odile Marsh, berth North 4",
      "Details: Species: African grey | Keeper: Odile Marsh | Berth: North 4",
      "Key facts: Species \"African grey\", Keeper \"Odile Marsh\", Berth \"North 4\"",
      "a card for Kiki with her species (African grey), keeper (Odile Marsh) and berth (North 4)",
      "A card with species African grey, keeper Odile Marsh and berth North 4",
      "Kiki's record\nSpecies - African grey\nKeeper - Odile Marsh\nBerth - North 4",
      "The species is African grey. The keeper is Odile Marsh. The berth is North 4.",
      "Info card. The species is African grey. The keeper is Odile Marsh. The berth is North 4.",
    ] as [TextCase])
  func `facts have their values, however they are stated`(_ intent: TextCase) throws {
    #expect(
      try facts(intent.text) == [
        "Species = African grey", "Keeper = Odile Marsh", "Berth = North 4",
      ])
  }

  @Test func `where most values are evident the others are cut like them`() throws {
    #expect(
      try facts("profile of Kiki: habitat reed bed, keeper Odile Marsh, weight 410 g")
        == ["Habitat = reed bed", "Keeper = Odile Marsh", "Weight = 410 g"])
  }

  @Test func `what goes on after facts is read by itself`() throws {
    let brief = try read("Kiki: species African grey, keeper Odile Marsh, with a Call button")
    #expect(brief.requirements.count == 3)
    #expect(brief.requirements.last?.details.label?.text == "Call")
  }

  @Test(
    arguments: [
      "Dashboard: calls answered 371, lambs born 113, crates shipped 40",
      "metrics: Calls answered = 371; Lambs born = 113; Crates shipped = 40",
      "Numbers for today\nCalls answered: 371\nLambs born: 113\nCrates shipped: 40",
      "At the top a summary: 371 calls answered, 113 lambs born and 40 crates shipped.",
    ] as [TextCase])
  func `figures have their names, though these begin like verbs`(_ intent: TextCase) throws {
    let brief = try read(intent.text)
    #expect(brief.requirements.allSatisfy { $0.subject == .need(.metric) })
    #expect(
      try facts(intent.text) == ["Calls answered = 371", "Lambs born = 113", "Crates shipped = 40"])
  }

  @Test func `lines of states are states, and their head names the whole`() throws {
    let brief = try read("Site status\nKiln: open\nMill: closed\nHarbour: offline")
    #expect(brief.title.text == "Site status")
    #expect(brief.requirements.map(\.subject) == Array(repeating: .need(.status), count: 3))
    #expect(brief.requirements.map { $0.details.tone } == [.info, .neutral, .critical])
  }

  @Test func `a line over facts further down names their part`() throws {
    let brief = try read("A map of the mill.\n\nContact\nPhone: 555 0100\nEmail: mill@example.org")
    let part = try #require(brief.requirements.firstIndex { $0.subject == .section(nil) })
    #expect(brief.requirements[part].details.label?.text == "Contact")
    let facts = brief.requirements.filter { $0.parent == part }
    #expect(facts.map { $0.details.value?.text } == ["555 0100", "mill@example.org"])
  }

  @Test(
    arguments: [
      "Ingredients: flour 200 g, sugar 100 g, salt 5 g", "Trip: call Ana, pack Box 3, visit Carla",
      "Order form\nName: text\nSize: S, M, L", "Steps: fold the paper, press Corner A, cut Edge B",
      "harbour gates: north gate open, south gate closed, lock 2 out of order",
    ] as [TextCase])
  func `lists, fields, steps and states are no facts`(_ intent: TextCase) throws {
    #expect(try !read(intent.text).requirements.contains { $0.subject == .need(.fact) })
  }

  @Test(
    arguments: [
      "three pricing plans: Sapling $5, Grove $12, Forest $30, each with a Choose button",
      "Pricing\n- Sapling: $5\n- Grove: $12\n- Forest: $30\nEach plan has a Choose button.",
      "pricing cards Sapling ($5), Grove ($12) and Forest ($30), with a Choose button on each",
    ] as [TextCase])
  func `prices stay with what they are of, and the button with each`(_ intent: TextCase) throws {
    let brief = try read(intent.text)
    let plans = try #require(brief.requirements.first)
    #expect(plans.details.items.map(\.label.text) == ["Sapling", "Grove", "Forest"])
    #expect(plans.details.items.map { $0.values.map(\.text) } == [["$5"], ["$12"], ["$30"]])
    #expect(brief.requirements.count == 2)
    #expect(brief.requirements.last?.parent == 0)
    #expect(brief.requirements.last?.details.label?.text == "Choose")
  }

  @Test(arguments: [
    "Roof repair: 40 % done, as a progress bar", "Show a bar: roof repair is 40 % complete",
    "The roof repair is 40 percent done, show it as a bar", "Roof repair: 40 %, progress bar",
  ])
  func `a share is of what it is said of`(_ intent: String) throws {
    let brief = try read(intent)
    try #require(brief.requirements.count == 1)
    let subject = brief.requirements[0].subject
    #expect(subject == .component(.progress) || subject == .need(.progress))
    #expect(brief.requirements[0].details.label?.text == "Roof repair")
  }

  @Test(arguments: [
    ("a badge: Open, in green", "Open", Component.Tone.success),
    ("a red badge with On loan", "On loan", .critical),
    ("a green chip called Fresh", "Fresh", .success), ("a green badge Open", "Open", .success),
  ])
  func `a badge has the words and the colour that are said`(
    _ intent: String, _ label: String, _ tone: Component.Tone
  ) throws {
    let brief = try read(intent)
    #expect(brief.requirements.map(\.subject) == [.component(.badge)])
    #expect(brief.requirements.first?.details.label?.text == label)
    #expect(brief.requirements.first?.details.tone == tone)
  }

  @Test(arguments: ["an error saying \"The gate is stuck\"", "an error: the gate is stuck"])
  func `an error with words of its own warns in these words`(_ intent: String) throws {
    let brief = try read(intent)
    #expect(brief.requirements.map(\.subject) == [.component(.alert)])
    #expect(brief.requirements.first?.details.label?.text == "The gate is stuck")
    #expect(brief.requirements.first?.details.tone == .critical)
  }

  @Test func `a recording is as long as said after its name`() throws {
    let brief = try read("podcast player: The Salt Road, 42 min")
    try #require(brief.requirements.count == 1)
    #expect(brief.requirements[0].details.items.map(\.seconds) == [2_520])
  }

  @Test func `a folded section has its text`() throws {
    let brief = try read("A collapsible section Shipping with the text We ship on Mondays.")
    #expect(brief.requirements.map(\.subject) == [.section(.disclosure), .component(.paragraph)])
    #expect(brief.requirements.last?.details.value?.text == "We ship on Mondays")
    #expect(brief.requirements.last?.parent == 0)
  }

  @Test func `a tabbed page is opened by its tabs`() throws {
    let brief = try read("tabbed page: Boats / Harvest / Archive")
    #expect(brief.layout == .tabs)
    #expect(
      brief.requirements.map { $0.details.label?.text } == ["Boats", "Harvest", "Archive"])
  }
}
