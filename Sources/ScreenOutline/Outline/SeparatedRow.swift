import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// A row whose cells may be quoted, by RFC 4180: within quotation marks `""` stands for one, and
/// separators do not separate.
struct SeparatedRow {
  struct Cell {
    var range: SourceRange
    var text: String
    var isQuoted: Bool
  }

  let bytes: [UInt8]
  let separator: UInt8
  var cells: [Cell] = []
  /// Whether a quotation mark is open.
  var isOpen = false
  private var start: Int?

  init(_ bytes: [UInt8], _ separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  mutating func add(_ line: Range<Int>, _ trailing: Int) {
    var from = start ?? line.lowerBound
    var index = line.lowerBound
    let end = line.upperBound + trailing
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        if isOpen {
          isOpen = false
        } else if bytes[from..<index].allSatisfy({ $0 <= UInt8(ascii: " ") })
          || bytes[index - 1] == UInt8(ascii: "\"")
        {
          isOpen = true
        }
      } else if byte == separator, !isOpen, !isBracketed(index, in: from..<end) {
        close(from..<index)
        from = index + 1
      }
      index += 1
    }
    if isOpen {
      start = from
    } else {
      close(from..<end)
      start = nil
    }
  }

  /// Whether a comma is within the brackets of a cell: "64 lb (disqualified, squash)".
  private func isBracketed(_ index: Int, in range: Range<Int>) -> Bool {
    guard separator == UInt8(ascii: ","),
      let open = bytes[range.lowerBound..<index].lastIndex(of: UInt8(ascii: "(")),
      !bytes[open..<index].contains(UInt8(ascii: ")"))
    else { return false }
    return bytes[index..<range.upperBound].contains(UInt8(ascii: ")"))
  }

  private mutating func close(_ range: Range<Int>) {
    let words = bytes.withoutWhiteSpace(around: range)
    let mark = UInt8(ascii: "\"")
    let isQuoted =
      words.count > 1 && bytes[words.lowerBound] == mark && bytes[words.upperBound - 1] == mark
    guard isQuoted else {
      cells.append(Cell(range: SourceRange(words), text: "", isQuoted: false))
      return
    }
    let inside = words.lowerBound + 1..<words.upperBound - 1
    var text: [UInt8] = []
    var index = inside.lowerBound
    while index < inside.upperBound {
      text.append(bytes[index])
      index +=
        bytes[index] == mark && index + 1 < inside.upperBound && bytes[index + 1] == mark ? 2 : 1
    }
    cells.append(
      Cell(range: SourceRange(inside), text: String(decoding: text, as: UTF8.self), isQuoted: true))
  }
}
