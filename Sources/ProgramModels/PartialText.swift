/// A UTF-8 text that arrives in parts, whose boundaries may split a scalar.
struct PartialText {
  private var rest: [UInt8] = []

  /// Whether no incomplete scalar is left over.
  var isWhole: Bool { rest.isEmpty }

  /// Adds bytes, and returns the new text up to the last complete scalar.
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
