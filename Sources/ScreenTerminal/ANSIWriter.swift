internal import ScreenModel
internal import ScreenText

/// Writes the lines of a canvas as bytes, with the escape sequences of a colour depth.
struct ANSIWriter {
  private let canvas: TerminalCanvas
  private let margin: Int
  private let isColored: Bool
  private let isLinked: Bool
  private var out: UTF8Buffer
  /// Pending spaces, which are written only if something follows them.
  private var owedSpaces = 0
  private var style = TerminalStyle.ink
  private var link = -1

  init(
    _ canvas: TerminalCanvas, margin: Int, depth: TerminalOptions.Depth,
    links: TerminalOptions.Links
  ) {
    self.canvas = canvas
    self.margin = margin
    isColored = depth != .none
    isLinked = isColored && links == .osc8
    out = UTF8Buffer(capacity: canvas.text.count * 2 + canvas.spans.count * 16)
  }

  /// The bytes of all lines; each ends in a line feed with all styles turned off.
  mutating func write(_ palette: Palette) -> [UInt8] {
    for line in canvas.lines {
      owedSpaces = margin
      for index in line.spans { write(canvas.spans[index], palette) }
      setLink(-1)
      setStyle(.ink, palette)
      out.append(UInt8(ascii: "\n"))
    }
    return out.takeBytes()
  }

  private mutating func write(_ span: TerminalCanvas.Span, _ palette: Palette) {
    if span.isOwed {
      owedSpaces += span.columns
      return
    }
    if owedSpaces > 0 {
      setLink(-1)
      setStyle(.ink, palette)
      out.append(UInt8(ascii: " "), count: owedSpaces)
      owedSpaces = 0
    }
    setLink(span.link)
    setStyle(span.style, palette)
    if span.count > 0 {
      out.append(bytes: canvas.text, in: span.start..<span.start + span.count)
    } else {
      let spelling = span.glyph.spelling(canvas.glyphs)
      for _ in 0..<(span.columns / span.glyph.columns(canvas.glyphs)) { out.append(spelling) }
    }
  }

  private mutating func setStyle(_ next: TerminalStyle, _ palette: Palette) {
    guard isColored, next != style else { return }
    if style != .ink { out.append("\u{1B}[0m") }
    if next != .ink { palette.append(next, to: &out) }
    style = next
  }

  private mutating func setLink(_ next: Int) {
    guard isLinked, next != link else { return }
    if link >= 0 { out.append("\u{1B}]8;;\u{1B}\\") }
    if next >= 0 {
      out.append("\u{1B}]8;;")
      out.append(bytes: canvas.text, in: canvas.links[next])
      out.append("\u{1B}\\")
    }
    link = next
  }
}
