internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// What stands in brackets behind a requirement: options, columns, items, fields, or remarks.
  mutating func bracket(of index: Int) -> Bool {
    let partner = tokens[position].partner
    guard partner > position, partner < end else { return false }
    let outer = end
    end = partner
    position += 1
    defer {
      end = outer
      position = partner + 1
    }
    if isOpenToInput(index), let manner = manner(position), manner.end == end {
      take(index, in: manner)
      return true
    }
    if let offered = choosing(position) ?? selecting(position), isOpenToInput(index) {
      // "wood (single select: oak, ash)"
      position = offered
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
      return options(of: index, isBracketed: true)
    }
    if look(of: index) { return true }
    // "Kennel B (as the heading)"
    if plays(position, CueSet(.as)), nounPhrase(position + 1).component != nil {
      return form(of: index)
    }
    skipFillers()
    if isComponent(index, .rating), kind(position) == .number,
      requirements[index].details.value != nil
    {
      // "4.7 of 5 stars (132 reviews)"
      let raters = verbatim(position, end)
      let name = requirements[index].details.label
      requirements[index].details.label = Phrase(
        name.map { "\($0.text) (\(raters.text))" } ?? raters.text, from: raters.origin)
      return true
    }
    if remark(of: index) { return true }
    if isNeed(index, .fact, .records, .input, .schedule), hasSeparator(position),
      let head = headToken(of: index),
      tokens[head].plays(CueSet(.choice)) || asksForSome()
    {
      // "flavour (vanilla, chocolate)", "goods (clothes, toys – tick as many as you like)"
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
    }
    switch requirements[index].subject {
    case .component(.picker), .need(.choice), .component(.toggle):
      options(of: index, isBracketed: true)
    case .component(.table), .component(.list), .need(.records), .need(.ranking), .need(.schedule):
      if isComponent(index, .table) || namesColumns(position) {
        columnNames(of: index)
      } else {
        items(of: index, isBracketed: true)
      }
    case .component(.field), .need(.input):
      if hasSeparator(position), isFieldNames(position) {
        section(index)
      } else if hasSeparator(position) || kind(position + 1) == .slash {
        if options(of: index, isBracketed: true) {
          requirements[index].subject =
            isComponent(index, .field) ? .component(.picker) : .need(.choice)
          requirements[index].details.fieldKind = nil
        }
      } else {
        modifiers(of: index)
      }
    case .section:
      let outerParent = parent
      parent = index
      list()
      parent = outerParent
    case .need(.fact) where hasSeparator(position) && context == .form:
      section(index)
    case .need(.fact) where factsFollow:
      // "the ferry (captain Olsen, length 90 m, flag Norway)"
      requirements[index].subject = .section(nil)
      let outerParent = parent
      parent = index
      tellsFacts()
      parent = outerParent
    case .component(.button), .component(.link), .component(.slider), .need(.action):
      modifiers(of: index)
    default:
      if hasSeparator(position) || looksLikeData(position) {
        items(of: index, isBracketed: true)
        if case .need(.fact) = requirements[index].subject, plays(position - 1, CueSet(.choice)) {
          requirements[index].subject = .need(.choice)
        }
      } else {
        requirements[index].details.value =
          requirements[index].details.value ?? verbatim(position, end)
      }
    }
    return true
  }

  /// Whether a bracket says how many of what it lists are chosen.
  private func asksForSome() -> Bool { (position..<end).contains { isChoiceStyle($0) } }
}
