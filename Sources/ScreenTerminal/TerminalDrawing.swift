public import ScreenModel

/// A screen drawn for a terminal, with the place that each part of its lines shows, for tools that
/// point at it.
public struct TerminalDrawing: Hashable, Sendable {
  /// The place that a part of a line shows.
  public enum Place: Hashable, Sendable {
    /// The screen itself: its title, the names of its tabs and steps.
    case screen
    /// The title of a section, by the section's index.
    case section(Int)
    /// An element, by the index of its section and its index in the section.
    case element(section: Int, index: Int)

    /// The path of the place in the screen's JSON.
    public var path: TreePath {
      switch self {
      case .screen: TreePath()
      case .section(let section): .section(section)
      case .element(let section, let index): .component(section, index)
      }
    }
  }

  /// A part of a line.
  public struct Part: Hashable, Sendable {
    /// Its columns.
    public var columns: Range<Int>
    /// The place that it shows.
    public var place: Place

    /// Creates a part.
    public init(columns: Range<Int>, place: Place) {
      self.columns = columns
      self.place = place
    }
  }

  /// A line.
  public struct Line: Hashable, Sendable {
    /// Its bytes in `utf8`, without the line feed.
    public var bytes: Range<Int>
    /// Its columns.
    public var columns: Int
    /// The parts that show text, from left to right.
    public var parts: [Part]

    /// Creates a line.
    public init(bytes: Range<Int>, columns: Int, parts: [Part]) {
      self.bytes = bytes
      self.columns = columns
      self.parts = parts
    }
  }

  /// The output of `ANSIRenderer.render(_:)`.
  public var utf8: [UInt8]
  /// The lines, in order.
  public var lines: [Line]

  /// Creates a drawing.
  public init(utf8: [UInt8], lines: [Line]) {
    self.utf8 = utf8
    self.lines = lines
  }
}

extension ANSIRenderer {
  /// Draws a screen, with the place that each part of its lines shows.
  public func draw(_ screen: Screen) -> TerminalDrawing {
    let (canvas, margin) = canvas(of: screen)
    let bytes = write(canvas, margin: margin)
    var lines: [TerminalDrawing.Line] = []
    lines.reserveCapacity(canvas.lines.count)
    var start = 0
    for line in canvas.lines {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lines.append(
        TerminalDrawing.Line(
          bytes: start..<end, columns: canvas.writtenColumns(of: line, margin: margin),
          parts: canvas.parts(of: line, margin: margin)))
      start = min(end + 1, bytes.count)
    }
    return TerminalDrawing(utf8: bytes, lines: lines)
  }
}

extension TerminalCanvas {
  /// The start of a place's text in `text`; it ends where the next one begins.
  struct Mark {
    var start: Int
    var place: TerminalDrawing.Place
  }

  /// Makes the texts added from here on belong to a place.
  mutating func begin(_ place: TerminalDrawing.Place) {
    marks.append(Mark(start: text.count, place: place))
  }

  /// Makes the texts added from here on belong to an element of the current section.
  mutating func beginElement(_ index: Int) {
    begin(.element(section: section, index: index))
  }

  /// The width of a line as written, without spaces at its end.
  fileprivate func writtenColumns(of line: Line, margin: Int) -> Int {
    let spans = spans[line.spans]
    guard let last = spans.lastIndex(where: { !$0.isOwed }) else { return 0 }
    return margin + spans[...last].reduce(0) { $0 + $1.columns }
  }

  fileprivate func parts(of line: Line, margin: Int) -> [TerminalDrawing.Part] {
    var parts: [TerminalDrawing.Part] = []
    var column = margin
    for span in spans[line.spans] {
      defer { column += span.columns }
      guard span.count > 0, let place = place(at: span.start) else { continue }
      if let last = parts.last, last.place == place {
        parts[parts.count - 1].columns = last.columns.lowerBound..<column + span.columns
      } else {
        parts.append(TerminalDrawing.Part(columns: column..<column + span.columns, place: place))
      }
    }
    return parts
  }

  /// The place whose texts contain a byte of `text`.
  private func place(at start: Int) -> TerminalDrawing.Place? {
    var range = marks.startIndex..<marks.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if marks[middle].start <= start {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound > 0 ? marks[range.lowerBound - 1].place : nil
  }
}
