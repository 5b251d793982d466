internal import ScreenModel
internal import ScreenRendering

/// The lines of a terminal screen under construction.
///
/// Texts are cleaned and measured once, into one buffer. A line is a range of spans, each of which
/// points into that buffer or repeats a glyph, so lines can be framed and placed side by side
/// without copying text. No line is ever wider than `width` was when the line ended.
struct TerminalCanvas {
  /// A part of a line in one style.
  struct Span {
    /// The start of its text; unused for a repeated glyph.
    var start: Int
    /// The number of bytes of its text, or 0.
    var count: Int
    /// Its width in columns.
    var columns: Int
    var glyph: Glyph
    var style: TerminalStyle
    /// The index in `links` of its link, or −1.
    var link: Int

    /// Whether it consists of spaces that are written only if something follows them in the line.
    var isOwed: Bool { count == 0 && glyph == .space && style == .ink }
  }

  /// A finished line.
  struct Line {
    var spans: Range<Int>
    var columns: Int
    /// The part of a box that the line is.
    var edge = Edge.none
  }

  /// The role of a line in a box.
  enum Edge {
    case none
    /// Between its top and its bottom, or its top.
    case inside
    case bottom
  }

  let glyphs: TerminalOptions.Glyphs
  /// The words that the drawing adds to the screen.
  var words = RendererWords.english
  /// The looks of the current element's texts.
  var looks = Element.Looks()

  /// The least columns of the keys of facts, so that sections that continue each other align.
  var keyColumns = 0
  /// The columns available to lines at the current place.
  var width: Int
  /// The cleaned texts.
  var text: [UInt8] = []
  var spans: [Span] = []
  var lines: [Line] = []
  /// The destinations of links, each a range of `text`.
  var links: [Range<Int>] = []
  /// The index of the current link, or −1.
  var link = -1
  /// The starts of the texts of each place, in order.
  var marks: [Mark] = []
  /// The ids of the screen's sections, and the index of the one being drawn.
  var sectionIDs: [String] = []
  /// The hue of what stands out.
  var accent = Screen.Accent.standard
  var section = 0

  /// The column reached in the current line.
  var column = 0
  private var lineStart = 0
  /// The line at which the current block starts.
  private(set) var top = 0
  private var owesBlank = false

  init(width: Int, glyphs: TerminalOptions.Glyphs) {
    self.width = width
    self.glyphs = glyphs
    text.reserveCapacity(4096)
    spans.reserveCapacity(512)
    lines.reserveCapacity(128)
  }

  /// Appends a text to the line.
  mutating func put(_ run: TextRun, _ style: TerminalStyle = .ink) {
    guard run.count > 0 else { return }
    spans.append(
      Span(
        start: run.start, count: run.count, columns: run.columns, glyph: .space, style: style,
        link: link))
    column += run.columns
  }

  /// Appends a glyph to the line, several times.
  mutating func put(_ glyph: Glyph, count: Int = 1, _ style: TerminalStyle = .ink) {
    guard count > 0 else { return }
    let columns = count * glyph.columns(glyphs)
    spans.append(
      Span(start: 0, count: 0, columns: columns, glyph: glyph, style: style, link: -1))
    column += columns
  }

  /// Appends spaces up to a column of the line.
  mutating func move(to target: Int) { put(.space, count: target - column) }

  /// Appends spans again; the caller has to count their columns.
  mutating func repeatSpans(_ range: Range<Int>) {
    // A slice of the array would share its storage, and appending would copy all of it.
    for index in range { spans.append(spans[index]) }
  }

  /// Ends the line; what exceeds `width` is cut off.
  mutating func newLine() {
    if column > width { clip() }
    if owesBlank {
      owesBlank = false
      lines.append(Line(spans: lineStart..<lineStart, columns: 0))
    }
    lines.append(Line(spans: lineStart..<spans.count, columns: column))
    lineStart = spans.count
    column = 0
  }

  /// Leaves an empty line before the next content, if the block is not empty.
  mutating func gap() { owesBlank = lines.count > top }

  /// Replaces the lines from one on by others made from the same spans.
  mutating func replaceLines(from first: Int, with more: [Line]) {
    lines.replaceSubrange(first..., with: more)
    lineStart = spans.count
  }

  /// Draws a block, whose gaps lie only between its own lines.
  ///
  /// - Returns: The index of its first line.
  mutating func block(width inner: Int, _ draw: (inout TerminalCanvas) -> Void) -> Int {
    if owesBlank {
      owesBlank = false
      lines.append(Line(spans: lineStart..<lineStart, columns: 0))
    }
    let outer = (width, top)
    width = max(1, inner)
    top = lines.count
    let first = top
    draw(&self)
    (width, top) = outer
    owesBlank = false
    return first
  }

  private mutating func clip() {
    var room = width
    var index = lineStart
    while index < spans.count, spans[index].columns <= room {
      room -= spans[index].columns
      index += 1
    }
    if index < spans.count {
      let span = spans[index]
      spans.removeLast(spans.count - index)
      if span.count > 0 {
        let run = TextRun(
          start: span.start, count: span.count, columns: span.columns, isSimple: false)
        let head = head(of: run, columns: room)
        if head.count > 0 {
          var cut = span
          cut.count = head.count
          cut.columns = head.columns
          spans.append(cut)
          room -= head.columns
        }
      } else if room > 0, span.glyph.columns(glyphs) == 1 {
        var cut = span
        cut.columns = room
        spans.append(cut)
        room = 0
      }
    }
    column = width - room
  }
}
