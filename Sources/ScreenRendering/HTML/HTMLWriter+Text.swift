internal import ScreenModel
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ heading: Component.Heading) {
    out.append("<h")
    out.append(headingLevel)
    // In a section without a title, the heading takes the title's place.
    out.append(headingLevel == UInt8(ascii: "2") ? " class=\"t2 full\">" : " class=\"t3 full\">")
    write(heading.text, "text")
    out.append("</h")
    out.append(headingLevel)
    out.append(">\n")
  }

  mutating func write(_ paragraph: Component.Paragraph) {
    out.append("<p class=\"p full\">")
    write(paragraph.text, "text")
    out.append("</p>\n")
  }

  /// Writes a paragraph and the link that follows it, in one line.
  mutating func write(_ paragraph: Component.Paragraph, followedBy link: Component.Link) {
    out.append("<p class=\"p full\">")
    write(paragraph.text, "text")
    out.append(UInt8(ascii: " "))
    writeAnchor(link)
    out.append("</p>\n")
  }

  mutating func write(_ quote: Component.Quote) {
    out.append("<blockquote class=\"quote\"><p>")
    write(quote.text, "text")
    out.append("</p>")
    if !quote.attribution.isBlank {
      out.append("<footer>")
      write(quote.attribution, "attribution")
      out.append("</footer>")
    }
    out.append("</blockquote>\n")
  }

  mutating func write(_ code: Component.Code) {
    out.append("<pre class=\"code full\"")
    writeScroller(code.language, words.nouns.code)
    out.append("><code>")
    write(code.text, "text")
    out.append("</code></pre>\n")
  }
}
