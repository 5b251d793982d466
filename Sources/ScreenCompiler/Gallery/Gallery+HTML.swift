internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension Gallery {
  /// The sheet as one self-contained page, without scripts or requests.
  ///
  /// Widths are in pixels; a cell shrinks if the window is narrower.
  public func html(theme: HTMLOptions.Theme = .automatic) -> [UInt8] {
    var out = UTF8Buffer(capacity: 16_000 + 6_000 * variants.count * widths.count)
    appendHead(to: &out, theme)
    out.append(
      "<body class=\"sc\">\n<main class=\"gal\">\n<header class=\"gh\">\n<h1 class=\"t1\">")
    out.append(text: title)
    out.append("</h1>\n<p class=\"m\">")
    out.append(text: summary)
    out.append("</p>\n</header>\n")
    var cell = 0
    for row in rows {
      out.append("<h2 class=\"t2\">")
      out.append(text: row.title)
      out.append("</h2>\n")
      for width in widths {
        out.append("<div class=\"gr\">\n")
        for variant in row.variants {
          append(variant, width: width, cell: cell, theme, to: &out)
          cell += 1
        }
        out.append("</div>\n")
      }
    }
    out.append("</main>\n</body>\n</html>\n")
    return out.bytes
  }

  /// The intent shortened to one line for a title.
  private var title: String {
    let line = TerminalText.line(of: intent, columns: 160).text
    return line.isEmpty ? "Gallery" : line
  }

  private func append(
    _ variant: Variant, width: Int, cell: Int, _ theme: HTMLOptions.Theme, to out: inout UTF8Buffer
  ) {
    let caption = "g\(cell)"
    out.append("<figure class=\"gc gw")
    out.append(integer: widths.firstIndex(of: width) ?? 0)
    out.append(
      width <= 640
        ? " gn\">\n<figcaption>\n<p class=\"t3\" id=\"" : "\">\n<figcaption>\n<p class=\"t3\" id=\""
    )
    out.append(verbatim: caption)
    out.append("\">")
    out.append(text: self.caption(of: variant, width: width, unit: "px"))
    out.append("</p>\n<code>")
    out.append(text: command(for: variant, options: ["--format", "html"]))
    out.append("</code>\n</figcaption>\n")
    let options = HTMLOptions(
      extent: .fragment, theme: theme, idPrefix: caption, captionID: caption, language: language)
    out.append(bytes: HTMLRenderer(options).render(variant.screen))
    out.append("</figure>\n")
  }

  private func appendHead(to out: inout UTF8Buffer, _ theme: HTMLOptions.Theme) {
    out.append(
      "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    out.append("<meta name=\"color-scheme\" content=\"")
    switch theme {
    case .automatic: out.append("light dark")
    case .light: out.append("light")
    case .dark: out.append("dark")
    }
    out.append("\">\n<title>")
    out.append(text: "Gallery: " + title)
    out.append("</title>\n<style>\n")
    let renderer = HTMLRenderer(HTMLOptions(extent: .fragment, theme: theme))
    out.append(verbatim: renderer.stylesheet(for: variants.map(\.screen)))
    out.append(Self.style)
    for (index, width) in widths.enumerated() {
      out.append(".gw")
      out.append(integer: index)
      out.append("{inline-size:")
      out.append(integer: width)
      out.append("px}\n")
    }
    out.append("</style>\n</head>\n")
  }

  /// The styles that the sheet adds to those of its screens.
  ///
  /// A narrow cell has the spacing that its screen would have in a narrow window.
  private static var style: StaticString {
    """
    .gal{padding:3rem 2rem;display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
    .gh{display:grid;gap:.5rem;max-inline-size:90ch}
    .gr{display:flex;flex-wrap:wrap;gap:2rem 1.5rem;align-items:flex-start}
    .gc{margin:0;max-inline-size:100%;display:grid;gap:.75rem;\
    grid-template-columns:minmax(0,1fr)}
    .gc figcaption{display:grid;gap:.25rem}
    .gc code{font:.75rem/1.5 ui-monospace,monospace;color:var(--mut);overflow-wrap:anywhere}
    .gc>.sc{border:1px solid var(--line);border-radius:1rem}
    .gn .sc .w{padding:2rem 1rem;gap:2rem}.gn .sc .card{padding:1.125rem}
    .gn .sc .t1{font-size:1.625rem}
    @media (max-width:40rem){.gal{padding:2rem 1rem}}
    @media print{.gc{break-inside:avoid}}

    """
  }
}
