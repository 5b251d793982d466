internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "Brake tested – checkbox", "Taken on (date)", "rider = text", "glaze: one of [matte, glossy]": a
  /// name, a mark, and behind it what it is; the name is the label, whatever its words mean elsewhere.
  /// What is said of a requirement that is read already is a ``Manner``.
  mutating func specified() -> Bool {
    guard let mark = specificationMark() else { return false }
    let start = position
    let outer = end
    if kind(mark) == .open { end = tokens[mark].partner }
    guard let what = specification(at: mark + 1) else {
      end = outer
      return false
    }
    let index = require(.component(what.component), from: start, to: mark)
    let stop = isQuestionMark(mark - 1) ? mark - 1 : unitStart(start, mark)
    requirements[index].details.label =
      isQuestionMark(stop)
      ? text(tokens[start].start, tokens[stop].end, capitalizing: true)
      : verbatim(start, stop, capitalizing: true)
    if stop + 2 == mark { requirements[index].details.unit = verbatim(stop + 1, mark) }
    describe(index, what.phrase, what.phrase.component ?? what.phrase.first)
    requirements[index].details.fieldKind =
      what.component == .field ? what.kind ?? fieldKind(start, stop) : nil
    requirements[index].details.variant =
      what.component == .field ? nil : requirements[index].details.variant ?? what.variant
    position = what.phrase.end
    modifiers(of: index)
    if end < outer {
      position = end + 1
      end = outer
      modifiers(of: index)
    }
    close(index)
    return true
  }

  /// Where "in metres" begins at the end of a name; where the name ends if it has no unit.
  private func unitStart(_ start: Int, _ stop: Int) -> Int {
    stop - start > 2 && plays(stop - 2, CueSet(.in)) && plays(stop - 1, CueSet(.unit))
      ? stop - 2 : stop
  }

  /// What a name is said to be behind a mark.
  private struct Specification {
    var component: ComponentKind
    var kind: Component.FieldKind?
    var variant: String?
    var phrase: NounPhrase
  }

  /// The mark behind the name at hand that could lead to what it is; nil where none stands.
  func specificationMark() -> Int? {
    var index = position
    let limit = min(end, position + 12)
    while index < limit, kind(index) == .word || kind(index) == .number {
      if index > position, plays(index, Self.separators) { return nil }
      index += 1
    }
    guard index > position, index < limit, kind(position) == .word,
      !plays(position, CueSet(.article, .request, .container, .ability)),
      !(position..<index).contains(where: {
        plays($0, CueSet(.verb)) && plays($0 + 1, CueSet(.article))
      })
    else { return nil }
    if isQuestionMark(index), kind(index + 1) == .open { index += 1 }
    switch kind(index) {
    case .colon: return index
    case .dash: return tokens[index].isJoined ? nil : index
    case .open: return tokens[index].partner > index && tokens[index].partner < end ? index : nil
    case .word, .number, .quote, .comma, .semicolon, .stop, .slash, .close, .line, .symbol:
      return nil
    }
  }

  /// What stands at an index, if it is a control or a type and nothing else.
  private func specification(at start: Int) -> Specification? {
    if let type = sense(.type, start) ?? lines(start) ?? kindAlone(start),
      endsSpecification(start + 1)
    {
      return Specification(
        component: type.component ?? .field,
        kind: Component.FieldKind(rawValue: type.variant ?? type.argument),
        variant: type.variant, phrase: NounPhrase(start: start, first: start, end: start + 1))
    }
    if context == .form, kind(start) == .number, kind(start + 1) == .dash,
      kind(start + 2) == .number, start + 3 >= end || kind(start + 3) == .open
    {
      // "temperature: 600..1300 (slider)"
      let phrase = NounPhrase(start: start, first: start, end: start)
      return Specification(component: .field, kind: .number, phrase: phrase)
    }
    if plays(start, CueSet(.power)), let answers = opposites(start), endsSpecification(answers) {
      // "yes/no" alone are two answers to choose from, and "on/off" a switch.
      return Specification(
        component: .toggle, phrase: NounPhrase(start: start, first: start, end: answers))
    }
    let phrase = nounPhrase(start)
    guard let head = phrase.component, head == phrase.end - 1, phrase.caption == nil,
      !tokens[head].isPlural, phrase.count == nil, endsSpecification(phrase.end),
      let sense = sense(.component, head), let component = sense.component,
      component.family == .input || component.family == .action || component == .player,
      (phrase.first..<head).allSatisfy({ plays($0, CueSet(.style, .emphasis, .filler)) })
    else { return nil }
    return Specification(
      component: component, kind: sense.variant.flatMap(Component.FieldKind.init(rawValue:)),
      variant: sense.variant, phrase: phrase)
  }

  /// Several lines, as the type of a field.
  private func lines(_ index: Int) -> Sense? {
    sense(.style, index)?.argument == "multiline" ? Sense(.type, "field.multiline") : nil
  }

  /// The kind of text that a word of a form names alone: "date", "number".
  private func kindAlone(_ index: Int) -> Sense? {
    guard context == .form, !isPhrase(index) else { return nil }
    guard let sense = sense(.field, index), sense.argument != "text" else { return nil }
    return sense
  }

  /// Whether nothing but its options, bounds or preset follows a control at an index.
  private func endsSpecification(_ index: Int) -> Bool {
    guard index < end else { return true }
    switch kind(index) {
    case .colon, .open, .number: return true
    case .comma, .semicolon:
      return plays(index + 1, CueSet(.preset, .necessity, .bound, .style, .type))
        || isNamed(index + 1) || kind(index + 1) == .number
    case .word: return plays(index, CueSet(.from, .between, .preset, .necessity, .bound))
    case .quote, .stop, .dash, .slash, .close, .line, .symbol: return false
    }
  }

  /// Whether the next element of a list is a name before a mark as well.
  private func isNamed(_ start: Int) -> Bool {
    var index = start
    while index < min(end, start + 6), kind(index) == .word || kind(index) == .number {
      index += 1
    }
    return index > start && (kind(index) == .colon || kind(index) == .dash)
  }
}
