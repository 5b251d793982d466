internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension Snapshot {
  /// A page that shows two HTML renderings side by side, as a browser shows each.
  ///
  /// Snapshot files are untrusted: each is in a separate frame in which no script runs, and the
  /// page makes no request.
  ///
  /// - Parameters:
  ///   - recorded: The recorded HTML; nil if there was none.
  ///   - rendered: The current HTML.
  ///   - isFragment: Whether it is fragments of a page, which need a style sheet.
  ///   - title: The title of the page.
  /// - Returns: The page, as UTF-8.
  public static func comparisonPage(
    recorded: [UInt8]?, rendered: [UInt8], isFragment: Bool, title: String
  ) -> [UInt8] {
    var out = UTF8Buffer(capacity: rendered.count * 3)
    out.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>
      """)
    out.append(text: title)
    out.append(
      """
      </title>
      <style>
      body{margin:0;display:grid;grid-template:auto 1fr/1fr 1fr;gap:.5rem 1rem;block-size:100vh;\
      padding:1rem;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;background:#efede8;color:#1d1c1a}
      h1{margin:0;font-size:1rem}iframe{inline-size:100%;block-size:100%;border:1px solid #8a847a}
      </style>
      </head>
      <body>
      <h1>Recorded</h1>
      <h1>Now</h1>

      """)
    for html in [recorded, rendered] {
      guard let html else {
        out.append("<p>Nothing was recorded.</p>\n")
        continue
      }
      out.append("<iframe sandbox title=\"")
      out.append(text: title)
      out.append("\" srcdoc=\"")
      if isFragment {
        out.append("&lt;!DOCTYPE html>&lt;style>body{margin:0}")
        out.append(attribute: HTMLRenderer().completeStylesheet())
        out.append("&lt;/style>")
      }
      out.append(attribute: String(decoding: html, as: UTF8.self))
      out.append("\"></iframe>\n")
    }
    out.append("</body>\n</html>\n")
    return out.bytes
  }
}
