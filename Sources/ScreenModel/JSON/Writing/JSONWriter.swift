internal import ScreenText

/// Writes a JSON text, value by value, into one buffer.
///
/// Values are written flat. For the indented layout the writer records the places of brackets and
/// commas, and `finish()` breaks lines in one pass over them.
package struct JSONWriter: Sendable {
  /// A bracket or comma of the flat text.
  struct Mark: Sendable {
    enum Kind: Sendable {
      /// An opening bracket: the index of its closing mark, and the levels nested in it.
      case open(close: Int, levels: Int)
      case separator
      case close
    }
    var kind: Kind
    var offset: Int
  }

  private(set) var buffer: UTF8Buffer
  private(set) var marks: [Mark] = []
  private let layout: JSONLayout
  /// The marks whose brackets are still open, by index, each with the levels nested in it so far.
  private var open: [(mark: Int, levels: Int)] = []
  /// Whether the next value or name is the first in its brackets.
  private var isFirst = true
  /// Whether a name was written and its value comes next.
  private var isNamed = true
  /// The record being written.
  var nesting = RecordNesting()

  /// Creates a writer for one value.
  package init(_ layout: JSONLayout, capacity: Int = 1024) {
    self.layout = layout
    buffer = UTF8Buffer(capacity: capacity)
  }

  /// The text, laid out and ending in LF.
  package consuming func finish() -> [UInt8] {
    switch layout {
    case .compact:
      buffer.append(UInt8(ascii: "\n"))
      return buffer.takeBytes()
    case .indented:
      return laidOut()
    }
  }

  /// Opens an object.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Closes the innermost object.
  package mutating func endObject() {
    if layout == .indented && !isFirst { buffer.append(UInt8(ascii: " ")) }
    end(UInt8(ascii: "}"))
  }

  /// Opens an array.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Closes the innermost array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Ends the line after a value of a compact text, so that another value can follow.
  package mutating func breakLine() {
    buffer.append(UInt8(ascii: "\n"))
    isNamed = true
  }

  /// Writes the name of an object's member; its value comes next.
  package mutating func name(_ name: String) {
    let isOpening = isFirst
    separate()
    if isOpening && layout == .indented { buffer.append(UInt8(ascii: " ")) }
    buffer.append(jsonQuoted: name)
    buffer.append(UInt8(ascii: ":"))
    if layout == .indented { buffer.append(UInt8(ascii: " ")) }
    isNamed = true
  }

  /// Writes a text.
  package mutating func text(_ text: String) {
    separate()
    buffer.append(jsonQuoted: text)
  }

  /// Writes a whole number.
  package mutating func integer(_ integer: Int) {
    separate()
    buffer.append(integer: integer)
  }

  /// Writes a whole number that may be too large for `Int`, such as a seed.
  package mutating func integer(_ integer: UInt64) {
    separate()
    buffer.append(verbatim: String(integer))
  }

  /// Writes a number; one that is not finite is written as 0.
  package mutating func number(_ number: Double) {
    separate()
    buffer.append(number: number)
  }

  /// Writes `true` or `false`.
  package mutating func flag(_ flag: Bool) {
    separate()
    buffer.append(flag ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    buffer.append("null")
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    if layout == .indented {
      open.append((marks.count, 0))
      marks.append(Mark(kind: .open(close: 0, levels: 0), offset: buffer.count))
    }
    buffer.append(bracket)
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    if let (mark, levels) = open.popLast() {
      marks[mark].kind = .open(close: marks.count, levels: levels)
      marks.append(Mark(kind: .close, offset: buffer.count))
      if let parent = open.indices.last {
        open[parent].levels = max(open[parent].levels, levels + 1)
      }
    }
    buffer.append(bracket)
    isFirst = false
    isNamed = false
  }

  /// Writes the separator before the next value.
  private mutating func separate() {
    defer {
      isFirst = false
      isNamed = false
    }
    guard !isNamed, !isFirst else { return }
    if layout == .indented {
      marks.append(Mark(kind: .separator, offset: buffer.count))
      buffer.append(", ")
    } else {
      buffer.append(UInt8(ascii: ","))
    }
  }
}
