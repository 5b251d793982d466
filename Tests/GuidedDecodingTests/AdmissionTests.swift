import Sampling
import ScreenAdmission
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenSchemas
import Testbed
import Testing

@testable import GuidedDecoding

/// What masks allow is what admission takes as it is: neither more nor less, so far as one value
/// can tell.
struct AdmissionTests {
  /// The schemas of one text.
  static let texts = NamedSchema.all.filter {
    if case .text = $0.description.record.properties[0].type { return true }
    return false
  }

  /// Scalars by which the rules of texts differ, and letters between them.
  private static let alphabet = Array(
    "  \n\na bc1239-.()•—_:/?#<\"\\tmeéЖ漢😀✂\u{200D}\u{FE0F}\u{A0}\u{3000}\t\u{7}\u{202E}\u{AD}\u{2028}🏴\u{E0067}\u{E007F}\u{10FFFE}\u{1F600}"
      .unicodeScalars)

  @Test(
    arguments: Self.texts)
  func `a text is allowed where admission takes it as it is`(schema: NamedSchema) throws {
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    var taken = 0
    for seed in 0..<UInt64(Thoroughness.count(500, slow: 200_000)) {
      var random = SplitMix64(seed: seed)
      let text = Self.text(&random)
      let reply = #"{"p":"# + String(decoding: AutomatonBuilder.quoted(text), as: UTF8.self) + "}"
      let admission = schema.description.admit(SourceText(name: "reply", reply))
      let isWhole =
        !admission.diagnostics.contains(where: Self.isChange)
        && admission.tree?["p"]?.text == text
      guard masks.accepts(reply) == isWhole else {
        Issue.record("\(isWhole ? "refuses" : "takes") \(reply.debugDescription)")
        return
      }
      taken += isWhole ? 1 : 0
    }
    #expect(taken > 2)
  }

  /// Whether something was mended or refused. That browsers refuse a pattern is only said: it stays.
  private static func isChange(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.repair != nil || diagnostic.severity == .error
  }

  private static func text(_ random: inout SplitMix64) -> String {
    switch random.next(below: 10) {
    case 0: return "202\(random.next(below: 10))-\(random.next(below: 2))\(random.next(below: 10))"
    case 1, 2:
      let day = "\(random.next(below: 4))\(random.next(below: 10))"
      return "20\(random.next(below: 10))\(random.next(below: 10))-0\(random.next(below: 10))-"
        + day
    case 3:
      let start = [
        "https:", "mailto:", "ftp:", "tel:1", "htt", "a/b:", "?:", "#", "1. ", "(a) ", "- ",
      ]
      return start[Int(random.next(below: UInt64(start.count)))] + scalars(&random, below: 6)
    case 4:
      return ["a", "b c", "ab 1", "x2 y", "a_b", "Zz-9"][Int(random.next(below: 6))]
        + scalars(&random, below: 3)
    default: return scalars(&random, below: 16)
    }
  }

  private static func scalars(_ random: inout SplitMix64, below bound: UInt64) -> String {
    var view = String.UnicodeScalarView()
    let letters = random.next(below: 3)
    for _ in 0..<random.next(below: bound) {
      // Some texts have few scalars that rules forbid, so that long ones are taken, too.
      let isLetter = random.next(below: 3) < letters
      view.append(
        isLetter ? "k" : alphabet[Int(random.next(below: UInt64(alphabet.count)))])
    }
    return String(view)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a number is allowed where it is within bounds and written in its one way`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let scale = [1.0, 0.5, 0.125, 100, 12_345][Int(random.next(below: 5))]
    let one = Double(Int(random.next(below: 400)) - 200) * scale
    let other = one + Double(random.next(below: 300)) * scale
    let type: TypeRule =
      seed % 2 == 0
      ? .number(one...other)
      : .integer(Int(one.rounded(.down))...Int(other.rounded(.down)))
    let schema = SchemaDescription(
      name: "Answer", record: RecordRule(properties: [PropertyRule("p", type)]))
    let masks = try Masks(schema: schema, vocabulary: .bytes)
    for _ in 0..<Thoroughness.count(120, slow: 20_000) {
      var text = random.next(below: 3) == 0 ? "-" : ""
      let near = [one, other, 0][Int(random.next(below: 3))].magnitude
      text += String(
        Int(near) + Int(random.next(below: 4)) - 1 + Int(random.next(below: 30)) / 29 * 1000)
      if random.next(below: 2) == 0 { text += ".\(random.next(below: 1000))" }
      let isWritten = !text.contains("--") && (seed % 2 == 0 || !text.contains("."))
      let reply = #"{"p":"# + text + "}"
      let admission = schema.admit(SourceText(name: "reply", reply))
      let isTaken = admission.diagnostics.isEmpty && isWritten
      // Nought with a minus is allowed where less than it is, and admitted everywhere.
      if text.hasPrefix("-0"), one >= 0 || seed % 2 == 1 { continue }
      #expect(masks.accepts(reply) == isTaken, "\(text) in \(type)")
    }
  }

  @Test func `every day there is, and no other, is a day`() throws {
    let schema = try #require(NamedSchema.all.first { $0.name == "a day" })
    let masks = try Masks(schema: schema.description, vocabulary: .bytes)
    for year in [1900, 1999, 2000, 2001, 2004, 2027, 2028, 2100, 2400, 9996, 1000] {
      for month in 0...13 {
        for day in 0...32 {
          let date = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
          let reply = #"{"p":""# + date + #""}"#
          let admission = schema.description.admit(SourceText(name: "reply", reply))
          #expect(masks.accepts(reply) == admission.diagnostics.isEmpty, "\(date)")
        }
      }
    }
  }

  /// How a walk chooses among the tokens that are allowed.
  enum Choice: CaseIterable {
    case any, longest, shortest, rarest
  }

  @Test(arguments: Grammar.shippedNames, Choice.allCases)
  func `what a walk writes is admitted, but for what several values tell`(
    name: String, choice: Choice
  ) throws {
    let grammar = try #require(Grammar.named(name))
    let masks = try Masks(grammar: grammar, vocabulary: .shared)
    let left: Set<String> = Set(DocumentShape(grammar).omissions.flatMap { $0.diagnostics })
    var guide = GuidedReply(masks)
    for seed in 0..<UInt64(Thoroughness.count(1, slow: 40)) {
      let reply = try walk(
        &guide, choice, seed: seed, tokens: Thoroughness.count(250, slow: 4000))
      let reading = JSONReader.read(SourceText(name: "reply", utf8: reply))
      let tree = try #require(reading.tree)
      let diagnostics =
        reading.diagnostics + grammar.admit(Proposal(tree: tree)).diagnostics
      let lost = Set(diagnostics.filter(\.isRefusedWhenStrict).map(\.id))
        .subtracting(left).subtracting(Self.consequences)
      #expect(
        lost.isEmpty, "\(lost.sorted()): \(String(decoding: reply.prefix(600), as: UTF8.self))")
    }
  }

  @Test(arguments: NamedSchema.all)
  func `what a walk writes as an answer is admitted as it is`(schema: NamedSchema) throws {
    let masks = try Masks(schema: schema.description, vocabulary: .shared)
    var guide = GuidedReply(masks)
    for choice in Choice.allCases {
      for seed in 0..<UInt64(Thoroughness.count(2, slow: 200)) {
        let reply = try walk(&guide, choice, seed: seed, tokens: 100)
        let admission = schema.description.admit(SourceText(name: "reply", utf8: reply))
        #expect(
          !admission.diagnostics.contains(where: Self.isChange) && admission.tree != nil,
          "\(admission.diagnostics.map(\.message)): \(String(decoding: reply, as: UTF8.self))")
      }
    }
  }

  /// What follows where something within was refused for a reason of its own.
  private static let consequences: Set<String> = [
    "component-dropped", "empty-screen", "empty-section", "fallback", "further-diagnostics",
    "too-few-components", "too-few-elements", "too-few-sections", "unusable-answer",
    "unknown-property",
  ]

  /// A reply of so many tokens at most, ended on the shortest way.
  private func walk(
    _ guide: inout GuidedReply, _ choice: Choice, seed: UInt64, tokens: Int
  ) throws -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var mask = guide.masks.emptyMask()
    var reply: [UInt8] = []
    guide.place = guide.masks.beginning
    for _ in 0..<tokens where !guide.isWhole {
      guide.fill(&mask)
      let allowed = mask.options
      let any = try #require(mask.randomOption(&random))
      // Every fourth token is any one: else some walks would never leave a text.
      let isAny = random.next(below: 4) == 0
      let vocabulary = guide.masks.vocabulary
      func length(_ token: Int) -> Int { vocabulary.bytes(of: token).count }
      let token =
        switch choice {
        case _ where isAny: any
        case .any: any
        case .longest: allowed.max { length($0) < length($1) } ?? any
        case .shortest: allowed.min { length($0) < length($1) } ?? any
        case .rarest: allowed.last ?? any
        }
      let isTaken = guide.accept(token)
      #expect(isTaken)
      reply += vocabulary.bytes(of: token)
    }
    return reply + guide.masks.shortestEnding(after: guide.place)
  }
}
