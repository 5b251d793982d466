/// The Jaro–Winkler similarity of two texts, in integer arithmetic.
///
/// Source: W. E. Winkler, "String Comparator Metrics and Enhanced Decision Rules in the
/// Fellegi–Sunter Model of Record Linkage", 1990; prefix of at most four, weight one tenth.
enum JaroWinkler {
  private static let longestPrefix = 4

  /// How alike two texts are, in percent: 0 for nothing shared, 100 for the same bytes.
  ///
  /// - Complexity: O(*mn*) in the lengths of the texts.
  static func percent(_ lhs: ArraySlice<UInt8>, _ rhs: ArraySlice<UInt8>) -> Int {
    let (first, second) = (Array(lhs), Array(rhs))
    guard !first.isEmpty, !second.isEmpty else { return first == second ? 100 : 0 }
    let window = max(0, max(first.count, second.count) / 2 - 1)
    var isTaken = [Bool](repeating: false, count: second.count)
    var matched: [UInt8] = []
    for (place, byte) in first.enumerated() {
      let reach = max(0, place - window)..<min(second.count, place + window + 1)
      guard !reach.isEmpty, let other = reach.first(where: { !isTaken[$0] && second[$0] == byte })
      else { continue }
      isTaken[other] = true
      matched.append(byte)
    }
    guard !matched.isEmpty else { return 0 }
    let whole = 1_000_000
    let counterparts = second.indices.filter { isTaken[$0] }.map { second[$0] }
    let swapped = zip(matched, counterparts).count { $0 != $1 } / 2
    let count = matched.count
    let jaro =
      (whole * count / first.count + whole * count / second.count
        + whole * (count - swapped) / count) / 3
    let prefix = zip(first, second).prefix { $0 == $1 }.prefix(Self.longestPrefix).count
    return (jaro + prefix * (whole - jaro) / 10 + whole / 200) / (whole / 100)
  }
}
