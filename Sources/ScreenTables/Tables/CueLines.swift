package import ScreenText

/// The lines of a cue file: `class argument: phrase, phrase`.
///
/// A line that begins with a space continues the phrases before it, and `#` begins a comment.
package struct CueLines: Sequence, IteratorProtocol {
  /// The parts of a line, as ranges of the text.
  package struct Line {
    /// The part before the colon; nil if the line continues the phrases of another.
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
