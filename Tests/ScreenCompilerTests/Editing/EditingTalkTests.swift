import ScreenCompiler
import Testing

/// Edits as people talk: without a verb, as questions, with second thoughts, and for what cannot be.
@Suite struct EditingTalkTests {
  private static let hire = Screen(
    title: "Canoe hire",
    sections: [
      Section(
        id: "booking", title: "Booking", layout: .card,
        components: [
          .field(.init(label: "Guest name", placeholder: "Your name", name: "guest-name")),
          .field(.init(label: "Phone", placeholder: "", kind: .phone, name: "phone")),
          .picker(.init(label: "Canoe", options: ["Single", "Double"], name: "canoe")),
          .slider(.init(label: "Hours", minimum: 1, maximum: 8, value: 1, name: "hours")),
          .toggle(.init(label: "Life jackets", name: "life-jackets")),
          .field(.init(label: "Remarks", placeholder: "", name: "remarks")),
          .button(.init(label: "Book", style: .primary, action: "book")),
          .button(.init(label: "Ask us", style: .secondary, action: "ask-us")),
        ]),
      Section(
        id: "river", title: "River",
        components: [
          .stat(.init(label: "Water level", value: "42 cm")),
          .stat(.init(label: "Flow", value: "3 m/s")),
          .chart(
            .init(
              title: "Level by day", kind: .line,
              series: [.init(name: "Level", points: [.init(label: "Mon", value: 40)])])),
        ]),
    ])

  private static func edit(_ text: String) throws -> Compilation {
    try hire.edited(text)
  }

  private static func differences(_ text: String) throws -> [String] {
    ScreenDifference(from: hire, to: try edit(text).screen).changes.map { String(describing: $0) }
  }

  /// Talk, and the same as an order.
  private static let pairs: [(String, String)] = [
    ("phone before guest name, remarks optional", "move phone before guest name"),
    ("make double the default for canoe", "preselect Double"),
    ("Double should be the default canoe", "preselect Double"),
    ("I don't want the chart on this screen", "remove the chart"),
    ("we don't need the flow here", "remove the flow"),
    ("hmm, I think the hours ought to come after the remarks", "move hours after the remarks"),
    ("could the phone go first?", "move the phone to the top"),
    ("why is there a chart? drop it", "remove the chart"),
    ("is the chart really needed? if not remove it", "remove the chart"),
    ("no flow please", "remove the flow"),
    ("remarks is way too small", "make the remarks a text area"),
    ("remarks should be bigger and come first", "make remarks bigger and move it to the top"),
    ("instead of Book use Reserve", "rename Book to Reserve"),
    ("instead of \"Book\" use \"Reserve\"", "rename Book to \"Reserve\""),
    ("Book → Reserve", "rename Book to Reserve"),
    ("canoe as chips, not a dropdown", "make canoe segmented"),
    ("canoe as radio buttons instead of a dropdown", "make canoe radio buttons"),
    ("canoe as a single / double / raft choice", "canoe options: Single, Double, Raft"),
    (
      "hours should go up to 12 and start at 2", "set the maximum of hours to 12 and set hours to 2"
    ),
    ("hours shouldn't be above 6", "set the maximum of hours to 6"),
    ("hours 3, life jackets on", "set hours to 3 and turn on life jackets"),
    ("add Raft to the canoes and put it first", "add a Raft option before Single"),
    ("swap the two buttons round", "swap Book and Ask us"),
    ("Book and Ask us should swap places", "swap Book and Ask us"),
    ("the second button should be red", "make Ask us red"),
    ("hours first, then the canoe", "move the canoe to the top and move the hours to the top"),
    ("hours second... no wait, first", "move the hours to the top"),
    ("limit the remarks to 200 characters", "set the maximum length of remarks to 200"),
    ("phone required, and everything else optional", "make the phone required"),
    ("can we have an email field after the phone?", "add an email field after the phone"),
  ]

  @Test(arguments: pairs)
  func `talk does what an order does`(_ talk: String, _ order: String) throws {
    let (one, other) = (try Self.edit(talk), try Self.edit(order))
    #expect(one.ledger.entries.contains { $0.outcome == .met })
    #expect(one.screen.json() == other.screen.json(), "\(one.ledger.entries.map(\.reason))")
    #expect(one.screen != Self.hire)
  }

  /// What cannot be done, the words that say it, and the rest, which is done.
  private static let lacks: [(String, unmet: [String], String)] = [
    ("rename Book to Reserve and colour it brown", ["colour it brown"], "rename Book to Reserve"),
    ("make the remarks bigger and bold", ["bold"], "make the remarks bigger"),
    ("water level 40 cm, chart in teal", ["chart in teal"], "set the water level to 40 cm"),
    ("drop the flow, and Book needs an icon", ["Book needs an icon"], "drop the flow"),
    ("phone first, price second", ["price second"], "move the phone to the top"),
    ("make the phone required and the sail longer", ["the sail longer"], "make the phone required"),
  ]

  @Test(arguments: lacks)
  func `what cannot be done is said by its part, and the rest is done`(
    _ talk: String, _ unmet: [String], _ order: String
  ) throws {
    let result = try Self.edit(talk)
    #expect(result.ledger.entries.filter { $0.outcome == .unmet }.map(\.words) == unmet)
    #expect(result.screen.json() == (try Self.edit(order)).screen.json())
  }

  /// Talk of which nothing can be done, and what the account says of it.
  private static let refused: [(String, String)] = [
    ("Book should be brown", "has no colour"), ("make the chart wider", "has no size"),
    ("the chart could be a donut", "has no shape"), ("why is there a chart?", "is a question"),
    ("the sail ought to come first", "nothing here matches"),
    ("add a heart icon", "there is no icon"),
    ("set the canoe to Raft", "offers Single, Double"),
    ("keep Book hidden until noon", "it does not say"), ("tick off the flow", "cannot be"),
    ("the chart is nice", "not an edit"),
  ]

  @Test(arguments: refused)
  func `what cannot be done leaves the screen as it was`(_ talk: String, _ why: String) throws {
    let result = try Self.edit(talk)
    #expect(result.screen == Self.hire)
    let reasons = result.ledger.entries.map(\.reason).joined(separator: "; ")
    #expect(reasons.contains(why), "\(reasons)")
  }

  @Test func `long talk takes no longer than its length asks for`() throws {
    let talk = "hmm the remarks, well, could maybe sit between the phone and the canoe or so, "
    let text = SourceText(
      name: "<edit>", String(repeating: talk, count: 12) + "and the sail after the mast of it")
    let time = try ContinuousClock().measure { _ = try Compiler().edit(Self.hire, text) }
    // Far above what it takes, far below what trying every reading would.
    #expect(time < .seconds(60))
  }
}
