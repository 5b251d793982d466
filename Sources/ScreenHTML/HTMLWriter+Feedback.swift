internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ alert: Component.Alert) {
    writeOpening(of: alert)
    if !alert.message.isBlank {
      writeProse(alert.message, Component.Alert.Property.message, "p")
      out.append("</p>")
    }
    out.append("</div></div>\n")
  }

  /// Writes a notice and the link that follows it, on one line.
  mutating func write(_ alert: Component.Alert, followedBy link: Component.Link) {
    writeOpening(of: alert)
    out.append("<p class=\"p\">")
    if !alert.message.isBlank {
      write(alert.message, Component.Alert.Property.message)
      out.append(UInt8(ascii: " "))
    }
    writeAnchor(link)
    out.append("</p></div></div>\n")
  }

  private mutating func writeOpening(of alert: Component.Alert) {
    out.append("<div class=\"al full")
    writeTone(alert.tone)
    out.append("\" role=\"note\"><span class=\"ic\" aria-hidden=\"true\">")
    switch alert.tone {
    case .neutral: out.append("·")
    case .info: out.append("i")
    case .success: out.append("✓")
    case .warning: out.append("!")
    case .critical: out.append("×")
    }
    out.append("</span><div><p class=\"t3\"><span class=\"vh\">")
    out.append(words.word(for: alert.tone))
    out.append(": </span>")
    write(alert.title, Component.Alert.Property.title)
    out.append("</p>")
  }

  mutating func write(_ unclear: Component.Unclear) {
    out.append(
      """
      <div class="al unc full" role="note"><span class="ic" aria-hidden="true">?</span><div>\
      <p class="t3">
      """)
    out.append(words.page.unclear)
    out.append("</p>")
    writeProse(unclear.reason, Component.Unclear.Property.reason, "p")
    out.append("</p></div></div>\n")
  }
}
