internal import ScreenRendering

/// The lines of a terminal screen under construction.
///
/// Texts are cleaned and measured once, into one buffer; a line is a range of spans, each of which
/// points into that buffer or repeats a glyph. So lines can be framed and set side by side without
/// copying text. No line is ever wider than `width` was when it ended.
struct TerminalCanvas {
  /// A stretch of a line in one style.
  struct Span {
    /// Where its text starts, or nothing for a repeated glyph.
    var start: Int
    /// The bytes of its text, or 0.
    var count: Int
    /// The columns that it takes.
    var columns: Int
    var glyph: Glyph
    var style: TerminalStyle
    /// The link that it belongs to, as an index into `links`, or −1.
    var link: Int

    /// Whether it is spaces that are written only if something follows them in the line.
    var isOwed: Bool { count == 0 && glyph == .space && style == .ink }
  }

  /// A finished line.
  struct Line {
    var spans: Range<Int>
    var columns: Int
    /// The part of a box that it is.
    var edge = Edge.none
  }

  /// What a line is to a box.
  enum Edge {
    case none
    /// Between its top and its bottom, or its top.
    case inside
    case bottom
  }

  let glyphs: TerminalOptions.Glyphs
  /// What the drawing adds to the words of the screen.
  var words = RendererWords.english

  /// The columns that lines may take where the drawing is now.
  var width: Int
  /// The texts, clean.
  var text: [UInt8] = []
  var spans: [Span] = []
  var lines: [Line] = []
  /// The destinations of links, each a range of `text`.
  var links: [Range<Int>] = []
  /// The link that what is put belongs to, or −1.
  var link = -1
  /// Where the texts of each place begin, in order.
  var marks: [Mark] = []
  /// The ids of the screen's sections, and the index of the one that is drawn.
  var sectionIDs: [String] = []
  var section = 0

  /// The columns of the line under way.
  var column = 0
  private var lineStart = 0
  /// The line at which the block under way starts.
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

  /// Appends spans again; what they take of the line is the caller's to count.
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

  /// Leaves a line empty before what follows, if something comes before it.
  mutating func gap() { owesBlank = lines.count > top }

  /// Replaces the lines from one on by others, made of the same spans.
  mutating func replaceLines(from first: Int, with more: [Line]) {
    lines.replaceSubrange(first..., with: more)
    lineStart = spans.count
  }

  /// Draws a block: its gaps lie between its own lines alone.
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
