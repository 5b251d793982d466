import ScreenBrief
import Testbed
import Testing

@testable import ScreenReading
@testable import ScreenWeights
@testable import train_reader

@Suite struct WeightsTests {
  /// Some weights of every kind, with their keys and the weights of the parts of transitions.
  private static let sample: (weights: Weights, bytes: [UInt8]) = {
    var pairs = [Int](repeating: 0, count: Container.count * LabelTable.count)
    for container in Container.allCases {
      for label in TreeLabel.allCases where container.labels.contains(label) {
        pairs[container.index * LabelTable.count + Int(label.rawValue)] =
          10 + Int(label.rawValue) * 5
      }
    }
    let keys = (
      spans: [7, 8, 70_000, .max].map { FeatureKey(value: $0) },
      skips: [0, 1 << 30].map { FeatureKey(value: $0) }
    )
    var weights = Weights(counting: pairs, keys)
    var parts = [Int32](repeating: 0, count: weights.partCount)
    let features = weights.count - parts.count
    for index in stride(from: 0, to: features, by: 7) {
      let steps = (index % 41 - 20) * 3
      guard abs(steps) >= WeightFile.leastFeature else { continue }
      weights.add(Int32(steps) * Int32(Weights.featureStep), to: index)
    }
    for container in 0..<Container.count {
      for separator in 0..<Separator.count {
        parts[Transitions.number(of: .same(container, separator))] =
          Int32((container * 7 + separator) % 9 - 4) * Int32(Weights.partStep)
      }
    }
    for (number, weight) in parts.enumerated() where weight != 0 {
      weights.add(weight, to: features + number)
    }
    return (weights, weights.stored(keys, parts) ?? [])
  }()

  private static let file = WeightFile(sample.bytes)
  /// What a file of the version of today begins with.
  private static let now = "reader-weights \(WeightFile.version)"

  @Test func `weights are read back as they were stored`() throws {
    let read = try Weights.read(Self.sample.bytes)
    let weights = Self.sample.weights
    #expect(read.grammar == weights.grammar)
    #expect(read.spans.weights == weights.spans.weights)
    #expect(read.skips.weights == weights.skips.weights)
    #expect(read.transitions == weights.transitions)
  }

  @Test func `sizes of every order and both signs are read back`() throws {
    var file = try #require(Self.file)
    let sizes = [8, 9, 13, 14, 19, 20, 21, 100, 65_000, -8, -9, -14, -20, -65_000]
    file.spans.keys = Array(0..<sizes.count).map { $0 * 300_000_000 }
    file.spans.rows = sizes.enumerated().map { row, size in
      [WeightTable.Weight(column: row, size: size), WeightTable.Weight(column: 40, size: -size)]
    }
    let bytes = try #require(file.bytes)
    let read = try #require(WeightFile(bytes))
    #expect(read.spans == file.spans)
    #expect(read.parts == file.parts)
  }

  @Test func `features without weights, or with the smallest ones, are not stored`() throws {
    let keys = [1, 2, 3].map { FeatureKey(value: $0) }
    var weights = Weights(counting: [], (keys, []))
    let least = Int32(WeightFile.leastFeature * Weights.featureStep)
    weights.add(Int32(Weights.featureStep) - least, to: 0)
    weights.add(least, to: Columns.count)
    let parts = [Int32](repeating: 0, count: weights.partCount)
    let read = try Weights.read(try #require(weights.stored((keys, []), parts)))
    let row = Columns.vectors..<2 * Columns.vectors
    #expect(read.spans.weights == Array(weights.spans.weights[row]))
  }

  @Test func `bytes that are cut anywhere are refused, and those that go on`() {
    let bytes = Self.sample.bytes
    for end in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 200)) {
      #expect(throws: Weights.Fault.self) { try Weights.read(Array(bytes[..<end])) }
    }
    #expect(throws: Weights.Fault.damaged) { try Weights.read(bytes + [0]) }
  }

  @Test func `a bit that is not as it was is noticed`() {
    let bytes = Self.sample.bytes
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 400)) {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(throws: Weights.Fault.self) { try Weights.read(changed) }
    }
  }

  /// What a sum does not tell, being right: bytes that someone made up.
  @Test func `whatever is in a file with the right sum, it is read or refused`() {
    let bytes = Self.sample.bytes.dropLast(8)
    let start = WeightFile.head(of: Array(bytes)).utf8.count + 1
    var refused = 0
    for round in 0..<300 {
      var changed = Array(bytes)
      if round % 3 == 0 { changed.removeLast(changed.count - start - 1 - round % 50) }
      let place = start + (round * 37) % (changed.count - start)
      changed[place] = changed[place] &+ UInt8(1 + round % 255)
      do {
        _ = try Weights.read(changed + WeightFile.sum(of: changed[...]))
      } catch {
        #expect(error == .damaged)
        refused += 1
      }
    }
    #expect(refused > 200)
  }

  @Test func `a count that no bytes stand behind takes no room`() {
    let head = Array("\(Self.now)\n".utf8)
    for byte in [0, 0x55, 0xAA, 0xFF] as [UInt8] {
      let bytes = head + [UInt8](repeating: byte, count: 400)
      #expect(throws: Weights.Fault.damaged) {
        try Weights.read(bytes + WeightFile.sum(of: bytes[...]))
      }
    }
  }

  @Test(
    arguments: ["may.31", "may.99.0", "may.0.200", "own.0", "own.0.0 own.0.0", "own.0.16"]
      as [TextCase])
  func `words that say no grammar are refused`(words: TextCase) throws {
    let file = WeightFile(
      head: "\(Self.now) \(words.text)", spans: WeightTable(), skips: WeightTable(), parts: [])
    let bytes = try #require(file.bytes)
    #expect(throws: Weights.Fault.damaged) { try Weights.read(bytes) }
  }

  @Test func `more weights than a file may have, or larger ones, are not written`() throws {
    let sample = try #require(Self.file)
    var file = sample
    file.spans.bases = [Int](repeating: -1, count: 1_000)
    #expect(file.bytes == nil)
    file = sample
    file.spans.rows[0] = [WeightTable.Weight(column: 0, size: 1 << 20)]
    #expect(file.bytes == nil)
    file = sample
    file.skips.keys = [1 << 32, 1 << 33]
    #expect(file.bytes == nil)
  }

  @Test func `a part of transitions that no bracket is scored by is refused`() throws {
    var file = try #require(Self.file)
    file.parts = [WeightTable.Weight(column: Transitions.partCount, size: 1)]
    var bytes = try #require(file.bytes)
    #expect(throws: Weights.Fault.damaged) { try Weights.read(bytes) }
    // A field holds no field.
    let field = Int(TreeLabel.field.rawValue)
    file.parts[0].column = Transitions.number(of: .pair(Container.field.index, field, field))
    bytes = try #require(file.bytes)
    #expect(throws: Weights.Fault.damaged) { try Weights.read(bytes) }
  }

  @Test(
    arguments: [
      ("", .notWeights), ("weights", .notWeights), ("reader-weights", .version("")),
      ("reader-weights 3 may.0.0", .version("3")), ("reader-weights x", .version("x")),
      (Self.now, .damaged), (Self.now + " may.99.0\n", .damaged), (Self.now + "\n", .damaged),
      (Self.now + "\n12345678", .damaged),
    ] as [(String, Weights.Fault)])
  func `what is wrong is told`(text: String, fault: Weights.Fault) {
    #expect(throws: fault) { try Weights.read(Array(text.utf8)) }
  }
}
