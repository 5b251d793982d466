import ScreenReading

/// What transitions are learned by.
extension Transitions {
  /// The parts of the score of a bracket after another.
  static func parts(
    _ holder: Int, _ before: Int, _ label: Int, _ gap: UInt8, seen: UInt64
  ) -> [Part] {
    let gap = Int(gap)
    var parts: [Part] = [
      .whole(holder, before, label, gap), .gap(holder, label, gap),
      .neighbours(before, label, gap), .pair(holder, before, label),
    ]
    if label == before, label != end { parts.append(.same(holder, gap)) }
    if label == end {
      parts.append(.contents(holder, summary(seen)))
    } else if seen >> UInt64(label) & 1 == 1 {
      parts.append(.repeated(holder, label))
    }
    return parts
  }
}
