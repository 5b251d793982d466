internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "(required)", "(optional)", "(1-10)", "(default 5)", "(max 200 characters)", "(it is at
  /// 45 %)".
  mutating func remark(of index: Int) -> Bool {
    if namesShape(of: index) { return true }
    position = figureTold(position) ?? position
    let isRange = plays(position, CueSet(.from, .between)) && kind(position + 1) == .number
    let isBound = plays(position, CueSet(.bound)) && kind(position + 1) == .number
    if isRange || isBound {
      modifiers(of: index)
      return true
    }
    if plays(position, CueSet(.necessity, .preset, .power)) || kind(position) == .number {
      let isList = hasSeparator(position) && !plays(position, CueSet(.necessity, .preset))
      guard !isList else { return false }
      let before = position
      modifiers(of: index)
      if position == before || position < end && kind(before) == .number {
        // "(12,000 lux)"
        requirements[index].details.value = verbatim(before, end)
      }
      return true
    }
    if let first = kind(position) == .line ? nil : tokens[position].start as Int?, isSign(first),
      !hasSeparator(position),
      (position..<end).contains(where: { kind($0) == .number })
    {
      // "(+8%)"
      requirements[index].details.change = verbatim(position, end)
      return true
    }
    if startsChange(position) { return change(of: index) }
    if requirements[index].details.value != nil, aim(of: index) { return true }
    if isComponent(index, .chart) || isNeed(index, .trend, .breakdown),
      case let form = nounPhrase(position), form.end == end, isDrawing(form)
    {
      // "a filled curve (area)"
      position = end
      return shape(index, by: form, from: form.start)
    }
    if isComponent(index, .chart), requirements[index].details.label == nil,
      !plays(position, CueSet(.unit)),
      nounPhrase(position).end == end
    {
      // "pie chart (votes)"
      requirements[index].details.label = label(position, end)
      return true
    }
    if isComponent(index, .chart, .stat) || isNeed(index, .metric, .trend, .breakdown),
      position + 2 >= end, isUnit(position)
    {
      // "temperature (°C)"
      requirements[index].details.unit = verbatim(position, end)
      return true
    }
    return false
  }

  /// "active (checkbox, checked)", "weight (kg, number)": the component or the kind of field that is
  /// meant, and what else is said of it, where a ``Manner`` is not all of a bracket; a plural, "(switches)", says it of
  /// the needs before as well.
  private mutating func namesShape(of index: Int) -> Bool {
    let isAsked = isInput(index) || isNeed(index, .action)
    guard isAsked || isNeed(index, .fact, .metric) || context == .form && isNeed(index, .records),
      bracketForms(position, isAsked: isAsked || context == .form)
    else { return false }
    while position < end {
      let phrase = nounPhrase(position)
      if phrase.component != nil {
        position = phrase.end
        shape(index, by: phrase, from: phrase.start)
        if tokens[phrase.end - 1].isPlural { share(index) }
        if plays(position, CueSet(.to)), !purpose(of: index) { position = end }
      } else if plays(position, CueSet(.unit)) {
        requirements[index].details.unit = verbatim(position, position + 1)
        position += 1
      } else if let kind = sense(.field, position).flatMap({
        Component.FieldKind(rawValue: $0.argument)
      }) {
        if !isComponent(index, .field) { requirements[index].subject = .need(.input) }
        requirements[index].details.fieldKind = kind
        requirements[index].details.items = []
        position += 1
      } else {
        modifiers(of: index)
        if position < end, !separates(position) { break }
      }
      skipSeparators()
    }
    position = end
    return true
  }

  /// Whether all that a bracket lists says how something is filled in: a control, a kind of field,
  /// and besides them a unit, a rule or what is set from the start.
  private func bracketForms(_ start: Int, isAsked: Bool) -> Bool {
    var index = start
    var found = 0
    while index < end {
      let phrase = nounPhrase(index)
      let head = phrase.component.flatMap { sense(.component, $0)?.component }
      if let head, phrase.component == phrase.end - 1, phrase.count == nil,
        head.family == .input || head.family == .action
      {
        found += 1
        index = phrase.end
        if plays(index, CueSet(.to)) { index = end }
      } else if isAsked, plays(index, CueSet(.field)), ends(index + 1) {
        found += 1
        index += 1
      } else if plays(index, CueSet(.unit, .necessity, .power, .preset)) {
        while index < end, !separates(index) { index += 1 }
      } else {
        return false
      }
      while index < end, separates(index) { index += 1 }
    }
    return found == 1
  }

  /// Whether the byte at an index is a plus, a minus or an arrow.
  private func isSign(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): true
    case 0xE2:
      index + 2 < bytes.count
        && (bytes[index + 1] == 0x88 && bytes[index + 2] == 0x92
          || bytes[index + 1] == 0x96 && (bytes[index + 2] == 0xB2 || bytes[index + 2] == 0xBC)
          || bytes[index + 1] == 0x86 && (bytes[index + 2] == 0x91 || bytes[index + 2] == 0x93))
    default: false
    }
  }

  /// Whether a unit, or a sign that stands for one, begins at an index.
  private func isUnit(_ index: Int) -> Bool {
    plays(index, CueSet(.unit)) || kind(index) == .symbol
  }

  /// Reads "(goal $15,000)", ", target 50": what a figure is measured against.
  mutating func aim(of index: Int) -> Bool {
    guard statesGoal(position) else { return false }
    position += 1
    while kind(position) == .colon || plays(position, CueSet(.of, .copula)) { position += 1 }
    let start = position
    position += 1
    if plays(position, CueSet(.unit)) { position += 1 }
    requirements[index].details.target = verbatim(start, position)
    if isOpenFigure(index) { requirements[index].subject = .need(.progress) }
    return true
  }

  /// Whether "goal 10,000" stands at an index.
  func statesGoal(_ index: Int) -> Bool {
    guard kind(index) == .word else { return false }
    var number = index + 1
    while kind(number) == .colon || plays(number, CueSet(.of, .copula)), number < index + 3 {
      number += 1
    }
    guard kind(number) == .number else { return false }
    return isRole(index, .goal)
  }
}
