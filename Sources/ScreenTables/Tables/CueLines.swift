package import ScreenText

/// The lines of a cue file: `class argument: phrase, phrase`.
///
/// Lines that begin with a space go on with the phrases before them, and `#` begins a remark.
package struct CueLines: Sequence, IteratorProtocol {
  /// What a line says, by its places in the text.
  package struct Line {
    /// What precedes the colon; nil where the line goes on with the phrases of another.
    package var head: Range<Int>?
    /// The phrases and the commas between them.
    package var phrases: Range<Int>
  }

  private let text: FileText
  private var lines: FileText.Pieces

  package init(_ text: FileText) {
    self.text = text
    lines = text.lines
  }

  package mutating func next() -> Line? {
    while let line = lines.next() {
      switch text.bytes[line.lowerBound] {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: " "): return Line(head: nil, phrases: line)
      default:
        guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
        return Line(head: line.lowerBound..<colon, phrases: colon + 1..<line.upperBound)
      }
    }
    return nil
  }
}
