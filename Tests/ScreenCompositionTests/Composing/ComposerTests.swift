import ScreenAdmission
import ScreenBrief
import ScreenLedger
import Sampling
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

private let login =
  "A login form with two buttons: Login and register and two edit boxes username and password"

@Suite struct ComposerTests {
  @Test(arguments: Thoroughness.seeds(25, slow: 100))
  func `the login form has what it names, at any seed`(seed: UInt64) throws {
    let sampling: SamplingOptions = seed == 0 ? .greedy : .random(seed: seed)
    let composed = try Composed(login, sampling: sampling)
    #expect(composed.fields.map(\.label) == ["Username", "Password"])
    #expect(composed.fields.map(\.kind) == [.text, .password])
    #expect(composed.buttons.map(\.label) == ["Login", "Register"])
    #expect(composed.components.count == 4)
    #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met })
  }

  @Test(arguments: [
    ("over the past six months", "Orders over the past six months"),
    ("the past six months", "Orders over the past six months"),
    ("past six months", "Orders over the past six months"), ("today", "Orders, today"),
  ])
  func `the time of a chart is in its title once, however it is said`(
    time: String, title: String
  ) throws {
    let tree = ReadingTree.parse(
      SourceText(name: "tree", "⟦chart a ⟦kind chart⟧ of ⟦label orders⟧ ⟦time \(time)⟧⟧"))
    let composed = Composed(try IntentReader().read(#require(tree.tree)))
    #expect(composed.charts.map(\.title) == [title])
  }

  @Test func `a hundred seeds give many login forms`() throws {
    let screens = try (1...100).map { seed in
      try Composed(login, sampling: .random(seed: UInt64(seed))).admission.screen
    }
    #expect(Set(screens).count >= 20)
  }

  @Test func `the number of distinct screens grows with the temperature`() throws {
    let counts = try [0, 0.5, 1, 2].map { temperature in
      let screens = try (Thoroughness.seeds(40, slow: 100)).map { seed in
        let sampling = SamplingOptions(temperature: temperature, seed: seed)
        return try Composed(login, sampling: sampling).admission.screen
      }
      return Set(screens).count
    }
    #expect(counts[0] == 1)
    #expect(counts == counts.sorted())
    #expect(counts[3] > counts[1])
  }

  @Test func `a section has one primary button, and what removes is destructive`() {
    let composed = Composed(
      brief(
        requirement(.component(.field), "Name"),
        requirement(.component(.button), items: ["Cancel", "Save", "Save as draft", "Delete"])))
    #expect(composed.buttons.map(\.style) == [.plain, .primary, .secondary, .destructive])
  }

  @Test func `a style requested by name stays`() {
    let save = requirement(.component(.button), "Save") { $0.variant = "plain" }
    #expect(Composed(brief(save)).buttons.first?.style == .plain)
  }

  @Test func `buttons follow the inputs that they send`() {
    let composed = Composed(
      brief(
        requirement(.component(.button), "Send"), requirement(.component(.field), "Email"),
        requirement(.component(.toggle), "Copy to me")))
    #expect(composed.components.map(\.kind) == [.field, .toggle, .button])
  }

  @Test func `figures are in one row, wherever they were requested`() {
    let composed = Composed(
      brief(
        requirement(.need(.metric), "Revenue"), requirement(.need(.narrative), "Introduction"),
        requirement(.need(.metric), "Churn")))
    #expect(composed.sections.first?.layout == .row)
    #expect(composed.sections.first?.components.map(\.kind) == [.stat, .stat])
  }

  @Test func `a long form falls into parts by meaning`() {
    let labels = [
      "Name", "Email", "Phone", "Street", "City", "Postcode", "Card number", "Security code",
    ]
    let composed = Composed(
      brief(
        requirement(.component(.field), items: labels), requirement(.component(.button), "Pay")))
    #expect(composed.sections.map(\.title) == ["Your details", "Address", "Payment"])
    #expect(composed.sections.last?.components.last?.kind == .button)
    #expect(composed.fields.count == labels.count)
  }

  @Test func `hotels with a photo and a button are cards with a button each`() throws {
    let composed = try Composed("a list of hotels with photo, price, rating and a Book button")
    let list = try #require(composed.lists.first)
    #expect(list.style == .cards)
    #expect(list.items.allSatisfy { $0.actions.map(\.label) == ["Book"] && !$0.image.isEmpty })
    #expect(list.items.allSatisfy { $0.facts.map(\.key) == ["Price", "Rating"] })
    #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met })
  }

  @Test(
    arguments: [
      ("a list of people with name and photo as cards", ["Photo"]),
      ("a list of books with title and author as cards", ["Author"]),
      ("a list of dishes with dish and price as cards", ["Price"]),
      ("a list of events with date and name as cards", ["Date"]),
      ("a list of orders with customer and total as cards", ["Customer", "Total"]),
    ])
  func `what names a thing is its title, and no fact of it`(
    intent: String, facts: [String]
  ) throws {
    let composed = try Composed(intent)
    let items = try #require(composed.lists.first).items
    #expect(!items.isEmpty)
    for item in items {
      let photo = item.image.isEmpty ? [] : ["Photo"]
      #expect(photo + item.facts.map(\.key) == facts)
      #expect(!item.facts.contains { $0.value == item.title })
    }
    #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met })
  }

  @Test func `a dialog is opened by a button`() {
    let composed = Composed(
      brief(
        requirement(.component(.button), "Delete account"),
        requirement(.section(.dialog), "Are you sure", in: 0),
        requirement(.need(.narrative), "Warning", in: 1) { $0.value = Phrase("It is for good.") }))
    let dialog = composed.sections.first { $0.layout == .dialog }
    #expect(dialog?.id == "are-you-sure")
    #expect(composed.buttons.first?.opens == dialog?.id)
  }

  @Test func `a dialog that is all there is stands open, beside anything else it is opened`() {
    let asked = [
      requirement(.section(.dialog), "Leave the club?"),
      requirement(.component(.button), "Leave", in: 0),
      requirement(.component(.button), "Stay", in: 0),
    ]
    let alone = Composed(Brief(title: Phrase("Leave the club?"), requirements: asked))
    #expect(alone.buttons.map(\.label) == ["Leave", "Stay"])
    #expect(!alone.buttons.contains { !$0.opens.isEmpty })
    // The screen's title is its own, and is not said again.
    #expect(alone.sections.map(\.title) == [""] && alone.sections.map(\.layout) == [.dialog])
    #expect(alone.ledger.entries.allSatisfy { $0.outcome == .met })
    let beside = Composed(
      Brief(
        title: Phrase("Club"),
        requirements: asked + [requirement(.need(.records), "Members")]))
    #expect(beside.buttons.count { !$0.opens.isEmpty } == 1)
    #expect(beside.sections.contains { $0.layout == .dialog && $0.title == "Leave the club?" })
    #expect(beside.buttons.count == 3)
  }

  @Test func `what is done to things of which none can have a button is done below them`() {
    var asked = brief(requirement(.component(.table), "Shifts"))
    asked.requirements[0].details.columns = [Phrase("Day"), Phrase("Hours")]
    asked.requirements.append(requirement(.need(.action), "Swap", in: 0))
    #expect(Composed(asked).buttons.map(\.label) == ["Swap"])
  }

  @Test func `a map shows places, whatever the screen is about`() throws {
    let composed = try Composed("left has a form with name and email, right has a map")
    let names = composed.components.flatMap { component in
      if case .map(let map) = component { map.places.map(\.name) } else { [String]() }
    }
    #expect(!names.isEmpty)
    #expect(!names.contains { $0.contains("@") })
  }

  @Test func `a wizard names its steps ahead, and a step called Home holds no home page`() throws {
    let composed = try Composed("Wizard for adopting a cat with the steps You, Home, Cat, Confirm")
    let steps = composed.components.compactMap { component in
      if case .steps(let steps) = component { steps.items.map(\.label) } else { [String]?.none }
    }
    #expect(steps == [["You", "Home", "Cat", "Confirm"]])
    #expect(!composed.components.contains { $0.kind == .image || $0.kind == .quote })
    let bare = try Composed("a form with name and email, and a Send button")
    #expect(!bare.components.contains { $0.kind == .steps })
  }

  @Test func `tabs keep what they hold`() {
    var asked = brief(
      requirement(.section(nil), "Overview"), requirement(.need(.metric), "Sales", in: 0),
      requirement(.section(nil), "People"),
      requirement(.need(.records), "Members", in: 2) { $0.columns = [Phrase("Role")] })
    asked.layout = .tabs
    let composed = Composed(asked)
    #expect(composed.admission.screen?.layout == .tabs)
    #expect(composed.sections.map(\.group) == ["Overview", "People"])
  }

  @Test func `a part of a figure's target is a share of it`() {
    let composed = Composed(
      brief(
        requirement(.need(.progress), "Roof") {
          $0.value = Phrase("$3,400")
          $0.target = Phrase("$10,000")
        }))
    guard case .progress(let progress) = composed.components.first else {
      Issue.record("no progress")
      return
    }
    #expect(progress.percent == 34)
    #expect(progress.label == "Roof: $3,400 of $10,000")
  }

  @Test func `an empty brief is about its title`() {
    let composed = Composed(Brief(title: Phrase("Zork")))
    #expect(composed.admission.screen?.title == "Zork")
    #expect(!composed.components.isEmpty)
  }

  @Test func `what no component can be is named as unclear, and stays unmet`() {
    let composed = Composed(brief(requirement(.unknown, "3D globe")))
    guard case .unclear(let unclear) = composed.components.first else {
      Issue.record("not unclear")
      return
    }
    #expect(unclear.reason.contains("3D globe"))
    #expect(composed.ledger.entries.map(\.outcome) == [.unmet])
  }

  @Test func `what a recipe would add is left out where the intent excludes it`() {
    var asked = Brief(title: Phrase("Log in"), topic: Phrase("login"))
    #expect(Composed(asked).fields.map(\.label) == ["Email", "Password"])
    asked.exclusions = [Phrase("email")]
    #expect(Composed(asked).fields.map(\.label) == ["Password"])
  }

  @Test(
    arguments: [
      ("arrivals with name, room and time", false),
      ("a table of departures with time and platform", true),
      ("a table of orders with number and total", true),
    ])
  func `what has a name is not known by a number`(_ intent: String, isCode: Bool) throws {
    let shown = String(describing: try Composed(intent).sections)
    #expect((shown.contains("\"S ") || shown.contains("\"#")) == isCode)
  }
}
