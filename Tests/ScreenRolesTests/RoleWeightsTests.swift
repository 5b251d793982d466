import Sampling
import ScreenText
import Testing

@testable import ScreenRoles

/// Weights as text, and the sequences that they make the best.
@Suite struct RoleWeightsTests {
  private static let width = RoleWeights.width
  private static let size = RoleWeights.Relation.allCases.count * width * width

  /// Weights made of a seed: rows by shortened key, and transitions.
  private static func made(
    _ seed: UInt64, rows: Int = 20
  ) -> (rows: [UInt32: [Int]], transitions: [Int]) {
    var random = SplitMix64(seed: seed)
    func weight() -> Int { Int(random.next() % 89) - RoleWeights.most }
    let transitions = (0..<size).map { _ in weight() }
    var table: [UInt32: [Int]] = [:]
    for _ in 0..<rows {
      table[UInt32(truncatingIfNeeded: random.next()) >> 2] = (0..<width).map { _ in weight() }
    }
    return (table, transitions)
  }

  private func row(_ key: UInt32, of weights: RoleWeights) -> [Int] {
    var scores = [Int32](repeating: 0, count: Self.width)
    weights.add(key << 2, to: &scores, at: 0)
    return scores.map(Int.init)
  }

  private let zeros = [Int](repeating: 0, count: RoleWeights.width)

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `weights are read as they were written`(_ seed: UInt64) {
    let (rows, transitions) = Self.made(seed)
    let text = RoleWeights.text(["One.", "Two."], rows: rows, transitions: transitions)
    let weights = RoleWeights(FileText(text))
    #expect(
      weights.transitions.map(Int.init) == transitions.map { $0 * RoleWeights.transitionStep })
    for (key, own) in rows { #expect(row(key, of: weights) == own) }
    #expect(text == RoleWeights.text(["One.", "Two."], rows: rows, transitions: transitions))
  }

  @Test func `the lowest and the highest key are found`() {
    let own = Array(1...Self.width)
    let text = RoleWeights.text(
      [], rows: [0: own, UInt32.max >> 2: own],
      transitions: [Int](repeating: 0, count: Self.size))
    let weights = RoleWeights(FileText(text))
    #expect(row(0, of: weights) == own && row(UInt32.max >> 2, of: weights) == own)
  }

  @Test func `a feature without a row says nothing`() {
    let (rows, transitions) = Self.made(3)
    let weights = RoleWeights(
      FileText(RoleWeights.text([], rows: rows, transitions: transitions)))
    for key in 0..<50 as Range<UInt32> where rows[key] == nil {
      #expect(row(key, of: weights) == zeros)
    }
  }

  @Test func `weights out of bounds are clamped`() {
    var own = zeros
    (own[0], own[1], own[2]) = (1_000, -1_000, 44)
    var transitions = [Int](repeating: 0, count: Self.size)
    (transitions[0], transitions[1]) = (Int(Int32.max), Int(Int32.min))
    let text = RoleWeights.text([], rows: [7: own], transitions: transitions)
    #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") })
    let weights = RoleWeights(FileText(text))
    let most = RoleWeights.most
    #expect(row(7, of: weights).prefix(4) == [most, -most, 44, 0])
    #expect(
      weights.transitions.prefix(3).map(Int.init)
        == [most, -most, 0].map { $0 * RoleWeights.transitionStep })
  }

  @Test func `a text that is cut off in its transitions says nothing`() {
    let (rows, transitions) = Self.made(5)
    let head = RoleWeights.text(["One."], rows: [:], transitions: transitions).utf8.count
    let text = Array(RoleWeights.text(["One."], rows: rows, transitions: transitions).utf8)
    for length in stride(from: 0, to: head, by: 7) {
      let weights = RoleWeights(FileText(String(decoding: text[..<length], as: UTF8.self)))
      #expect(weights.transitions.allSatisfy { $0 == 0 })
      for key in rows.keys { #expect(row(key, of: weights) == zeros) }
    }
  }

  @Test func `a text that is cut off in its rows says what is whole`() throws {
    let (rows, transitions) = Self.made(6, rows: 3)
    let text = Array(RoleWeights.text([], rows: rows, transitions: transitions).utf8)
    let least = try #require(rows.keys.min())
    for length in text.count - 30..<text.count {
      let weights = RoleWeights(FileText(String(decoding: text[..<length], as: UTF8.self)))
      #expect(row(least, of: weights) == rows[least])
      for key in rows.keys { #expect([zeros, rows[key]].contains(row(key, of: weights))) }
    }
  }

  @Test(arguments: ["", "#", "# only a comment", "\n", "no weights at all"])
  func `other texts say nothing, so that every role is as good`(_ text: String) {
    let reader = RoleReader(RoleWeights(FileText(text)))
    let scores = reader.scores(of: [[1, 2], [3], []])
    #expect(scores.allSatisfy { $0 == 0 })
    #expect(reader.losses(scores, [.nextLine, .nested]).allSatisfy { $0 == 0 })
    #expect(reader.roles(of: [[1, 2], [3], []], [.nextLine, .nested]).count == 3)
    #expect(reader.roles(of: [], []).isEmpty && reader.losses([], []).isEmpty)
  }

  @Test func `the shipped weights say something`() {
    #expect(RoleWeights.shipped.transitions.contains { $0 != 0 })
    #expect(RoleWeights.shipped.transitions.count == Self.size)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `no sequence is better than the best, and losses say by how much`(_ seed: UInt64) {
    let width = Self.width
    let transitions = Self.made(seed, rows: 0).transitions
    let weights = RoleWeights(FileText(RoleWeights.text([], rows: [:], transitions: transitions)))
    let reader = RoleReader(weights)
    var random = SplitMix64(seed: seed &+ 99)
    let scores = (0..<3 * width).map { _ in Int32(random.next() % 1_500) - 750 }
    let relations: [RoleWeights.Relation] = [.nested, .afterBlank]
    func step(_ place: Int, _ before: Int, _ role: Int) -> Int {
      Int(weights.transitions[(relations[place].rawValue * width + before) * width + role])
    }
    func sum(_ path: [Int]) -> Int {
      path.indices.reduce(0) { $0 + Int(scores[$1 * width + path[$1]]) }
        + step(0, path[0], path[1]) + step(1, path[1], path[2])
    }
    var most = [Int](repeating: .min, count: 3 * width)
    for one in 0..<width {
      for two in 0..<width {
        for three in 0..<width {
          let own = sum([one, two, three])
          for place in [one, width + two, 2 * width + three] { most[place] = max(most[place], own) }
        }
      }
    }
    let whole = most.max() ?? 0
    let best = reader.best(scores, relations)
    #expect(sum(best.map(\.rawValue)) == whole)
    let losses = reader.losses(scores, relations)
    #expect(losses.map(Int.init) == most.map { $0 - whole })
    #expect(losses.allSatisfy { $0 <= 0 })
    for (unit, role) in best.enumerated() { #expect(losses[unit * width + role.rawValue] == 0) }
  }
}
