/// A line of a source text, as a text of its own.
public struct SourceLine: Hashable, Sendable {
  /// Its number, counted from 1.
  public let number: Int
  /// Its range in the whole text, without the LF that ends it.
  public let range: SourceRange
  /// The line by itself, under the name of the whole text.
  public let text: SourceText

  /// Whether it holds only spaces and control characters.
  public var isBlank: Bool { text.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }
}

extension SourceText {
  /// The lines in order, for formats that are read line by line.
  ///
  /// Lines end only at LF: a CR before it stays in the line. A text that ends in LF has no empty
  /// line after it.
  public var lines: SourceLines { SourceLines(source: self) }
}

/// The lines of a source text.
///
/// - Complexity: O(number of bytes) for all of them.
public struct SourceLines: Sequence, IteratorProtocol, Sendable {
  private let source: SourceText
  private var number = 0
  private var start = 0

  fileprivate init(source: SourceText) { self.source = source }

  /// The next line; nil at the end.
  public mutating func next() -> SourceLine? {
    let bytes = source.utf8
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { start = end + 1 }
    number += 1
    return SourceLine(
      number: number, range: SourceRange(start, end),
      text: SourceText(name: source.name, utf8: Array(bytes[start..<end])))
  }
}

extension Diagnostic {
  /// Returns this diagnostic, of a part that begins at `offset`, with its places in the whole text.
  public func moved(by offset: Int) -> Diagnostic {
    var copy = self
    copy.range = range?.moved(by: offset)
    copy.notes = notes.map { Note($0.message, at: $0.range?.moved(by: offset)) }
    copy.fixIts = fixIts.map { fixIt in
      FixIt(
        fixIt.message,
        edits: fixIt.edits.map { TextEdit($0.range.moved(by: offset), $0.replacement) })
    }
    return copy
  }
}

extension SourceRange {
  fileprivate func moved(by offset: Int) -> SourceRange {
    SourceRange(lowerBound + offset, upperBound + offset)
  }
}
