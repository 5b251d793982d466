/// A named text, stored as UTF-8 bytes, that diagnostics point into.
public struct SourceText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name shown before the line and column: a path, `<intent>`, `<stdin>`.
  public let name: String
  /// The bytes, exactly as they were read; they need not be valid UTF-8.
  public let utf8: [UInt8]

  /// Creates a source from bytes as they were read; by default, an intent without a file.
  public init(name: String = "<intent>", utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
  }

  /// Creates a source from a string; by default, an intent without a file.
  public init(name: String = "<intent>", _ text: String) {
    self.init(name: name, utf8: Array(text.utf8))
  }

  /// Creates an intent from a literal: `compile("a login form")`.
  public init(stringLiteral text: String) { self.init(text) }

  /// The text in a range, clamped to the source; ill-formed bytes become U+FFFD.
  public func text(in range: SourceRange) -> String {
    let lower = min(max(0, range.lowerBound), utf8.count)
    let upper = min(max(lower, range.upperBound), utf8.count)
    return String(decoding: utf8[lower..<upper], as: UTF8.self)
  }

  /// The line and column of a byte; an offset past the end counts as the end.
  ///
  /// Lines end at LF, CR LF or a lone CR.
  ///
  /// - Complexity: O(`offset`).
  public func location(of offset: Int) -> SourceLocation {
    let end = min(max(0, offset), utf8.count)
    var line = 1
    var lineStart = 0
    var index = 0
    while index < end {
      let byte = utf8[index]
      index += 1
      let isLoneCR =
        byte == UInt8(ascii: "\r") && !(index < utf8.count && utf8[index] == UInt8(ascii: "\n"))
      guard byte == UInt8(ascii: "\n") || isLoneCR else { continue }
      line += 1
      lineStart = index
    }
    // A continuation byte (10xxxxxx) belongs to the scalar before it.
    let column = utf8[lineStart..<end].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourceLocation(line: line, column: column, lineStart: lineStart)
  }
}

/// A line and column in a source text.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int
  /// The offset of the line's first byte.
  public let lineStart: Int

  /// Creates a location.
  public init(line: Int, column: Int, lineStart: Int) {
    self.line = line
    self.column = column
    self.lineStart = lineStart
  }
}
