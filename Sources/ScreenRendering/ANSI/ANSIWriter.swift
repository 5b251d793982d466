/// Writes the lines of a canvas as bytes, with the escape sequences of a depth.
struct ANSIWriter {
  private let canvas: TerminalCanvas
  private let margin: Int
  private let isColored: Bool
  private let isLinked: Bool
  private var bytes: [UInt8] = []
  /// Spaces that are written only if something follows them.
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
    bytes.reserveCapacity(canvas.text.count * 2 + canvas.spans.count * 16)
  }

  /// The bytes of all lines; each ends in a line feed, and nothing is left on at its end.
  mutating func write(_ palette: Palette) -> [UInt8] {
    for line in canvas.lines {
      owedSpaces = margin
      for index in line.spans { write(canvas.spans[index], palette) }
      setLink(-1)
      setStyle(.ink, palette)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private mutating func write(_ span: TerminalCanvas.Span, _ palette: Palette) {
    if span.count == 0, span.glyph == .space, span.style == .ink {
      owedSpaces += span.columns
      return
    }
    if owedSpaces > 0 {
      setLink(-1)
      setStyle(.ink, palette)
      for _ in 0..<owedSpaces { bytes.append(UInt8(ascii: " ")) }
      owedSpaces = 0
    }
    setLink(span.link)
    setStyle(span.style, palette)
    if span.count > 0 {
      bytes.append(contentsOf: canvas.text[span.start..<span.start + span.count])
    } else {
      let spelling = span.glyph.spelling(canvas.glyphs)
      for _ in 0..<(span.columns / span.glyph.columns(canvas.glyphs)) { bytes.append(spelling) }
    }
  }

  private mutating func setStyle(_ next: TerminalStyle, _ palette: Palette) {
    guard isColored, next != style else { return }
    if style != .ink { bytes.append("\u{1B}[0m") }
    if next != .ink { palette.append(next, to: &bytes) }
    style = next
  }

  private mutating func setLink(_ next: Int) {
    guard isLinked, next != link else { return }
    if link >= 0 { bytes.append("\u{1B}]8;;\u{1B}\\") }
    if next >= 0 {
      bytes.append("\u{1B}]8;;")
      bytes.append(contentsOf: canvas.text[canvas.links[next]])
      bytes.append("\u{1B}\\")
    }
    link = next
  }
}
