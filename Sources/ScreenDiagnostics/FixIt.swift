/// A repair offered with a diagnostic.
public struct FixIt: Hashable, Sendable {
  /// What it does, in the imperative: `replace 'lable' with 'label'`.
  public var message: String
  /// The edits to make together; they do not overlap.
  public var edits: [TextEdit]

  /// Creates a fix-it.
  public init(_ message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits
  }
}

/// The replacement of a range of a source by another text.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public var range: SourceRange
  /// The text to put there.
  public var replacement: String

  /// Creates an edit.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The source's bytes after `edits`; where edits overlap, the one that starts first wins.
  public func applying(_ edits: [TextEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var position = 0
    for (_, edit) in ordered
    where edit.range.lowerBound >= position && edit.range.upperBound <= utf8.count {
      result += utf8[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + utf8[position...]
  }
}
