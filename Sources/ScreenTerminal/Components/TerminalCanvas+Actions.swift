internal import ScreenModel

extension TerminalCanvas {
  /// Puts buttons side by side.
  mutating func putButtons(_ run: ArraySlice<Element>) {
    for (index, element) in zip(run.indices, run) {
      guard case .button(let button) = element.component else { continue }
      beginElement(index)
      putButton(button.label, button.style, button.width)
      guard Samples(element).isAny else { continue }
      if column >= width { newLine() }
      put(.sample, .warning)
    }
    if column > 0 { newLine() }
  }

  /// Puts a button on the current line, or on the next one if it does not fit.
  mutating func putButton(
    _ label: String, _ style: Component.ButtonStyle, _ width: Component.ButtonWidth = .fitting
  ) {
    let before: TextRun
    let look: TerminalStyle
    switch style {
    case .primary:
      before = take(literal: "[") + take(.chevrons) + take(literal: " ")
      look = .button
    case .secondary:
      before = take(literal: "[ ")
      look = .bold
    case .positive:
      before = take(literal: "[+ ")
      look = .success.bold
    case .destructive:
      before = take(literal: "[! ")
      look = .critical.bold
    case .plain:
      before = take(.leftAngle)
      look = .accent
    }
    let words = take(value: label)
    let after = style == .plain ? take(.rightAngle) : take(literal: " ]")
    let button = before + words + after
    let whole = min(self.width, Measure.form)
    if width == .full, button.columns < whole {
      // On a line of its own, with the label in the middle.
      if column > 0 { newLine() }
      let room = whole - button.columns
      put(before, look)
      put(.padding, count: room / 2, look)
      put(words, look)
      put(.padding, count: room - room / 2, look)
      put(after, look)
      return newLine()
    }
    startItem(button.columns, gutter: 2)
    guard button.columns > self.width else {
      put(button, look)
      return
    }
    put(before, look)
    putHanging(words, look, columns: max(1, self.width - column - after.columns))
    put(after, look)
  }

  /// Puts links one below the other.
  mutating func putLinks(_ run: ArraySlice<Element>) {
    for (index, element) in zip(run.indices, run) {
      guard case .link(let link) = element.component else { continue }
      beginElement(index)
      putLink(link, isSample: Samples(element).isAny)
    }
  }

  private mutating func putLink(_ link: Component.Link, isSample: Bool) {
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
    if isSample {
      if column == width { newLine() }
      put(.sample, .warning)
    }
    let columns = Glyph.outward.columns(glyphs)
    if column + 1 + columns > width { newLine() } else { put(.space) }
    put(.outward, .muted)
    // A terminal may not support links, and printed text cannot be followed, so the address is
    // shown.
    let isShown = label.isEmpty || link.label == link.destination || link.destination == "#"
    let address = isShown ? .empty : take(link.destination)
    if !address.isEmpty {
      if column + 1 + address.columns > width { newLine() } else { put(.space) }
      putHanging(address, .muted)
    }
    newLine()
  }
}

/// A destination that is safe to pass to a terminal.
private struct Destination {
  let bytes: String.UTF8View

  /// Accepts printable ASCII with a scheme for pages or mailboxes.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let schemes: [StaticString] = ["http://", "https://", "mailto:"]
    guard schemes.contains(where: { Destination.begins(text.utf8, with: $0) }) else { return nil }
    bytes = text.utf8
  }

  private static func begins(_ text: String.UTF8View, with scheme: StaticString) -> Bool {
    scheme.withUTF8Buffer { scheme in
      var rest = text.makeIterator()
      for index in scheme.indices {
        // Schemes ignore case; OR-ing 0x20 leaves `:` and `/` unchanged.
        guard let byte = rest.next(), unsafe byte | 0x20 == scheme[index] else { return false }
      }
      return rest.next() != nil
    }
  }
}
