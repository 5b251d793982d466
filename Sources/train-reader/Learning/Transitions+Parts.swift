import ScreenReading

/// The features of transitions.
extension Transitions {
  /// Returns the parts of the score of a label after another.
  static func parts(
    _ container: Int, _ before: Int, _ label: Int, _ separator: UInt8, seen: UInt64
  ) -> [Part] {
    let separator = Int(separator)
    var parts: [Part] = [
      .whole(container, before, label, separator), .separator(container, label, separator),
      .neighbours(before, label, separator), .pair(container, before, label),
    ]
    if label == before, label != end { parts.append(.same(container, separator)) }
    if label == end {
      parts.append(.contents(container, summary(seen)))
    } else if seen >> UInt64(label) & 1 == 1 {
      parts.append(.repeated(container, label))
    }
    return parts
  }
}
