/// A whole number split in proportion to values, so that the parts add up to it.
///
/// The largest remainders are rounded up, the first among equals first (A. Hamilton's method).
package struct Shares {
  /// The greatest value that counts, so that sums stay exact enough for division.
  private static let reach = 1e15

  /// The part of each value.
  package let parts: [Int]
  /// Whether a positive value got no part, so that it is shown as `<1` and not as 0.
  private let isTiny: [Bool]

  /// Splits a whole; values that are negative or not a number get no part.
  package init(of whole: Int, among values: [Double]) {
    let values = values.map { $0.isFinite ? min(max($0, 0), Self.reach) : 0 }
    let total = values.reduce(0, +)
    guard total > 0 else {
      parts = values.map { _ in 0 }
      isTiny = values.map { _ in false }
      return
    }
    let exact = values.map { $0 / total * Double(whole) }
    var parts = exact.map { Int($0) }
    let rest = whole - parts.reduce(0, +)
    let order = exact.indices.sorted {
      let (left, right) = (exact[$0] - Double(parts[$0]), exact[$1] - Double(parts[$1]))
      return left != right ? left > right : $0 < $1
    }
    for index in order.prefix(max(0, rest)) { parts[index] += 1 }
    self.parts = parts
    isTiny = values.indices.map { parts[$0] == 0 && values[$0] > 0 }
  }

  /// The text of a part as a percentage: `12%`, `<1%`, and `>99%` beside such a part.
  package func percent(_ index: Int) -> String {
    if isTiny[index] { return "<1%" }
    return parts[index] == 100 && isTiny.contains(true) ? ">99%" : "\(parts[index])%"
  }
}
