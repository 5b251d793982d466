import ScreenAdmission
import ScreenBrief
import ScreenLedger
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// What became of one requirement on a screen of components.
private func outcome(
  of asked: Requirement, on components: [Component], titled title: String = "",
  claims: [Claim] = []
) -> Ledger.Entry.Outcome {
  let screen = Screen(
    title: "Page", sections: [Section(id: "s", title: title, components: components)])
  let ledger = Ledger.judge(brief(asked), claims: claims, admission: Admission(screen: screen))
  return ledger.entries[0].outcome
}

/// A claim that the first component answers, placed where it was proposed.
private let first = TreePath([.name("sections"), .index(0), .name("components"), .index(0)])

@Suite struct LedgerTests {
  @Test func `an element of the kind with the words meets it, with no claim`() {
    #expect(
      outcome(
        of: requirement(.component(.field), "user name"),
        on: [.field(.init(label: "User names", placeholder: ""))]) == .met)
    #expect(
      outcome(
        of: requirement(.need(.metric), "churn rate"),
        on: [.stat(.init(label: "Churn rate", value: "2%"))]) == .met)
    #expect(
      outcome(
        of: requirement(.need(.choice), "Size", items: ["S", "M"]),
        on: [.picker(.init(label: "Size", options: ["S", "M"]))]) == .met)
  }

  @Test func `the columns that standings are drawn with need no words of their own`() {
    let table = Component.standings(.init(title: "League", rows: [.init(team: "A", points: 3)]))
    let asked = requirement(.component(.standings), "League") {
      $0.columns = [Phrase("Team"), Phrase("Points")]
    }
    #expect(outcome(of: asked, on: [table]) == .met)
    let other = requirement(.component(.standings), "League") { $0.columns = [Phrase("Goals")] }
    #expect(outcome(of: other, on: [table]) == .unmet)
  }

  /// Screens that look right at a glance, and are not.
  @Test(arguments: [
    // The words are there, on something that only speaks of it.
    (
      requirement(.component(.field), "Username"), Component.paragraph(.init(text: "Username"))
    ),
    (requirement(.need(.action), "Export"), .heading(.init(text: "Export"))),
    (requirement(.need(.input), "Search"), .keyValue(.init(key: "Search", value: "—"))),
    // The kind is right, the words are another's.
    (
      requirement(.component(.field), "Username"), .field(.init(label: "Email", placeholder: ""))
    ),
    (requirement(.component(.button), "Register"), .button(.init(label: "Log in"))),
    (requirement(.need(.metric), "Churn"), .stat(.init(label: "Revenue", value: "1"))),
    // One of what is named is missing.
    (
      requirement(.component(.picker), "Size", items: ["S", "M", "L"]),
      .picker(.init(label: "Size", options: ["S", "M"]))
    ),
    (
      requirement(.need(.metric), "Revenue") { $0.value = Phrase("$48,200") },
      .stat(.init(label: "Revenue", value: "$1"))
    ),
    (
      requirement(.need(.records), "Orders") { $0.columns = [Phrase("Date"), Phrase("Total")] },
      .table(.init(title: "Orders", columns: ["Order", "Date"], rows: [["1", "2"]]))
    ),
    (
      requirement(.need(.ranking), "Cities") { $0.count = 10 },
      .list(.init(title: "Cities", items: [.init(title: "Rome"), .init(title: "Oslo")]))
    ),
    // An item of a list is not a button, whatever it is called.
    (
      requirement(.component(.button), "Book"),
      .list(.init(title: "Things", items: [.init(title: "Book")]))
    ),
    // A word inside another is not that word.
    (requirement(.component(.button), "Pay"), .button(.init(label: "Repay"))),
    (requirement(.need(.progress), "Roof"), .progress(.init(label: "Proof", percent: 1))),
    // On is not off.
    (
      requirement(.component(.toggle), "Dark mode") { $0.value = Phrase("on") },
      .toggle(.init(label: "Dark mode", isOn: false))
    ),
  ])
  func `a screen that only looks right is not claimed`(asked: Requirement, shown: Component) {
    #expect(outcome(of: asked, on: [shown]) == .unmet)
    // Nor does it help that a generator says so.
    let claim = Claim(requirement: 0, paths: [first], reason: "trust me")
    #expect(outcome(of: asked, on: [shown], claims: [claim]) == .unmet)
  }

  @Test func `what stands in for a kind is no more than an approximation`() {
    let chart = requirement(.component(.chart), "Sales", items: ["North", "South"])
    let rows: [Component] = [
      .keyValue(.init(key: "North", value: "1")), .keyValue(.init(key: "South", value: "2")),
    ]
    #expect(outcome(of: chart, on: rows, titled: "Sales") == .approximated)
    #expect(outcome(of: chart, on: [rows[0]], titled: "Sales") == .unmet)
  }

  @Test func `an input is not met by the title of its section`() {
    #expect(
      outcome(
        of: requirement(.component(.field), "Email"),
        on: [.field(.init(label: "Text", placeholder: ""))], titled: "Email") == .unmet)
  }

  @Test func `figures count by value, however they are written`() {
    let asked = requirement(.component(.slider), "Volume") { $0.value = Phrase("4") }
    #expect(outcome(of: asked, on: [.slider(.init(label: "Volume", value: 4))]) == .met)
    #expect(outcome(of: asked, on: [.slider(.init(label: "Volume", value: 5))]) == .unmet)
  }

  @Test func `a section has to have its name and its layout`() {
    let card = requirement(.section(.card), "Billing")
    func judged(_ section: Section) -> Ledger.Entry.Outcome {
      Ledger.judge(
        brief(card), admission: Admission(screen: Screen(title: "Page", sections: [section]))
      )
      .entries[0].outcome
    }
    let divider = Component.divider(.init())
    #expect(
      judged(Section(id: "a", title: "Billing", layout: .card, components: [divider])) == .met)
    #expect(judged(Section(id: "a", title: "Billing", components: [divider])) == .approximated)
    #expect(judged(Section(id: "a", title: "Team", layout: .card, components: [divider])) == .unmet)
  }

  @Test func `without a screen nothing is met`() {
    let ledger = Ledger.judge(
      brief(requirement(.component(.field), "A"), requirement(.need(.metric), "B")),
      admission: Admission(screen: nil))
    #expect(ledger.entries.map(\.outcome) == [.unmet, .unmet])
    #expect(!ledger.isSettled)
  }

  @Test func `claims beyond the brief and paths beyond the screen are passed over`() {
    let claims = [
      Claim(requirement: 7, paths: [first], reason: ""),
      Claim(
        requirement: 0,
        paths: [
          TreePath(), TreePath([.name("sections"), .index(99), .name("components"), .index(-4)]),
        ], reason: ""),
    ]
    let asked = requirement(.component(.field), "Email")
    #expect(outcome(of: asked, on: [.divider(.init())], claims: claims) == .unmet)
  }
}
