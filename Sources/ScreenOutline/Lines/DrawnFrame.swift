internal import ScreenText

/// The frame of a screen that is drawn with characters: borders of dashes between corners, and bars
/// at both ends of the rows.
///
/// The frame is blanked, byte for byte, so that the text inside keeps its place.
package enum DrawnFrame {
  /// The fewest rows of a frame.
  private static let fewestRows = 3

  /// Returns a text with spaces in place of its frame; texts without one are unchanged.
  ///
  /// A table in Markdown has bars, too, but its delimiter row has no corners.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func blanked(_ utf8: [UInt8]) -> [UInt8] {
    guard utf8.contains(UInt8(ascii: "|")) || utf8.contains(0xE2) else { return utf8 }
    let plain = withoutBoxDrawing(utf8)
    let lines = OutlineLine.all(of: plain).map(\.range).filter { !$0.isEmpty }
    let rows = lines.filter {
      $0.count > 1 && plain[$0.lowerBound] == bar && plain[$0.upperBound - 1] == bar
    }
    let borders = lines.filter { isBorder(plain[$0]) }
    guard rows.count >= fewestRows, borders.count > 1,
      !lines.contains(where: { isDelimiter(plain[$0]) })
    else { return utf8 }
    var result = plain
    for border in borders { result.blank(border) }
    for row in rows {
      result[row.lowerBound] = UInt8(ascii: " ")
      result[row.upperBound - 1] = UInt8(ascii: " ")
    }
    return result
  }

  private static let bar = UInt8(ascii: "|")

  /// Whether a line is drawn: dashes or underscores, with corners or bars.
  private static func isBorder(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { "+-=_| .'`,".utf8.contains($0) }
      && line.count(where: { "-=_".utf8.contains($0) }) > 4
      && (line.contains { "+_.'".utf8.contains($0) })
  }

  /// Whether a line is the delimiter row of a Markdown table: "|---|:--|".
  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == bar && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy { "|-: ".utf8.contains($0) }
  }

  /// Returns a text with ASCII in place of box-drawing characters of the same number of bytes.
  private static func withoutBoxDrawing(_ utf8: [UInt8]) -> [UInt8] {
    guard utf8.contains(0xE2) else { return utf8 }
    var result = utf8
    for line in OutlineLine.all(of: utf8).map(\.range) {
      var place = line.lowerBound
      while place + 2 < line.upperBound {
        // U+2500 to U+257F are E2 94 80 to E2 95 BF.
        guard utf8[place] == 0xE2, utf8[place + 1] == 0x94 || utf8[place + 1] == 0x95 else {
          place += 1
          continue
        }
        let scalar = 0x2500 + Int(utf8[place + 1] - 0x94) * 64 + Int(utf8[place + 2] & 0x3F)
        result.replaceSubrange(
          place..<place + 3, with: drawn(scalar, at: place, in: line).utf8)
        place += 3
      }
    }
    return result
  }

  /// The three bytes for a box-drawing character; the bar of an edge stands at its outer end.
  private static func drawn(_ scalar: Int, at place: Int, in line: Range<Int>) -> String {
    switch scalar {
    case 0x2502, 0x2503, 0x2551:
      place == line.lowerBound ? "|  " : place + 3 == line.upperBound ? "  |" : " | "
    case 0x2500, 0x2501, 0x2550, 0x2504...0x250B, 0x254C...0x254F: "---"
    default: "-+-"
    }
  }
}
