import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenComposition

/// Plain sentences for one thing each, in the several ways that people say it; beside each rule
/// is what it must leave alone.
struct PlainReadingTests {
  private func brief(_ intent: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", intent))
  }

  /// The labels and values of what is stated, in order.
  private func facts(_ intent: String) throws -> [String] {
    try brief(intent).requirements.compactMap { requirement in
      requirement.details.value.map { "\(requirement.details.label?.text ?? "") = \($0.text)" }
    }
  }

  /// The labels of the actions that a dialog holds, and its own label first.
  private func dialog(_ intent: String) throws -> [String?] {
    let requirements = try brief(intent).requirements
    let index = try #require(requirements.firstIndex { $0.subject == .section(.dialog) })
    let held = requirements.filter { $0.parent == index && $0.isForAction }
    return [requirements[index].details.label?.text] + held.map { $0.details.label?.text }
  }

  @Test(arguments: [
    "Kite 7 - weight 210 g, maker Brisa, line 30 m",
    "a card for the kite (weight 210 g, maker Brisa, line 30 m)",
    "details of a kite: weight 210 g, maker Brisa, line 30 m",
  ])
  func `facts are stated after a dash, in brackets and after a colon`(_ intent: String) throws {
    #expect(try facts(intent) == ["Weight = 210 g", "Maker = Brisa", "Line = 30 m"])
  }

  @Test func `a value in capitals ends a name among facts`() throws {
    #expect(try facts("Pass valid until 9 June 2027, home port Kiel").last == "Home port = Kiel")
  }

  @Test(arguments: [
    "a dialog before selling the boat: Keep / Sell boat",
    "Ask in a popup before selling the boat: Keep / Sell boat",
  ])
  func `a dialog asks for the action that it is about`(_ intent: String) throws {
    #expect(try dialog(intent) == ["Sell boat?", "Keep", "Sell boat"])
  }

  @Test(arguments: [
    "a dialog \"Leave the choir?\" whose buttons are Leave and Stay",
    "Leave the choir? You will lose your seat. Buttons Leave and Stay.",
  ])
  func `a question with its answers is a dialog`(_ intent: String) throws {
    #expect(try dialog(intent) == ["Leave the choir?", "Leave", "Stay"])
  }

  @Test func `a button that is pressed opens the dialog that asks whether one is sure`() throws {
    let intent = "When I press Archive class a window should ask if I am sure, with Yes and No"
    #expect(try dialog(intent) == ["Archive class?", "Yes", "No"])
    #expect(try brief(intent).requirements.first?.details.label?.text == "Archive class")
  }

  @Test func `what a dialog asks for is filled in`() throws {
    let fields = try brief("a popup asking for the voucher number").requirements
    #expect(fields.map(\.details.label?.text) == ["Voucher number", "Voucher number"])
    #expect(fields.last?.isForInput == true)
    #expect(try !brief("Our scout asks for an agenda").requirements.contains(where: \.isForInput))
  }

  @Test(arguments: [
    ("a progress bar: painting the fence, 60 % done", "Painting the fence", "60 %"),
    ("a progress bar that shows we painted 60 % of the fence", "Fence", "60 %"),
    ("How far are the rooms. Kitchen 80%, bath 20%", "Kitchen", "80%"),
  ])
  func `a share is of what it is said of`(_ intent: String, _ name: String, _ share: String) throws
  {
    let first = try #require(try brief(intent).requirements.first)
    #expect(first.subject == .component(.progress) || first.subject == .need(.progress))
    #expect(first.details.label?.text == name)
    #expect(first.details.value?.text == share)
  }

  @Test(arguments: ["Our soup got 4 stars out of 5", "The soup gets 4 stars of 5"])
  func `stars are rated and no progress`(_ intent: String) throws {
    let first = try #require(try brief(intent).requirements.first)
    #expect(first.subject == .component(.rating))
    #expect(first.details.label?.text == "Soup")
  }

  @Test func `three numbers are as many figures`() throws {
    let figures = try brief("three numbers: visitors, tickets sold, average wait").requirements
    #expect(figures.map(\.subject) == Array(repeating: .component(.stat), count: 3))
  }

  @Test(arguments: [
    "jobs to tick off before winter: clean gutters, bleed radiators",
    "Jobs before winter - [ ] clean gutters, [ ] bleed radiators",
  ])
  func `what is ticked off is a checklist of the words that are stated`(_ intent: String) throws {
    let first = try #require(try brief(intent).requirements.first)
    #expect(first.subject == .component(.checklist))
    #expect(first.details.items.map(\.label.text) == ["Clean gutters", "Bleed radiators"])
  }

  @Test func `the stage that something has come to is none more of it`() throws {
    let stages = try #require(
      try brief("A claim goes through filed, checked and paid, and it is now checked.")
        .requirements.first?.details.items)
    #expect(stages.map(\.label.text) == ["Filed", "Checked", "Paid"])
    #expect(stages.map { $0.state != nil } == [false, true, false])
  }

  @Test(arguments: [
    ("The museum is closed on Mondays", "Museum = Closed on Mondays"),
    ("Choir is on Tuesday at 19:30", "Choir = Tuesday at 19:30"),
    ("The bar is open from May to September", "Bar = Open from May to September"),
  ])
  func `when something is stays with how it is`(_ intent: String, _ fact: String) throws {
    #expect(try facts(intent) == [fact])
  }

  @Test func `a conjunction parts no name from its price`() throws {
    let items = try brief("menu: Soup £4, Fish and beans £9").requirements.first?.details.items
    #expect(items?.map(\.label.text) == ["Soup", "Fish and beans"])
  }

  @Test(arguments: [
    "oak, pine and ash compared: weight, price",
    "oak, pine and ash - compare them by weight, price",
  ])
  func `things are compared by what follows the word`(_ intent: String) throws {
    let table = try #require(try brief(intent).requirements.first)
    #expect(table.details.items.map(\.label.text) == ["Oak", "Pine", "Ash"])
    #expect(table.details.columns.map(\.text) == ["Weight", "Price"])
  }

  @Test(arguments: [
    "We have a studio in Cork and another in Galway. Put them on a map.",
    "Show both on a map: Cork and Galway",
  ])
  func `places are found wherever they are named`(_ intent: String) throws {
    let map = try #require(
      try brief(intent).requirements.first { !$0.details.items.isEmpty })
    #expect(map.details.items.map(\.label.text) == ["Cork", "Galway"])
  }

  @Test(arguments: ["Play the video \"First knots\"", "watch the clip \"First knots\""])
  func `a recording with a name is played`(_ intent: String) throws {
    let player = try #require(try brief(intent).requirements.first)
    #expect(player.subject == .component(.player))
    #expect(player.details.label?.text == "First knots")
    #expect(try brief("a Play button").requirements.allSatisfy(\.isForAction))
  }

  @Test func `what a card or a collapsible section is said to hold is in it`() throws {
    let card = try brief("a photo of the kiln on a card").requirements
    #expect(card.map(\.subject) == [.section(.card), .component(.image)])
    #expect(card.last?.parent == 0)
  }

  @Test(arguments: [
    ("3 charts: sales, visitors and returns", [Requirement.Subject.component(.chart)], 3),
    ("number of tables", [.need(.metric)], 1),
    ("unread messages count", [.need(.metric)], 1),
    ("there are 14 beds free, 3 patients waiting and 2 nurses on duty", [.need(.metric)], 3),
    ("flavour (vanilla, chocolate)", [.need(.choice)], 1),
    ("shift report form: name date hours comments", [.need(.input)], 4),
    ("Create an event: title, venue", [.need(.input)], 2),
    ("milk, bread and eggs. Show it as a checklist", [.component(.checklist)], 1),
  ])
  func `no set of intents need hold a sentence for it to be read`(
    _ intent: String, _ subjects: [Requirement.Subject], _ count: Int
  ) throws {
    let asked = try brief(intent).requirements.filter { !$0.isImplied }
    #expect(asked.count == count)
    #expect(asked.allSatisfy { subjects.contains($0.subject) })
  }
}
