internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putList(_ list: Component.List, _ samples: Samples) {
    putTitle(list.title, isSample: samples.isAny)
    guard !list.items.isEmpty else {
      putNothing()
      return
    }
    switch list.style {
    case .plain, .bulleted, .numbered, .timeline, .messages:
      for (index, item) in list.items.enumerated() {
        putItem(item, marker(list.style, index, of: list.items.count), list.style, depth: 0)
      }
    case .cards, .gallery, .carousel:
      putTiles(list)
    }
  }

  /// The marker before an item.
  private enum Marker {
    case none
    case bullet
    case number(Int, columns: Int)
    /// A point on a timeline.
    case point(isLast: Bool)
  }

  private func marker(_ style: Component.ListStyle, _ index: Int, of count: Int) -> Marker {
    switch style {
    case .plain, .cards, .gallery, .carousel, .messages: .none
    case .bulleted: .bullet
    case .numbered: .number(index + 1, columns: String(count).utf8.count)
    case .timeline: .point(isLast: index == count - 1)
    }
  }

  private mutating func putItem(
    _ item: Component.ListItem, _ marker: Marker, _ style: Component.ListStyle, depth: Int
  ) {
    switch marker {
    case .none:
      putItemTitle(item, isStrong: style == .messages)
      // Without colour, only indentation distinguishes the details of an item from the next item.
      indented { $0.putItemBody(item, style, depth: depth) }
    case .bullet:
      put(depth == 0 ? .bullet : .range, .muted)
      put(.space)
      putItemTitle(item, isStrong: false)
      indented { $0.putItemBody(item, style, depth: depth) }
    case .number(let number, let columns):
      let figure = take(integer: number)
      move(to: columns - figure.columns)
      put(figure, .muted)
      put(take(literal: ". "), .muted)
      putItemTitle(item, isStrong: false)
      indented(.spaces(columns + 2)) { $0.putItemBody(item, style, depth: depth) }
    case .point(let isLast):
      put(.circleFull, .accent)
      put(.space)
      putItemTitle(item, isStrong: true)
      indented(isLast ? .spaces(2) : .bar(.thinBar, .line)) {
        $0.putItemBody(item, style, depth: depth)
      }
    }
  }

  /// Puts an item's title, with its badge at the end of the line if it fits there, otherwise below.
  private mutating func putItemTitle(_ item: Component.ListItem, isStrong: Bool) {
    let indent = column
    putHanging(take(value: item.title), isStrong ? .bold : .ink, columns: Measure.text)
    guard !item.badge.isEmpty else {
      newLine()
      return
    }
    let tone = looks.tones[item.badge] ?? .neutral
    let chip = takeChip(item.badge, tone)
    let edge = min(width, Measure.text)
    if column + 2 + chip.columns <= edge {
      move(to: edge - chip.columns)
    } else {
      newLine()
      move(to: indent)
    }
    putHanging(chip, TerminalStyle.tone(tone).chip)
    newLine()
  }

  private mutating func putItemBody(
    _ item: Component.ListItem, _ style: Component.ListStyle, depth: Int
  ) {
    if !item.image.isEmpty { putPicture(item.image) }
    putLines(take(item.detail), .muted)
    if !item.facts.isEmpty {
      putPairs(item.facts.map { Pair(key: take($0.key), value: take(value: $0.value)) })
    }
    if !item.actions.isEmpty {
      for action in item.actions { putButton(action.label, .secondary) }
      newLine()
    }
    // The vocabulary allows one level below the first, but values may have more.
    guard depth < 3 else { return }
    for (index, child) in item.items.enumerated() {
      switch style {
      case .numbered:
        putItem(child, marker(.numbered, index, of: item.items.count), style, depth: depth + 1)
      case .plain, .bulleted, .cards, .gallery, .carousel, .timeline, .messages:
        putItem(child, .bullet, .bulleted, depth: depth + 1)
      }
    }
  }

  private mutating func putTiles(_ list: Component.List) {
    let perRow = width >= 60 ? 2 : 1
    let columns = perRow == 1 ? width : (width - Measure.gutter) / 2
    tiled(list.items.count, perRow: perRow, columns: columns, gutter: Measure.gutter) {
      canvas, index in
      let item = list.items[index]
      switch list.style {
      case .cards:
        canvas.boxed(.empty, columns: min(canvas.width, Measure.text)) { $0.putTile(item) }
      case .gallery:
        if item.image.isEmpty { canvas.putFrame() }
        canvas.putTile(item)
      case .plain, .bulleted, .numbered, .carousel, .timeline, .messages:
        canvas.putTile(item)
      }
    }
  }

  /// Puts the empty frame of a picture above its caption.
  private mutating func putFrame() {
    boxed(.empty, columns: min(width, Measure.text / 2)) { canvas in
      canvas.move(to: canvas.width / 2)
      canvas.put(.picture, .line)
      canvas.newLine()
    }
  }

  private mutating func putTile(_ item: Component.ListItem) {
    putItemTitle(item, isStrong: true)
    putItemBody(item, .cards, depth: 0)
  }
}
