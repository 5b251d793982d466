import Foundation
import ScreenCompiler
import Testbed
import Testing

@Suite struct StatedValueTests {
  /// All that a reader of a screen can read, as its JSON has it, in lower case.
  private static func shown(_ screen: Screen) -> String {
    screen.rendered(as: .json).lowercased()
  }

  @Test(arguments: Thoroughness.seeds(250, slow: 10_000))
  func `what is stated is on the screen as it is stated, or unread`(seed: UInt64) throws {
    let intent = StatedIntent(seed: seed)
    let result = try Compiler().compile(SourceText(intent.text))
    let shown = Self.shown(result.screen)
    for value in intent.stated where !shown.contains(value.lowercased()) {
      let range = try #require(intent.text.range(of: value))
      let start = intent.text.utf8.distance(
        from: intent.text.startIndex, to: range.lowerBound)
      let place = start..<start + value.utf8.count
      let isUnread = result.ledger.unread.contains {
        $0.range.lowerBound < place.upperBound && place.lowerBound < $0.range.upperBound
      }
      let isDrawn = Self.isDrawn(value, on: result.screen)
      #expect(isUnread || isDrawn, "\(value) of \(intent.text.debugDescription)")
      guard isUnread else { continue }
      #expect(result.confidence != .high)
      let met = result.ledger.entries.filter { $0.outcome == .met && $0.subject != "section" }
      #expect(
        !met.contains {
          $0.range.lowerBound <= place.lowerBound && place.upperBound <= $0.range.upperBound
        }, "\(value) of \(intent.text.debugDescription)")
    }
  }

  @Test(arguments: ["ready", "new", "paid", "done", "late"])
  func `a state in a row is a cell of it, whatever the other rows say`(state: String) throws {
    let intent = "a table of orders with customer, pickup and status: "
    let rows = [["Ana", "8:30", state], ["Ben", "9:00", "baking"], ["Cleo", "10:15", "new"]]
    let text = intent + rows.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    let result = try Compiler().compile(SourceText(text))
    let tables = result.screen.sections.flatMap(\.components).compactMap { component in
      if case .table(let table) = component { table } else { nil }
    }
    #expect(tables.map(\.rows) == [rows])
    #expect(!result.isDraft)
  }

  /// Whether a percentage is drawn as progress, or two numbers as a rating or the ends of a slider.
  private static func isDrawn(_ value: String, on screen: Screen) -> Bool {
    let numbers = value.replacing(/,(\d{1,2})(?!\d)/, with: { "." + $0.output.1 }).split {
      !$0.isASCII || !($0.isNumber || $0 == ".")
    }.compactMap {
      Double($0)
    }
    let isNegative = value.hasPrefix("-") || value.hasPrefix("−")
    // A comma before one or two digits begins a fraction: "22,4 %".
    let fraction = value.split(separator: ",").last?.prefix { $0.isNumber } ?? ""
    let isDecimal = value.contains(",") && fraction.count < 3
    let digits = (isDecimal ? value.replacing(",", with: ".") : value).filter {
      $0.isASCII && ($0.isNumber || $0 == ".")
    }
    let figure = Double((isNegative ? "-" : "") + digits)
    // On an axis "+9" is 9.
    let sign = value.drop { $0 == "+" }.filter {
      !($0.isASCII && $0.isNumber) && !" ,.-−".contains($0)
    }
    return screen.sections.flatMap(\.elements).contains { element in
      switch element.component {
      case .progress(let progress): value.hasSuffix("%") && numbers == [progress.percent]
      case .rating(let rating): numbers == [rating.score, Double(rating.outOf)]
      case .slider(let slider): numbers == [slider.minimum, slider.maximum]
      case .chart(let chart):
        (chart.unit == sign || sign.isEmpty)
          && chart.series.contains { $0.points.contains { $0.value == figure } }
      default: false
      }
    }
  }

  @Test(
    arguments: [
      ("A list of subscriptions: Netflix −12.99, Spotify −9.99", ["−12.99", "−9.99"]),
      ("Skills: C++, Rust, C#", ["C++", "C#"]), ("A climbing log with grade 6a+", ["6a+"]),
      ("Facts\nDose: 5 ml\nAcidity: pH 7.0", ["5 ml", "7.0"]), ("Ticket: #4711", ["#4711"]),
      ("Two tabs: R&D and Sales", ["R&D"]), ("A badge 3/10", ["3/10"]),
      ("Taste 18/20 and colour 4/5", ["18/20"]), ("A Late badge", ["late"]),
      ("A card with frame 5×7 and tent 7×4", ["5×7", "7×4"]),
      ("Contacts: Ida 030 1234567, Bo +47 555 01 88", ["030 1234567", "+47 555 01 88"]),
      ("A stat Price £34.00", ["£34.00"]), ("Facts\nGuests: ~20\nVersion: v2.0", ["~20", "v2.0"]),
    ])
  func `signs, units, symbols and decimals stay`(intent: String, stated: [String]) throws {
    let result = try Compiler().compile(SourceText(intent))
    let shown = Self.shown(result.screen)
    for value in stated { #expect(shown.contains(value.lowercased()), "\(value)") }
    #expect(result.ledger.isComplete)
  }

  private static let constructions = [
    "a picker for plan with options Basic, %@ and Deluxe",
    "a form with a field labelled %@ and a Save button", "a list of topics: Welcome, %@, Goodbye",
    "a card titled %@ with a paragraph", "a button %@ and a button Cancel",
    "toggles for music, %@ and sound", "a table with columns Name, %@ and Price",
  ]

  @Test(
    arguments: [
      "AT&T", "Q&A", "H₂O", "Ben & Jerry's", "Tom & Jerry", "T-shirt (L)", ".env", "C#", "node.js",
      "§ 5", "24/7", "50/50", "9-to-5", "@handle", "#hashtag", "±5",
    ], constructions)
  func `a name with signs is one name wherever it stands`(
    name: String, construction: String
  ) throws {
    let intent = construction.replacing("%@", with: name)
    let result = try Compiler().compile(SourceText(intent))
    #expect(Self.shown(result.screen).contains("\"\(name.lowercased())\""), "\(intent)")
    #expect(result.ledger.isComplete)
  }

  /// A sign before a figure that is drawn without it, and numbers of things that are not there.
  @Test(arguments: [
    "a timer of ~5 min", "a slider from 0 to ~100", "a progress of ~40 %", "a rating of >4",
    "bar chart: A ~20, B ~30", "Two Save buttons", "three badges: New, Sale",
    "5 toggles: Wi-Fi, Bluetooth",
  ])
  func `what is drawn otherwise, or fewer times, is not met in full`(intent: String) throws {
    let result = try Compiler().compile(SourceText(intent))
    let isFull = result.ledger.isComplete && result.ledger.entries.allSatisfy { $0.outcome == .met }
    #expect(!isFull)
    #expect(result.confidence != .high)
  }

  @Test(arguments: [
    "two fields: name and email", "a Save and a Cancel button", "a timer of 5 min",
    "two buttons: Save and Cancel", "three toggles: Wi-Fi, Bluetooth and Sound",
    "a login form with two buttons: Login and Register", "a slider from 0 to 100",
  ])
  func `what is there as often as it is asked for is met`(intent: String) throws {
    #expect(try Compiler().compile(SourceText(intent)).ledger.isComplete)
  }

  @Test(
    arguments: [
      ("budget for FY+1 and FY+2", "FY+1"), ("VIP lounge sign-up form", "\"VIP lounge"),
      ("a stat showing >100 orders", ">100"),
      ("an order card with a Shipped badge", "\"label\": \"Shipped\""),
      ("Split the bill of $80 by 4", "Split the bill of $80 by 4"),
    ])
  func `names with marks and capitals stay whole`(intent: String, name: String) throws {
    let result = try Compiler().compile(SourceText(intent))
    #expect(result.screen.rendered(as: .json).contains(name))
  }

  @Test(
    arguments: [
      ("a list of iPhone 15 Pro, iPad Air 5 and Pixel 9 Pro", "iPhone 15 Pro"),
      ("a list of bands: P!nk, AC/DC, Wham!", "P!nk"),
      ("phones: iPhone 15 Pro, Pixel 9", "iPhone 15 Pro"),
      ("photo details: f/2.8, 1/250 s, ISO 400", "f/2.8"),
    ])
  func `names that a sentence takes apart are whole, or said to be lost`(
    intent: String, name: String
  ) throws {
    let result = try Compiler().compile(SourceText(intent))
    let isLost = result.ledger.unread.contains { $0.words.contains(name) }
    #expect(isLost != result.screen.rendered(as: .json).contains(name))
    #expect(!isLost || result.confidence != .high)
  }

  @Test(
    arguments: [
      ("a card with a Late badge", true), ("an order card with a Shipped badge", true),
      ("a button Scan badge", false), ("buttons Print badge and Scan badge", false),
    ])
  func `a badge with an article is shown, and one with a verb is pressed`(
    intent: String, isShown: Bool
  ) throws {
    let result = try Compiler().compile(SourceText(intent))
    #expect(result.ledger.entries.map(\.subject).contains("badge") == isShown)
  }

  @Test(
    arguments: [
      ("A bar chart of rain: May 12 mm, June 9 mm, July 30 °C", "mm", [12, 9, nil]),
      ("A bar chart of dues: Ida 5 €, Bo 4 €, Cy 7 $", "€", [5, 4, nil]),
      ("A bar chart of prices: Berlin 30,849 €, Sugar #8471", "€", [30_849, nil]),
      ("A pie chart of times: Ida 3:30, Bo 4", "", [nil, 4]),
      // What is said of the last alone is said of all.
      ("A bar chart of rain: May 12, June 9, July 4 mm", "mm", [12, 9, 4]),
      ("A bar chart of rain: May 12, June 9", "", [12, 9]),
    ] as [(String, String, [Double?])])
  func `a chart draws what is measured alike, and a gap for all else`(
    intent: String, unit: String, values: [Double?]
  ) throws {
    let result = try Compiler().compile(SourceText(intent))
    let charts = result.screen.sections.flatMap(\.components).compactMap { component in
      if case .chart(let chart) = component { chart } else { nil }
    }
    #expect(charts.map(\.unit) == [unit])
    #expect(charts.map { $0.series.map { $0.points.map(\.value) } } == [[values]])
    #expect(result.ledger.unread.isEmpty == !values.contains(nil))
  }

  @Test func `a progress of so many percent is at so many percent`() throws {
    let intent = SourceText("A progress of 40 % for the download")
    let result = try Compiler().compile(intent)
    let components = result.screen.sections.flatMap(\.elements).map(\.component)
    #expect(components == [.progress(.init(label: "Download", percent: 40))])
    #expect(result.ledger.isComplete && !result.isDraft)
  }

  /// What a reply leaves off is not an answer.
  @Test(arguments: [
    ("A stat Balance −£4.90", "£4.90"), ("A stat Balance −£4.90", "−£4.9"),
    ("A stat Grade 6a+", "6a"), ("A stat Version v2.0", "v2"), ("A stat Language C++", "C"),
  ])
  func `a value without its sign does not meet what states it`(intent: String, reply: String) throws
  {
    let source = SourceText(intent)
    let label = String(intent.split(separator: " ")[2])
    let tree: TreeValue = [
      "title": "T",
      "sections": [
        [
          "components": [
            [
              "type": "stat", "label": TreeValue(.text(label)), "value": TreeValue(.text(reply)),
            ]
          ]
        ]
      ],
    ]
    let generator = Fixed(tree: tree)
    let result = try Compiler().compile(source, asking: generator, only: .model)
    #expect(!result.ledger.entries.contains { $0.outcome == .met })
    #expect(!result.ledger.unread.isEmpty)
  }
}

/// Proposes one tree.
private struct Fixed: ImmediateGenerating {
  typealias Failure = Never

  var tree: TreeValue

  func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Never) -> Generation {
    .proposed(Candidate(Proposal(tree: tree), tier: .model, confidence: .high))
  }
}
