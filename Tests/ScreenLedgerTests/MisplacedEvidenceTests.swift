import ScreenAdmission
import ScreenBrief
import ScreenGrammar
import ScreenLedger
import ScreenModel
import Testbed
import Testing

/// What is on a screen, but not where, or not as, the intent states it.
struct MisplacedEvidenceTests {
  private func outcomes(
    of asked: [Requirement], on components: [Component], titled title: String = "T",
    intent: String = ""
  ) -> [Ledger.Entry.Outcome] {
    let screen = Screen(
      title: title, sections: [Section(id: "s", title: "", components: components)])
    return Ledger.judge(
      Brief(title: Phrase(title), intent: intent, requirements: asked),
      admission: Admission(screen: screen), under: .standard
    ).entries.map(\.outcome)
  }

  private func stat(_ label: String, _ value: String) -> Component {
    .stat(.init(label: label, value: value))
  }

  @Test(
    arguments: [
      .field(.init(label: "Heron", placeholder: "", name: "email")),
      .field(.init(label: "Heron", placeholder: "", value: "email")),
    ] as [Component])
  func `what only a host reads, or somebody filled in, names no input`(_ component: Component) {
    #expect(outcomes(of: [requirement(.need(.input), "Email")], on: [component]) == [.unmet])
  }

  @Test func `the change of a figure and the address of a link name neither`() {
    let change = Component.stat(.init(label: "Goats", value: "1", change: "revenue"))
    let link = Component.link(.init(label: "Goats", destination: "https://herons.example"))
    #expect(outcomes(of: [requirement(.need(.metric), "Revenue")], on: [change]) == [.unmet])
    #expect(outcomes(of: [requirement(.component(.link), "Herons")], on: [link]) == [.unmet])
  }

  @Test(arguments: [
    ("Log in", "Log out"), ("Opt in", "Opt out"), ("Check in", "Check mail"),
    ("Add to basket", "Add basket"), ("Late", "Not late"),
    ("Delete account", "Do not delete account"),
  ])
  func `small words and negations belong to the name of what is pressed`(
    _ asked: String, _ shown: String
  ) {
    let button = Component.button(.init(label: shown))
    #expect(outcomes(of: [requirement(.component(.button), asked)], on: [button]) == [.unmet])
    let same = Component.button(.init(label: asked))
    #expect(outcomes(of: [requirement(.component(.button), asked)], on: [same]) == [.met])
  }

  @Test func `an article makes no other name`() {
    let button = Component.button(.init(label: "Save draft"))
    #expect(
      outcomes(of: [requirement(.component(.button), "Save the draft")], on: [button]) == [.met])
  }

  @Test func `values that are swapped between figures meet neither`() {
    var (income, churn) = (
      requirement(.need(.metric), "Income"), requirement(.need(.metric), "Churn")
    )
    income.details.value = Phrase("$12")
    churn.details.value = Phrase("30%")
    let swapped = [stat("Income", "30%"), stat("Churn", "$12")]
    let right = [stat("Churn", "30%"), stat("Income", "$12")]
    #expect(outcomes(of: [income, churn], on: swapped) == [.unmet, .unmet])
    #expect(outcomes(of: [income, churn], on: right) == [.met, .met])
  }

  @Test func `values that are swapped between the rows of a collection do not meet it`() {
    var asked = requirement(.component(.list), "Herds")
    asked.details.items = [
      Details.Item(Phrase("Goats"), values: [Phrase("7")]),
      Details.Item(Phrase("Geese"), values: [Phrase("19")]),
    ]
    func list(_ goats: String, _ geese: String) -> Component {
      .list(
        .init(
          title: "Herds",
          items: [.init(title: "Goats", detail: goats), .init(title: "Geese", detail: geese)]))
    }
    #expect(outcomes(of: [asked], on: [list("19", "7")]) == [.unmet])
    #expect(outcomes(of: [asked], on: [list("7", "19")]) == [.met])
  }

  @Test func `a title supplies no sign that the figure lost`() {
    var asked = requirement(.component(.stat), "Hosting")
    asked.details.value = Phrase("−12.99")
    #expect(
      outcomes(of: [asked], on: [stat("Hosting", "12.99")], titled: "Hosting −12.99")
        == [.approximated])
    #expect(
      outcomes(of: [asked], on: [stat("Hosting", "−12.99")], titled: "Hosting") == [.met])
  }

  @Test func `the title of the screen does not name a collection with another title`() {
    let asked = requirement(.component(.list), "Herons")
    let items = [Component.ListItem(title: "Audi"), Component.ListItem(title: "Fiat")]
    let cars = Component.list(.init(title: "Cars", items: items))
    let plain = Component.list(.init(title: "", items: items))
    #expect(outcomes(of: [asked], on: [cars], titled: "Herons") == [.unmet])
    #expect(outcomes(of: [asked], on: [plain], titled: "Herons") == [.met])
  }

  @Test func `columns are at the head of a table, not in its title or its cells`() {
    var asked = requirement(.component(.table), "Orders")
    asked.details.columns = [Phrase("Date"), Phrase("Total")]
    func table(_ columns: [String], _ row: [String]) -> Component {
      .table(.init(title: "Orders: date and total", columns: columns, rows: [row]))
    }
    #expect(outcomes(of: [asked], on: [table(["A", "B"], ["date", "total"])]) == [.unmet])
    #expect(outcomes(of: [asked], on: [table(["Date", "Total"], ["1 May", "4"])]) == [.met])
  }

  @Test func `a slider has the bounds that are stated`() {
    var asked = requirement(.component(.slider), "Gain")
    (asked.details.minimum, asked.details.maximum) = (-6, 12)
    func slider(_ minimum: Double, _ maximum: Double) -> Component {
      .slider(.init(label: "Gain", minimum: minimum, maximum: maximum))
    }
    #expect(outcomes(of: [asked], on: [slider(-6, 100)]) == [.unmet])
    #expect(outcomes(of: [asked], on: [slider(-6, 12)]) == [.met])
  }
}
