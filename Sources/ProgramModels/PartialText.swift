/// A text that comes in parts, which may cut a scalar in two.
struct PartialText {
  private var rest: [UInt8] = []

  /// Whether nothing is left over.
  var isWhole: Bool { rest.isEmpty }

  /// The text up to the last whole scalar.
  mutating func add(_ bytes: [UInt8]) -> String {
    rest += bytes
    for cut in 0...min(3, rest.count) {
      guard let text = String(validating: rest.dropLast(cut), as: UTF8.self) else { continue }
      rest.removeFirst(rest.count - cut)
      return text
    }
    return ""
  }
}
