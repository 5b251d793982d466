internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension TerminalCanvas {
  /// Puts fields one below the other.
  mutating func putFields(_ run: ArraySlice<Element>) {
    for (index, element) in zip(run.indices, run) {
      guard case .field(let field) = element.component else { continue }
      beginElement(index)
      putField(field, Samples(element))
    }
  }

  /// Puts a field: its label and rules, its value or hint, and a line.
  mutating func putField(_ field: Component.Field, _ samples: Samples) {
    let width = min(width, Measure.form)
    putLabel(take(value: field.label), demands(of: field))
    let value = take(field.value)
    if field.kind == .multiline, !value.isEmpty {
      putText(field.value, samples, columns: width)
      put(.fieldRule, count: width, .line)
      newLine()
      return
    }
    put(.space)
    if value.isEmpty {
      let hint = hint(of: field)
      if !hint.isEmpty || samples.isAny {
        putMarked(hint, .muted, isSample: samples.isAny, columns: width - 1)
      }
    } else {
      putMarked(shown(value, field.kind), isSample: samples.isAny, columns: width - 1)
    }
    newLine()
    if field.kind == .multiline {
      newLine()
      newLine()
    }
    put(.fieldRule, count: width, .line)
    newLine()
  }

  /// Puts the lines of a text of several lines, at least three.
  private mutating func putText(_ text: String, _ samples: Samples, columns width: Int) {
    let start = lines.count
    let text = takeProse(text)
    move(to: 1)
    putProse(text, isSample: samples.isAny, columns: width - 1)
    while lines.count < start + 3 { newLine() }
  }

  /// Puts a label and a muted note after it.
  private mutating func putLabel(_ label: TextRun, _ note: TextRun) {
    let width = min(width, Measure.form)
    putHanging(label, .bold, columns: width)
    if !note.isEmpty { putNote(note, columns: width) }
    newLine()
  }

  /// Puts a muted note after a label, or below it if there is no room.
  mutating func putNote(_ note: TextRun, columns width: Int) {
    if column + 2 + note.columns <= width { put(.space, count: 2) } else { newLine() }
    putHanging(note, .muted, columns: width - min(column, width - 1))
  }

  /// The hint that a field shows while it is empty.
  private mutating func hint(of field: Component.Field) -> TextRun {
    let placeholder = take(field.placeholder)
    switch field.kind {
    case .search:
      return take(.search) + take(literal: " ")
        + (placeholder.isEmpty ? take(word: words.controls.search) : take(field.placeholder))
    case .date: return placeholder.isEmpty ? take(word: words.controls.date) : placeholder
    case .time: return placeholder.isEmpty ? take(word: words.controls.time) : placeholder
    case .datetime:
      guard placeholder.isEmpty else { return placeholder }
      return take(word: words.controls.date) + take(literal: " ") + take(word: words.controls.time)
    case .file: return placeholder.isEmpty ? take(word: words.controls.file) : placeholder
    case .text, .email, .password, .number, .phone, .url, .multiline: return placeholder
    }
  }

  /// The value of a field as shown; for a secret, only that there is one.
  private mutating func shown(_ value: TextRun, _ kind: Component.FieldKind) -> TextRun {
    switch kind {
    case .password:
      var dots = TextRun.empty
      for _ in 0..<8 { dots = dots + take(.secret) }
      return dots
    case .text, .email, .number, .phone, .url, .search, .date, .time, .datetime, .multiline, .file:
      return value
    }
  }

  /// The rules of a field, in words.
  private mutating func demands(of field: Component.Field) -> TextRun {
    guard let rules = field.rules else { return .empty }
    var note = TextRun.empty
    func separate(_ canvas: inout TerminalCanvas) {
      if !note.isEmpty { note = note + canvas.take(literal: ", ") }
    }
    if rules.required { note = take(word: words.controls.required) }
    if let bounds = bounds(rules.minLength.map(Double.init), rules.maxLength.map(Double.init)) {
      separate(&self)
      note = note + take("\(bounds) \(words.controls.characters)")
    }
    if let bounds = bounds(rules.minimum, rules.maximum) {
      separate(&self)
      note = note + take(bounds)
    }
    return note
  }

  private func bounds(_ least: Double?, _ most: Double?) -> String? {
    func written(_ number: Double) -> String {
      var buffer = UTF8Buffer(capacity: 24)
      buffer.append(number: Quantity(number).value)
      return buffer.string
    }
    return switch (least, most) {
    case (nil, nil): nil
    case (let least?, nil): "\(words.controls.atLeast) " + written(least)
    case (nil, let most?): "\(words.controls.atMost) " + written(most)
    case (let least?, let most?): written(least) + " \(words.controls.upTo) " + written(most)
    }
  }
}
