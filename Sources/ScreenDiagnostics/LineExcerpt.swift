/// A line prepared for display, and the columns of the part to mark.
///
/// Every scalar takes one column: tabs become spaces, and a scalar that has no width or moves the
/// cursor becomes a replacement character. A long line is reduced to a window around the mark.
struct LineExcerpt: Hashable, Sendable {
  /// The line or its window, with `…` where it was cut.
  private(set) var text = ""
  /// The columns before the mark.
  private(set) var indentation = 0
  /// The columns of the mark, at least 1.
  private(set) var width = 1

  private static let columns = 100
  private static let columnsBefore = 40

  init(_ bytes: [UInt8], line: Range<Int>, marking range: SourceRange) {
    let markStart = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let markEnd = min(max(range.upperBound, markStart), line.upperBound)
    // A scalar has at most four bytes, so the window needs no more of the line than this.
    var start = markStart
    var stepped = 0
    while start > line.lowerBound, stepped < Self.columns {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { stepped += 1 }
    }
    let end = min(line.upperBound, markStart + 4 * Self.columns)
    let before = Self.scalars(bytes[start..<markStart])
    let marked = Self.scalars(bytes[markStart..<min(markEnd, end)])
    let after = Self.scalars(bytes[min(markEnd, end)..<end])

    let isWhole =
      start == line.lowerBound && end == line.upperBound
      && before.count + marked.count + after.count <= Self.columns
    let kept = isWhole ? before[...] : before.suffix(Self.columnsBefore)
    let isCutBefore = kept.count < before.count || start > line.lowerBound
    let shown = (marked + after).prefix(isWhole ? .max : Self.columns - Self.columnsBefore)
    let isCutAfter = shown.count < marked.count + after.count || end < line.upperBound
    var scalars = String.UnicodeScalarView()
    if isCutBefore { scalars.append("…") }
    scalars.append(contentsOf: kept)
    indentation = scalars.count
    scalars.append(contentsOf: shown)
    if isCutAfter { scalars.append("…") }
    text = String(scalars)
    width = max(1, min(marked.count, shown.count))
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(shown)
  }

  /// The scalar to display for a scalar: itself if it is harmless.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return "\u{FFFD}"
    default: return scalar
    }
  }
}
