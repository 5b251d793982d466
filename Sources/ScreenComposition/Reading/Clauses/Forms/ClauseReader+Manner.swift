internal import ScreenModel

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

  /// Whether a bracket says how what stands before it is filled in: "Body [long text]".
  func saysManner(_ open: Int) -> Bool {
    kind(open) == .open && tokens[open].partner > open + 1
      && manner(open + 1)?.end == tokens[open].partner
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

  /// Reads "the channel is picked" and "a note, multiline": words behind a name that make it an
  /// input; false where none stand.
  mutating func fillsInManner(_ index: Int) -> Bool {
    guard isOpenToInput(index) else { return false }
    if isRole(position, .chosen) || isRole(position, .entered) {
      let component = isRole(position, .chosen) ? ComponentKind.picker : .field
      take(index, in: Manner(component: component, end: position + 1))
      return true
    }
    guard sense(.style, position)?.argument == "multiline", let manner = manner(position),
      ends(manner.end)
    else { return false }
    take(index, in: manner)
    return true
  }
}
