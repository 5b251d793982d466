import Testbed
import Testing

@testable import ScreenReading

@Suite struct WeightsTextTests {
  /// Some weights of every kind, with their keys and the weights of the parts of transitions.
  private static let sample: (weights: Weights, text: String) = {
    var pairs = [Int](repeating: 0, count: Holder.count * LabelTable.count)
    for holder in Holder.all {
      for label in TreeLabel.allCases where holder.labels.contains(label) {
        pairs[holder.index * LabelTable.count + Int(label.rawValue)] = Int(label.rawValue) * 3
      }
    }
    let keys = (
      spans: [7, 8, 70_000, .max].map { FeatureKey(value: $0) },
      skips: [0, 1 << 30].map { FeatureKey(value: $0) }
    )
    var weights = Weights(counting: pairs, pairMinimum: 60, keys)
    var parts = [Int32](repeating: 0, count: weights.partCount)
    let features = weights.count - parts.count
    for index in stride(from: 0, to: features, by: 7) where abs(index % 41 - 20) != 1 {
      weights.add(Int32(index % 41 - 20) * Int32(Weights.featureStep), to: index)
    }
    for holder in 0..<Holder.count {
      for gap in 0..<Gap.count {
        parts[Transitions.number(of: .same(holder, gap))] =
          Int32((holder * 7 + gap) % 9 - 4) * Int32(Weights.partStep)
      }
    }
    for (number, weight) in parts.enumerated() where weight != 0 {
      weights.add(weight, to: features + number)
    }
    return (weights, weights.stored(keys, parts))
  }()

  @Test func `weights are read back as they were stored`() throws {
    let read = try Weights.read(Array(Self.sample.text.utf8))
    let weights = Self.sample.weights
    #expect(read.columns == weights.columns)
    #expect(read.grammar == weights.grammar)
    #expect(read.spans == weights.spans)
    #expect(read.skips == weights.skips)
    for holder in Holder.all {
      for gap in Gap.allCases {
        for label in holder.labels.raw {
          let place = weights.transitions.place(holder.index, label, label)
          #expect(
            read.transitions.score(at: place, gap.rawValue)
              == weights.transitions.score(at: place, gap.rawValue))
        }
      }
    }
  }

  @Test func `features without weights, or with the smallest ones, are not stored`() throws {
    let keys = [1, 2, 3].map { FeatureKey(value: $0) }
    var weights = Weights(counting: [], pairMinimum: 1, (keys, []))
    weights.add(-Int32(Weights.featureStep), to: 0)
    weights.add(2 * Int32(Weights.featureStep), to: weights.columns.count)
    let read = try Weights.read(
      Array(weights.stored((keys, []), Array(repeating: 0, count: weights.partCount)).utf8))
    #expect(read.spans == Array(weights.spans[weights.columns.lanes..<2 * weights.columns.lanes]))
  }

  @Test func `a text that is cut anywhere is refused`() {
    let bytes = Array(Self.sample.text.utf8)
    for end in stride(from: 0, to: bytes.count - 3, by: max(1, bytes.count / 200)) {
      #expect(throws: Weights.Fault.self) { try Weights.read(Array(bytes[..<end])) }
    }
  }

  @Test(
    arguments: [
      ("", .notWeights), ("weights", .notWeights), ("reader-weights", .version("")),
      ("reader-weights 1 may.0.0", .version("1")), ("reader-weights x", .version("x")),
      ("reader-weights 3", .damaged), ("reader-weights 3 may.99.0\n", .damaged),
      ("reader-weights 3 own.0\n", .damaged), ("reader-weights 3\n!!", .damaged),
    ] as [(TextCase, Weights.Fault)])
  func `what is wrong is told`(text: TextCase, fault: Weights.Fault) {
    #expect(throws: fault) { try Weights.read(Array(text.text.utf8)) }
  }
}

extension TreeLabelSet {
  /// The labels of the set, by their numbers.
  fileprivate var raw: [Int] {
    TreeLabel.allCases.filter { contains($0) }.map { Int($0.rawValue) }
  }
}
