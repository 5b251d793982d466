import ScreenDiagnostics
import Testbed
import Testing

/// A source text with places marked in it: `⟦` opens a mark, `⟧` closes the one opened last.
///
/// `⟦⟧` marks a place between two bytes.
struct MarkedText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  /// The text without its marks.
  let source: SourceText
  /// The marked ranges, in the order in which they open.
  let ranges: [SourceRange]

  init(stringLiteral marked: String) {
    var bytes: [UInt8] = []
    var ranges: [SourceRange] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        open.append(ranges.count)
        ranges.append(.at(bytes.count))
      case "⟧":
        guard let index = open.popLast() else { continue }
        ranges[index] = SourceRange(ranges[index].lowerBound, bytes.count)
      default:
        bytes += String(scalar).utf8
      }
    }
    source = SourceText(name: "marked.json", utf8: bytes)
    self.ranges = ranges
  }

  var testDescription: String {
    TextCase(String(decoding: source.utf8, as: UTF8.self)).testDescription
  }
}
