import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// The fix-its of a broken reply: they do not overlap, and give what was read, alone and together.
@Suite struct FixItTests {
  /// Further ways to break a reply, which leave more than one reading.
  private static let breaks =
    BrokenReplyTests.breaks + [
      BrokenReplyTests.Break("no closer") { "}]".contains($0) ? "" : nil },
      BrokenReplyTests.Break("an ellipsis") { $0 == "," ? ", ..., " : nil },
      BrokenReplyTests.Break("no colon") { $0 == ":" ? " " : nil },
      BrokenReplyTests.Break("single marks", inText: { $0.contains("'") ? nil : "'\($0)'" }),
      BrokenReplyTests.Break("no marks", inText: { $0 }),
      BrokenReplyTests.Break(
        "marks inside", isOfValues: true,
        inText: { $0.contains("\\") ? nil : "\"the \"\($0)\" one\"" }),
    ]

  /// A good reply with two to five faults at random places.
  private static func broken(_ screens: [Screen], _ random: inout SeededRandom) -> String {
    var tokens = BrokenReplyTests.tokens(
      screens[random.below(screens.count)].json(.compact))
    var places: Set<Int> = []
    let count = 2 + random.below(4)
    for _ in 0..<200 where places.count < count {
      let kind = breaks[random.below(breaks.count)]
      let place = random.below(tokens.count - 3)
      guard let token = kind.apply(tokens[place]), !(kind.isOfValues && tokens[place + 1] == ":"),
        places.insert(place).inserted
      else { continue }
      tokens[place] = token
    }
    return tokens.joined()
  }

  private static func read(_ source: SourceText) -> JSONReading {
    Grammar.standard.read(reply: source)
  }

  /// What the fix-its of a source do that they must not.
  private static func faults(of source: SourceText) -> [String] {
    let reading = read(source)
    guard let tree = reading.tree else { return [] }
    let fixIts = reading.diagnostics.flatMap(\.fixIts)
    var faults: [String] = []
    let ranges = fixIts.flatMap(\.edits).map(\.range)
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    if zip(ranges, ranges.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
      faults.append("some overlap")
    }
    for edits in fixIts.map(\.edits) + [fixIts.flatMap(\.edits)] {
      let mended = SourceText(name: "mended", utf8: source.applying(edits))
      if read(mended).tree?.isSame(as: tree) != true {
        faults.append("\(edits) are read otherwise")
      }
    }
    return faults
  }

  @Test(arguments: Thoroughness.seeds(20, slow: 400))
  func `of several faults at once, each fix-it and all together give what was read`(
    seed: UInt64
  ) throws {
    let screens = try BrokenReplyTests.screens()
    var random = SeededRandom(Int(truncatingIfNeeded: seed))
    var fixed = 0
    for _ in 0..<30 {
      let text = Self.broken(screens, &random)
      let source = SourceText(name: "reply", text)
      #expect(Self.faults(of: source) == [], "\(text)")
      if !Self.read(source).diagnostics.allSatisfy(\.fixIts.isEmpty) { fixed += 1 }
    }
    #expect(fixed > 25)
  }

  private static func reply(_ components: String) -> SourceText {
    SourceText(
      name: "reply", #"{"title":"T","sections":[{"components":["# + components + "]}]}")
  }

  @Test func `the marks in one text are escaped by one fix-it`() {
    let source = Self.reply(#"{"type":"paragraph","text":"Say "yes" or "no" to it"}"#)
    let reading = Self.read(source)
    #expect(reading.diagnostics.map(\.id) == Array(repeating: "unescaped-quote", count: 4))
    #expect(reading.diagnostics.map(\.fixIts.count) == [1, 0, 0, 0])
    let edits = reading.diagnostics.flatMap(\.fixIts).flatMap(\.edits)
    let mended = String(decoding: source.applying(edits), as: UTF8.self)
    #expect(mended.contains(#""text":"Say \"yes\" or \"no\" to it""#))
  }

  @Test func `faults that tell how others are read are mended by one fix-it`() {
    // The closer that is missing behind the rows is told by the rest, which an open text is part of.
    let source = Self.reply(
      #"{"type":"table","title":"T",“columns”:["A","B"],"rows":[["1","x],["2","y"]]}]}"#)
    #expect(Self.faults(of: source) == [])
  }

  /// Broken components, and how many fix-its each of their faults has.
  @Test(arguments: [
    (#"{"type":"badge","label":"A",},{"type":"badge" "label":"B"}"#, [1, 1]),
    (#"{"type":"badge","label":"A",}"#, [1]),
    // The sign that is no colon leaves a name without a value.
    (#"{"type":"badge","label":"A"},{"type" = "badge","label":"B"}"#, [1, 0, 0]),
    // The mark that is missing is told by where the next one stands, which is mended too.
    (#"{"type":"badge","label:"A"},{"type":"badge","label" = “B”}"#, [0, 0]),
  ])
  func `faults have a fix-it each, or one together, or none, as the value allows`(
    components: String, counts: [Int]
  ) {
    let source = Self.reply(components)
    let reading = Self.read(source)
    #expect(reading.diagnostics.map(\.fixIts.count) == counts)
    #expect(Self.faults(of: source) == [])
    let isOne = counts.count > 1 && counts.reduce(0, +) == 1
    let messages = reading.diagnostics.flatMap(\.fixIts).map(\.message)
    #expect(messages.contains("fix all of this text") == isOne)
  }

  @Test(arguments: [(500_000, [1, 1]), (600_000, [1, 0])])
  func `the faults of a very long reply are mended by one fix-it`(length: Int, counts: [Int]) {
    let text = String(repeating: "x", count: length)
    let reading = Self.read(Self.reply(#"{"type":"code","text":"\#(text)",},{"type":"divider",}"#))
    #expect(reading.diagnostics.map(\.fixIts.count) == counts)
  }

  @Test(arguments: [
    #"{"type":"paragraph","text":"All is well"}"#, "true", "", #"{"type":"badge"#,
  ])
  func `a fix-it is never given where nothing was mended, or nothing was read`(part: String) {
    let source = Self.reply(part)
    #expect(Self.faults(of: source) == [])
  }
}
