import Sampling
import ScreenAdmission
import ScreenBrief
import ScreenGrammar
import ScreenLedger
import ScreenModel
import ScreenReading
import Testbed
import Testing

@Suite struct ElementNameTests {
  /// What became of requirements on a screen of one section.
  private func outcomes(
    of asked: [Requirement], on components: [Component], titled title: String,
    under grammar: Grammar? = nil
  ) -> [Ledger.Entry.Outcome] {
    let screen = Screen(
      title: title, sections: [Section(id: "s", title: title, components: components)])
    return Ledger.judge(
      Brief(title: Phrase(title), requirements: asked), admission: Admission(screen: screen),
      under: grammar
    ).entries.map(\.outcome)
  }

  @Test func `titles like the intent name none of the fields below them`() {
    let asked = [requirement(.need(.input), "Email"), requirement(.component(.field), "Phone")]
    let fields: [Component] = [
      .field(.init(label: "Turtle", placeholder: "Email")),
      .field(.init(label: "Snail", placeholder: "Phone")),
    ]
    #expect(outcomes(of: asked, on: fields, titled: "Email and phone") == [.unmet, .unmet])
  }

  @Test func `one element answers one of two requirements`() {
    let asked = [
      requirement(.component(.button), "Save"), requirement(.need(.action), "Save"),
    ]
    let save = Component.button(.init(label: "Save"))
    #expect(outcomes(of: asked, on: [save], titled: "T") == [.met, .unmet])
    #expect(outcomes(of: asked, on: [save, save], titled: "T") == [.met, .met])
  }

  @Test(
    arguments: [
      (.component(.button), .paragraph(.init(text: "Dispatch")), .unmet),
      (.component(.toggle), .field(.init(label: "Dispatch", placeholder: "")), .approximated),
      (.component(.table), .paragraph(.init(text: "Dispatch")), .approximated),
      // The grammar has facts, which tell a figure.
      (.need(.metric), .paragraph(.init(text: "Dispatch")), .unmet),
    ] as [(Requirement.Subject, Component, Ledger.Entry.Outcome)])
  func `another kind stands in only where the grammar lacks the right one`(
    subject: Requirement.Subject, component: Component, outcome: Ledger.Entry.Outcome
  ) throws {
    let asked = requirement(subject, "Dispatch")
    let core = try #require(Grammar.named("core"))
    #expect(outcomes(of: [asked], on: [component], titled: "T", under: .standard) == [.unmet])
    #expect(outcomes(of: [asked], on: [component], titled: "T", under: core) == [outcome])
  }

  @Test func `facts that say all that is stated stand in for what would draw it`() {
    var asked = requirement(.component(.chart), "Herds")
    asked.details.items = [Details.Item(Phrase("Goats"), values: [Phrase("7")])]
    let fact = Component.keyValue(.init(key: "Goats", value: "7"))
    let other = Component.keyValue(.init(key: "Goats", value: "9"))
    #expect(outcomes(of: [asked], on: [fact], titled: "T", under: .standard) == [.approximated])
    #expect(outcomes(of: [asked], on: [other], titled: "T", under: .standard) == [.unmet])
  }

  @Test func `an element that answers two gives way where the other has one alone`() {
    let asked = [
      requirement(.component(.field), "Email"), requirement(.component(.field), "Email again"),
    ]
    let fields: [Component] = [
      .field(.init(label: "Email again", placeholder: "")),
      .field(.init(label: "Email", placeholder: "")),
    ]
    #expect(outcomes(of: asked, on: fields, titled: "T") == [.met, .met])
    #expect(outcomes(of: asked, on: [fields[0]], titled: "T") == [.unmet, .met])
    #expect(outcomes(of: asked, on: [fields[1]], titled: "T") == [.met, .unmet])
  }

  /// How an element of a screen stands to the requirement that it was made for.
  private enum Standing: CaseIterable {
    case right, otherKind, placeholderOnly, otherName, missing
  }

  private static let labels = [
    "Email", "Phone", "Street", "City", "Country", "Notes", "Colour", "Size", "Weight", "Budget",
  ]

  private static func element(_ standing: Standing, _ label: String) -> [Component] {
    switch standing {
    case .right: [.field(.init(label: label, placeholder: ""))]
    case .otherKind: [.keyValue(.init(key: label, value: "1"))]
    case .placeholderOnly: [.field(.init(label: "Turtle", placeholder: label))]
    case .otherName: [.field(.init(label: "Snail", placeholder: ""))]
    case .missing: []
    }
  }

  @Test(arguments: Thoroughness.seeds(300, slow: 10_000))
  func `just those fields are met that are named as asked`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let labels = Self.labels.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
    let asked = labels.map { requirement(.component(.field), $0) }
    let standings = labels.map { _ in
      Standing.allCases.randomElement(using: &random) ?? .missing
    }
    var components = zip(standings, labels).flatMap(Self.element)
    components.shuffle(using: &random)
    let title = labels.joined(separator: " and ")
    #expect(
      outcomes(of: asked, on: components, titled: title)
        == standings.map { $0 == .right ? .met : .unmet })
  }
}
