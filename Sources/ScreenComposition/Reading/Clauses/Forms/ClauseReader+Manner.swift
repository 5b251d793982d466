internal import ScreenModel
import ScreenReading

/// How something is filled in, where words behind its name say so: "(several lines)", "is a switch".
///
/// It says so of a requirement that is read already; where a clause is nothing but a name, a mark and
/// what it is, "Brake tested – checkbox", `specified()` reads it before its words are taken for what
/// they mean elsewhere.
struct Manner {
  /// The control that takes it; `field` for what is written.
  var component: ComponentKind
  /// What kind of text a field takes; nil where the name tells it.
  var fieldKind: Component.FieldKind?
  /// The variant of a control, and how it looks: `radio`, `primary`.
  var variant: String?
  /// Where the words for it end.
  var end: Int
}

extension ClauseReader {
  /// How the words at an index say that something is filled in or pressed: "several lines", "a date
  /// field", "the primary button", "number"; nil where they say nothing of the kind.
  func manner(_ start: Int) -> Manner? {
    var index = start
    while plays(index, CueSet(.article)), kind(index + 1) == .word { index += 1 }
    let answers = opposites(index)
    let phrase = nounPhrase(answers ?? index)
    if answers != nil, sense(.component, phrase.end - 1)?.component != .toggle { return nil }
    guard phrase.end > phrase.first, phrase.count ?? 1 == 1 else { return nil }
    let style = (phrase.first..<phrase.end).lazy.compactMap { self.sense(.style, $0)?.argument }
      .first
    if style == "multiline" {
      return Manner(component: .field, fieldKind: .multiline, end: phrase.end)
    }
    if let head = phrase.component, head == phrase.end - 1, let sense = sense(.component, head),
      let component = sense.component, component.family == .input || component.family == .action
    {
      let kind = sense.variant.flatMap { Component.FieldKind(rawValue: $0) }
      return Manner(
        component: component, fieldKind: component == .field ? kind ?? measure(head - 1) : nil,
        variant: component == .field ? nil : sense.variant ?? style, end: phrase.end)
    }
    guard phrase.end == phrase.first + 1, let kind = measure(phrase.first) else { return nil }
    return Manner(component: .field, fieldKind: kind, end: phrase.end)
  }

  /// Where "on/off", "yes or no" ends at an index, the answers of a switch; nil where none stand.
  func opposites(_ index: Int) -> Int? {
    guard kind(index + 1) == .slash || plays(index + 1, CueSet(.alternative)) else { return nil }
    let isPair =
      plays(index, CueSet(.power)) && plays(index + 2, CueSet(.power))
      || isRole(index, .answer) && isRole(index + 2, .denial)
    return isPair ? index + 3 : nil
  }

  /// The kind of text that a word says outright, as "number" and "date" do.
  private func measure(_ index: Int) -> Component.FieldKind? {
    if isRole(index, .figures) { return .number }
    return sense(.field, index).flatMap { Component.FieldKind(rawValue: $0.argument) }
      .flatMap { $0 == .text || $0 == .multiline ? nil : $0 }
  }

  /// Whether a bracket or an equals sign says how what stands before it is filled in: "Body [long
  /// text]", "Sender = email".
  func saysManner(_ mark: Int) -> Bool {
    if equates(mark) {
      return manner(mark + 1).map { ends($0.end) || kind($0.end) == .open } ?? false
    }
    return kind(mark) == .open && tokens[mark].partner > mark + 1
      && manner(mark + 1)?.end == tokens[mark].partner
  }

  /// Whether an equals sign stands at an index, which reads as a colon.
  private func equates(_ index: Int) -> Bool {
    kind(index) == .colon && bytes[tokens[index].start] == UInt8(ascii: "=")
  }

  /// Makes a requirement one that is filled in, or pressed, in a manner.
  mutating func take(_ index: Int, in manner: Manner) {
    var details = requirements[index].details
    if manner.component == .field {
      details.fieldKind = manner.fieldKind ?? details.fieldKind
      if !isComponent(index, .field) { requirements[index].subject = .need(.input) }
    } else {
      details.fieldKind = nil
      details.variant = manner.variant ?? details.variant
      requirements[index].subject = .component(manner.component)
    }
    requirements[index].details = details
    position = manner.end
  }

  /// Whether a requirement can be one that is filled in, whatever its name made of it.
  func isOpenToInput(_ index: Int) -> Bool {
    switch requirements[index].subject {
    case .need(let need): need != .input || requirements[index].details.items.isEmpty
    case .component(let component): component.family == .input
    case .section, .unknown: false
    }
  }

  /// Reads "with a slider" behind what is done to a requirement, "the volume is set with a slider
  /// from 0 to 10"; false where no control to do it with is named.
  @discardableResult
  private mutating func takesControl(_ index: Int, behind start: Int) -> Bool {
    guard plays(start, CueSet(.container, .from, .by, .in, .on)),
      let manner = manner(start + 1), manner.component != .button
    else { return false }
    take(index, in: manner)
    return true
  }

  /// Where a word that says twice what a switch does ends, "are switched on or off", "can be on or
  /// off"; nil where none stands.
  private func powers(_ start: Int) -> Int? {
    var index = start
    while index < start + 3, plays(index, CueSet(.ability, .copula)) { index += 1 }
    guard index > start else { return nil }
    if kind(index) == .word, !plays(index, CueSet(.power)) { index += 1 }
    guard plays(index, CueSet(.power)), let stop = opposites(index) else { return nil }
    return stop
  }

  /// Reads "vote: pizza or sushi": a verb, and what it is between; false where no such list stands.
  mutating func decides() -> Bool {
    guard plays(position, CueSet(.verb)), kind(position + 1) == .colon, requirements.isEmpty,
      !plays(position, CueSet(.component)), endsWithAlternative(position + 2)
    else { return false }
    let index = require(.need(.choice), from: position, to: position + 1)
    requirements[index].details.label = label(position, position + 1)
    titleHint = titleHint ?? requirements[index].details.label
    position += 2
    options(of: index, isBracketed: true)
    close(index)
    return true
  }

  /// Reads "watering can be automatic, timed or manual", "the unit is either knots or miles": a choice,
  /// and what it is between; false where a phrase is said to be nothing such.
  mutating func canBe(_ phrase: NounPhrase) -> Bool {
    guard phrase.end > phrase.first, phrase.component == nil, phrase.section == nil,
      plays(phrase.end, CueSet(.ability, .copula)),
      plays(phrase.end + 1, CueSet(.copula, .alternative)),
      !plays(phrase.end + 2, CueSet(.power)), endsWithAlternative(phrase.end + 2)
    else { return false }
    let index = require(.need(.choice), from: phrase.start, to: phrase.end)
    requirements[index].details.label = label(phrase.first, phrase.end)
    position = phrase.end + 2
    options(of: index)
    modifiers(of: index)
    close(index)
    return true
  }

  /// Reads "the channel is picked" and "a note, multiline": words behind a name that make it an
  /// input; false where none stand.
  mutating func fillsInManner(_ index: Int) -> Bool {
    guard isOpenToInput(index) else { return false }
    if isRole(position, .chosen) || isRole(position, .entered) {
      let component = isRole(position, .chosen) ? ComponentKind.picker : .field
      take(index, in: Manner(component: component, end: position + 1))
      takesControl(index, behind: position)
      return true
    }
    if isInput(index), plays(position, CueSet(.container)), let manner = manner(position + 1),
      ends(manner.end) || plays(manner.end, CueSet(.relative, .preset)),
      manner.component == .picker
        || manner.component == .slider && requirements[index].details.items.isEmpty
    {
      // "set the humidity between 1 and 87 with a slider"
      take(index, in: manner)
      return true
    }
    if position + 1 < end, plays(position, CueSet(.copula)), kind(position + 1) == .word,
      !tokens[position + 1].isCapitalized, !plays(position + 1, Self.boundary),
      takesControl(index, behind: position + 2)
    {
      return true
    }
    if let power = powers(position) {
      // "fans are switched on or off", "lights can be on or off"
      take(index, in: Manner(component: .toggle, end: power))
      return true
    }
    if ranges(position) {
      position += 1
      return true
    }
    guard sense(.style, position)?.argument == "multiline", let manner = manner(position),
      ends(manner.end)
    else { return false }
    take(index, in: manner)
    return true
  }
}
