internal import ScreenModel

extension TerminalCanvas {
  /// Puts buttons side by side.
  mutating func putButtons(_ run: ArraySlice<Element>) {
    for element in run {
      guard case .button(let button) = element.component else { continue }
      putButton(take(value: button.label), button.style)
    }
    if column > 0 { newLine() }
  }

  /// Puts a button on the line under way, or on the next where it does not fit.
  mutating func putButton(_ label: TextRun, _ style: Component.ButtonStyle) {
    // The label was taken in first, to be at hand; a button is one text, to be wrapped as one.
    let words = text[label.start..<label.end]
    let before: TextRun
    let after: TextRun
    let look: TerminalStyle
    switch style {
    case .primary: look = .button
    case .secondary: look = .bold
    case .destructive: look = .critical.bold
    case .plain: look = .accent
    }
    switch style {
    case .primary: before = take(literal: "[") + take(.chevrons) + take(literal: " ")
    case .secondary: before = take(literal: "[ ")
    case .destructive: before = take(literal: "[! ")
    case .plain: before = take(.leftAngle)
    }
    let start = text.count
    text.append(contentsOf: words)
    let middle = TextRun(
      start: start, count: label.count, columns: label.columns, isSimple: label.isSimple)
    switch style {
    case .primary, .secondary, .destructive: after = take(literal: " ]")
    case .plain: after = take(.rightAngle)
    }
    let button = before + middle + after
    startItem(button.columns, gutter: 2)
    putHanging(button, look)
  }

  mutating func putLink(_ link: Component.Link) {
    let destination = Destination(link.destination)
    if let destination {
      let start = text.count
      text.append(contentsOf: destination.bytes)
      links.append(start..<text.count)
      self.link = links.count - 1
    }
    let label = take(link.label)
    putHanging(
      label.isEmpty ? take(value: link.destination) : label, .link, columns: Measure.text)
    self.link = -1
    let columns = Glyph.outward.columns(glyphs)
    if column + 1 + columns > width { newLine() } else { put(.space) }
    put(.outward, .muted)
    if showsDestinations, let destination, !label.isEmpty {
      let url = take(destination.text)
      if column + 1 + url.columns > width { newLine() } else { put(.space) }
      putHanging(url, .muted)
    }
    newLine()
  }
}

/// A destination that a terminal may be told of.
private struct Destination {
  let text: String
  var bytes: String.UTF8View { text.utf8 }

  /// Accepts printable ASCII of a scheme that leads to a page or a mailbox.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let schemes: [StaticString] = ["http://", "https://", "mailto:"]
    guard schemes.contains(where: { Destination.begins(text.utf8, with: $0) }) else { return nil }
    self.text = text
  }

  private static func begins(_ text: String.UTF8View, with scheme: StaticString) -> Bool {
    scheme.withUTF8Buffer { scheme in
      var rest = text.makeIterator()
      for index in scheme.indices {
        // Schemes know no case; OR-ing 0x20 leaves `:` and `/` as they are.
        guard let byte = rest.next(), unsafe byte | 0x20 == scheme[index] else { return false }
      }
      return rest.next() != nil
    }
  }
}
