internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A noun phrase that names no component: a need, by its words and by what the screen is for.
  mutating func plain(_ phrase: NounPhrase, withModifiers: Bool = true) {
    if phrase.isEmpty, phrase.count == nil { return }
    if repeats(phrase) || fillsEarlier(phrase) { return }
    let first = labelStart(phrase)
    var phrase = phrase
    if let state = stateBehind(phrase) {
      // "pollen high"
      let index = require(.need(.status), from: phrase.start, to: phrase.end)
      requirements[index].details.label = label(first, state)
      requirements[index].details.value = label(state, phrase.end)
      requirements[index].details.tone = tone(state)
      if withModifiers { modifiers(of: index) }
      return close(index)
    }
    let stop = phrase.end
    if let value = valueStart(phrase, first) { phrase.end = value }
    let index = require(subject(of: phrase), from: phrase.start, to: phrase.end)
    if demandsDerived(phrase) { nameDerived(index, phrase) }
    if let derived = phrase.derived, derived + 1 < phrase.end, demandsDerived(phrase),
      tokens[derived + 1].isCapitalized || kind(derived + 1) == .quote
    {
      // "the loaves Rye and Spelt"
      phrase.end = derived + 1
      position = phrase.end
      options(of: index)
    }
    requirements[index].details.label = label(first, phrase.end)
    requirements[index].details.count = phrase.count
    requirements[index].details.fieldKind =
      first > phrase.first && sense(.style, first - 1)?.argument == "multiline"
      ? .multiline : fieldKind(first, phrase.end)
    if stop > phrase.end, requirements[index].details.items.isEmpty {
      // "due date March 3"
      if kind(position) == .number, ends(position + 1) { position += 1 }
      requirements[index].details.value = verbatim(phrase.end, max(stop, position))
    }
    for word in phrase.start..<phrase.end {
      if plays(word, CueSet(.emphasis)) { requirements[index].details.isEmphasized = true }
      if plays(word, CueSet(.necessity)) {
        requirements[index].details.isRequired = sense(.necessity, word)?.argument == "required"
      }
    }
    if stop > phrase.end, kind(phrase.end) == .quote, context != .form,
      fieldKind(first, phrase.end) == .multiline
    {
      // "with a message 'Please sign in again'"
      requirements[index].subject = .need(.narrative)
      requirements[index].details.label = nil
    }
    switch requirements[index].subject {
    case .need(.input) where asksFor(.metric, phrase) || plays(first, CueSet(.bound)):
      requirements[index].details.fieldKind = .number
    case .need(.input) where phrase.need == .media && phrase.needAt == phrase.end - 1:
      // "up to five photos"
      let isWritten = isListingFields && !isRole(phrase.end - 1, .upload)
      requirements[index].details.fieldKind = isWritten ? .text : .file
      requirements[index].details.count = nil
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
    if phrase.need == .records, says(phrase.end - 1, endingIn: " of"),
      plays(position, CueSet(.article)), withModifiers
    {
      // "an overview of all open orders"
      let things = nounPhrase(position)
      position = max(position, things.end)
      requirements[index].details.label = label(things.first, things.end)
    } else if phrase.need == .sequence, plays(position, CueSet(.to, .for, .on)),
      isGerund(position + 1)
        || plays(position, CueSet(.to)) && plays(position + 2, CueSet(.article)), withModifiers
    {
      // "guide to repotting a cactus", "instructions to bleed a radiator"
      position = max(position + 2, nounPhrase(position + 1).end)
      if plays(position, CueSet(.article)) { position = max(position, nounPhrase(position).end) }
      requirements[index].details.label = label(first, position)
    } else if phrase.need == .sequence
      || phrase.need == .place && says(phrase.end - 1, endingIn: " to"),
      plays(position, CueSet(.article)), withModifiers
    {
      // "steps to renew a passport"
      position = max(position, nounPhrase(position).end)
      requirements[index].details.label = label(first, position)
    }
    if position == phrase.end, isRole(position, .remaining), ends(position + 1),
      phrase.component == nil
    {
      // "debt left", "months to go"
      position += 1
      requirements[index].details.label = label(first, position)
      if isNeed(index, .records, .fact) { requirements[index].subject = .need(.metric) }
    }
    if position == phrase.end,
      position + 1 >= end || separates(position + 1)
        || plays(position + 1, CueSet(.copula)) && !plays(position, CueSet(.relative)),
      plays(position, CueSet(.at, .by, .on, .to, .from, .relative)), !separates(position),
      !plays(position, CueSet(.power)) || plays(position + 1, CueSet(.copula))
    {
      // "valid until"
      position += 1
      requirements[index].details.label = label(first, position)
    }
    if isRole(phrase.end - 1, .answer), kind(phrase.end) == .slash, isRole(phrase.end + 1, .denial),
      phrase.end - 1 > first
    {
      // "skate rental yes/no"
      requirements[index].subject = .component(.toggle)
      requirements[index].details.label = label(first, phrase.end - 1)
      requirements[index].details.fieldKind = nil
      position = phrase.end + 2
      if sense(.component, position)?.component == .toggle { position += 1 }
    }
    if withModifiers { modifiers(of: index) }
    if let count = phrase.count,
      count > 24 && isNeed(index, .records)
        || isNeed(index, .metric) && !isRole(phrase.end - 1, .figures)
          && requirements[index].details.value == nil,
      requirements[index].details.columns.isEmpty, requirements[index].details.items.isEmpty
    {
      // "with 212 votes": how many there are, and not a list of them.
      requirements[index].subject = .need(.metric)
      requirements[index].details.value = requirements[index].details.value ?? counted(phrase)
      requirements[index].details.count = nil
    }
    if isNeed(index, .metric), requirements[index].details.value != nil,
      let label = requirements[index].details.label?.range,
      let rate = requirements[index].details.dimension?.range, rate.lowerBound >= label.upperBound
    {
      // "milk yield per day (184 litres)"
      requirements[index].details.label = text(
        label.lowerBound, rate.upperBound, capitalizing: true)
      requirements[index].details.dimension = nil
    }
    if isNeed(index, .metric), first < phrase.end - 1,
      sense(.need, first)?.variant == "counted",
      let range = requirements[index].details.label?.range
    {
      // "the number of new members": a figure says by itself that it counts.
      requirements[index].details.label = text(
        tokens[first + 1].start, range.upperBound, capitalizing: true)
    }
    close(index)
    if parent == nil, title == nil, titleHint == nil {
      titleHint = requirements[index].details.label
    }
  }

  /// The number before a noun, as a value.
  private func counted(_ phrase: NounPhrase) -> Phrase? {
    (phrase.start..<phrase.first).first { kind($0) == .number }.map { verbatim($0, $0 + 1) }
  }

  /// Reads ", step by step" behind what is a sequence already: it says no more.
  private mutating func repeats(_ phrase: NounPhrase) -> Bool {
    guard phrase.need == .sequence, phrase.end == phrase.first + 1, isPhrase(phrase.first),
      let last = requirements.indices.last, requirements[last].parent == parent,
      isNeed(last, .sequence), requirements[last].details.items.isEmpty
    else { return false }
    modifiers(of: last)
    close(last)
    return true
  }

  /// "guests pick toppings. Toppings: ham, olives": the list of what was named before, and is
  /// still without one.
  private mutating func fillsEarlier(_ phrase: NounPhrase) -> Bool {
    guard kind(phrase.end) == .colon, !requirements.isEmpty else { return false }
    let name = lowercased(label(phrase.first, phrase.end)).text
    guard
      let asked = requirements.lastIndex(where: {
        $0.details.items.isEmpty && $0.details.columns.isEmpty
          && $0.details.label.map { lowercased($0).text == name } ?? false
      }), !isNeed(asked, .metric, .fact, .narrative), hasSeparator(phrase.end + 1)
    else { return false }
    position = phrase.end
    guard colon(of: asked) else { return false }
    close(asked)
    return true
  }

  /// Where the label begins: behind words that only say which need it is, "breakdown of".
  private func labelStart(_ phrase: NounPhrase) -> Int {
    var first = min(phrase.first, phrase.end - 1)
    if first < phrase.end - 1, sense(.style, first)?.argument == "multiline" { first += 1 }
    guard first < phrase.end - 1, let sense = sense(.need, first), let need = sense.need else {
      return first
    }
    if sense.variant == "asked" || need == .highlight && sense.variant == "after" {
      return first + 1
    }
    switch need {
    case .trend, .breakdown, .progress, .place, .records:
      let token = tokens[first]
      let endsWithOf =
        token.end - token.start > 3 && bytes[token.end - 2] | 0x20 == UInt8(ascii: "o")
        && bytes[token.end - 1] | 0x20 == UInt8(ascii: "f") && bytes[token.end - 3] == 0x20
      return endsWithOf ? first + 1 : first
    case .metric, .ranking, .status, .schedule, .sequence, .narrative, .highlight, .media,
      .input, .choice, .action, .routine, .fact:
      return first
    }
  }

  private func isAscending(_ phrase: NounPhrase) -> Bool {
    (phrase.start..<phrase.end).contains { isRole($0, .least) }
  }

  /// What a bare noun phrase asks for.
  func subject(of phrase: NounPhrase) -> Requirement.Subject {
    if demandsDerived(phrase), let need = needOfDerived(phrase) { return .need(need) }
    let head = tokens[phrase.end - 1]
    let isForm = (context == .form || context == .settings || isFilling) && !isShown
    if isForm {
      if isRole(phrase.end - 1, .amount), context == .settings { return .component(.slider) }
      if head.plays(CueSet(.flag)) { return .component(.toggle) }
      if head.plays(CueSet(.choice)), !head.plays(CueSet(.field)) { return .need(.choice) }
      if head.plays(CueSet(.field)) { return .need(.input) }
    }
    if phrase.isRanking { return .need(.ranking) }
    if asksFor(.metric, phrase) { return .need(isForm || fills != nil ? .input : .metric) }
    if phrase.end - phrase.first > 1, sense(.need, phrase.first)?.variant == "after",
      need(phrase.first) == .highlight
    {
      // "highlight abnormal results"
      return .need(.highlight)
    }
    if let need = phrase.need, need != .highlight || phrase.needAt == phrase.end - 1 {
      if isForm, need == .media, isListingFields || requirements.contains(where: \.isForInput) {
        return .need(.input)
      }
      // "search hotels by city and guests"
      if isForm, Self.isFilledIn(need) || isFilling && need == .records && goal != nil {
        return .need(.input)
      }
      if isForm, need == .records, head.isPlural, phrase.count == nil, !phrase.hasDeterminer,
        follows(.input),
        phrase.needAt == phrase.end - 1
      {
        // "title, minimum players, notes"
        return .need(.input)
      }
      if phrase.needAt == phrase.end - 1 || need != .records { return .need(need) }
    }
    if head.plays(CueSet(.flag)) { return .component(.toggle) }
    switch context {
    case .form where isShown: break
    case .form: return .need(.input)
    case _ where isFilling && !isShown: return .need(.input)
    case .settings: return .need(.choice)
    case .dashboard where !head.isPlural: return .need(.metric)
    case .generic, .dashboard, .detail, .list: break
    }
    if head.plays(CueSet(.field)), let kind = sense(.field, phrase.end - 1)?.argument,
      kind == "file" || kind == "password" && !head.isPlural
    {
      return .need(.input)
    }
    if let fills, phrase.hasDeterminer || head.plays(CueSet(.field)) && follows(.input),
      !head.isPlural, phrase.need == nil || phrase.need == .fact
    {
      // "customers pick a size and a quantity"
      let isField = head.plays(CueSet(.field))
      return .need(isField ? .input : head.plays(CueSet(.choice)) ? .choice : fills)
    }
    if head.plays(CueSet(.field)), isPhrase(phrase.end - 1),
      sense(.field, phrase.end - 1)?.argument == "number"
    {
      // "number of guests"
      return .need(.metric)
    }
    if head.isPlural || phrase.count != nil { return .need(.records) }
    return .need(.fact)
  }

  /// Whether what a form names of a need is asked for rather than shown.
  private static func isFilledIn(_ need: Need) -> Bool {
    switch need {
    case .fact, .metric, .place, .status, .sequence, .schedule, .routine: true
    case .trend, .breakdown, .ranking, .records, .narrative, .highlight, .progress, .media, .input,
      .choice, .action:
      false
    }
  }

  /// Whether a phrase begins with words that settle its need: "number of", "whether the".
  func asksFor(_ need: Need, _ phrase: NounPhrase) -> Bool {
    guard phrase.end - phrase.first > 1, let sense = sense(.need, phrase.first), sense.need == need
    else { return false }
    let end = tokens[phrase.first].end
    return sense.variant == "asked" || isPhrase(phrase.first) && bytes[end - 1] == UInt8(ascii: "f")
  }

  /// Whether the last requirement is one of a need, beside which a bare name asks for another.
  func follows(_ need: Need) -> Bool {
    requirements.last.map { $0.subject == .need(need) && $0.parent == parent } ?? false
  }

  /// Where a value begins that stands behind the name of a fact: "invoice number INV-204".
  func valueStart(_ phrase: NounPhrase, _ first: Int) -> Int? {
    let last = phrase.end - 1
    if context != .form, last > first, isCode(last), !tokens[last].isJoined, ends(phrase.end),
      Bytes.isDigit(bytes[tokens[last].start]) || isRole(last - 1, .identifier)
    {
      // "serial number 77-A-3021"
      return last
    }
    if requirements.last?.details.value != nil, context != .form, phrase.end == first + 2,
      tokens[first].plays(CueSet(.field, .choice)) || need(first) == .fact, !tokens[first].isPlural,
      tokens[first + 1].classes.isSubset(of: CueSet(.filler, .state, .style, .emphasis)),
      ends(phrase.end)
    {
      // "length 14 km, difficulty hard"
      return first + 1
    }
    if requirements.last?.details.value != nil, context != .form, ends(phrase.end),
      separates(phrase.start - 1), !tokens[first].isCapitalized,
      let name = (first + 1..<max(first + 1, phrase.end)).first(where: { tokens[$0].isCapitalized }
      ),
      (name..<phrase.end).allSatisfy({ tokens[$0].isCapitalized })
    {
      // "valid until 9 June, home branch Leeds"
      return name
    }
    for at in first..<phrase.end - 1 {
      let isFact =
        tokens[at].plays(CueSet(.field)) || need(at) == .fact || need(at) == .status
      guard isFact, tokens[at + 1].isCapitalized || kind(at + 1) == .quote,
        !tokens[at].isCapitalized || at == 0 || kind(at + 1) == .quote
      else { continue }
      return at + 1
    }
    return nil
  }
}
