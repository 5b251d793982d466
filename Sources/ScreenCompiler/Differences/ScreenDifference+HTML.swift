public import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension ScreenDifference {
  /// A page that shows two screens side by side, and above them the differences in words.
  ///
  /// The page runs no script and makes no request.
  ///
  /// - Parameters:
  ///   - old: The screen that the difference starts from.
  ///   - new: The screen that it leads to.
  ///   - names: The names of the two screens.
  /// - Returns: The page, as UTF-8.
  public func page(
    of old: Screen, and new: Screen, named names: (old: String, new: String)
  ) -> [UInt8] {
    var out = UTF8Buffer(capacity: 32_768)
    out.append(
      "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    out.append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    out.append(text: "\(names.old) → \(names.new)")
    out.append("</title>\n<style>\n")
    out.append(verbatim: HTMLRenderer(HTMLOptions(extent: .fragment)).stylesheet(for: [old, new]))
    out.append(
      """
      .df{padding:2rem;display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
      .df ul{margin:0;padding-inline-start:1.25rem}
      .dp{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));align-items:start}
      .dp figure{margin:0;display:grid;gap:.5rem;grid-template-columns:minmax(0,1fr)}
      .dp figure>.sc{border:1px solid var(--line);border-radius:1rem}

      """)
    out.append("</style>\n</head>\n<body class=\"sc\">\n<main class=\"df\">\n<h1 class=\"t1\">")
    out.append(text: "\(names.old) → \(names.new)")
    out.append("</h1>\n")
    if changes.isEmpty {
      out.append("<p>The two are the same.</p>\n")
    } else {
      out.append("<ul>\n")
      for change in changes {
        out.append("<li>")
        out.append(text: change.words)
        out.append("</li>\n")
      }
      out.append("</ul>\n")
    }
    out.append("<div class=\"dp\">\n")
    for (index, (name, screen)) in [(names.old, old), (names.new, new)].enumerated() {
      let caption = "d\(index)"
      out.append("<figure>\n<figcaption id=\"")
      out.append(verbatim: caption)
      out.append("\">")
      out.append(text: name)
      out.append("</figcaption>\n")
      let options = HTMLOptions(extent: .fragment, idPrefix: caption, captionID: caption)
      out.append(bytes: HTMLRenderer(options).render(screen))
      out.append("</figure>\n")
    }
    out.append("</div>\n</main>\n</body>\n</html>\n")
    return out.bytes
  }
}
