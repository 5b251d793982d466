internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ heading: Component.Heading) {
    out.append("<h")
    out.append(headingLevel)
    // In a section without a title, the heading is styled as the title.
    out.append(headingLevel == UInt8(ascii: "2") ? " class=\"t2 full" : " class=\"t3 full")
    writeEmphasis(heading.emphasis)
    out.append("\">")
    write(heading.text, Component.Heading.Property.text)
    out.append("</h")
    out.append(headingLevel)
    out.append(">\n")
  }

  mutating func write(_ paragraph: Component.Paragraph) {
    writeProse(
      paragraph.text, Component.Paragraph.Property.text, "p full", paragraph.emphasis)
    out.append("</p>\n")
  }

  /// Writes a paragraph and the link that follows it, on one line.
  mutating func write(_ paragraph: Component.Paragraph, followedBy link: Component.Link) {
    writeProse(
      paragraph.text, Component.Paragraph.Property.text, "p full", paragraph.emphasis)
    out.append(UInt8(ascii: " "))
    writeAnchor(link)
    out.append("</p>\n")
  }

  /// Opens a paragraph and writes its text, in the text's own direction.
  mutating func writeProse(
    _ text: String, _ property: some PropertyName, _ style: StaticString,
    _ emphasis: Component.Emphasis = .regular
  ) {
    writeProse(text, isSample: isSample(property), style, emphasis)
  }

  private mutating func writeProse(
    _ text: String, isSample: Bool, _ style: StaticString,
    _ emphasis: Component.Emphasis = .regular
  ) {
    out.append("<p class=\"")
    out.append(style)
    writeEmphasis(emphasis)
    out.append(UInt8(ascii: "\""))
    writeDirection(of: text)
    out.append(UInt8(ascii: ">"))
    let isMarked = isSample && !text.isBlank
    if isMarked { out.append("<span class=\"smp\">") }
    if text.isBlank { write(text) } else { writeBlock(text) }
    guard isMarked else { return }
    out.append("</span>")
    writeHiddenSample()
  }

  mutating func write(_ quote: Component.Quote) {
    out.append("<blockquote class=\"quote\">")
    writeProse(quote.text, Component.Quote.Property.text, "p")
    out.append("</p>")
    if !quote.attribution.isBlank {
      out.append("<footer>")
      write(quote.attribution, Component.Quote.Property.attribution)
      out.append("</footer>")
    }
    out.append("</blockquote>\n")
  }

  mutating func write(_ code: Component.Code) {
    out.append("<pre class=\"code full\"")
    writeScroller(code.language, words.nouns.code)
    out.append("><code>")
    write(code.text, Component.Code.Property.text)
    out.append("</code></pre>\n")
  }
}
