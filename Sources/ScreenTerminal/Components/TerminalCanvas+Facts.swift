internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  /// Puts facts one below the other, with the values in one column.
  mutating func putFacts(_ run: ArraySlice<Element>) {
    var facts: [Pair] = []
    for (index, element) in zip(run.indices, run) {
      guard case .keyValue(let fact) = element.component else { continue }
      beginElement(index)
      facts.append(
        Pair(
          key: take(fact.key), value: take(value: fact.value),
          style: .tone(fact.tone).emphasized(fact.emphasis),
          isSample: Samples(element).isAny))
    }
    putPairs(facts, keysAtLeast: keyColumns)
  }

  /// A measured key and value.
  struct Pair {
    var key: TextRun
    var value: TextRun
    var style = TerminalStyle.ink
    var isSample = false
  }

  /// Puts keys and values; if the keys leave no room, each value goes below its key.
  mutating func putPairs(_ pairs: [Pair], keysAtLeast least: Int = 0) {
    let widest = max(least, pairs.lazy.map { $0.key.columns }.max() ?? 0)
    // A key much longer than the rest must not push their values away.
    let keys = min(widest, max(8, width / 2 - 2))
    let values = pairs.lazy.map { $0.value.columns + ($0.isSample ? 1 : 0) }.max() ?? 0
    let isStacked = width - keys - 2 < min(12, values)
    for pair in pairs {
      if isStacked || pair.key.columns > keys {
        putLines(pair.key, .muted)
        move(to: min(2, width / 4))
      } else {
        put(pair.key, .muted)
        move(to: keys + 2)
      }
      putMarked(pair.value, pair.style, isSample: pair.isSample, columns: Measure.text)
      newLine()
    }
  }

  /// Puts figures side by side.
  mutating func putStats(_ run: ArraySlice<Element>) {
    let elements = Array(run)
    putFigures(elements.count) { canvas, index in
      guard case .stat(let stat) = elements[index].component else { return }
      canvas.beginElement(run.startIndex + index)
      canvas.looks = elements[index].looks
      let samples = Samples(elements[index])
      canvas.putFigure(
        stat.label, stat.value, stat.figureStyle,
        isSample: samples.isAny(except: Component.Stat.Property.change))
      canvas.putChange(stat, samples)
    }
  }

  /// Puts keys and values side by side, as figures.
  mutating func putFactsAcross(_ run: ArraySlice<Element>) {
    let elements = Array(run)
    putFigures(elements.count) { canvas, index in
      guard case .keyValue(let fact) = elements[index].component else { return }
      canvas.beginElement(run.startIndex + index)
      canvas.putFigure(
        fact.key, fact.value, .tone(fact.tone).bold.emphasized(fact.emphasis),
        isSample: Samples(elements[index]).isAny)
    }
  }

  private mutating func putFigures(
    _ count: Int, _ draw: (inout TerminalCanvas, Int) -> Void
  ) {
    let perRow = max(1, min(count, width / Measure.figure))
    tiled(count, perRow: perRow, columns: width / perRow - (perRow > 1 ? 2 : 0), gutter: 2, draw)
  }

  private mutating func putFigure(
    _ label: String, _ value: String, _ style: TerminalStyle, isSample: Bool
  ) {
    putLines(take(label), .muted)
    putMarked(take(value: value), style, isSample: isSample)
    newLine()
  }

  private mutating func putChange(_ stat: Component.Stat, _ samples: Samples) {
    let change = take(stat.change)
    guard !change.isEmpty else { return }
    let isGood = (stat.trend == .up) != looks.isBetterLower
    let style: TerminalStyle
    switch stat.trend {
    case .up:
      style = isGood ? .success : .warning
      put(.rising, style)
      put(.space)
    case .down:
      style = isGood ? .success : .warning
      put(.falling, style)
      put(.space)
    case .flat: style = .muted
    }
    putMarked(change, style, isSample: samples.holds(Component.Stat.Property.change))
    newLine()
  }

  /// Puts chips side by side.
  mutating func putBadges(_ run: ArraySlice<Element>) {
    for (index, element) in zip(run.indices, run) {
      guard case .badge(let badge) = element.component else { continue }
      beginElement(index)
      let isSample = Samples(element).isAny
      let chip = takeChip(badge.label, badge.tone)
      startItem(chip.columns + (isSample ? 1 : 0), gutter: 1)
      putMarked(chip, TerminalStyle.tone(badge.tone).chip, isSample: isSample)
    }
    if column > 0 { newLine() }
  }

  /// Adds a chip: a glyph for its tone and a label, with a space on each side.
  mutating func takeChip(_ label: String, _ tone: Component.Tone) -> TextRun {
    take(literal: " ") + take(tone.glyph) + take(literal: " ") + take(value: label)
      + take(literal: " ")
  }

  /// Begins an item on the current line, or on the next one if it does not fit.
  mutating func startItem(_ columns: Int, gutter: Int) {
    guard column > 0 else { return }
    if column + gutter + columns > width { newLine() } else { put(.space, count: gutter) }
  }

  mutating func putProgress(_ progress: Component.Progress, _ samples: Samples) {
    let width = min(width, Measure.chart)
    let label = take(progress.label)
    if !label.isEmpty {
      putHanging(label, .bold, columns: width)
      newLine()
    }
    let percent = Quantity(progress.percent).clamped(to: 0...100)
    let isSample = samples.isAny
    let figure = take(percent) + take(literal: "%")
    let bar = max(4, width - 2 - figure.columns - (isSample ? 1 : 0))
    let filled = putBar(Int(percent * Double(bar * 8) / 100), of: bar, .accent)
    put(.track, count: bar - filled, .line)
    move(to: bar + 2)
    put(figure)
    if isSample { put(.sample, .warning) }
    newLine()
  }

  mutating func putRating(_ rating: Component.Rating, _ samples: Samples) {
    let best = max(0, rating.outOf)
    let score = Quantity(rating.score).clamped(to: 0...Double(min(best, 1_000_000)))
    if (1...10).contains(best), width >= best + 8 {
      put(.starFull, count: Int(score), .warning)
      put(.starEmpty, count: best - Int(score), .line)
      put(.space)
    }
    put(take(score), .bold)
    if samples.isAny { put(.sample, .warning) }
    let of = take(literal: " ") + take(word: words.facts.of) + take(literal: " ")
    put(of + take(integer: best), .muted)
    let label = take(rating.label)
    if !label.isEmpty {
      if column + 3 + label.columns > width {
        newLine()
      } else {
        put(.space)
        put(.separator, .muted)
        put(.space)
      }
      putHanging(label, .muted)
    }
    newLine()
  }
}

extension Component.Stat {
  /// The style of its value: bold, and in the accent if it stands out without a tone.
  fileprivate var figureStyle: TerminalStyle {
    emphasis == .strong && tone == .neutral
      ? .strongAccent : TerminalStyle.tone(tone).bold.emphasized(emphasis)
  }
}

extension TerminalStyle {
  /// The style with an emphasis; the colour of a tone stays.
  func emphasized(_ emphasis: Component.Emphasis) -> TerminalStyle {
    switch emphasis {
    case .regular: self
    case .strong: bold
    case .muted: role == .ink ? .muted : self
    }
  }

  /// The style of a tone.
  static func tone(_ tone: Component.Tone) -> TerminalStyle {
    switch tone {
    case .neutral: .ink
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .critical: .critical
    }
  }
}
