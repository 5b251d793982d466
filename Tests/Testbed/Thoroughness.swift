internal import Foundation
package import Testing

/// How much a run of the tests tries: enough to show a fault in minutes, or with
/// `SCREENC_SLOW_TESTS=1` in the environment all that they can.
package enum Thoroughness {
  /// Whether the slow tests run, and the others on all their cases.
  package static let isFull = ProcessInfo.processInfo.environment["SCREENC_SLOW_TESTS"] == "1"

  /// How many cases to try.
  package static func count(_ few: Int, slow many: Int) -> Int { isFull ? many : few }

  /// The seeds of a property over random inputs.
  package static func seeds(_ few: UInt64, slow many: UInt64) -> Range<UInt64> {
    0..<(isFull ? many : few)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where the slow ones were requested.
  package static var slow: Self {
    .enabled(if: Thoroughness.isFull, "it is slow; SCREENC_SLOW_TESTS=1 runs it")
  }
}
