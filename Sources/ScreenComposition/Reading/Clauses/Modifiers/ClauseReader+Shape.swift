internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "as a pie chart", "as cards", "in a grid": the component or layout that shows a need.
  mutating func form(of index: Int) -> Bool {
    let start = position
    position += 1
    let phrase = nounPhrase(position)
    guard phrase.end > position else { return true }
    position = phrase.end
    if isNeed(index, .action) || isComponent(index, .button, .link), let style = style(of: phrase) {
      // "Publish as the primary button, Discard as a plain one"
      requirements[index].details.variant = style
      return true
    }
    shape(index, by: phrase, from: start)
    if let head = phrase.component, head + 1 < phrase.end, isComponent(index, .button, .heading),
      kind(head + 1) == .quote || tokens[head + 1].isCapitalized
    {
      // "via a button 'End tour'"
      words(of: index, verbatim(head + 1, phrase.end))
    }
    if let head = phrase.component, tokens[head].isPlural || plays(start - 1, CueSet(.each)) {
      share(index)
    }
    return true
  }

  /// How a phrase says that something is to look: "the primary button", "a plain one".
  func style(of phrase: NounPhrase) -> String? {
    guard phrase.component.map({ $0 == phrase.end - 1 }) ?? (phrase.end - phrase.first <= 2) else {
      return nil
    }
    let style = (phrase.first..<phrase.end).first { plays($0, CueSet(.style)) }
    return style.flatMap { sense(.style, $0)?.argument }.flatMap { $0 == "none" ? nil : $0 }
  }

  /// The style that "in a destructive style", "in red" at an index tell, and where such words end; nil
  /// where none stand.
  func styled(_ index: Int) -> (style: String, end: Int)? {
    if let style = sense(.style, index)?.argument, style == "destructive", isPhrase(index) {
      return (style, index + 1)
    }
    guard plays(index, CueSet(.in)) else { return nil }
    let look = nounPhrase(index + 1)
    guard look.hasDeterminer || look.end == index + 2 else { return nil }
    return style(of: look).map { ($0, look.end) }
  }

  /// "CPU, memory and disk as progress bars": gives the component to the needs before as well.
  mutating func share(_ index: Int) {
    var place = index
    while place > 0 {
      let before = requirements[place - 1]
      guard before.parent == requirements[index].parent, before.item == requirements[index].item,
        case .need(let need) = before.subject,
        before.details.value == nil || requirements[index].details.value != nil,
        need == .metric || need == .fact || need == .progress || need == .status || need == .input,
        requirements[place].range.lowerBound - before.range.upperBound <= 6
      else { return }
      requirements[place - 1].subject = requirements[index].subject
      requirements[place - 1].details.variant = requirements[index].details.variant
      place -= 1
    }
  }

  /// Whether a phrase names what a chart is drawn with, "as a line", and nothing else.
  func isDrawing(_ phrase: NounPhrase) -> Bool {
    phrase.end == phrase.first + 1 && plays(phrase.first, CueSet(.drawing))
      && phrase.component == nil
  }

  /// Gives a need the component that a phrase names.
  @discardableResult
  mutating func shape(_ index: Int, by phrase: NounPhrase, from start: Int) -> Bool {
    if demandsDerived(phrase) {
      nameDerived(index, phrase)
      return true
    }
    if let component = phrase.component, let sense = sense(.component, component),
      let kind = sense.component
    {
      if isNeed(index, .narrative), requirements[index].details.label == nil,
        Self.isDistributed(kind)
      {
        // '"Interpreter needed" as a switch': what it says is its label.
        requirements[index].details.label = requirements[index].details.value
        requirements[index].details.value = nil
      }
      if isRole(component, .stepper), context != .form {
        // "the parcel's way as a stepper: packed, on the road"
        requirements[index].subject = .component(.steps)
        return true
      }
      // "Warn the swimmers in a banner"
      if kind == .alert, isNeed(index, .highlight) { requirements[index].details.tone = .warning }
      requirements[index].subject = .component(kind)
      if kind == .alert || kind == .badge, requirements[index].details.tone == nil {
        // "as a warning"
        let cue = (phrase.first..<phrase.end).first { tone($0) != nil }
        requirements[index].details.tone = cue.flatMap { tone($0) }
      }
      if let variant = sense.variant { requirements[index].details.variant = variant }
      requirements[index].details.fieldKind =
        kind == .field ? sense.variant.flatMap { Component.FieldKind(rawValue: $0) } : nil
      return true
    }
    if isListStyle(phrase.end - 1) {
      if !isNeed(index, .sequence) { requirements[index].subject = .component(.list) }
      requirements[index].details.variant = sense(.style, phrase.end - 1)?.argument
      return true
    }
    if isNeed(index, .progress), isRole(phrase.end - 1, .gauge) {
      requirements[index].subject = .component(.progress)
      return true
    }
    if isDrawing(phrase) {
      requirements[index].subject = .component(.chart)
      requirements[index].details.variant = sense(.drawing, phrase.end - 1)?.argument
      return true
    }
    if let layout = phrase.layout, let sense = sense(.layout, layout) {
      self.layout = Screen.Layout(rawValue: sense.argument) ?? self.layout
      return true
    }
    guard let section = phrase.section, let sense = sense(.section, section) else { return false }
    requirements[index].details.variant = sense.argument == "card" ? "cards" : sense.argument
    return true
  }

  /// "over time", "split by plan", "called out": a need that a phrase gives the noun before it.
  mutating func qualifies(of index: Int, _ need: Need) -> Bool {
    switch need {
    case .trend:
      if isOpenFigure(index) { requirements[index].subject = .need(.trend) }
      requirements[index].details.timeframe =
        requirements[index].details.timeframe ?? verbatim(position, position + 1)
    case .breakdown:
      if isOpenFigure(index) { requirements[index].subject = .need(.breakdown) }
      position += 1
      let list = (position..<min(end, position + 12)).prefix { !plays($0, CueSet(.as)) }
      if says(position - 1, endingIn: " between"), list.contains(where: { kind($0) == .comma }),
        options(of: index)
      {
        // "split between cargo, ferries and yachts"
        return true
      }
      _ = phraseComplement(of: index, \.dimension)
      return true
    case .highlight:
      if case .need = requirements[index].subject {
        requirements[index].subject = .need(.highlight)
      }
      requirements[index].details.isEmphasized = true
    case .place where isNeed(index, .records, .fact, .ranking, .place, .sequence):
      requirements[index].subject = .need(.place)
    case .progress where isOpenFigure(index):
      requirements[index].subject = .need(.progress)
    default: return false
    }
    position += 1
    return true
  }
}
