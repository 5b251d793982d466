internal import ScreenModel

extension ClauseReader {
  /// A noun phrase that names no component: a need, by its words and by what the screen is for.
  mutating func plain(_ phrase: NounPhrase, withModifiers: Bool = true) {
    if phrase.isEmpty, phrase.count == nil { return }
    let first = min(phrase.first, phrase.end - 1)
    let index = require(subject(of: phrase), from: phrase.start, to: phrase.end)
    requirements[index].details.label = label(first, phrase.end)
    requirements[index].details.count = phrase.count
    requirements[index].details.fieldKind = fieldKind(first, phrase.end)
    for word in phrase.start..<phrase.end {
      if plays(word, CueSet(.emphasis)) { requirements[index].details.isEmphasized = true }
      if plays(word, CueSet(.moment)), requirements[index].details.timeframe == nil {
        requirements[index].details.timeframe = verbatim(word, word + 1)
      }
      if plays(word, CueSet(.necessity)) {
        requirements[index].details.isRequired = sense(.necessity, word)?.argument == "required"
      }
    }
    switch requirements[index].subject {
    case .component(.toggle), .component(.slider): requirements[index].details.fieldKind = nil
    case .need(let need) where need != .input && need != .fact:
      requirements[index].details.fieldKind = nil
      if need == .ranking { requirements[index].details.isAscending = isAscending(phrase) }
      if need == .media {
        requirements[index].details.variant =
          phrase.needAt.flatMap { sense(.need, $0)?.variant } ?? "image"
      }
    default: break
    }
    if withModifiers { modifiers(of: index) }
    close(index)
  }

  private func isAscending(_ phrase: NounPhrase) -> Bool {
    (phrase.start..<phrase.end).contains { word in
      guard tokens[word].kind == .word else { return false }
      let text = verbatim(word, word + 1).text
      return ["lowest", "worst", "bottom", "least", "smallest", "cheapest"].contains(text)
    }
  }

  /// What a bare noun phrase asks for.
  func subject(of phrase: NounPhrase) -> Requirement.Subject {
    let head = tokens[phrase.end - 1]
    let isForm = context == .form || context == .settings
    if isForm {
      if head.plays(CueSet(.flag)) { return .component(.toggle) }
      if head.plays(CueSet(.choice)), !head.plays(CueSet(.field)) { return .need(.choice) }
      if head.plays(CueSet(.field)) { return .need(.input) }
    }
    if phrase.isRanking { return .need(.ranking) }
    if let need = phrase.need, need != .highlight || phrase.needAt == phrase.end - 1 {
      if isForm, need == .fact || need == .metric || need == .place { return .need(.input) }
      if phrase.needAt == phrase.end - 1 || need != .records { return .need(need) }
    }
    if head.plays(CueSet(.flag)) { return .component(.toggle) }
    if head.plays(CueSet(.choice)), context == .settings { return .need(.choice) }
    switch context {
    case .form: return .need(.input)
    case .settings: return .need(.choice)
    case .dashboard where !head.isPlural: return .need(.metric)
    case .generic, .dashboard, .detail, .list: break
    }
    if head.plays(CueSet(.field, .choice)), !head.isPlural || head.plays(CueSet(.choice)) {
      return .need(.fact)
    }
    if head.isPlural || phrase.count != nil { return .need(.records) }
    return .need(.fact)
  }

  /// A clause that begins with a figure: "62% complete", "6,200 of 10,000 raised", "30s work".
  mutating func figureFirst() {
    let start = position
    let token = tokens[position]
    if token.measure == .ordinal {
      position += 1
      return
    }
    if token.measure == .duration
      || plays(position + 1, CueSet(.unit)) && (sense(.unit, position + 1)?.number ?? 0) > 0
      || token.measure == .times || plays(position + 1, CueSet(.repeat))
    {
      return routine()
    }
    let index = require(
      .need(token.measure == .percent ? .progress : .metric), from: start, to: start + 1)
    requirements[index].details.value = verbatim(start, start + 1)
    position += 1
    if plays(position, CueSet(.unit)), !plays(position + 1, CueSet(.of)) {
      requirements[index].details.value = verbatim(start, position + 1)
      position += 1
    }
    if plays(position, CueSet(.of, .toward)) || kind(position) == .slash,
      kind(position + 1) == .number
    {
      requirements[index].details.target = verbatim(position + 1, position + 2)
      requirements[index].subject = .need(.progress)
      position += 2
    } else if plays(position, CueSet(.of)) {
      position += 1
    }
    let phrase = nounPhrase(position)
    if phrase.end > position {
      requirements[index].details.label = label(phrase.first, phrase.end)
      position = phrase.end
    }
    modifiers(of: index)
    close(index)
  }

  /// "30s work, 10s rest, 8 rounds": one routine of the items to the clause's end.
  mutating func routine() {
    let index = require(.need(.routine), from: position, to: position + 1)
    items(of: index)
    close(index)
  }
}
