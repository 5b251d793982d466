public import ScreenModel
internal import ScreenRendering

/// Draws screens for a terminal.
///
/// It is pure and total. No line is wider than the options allow, no control character of a text
/// reaches the output, and every style and link ends with its line. Without its escape sequences,
/// the output equals that of depth `none`.
public struct ANSIRenderer: Sendable {
  /// The drawing options.
  public let options: TerminalOptions
  private let palette: Palette

  /// Creates a renderer; it may draw any number of screens.
  public init(_ options: TerminalOptions = .default) {
    self.options = options
    palette = Palette(depth: options.depth, theme: options.theme)
  }

  /// Draws a screen as UTF-8 that ends in one line feed.
  public func render(_ screen: Screen) -> [UInt8] {
    let (canvas, margin) = canvas(of: screen)
    return write(canvas, margin: margin)
  }

  /// Draws the lines, and returns their margin.
  func canvas(of screen: Screen) -> (TerminalCanvas, margin: Int) {
    let width = min(max(1, options.width), 1000)
    let margin = width >= 24 ? 2 : width >= 12 ? 1 : 0
    var canvas = TerminalCanvas(
      width: width - 2 * margin, glyphs: options.glyphs)
    canvas.words = RendererWords(language: options.language)
    canvas.draw(screen)
    return (canvas, margin)
  }

  /// Writes the lines as bytes.
  func write(_ canvas: TerminalCanvas, margin: Int) -> [UInt8] {
    var writer = ANSIWriter(canvas, margin: margin, depth: options.depth, links: options.links)
    var palette = palette
    if canvas.accent != .standard { palette.accent = AccentStyle(canvas.accent) }
    return writer.write(palette)
  }
}

extension Screen {
  /// The screen drawn for a terminal.
  public func ansi(_ options: TerminalOptions = .default) -> String {
    String(decoding: ANSIRenderer(options).render(self), as: UTF8.self)
  }
}
