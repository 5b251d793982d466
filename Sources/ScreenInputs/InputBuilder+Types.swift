internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The types, options and rules that a line states of its input, in brackets or after its name.
extension InputBuilder {
  /// Reads details of an input that are in brackets or after its name.
  package func take(
    _ range: SourceRange, _ parts: inout InputParts, isRated: Bool = false, isNote: Bool
  ) {
    let range = unbracketed(range)
    guard !isBlankToFill(range), !(isNote && saysLook(range)) else { return }
    if parts.kind == nil, let isOn = states(range) {
      (parts.kind, parts.value) = (.toggle, Phrase(isOn ? "on" : "off", at: range))
      return
    }
    if let unit = unitBehindBlank(range) {
      (parts.kind, parts.unit) = (.number, words.verbatim(unit))
      return
    }
    if takeType(range, &parts) { return }
    if let behind = behindNote(range, &parts) {
      return take(behind, &parts, isRated: isRated, isNote: isNote)
    }
    let line = FieldLine(range, of: words)
    if line.value == nil, line.notes.count == 1, !takesOptions(line.label),
      takeType(line.label, &parts)
    {
      // "file upload (pdf, jpg)".
      if words.text(line.notes[0]).utf8.allSatisfy(\.isASCIIDigit) {
        // "varchar(80)".
        if parts.kind == .text { parts.maximum = Measures.number(words.text(line.notes[0])) }
        parts.countsCharacters = parts.maximum != nil
      } else if !takeRule(line.notes[0], &parts), !takeType(line.notes[0], &parts) {
        parts.hint = words.verbatim(line.notes[0])
      }
      return
    }
    if let (sense, options) = typedOptions(range) {
      parts.kind = sense
      parts.options = options
      return
    }
    if takeScale(range, &parts, isRated: isRated) || takeRule(range, &parts) { return }
    if parts.options.isEmpty, let scale = namedScale(range) {
      parts.options = scale
      if parts.kind != .choice { parts.kind = .radio }
      return
    }
    if isNote, parts.unit == nil, isUnitSign(range) {
      parts.unit = words.verbatim(range)
      return
    }
    if takeOpeningType(range, &parts, isRated: isRated) { return }
    if let states = words.sequence(in: range) {
      parts.options = items(states)
      if parts.kind != .multiple && parts.kind != .radio { parts.kind = .choice }
      return
    }
    let members = words.members(of: range)
    if let state = members.first(where: { isOn($0) != nil }), let isOn = isOn(state),
      case let rest = members.filter({ $0 != state }), !rest.isEmpty,
      rest.allSatisfy({ takesAll($0) }),
      rest.contains(where: { phrases.sense(ofAll: words.folded($0), as: "type") == "toggle" })
    {
      // "checkbox, checked".
      for member in rest { _ = takeType(member, &parts) || takeRule(member, &parts) }
      parts.value = Phrase(isOn ? "on" : "off", at: state)
      return
    }
    if members.count > 1, members.allSatisfy({ takesAll($0) }) {
      for member in members { _ = takeType(member, &parts) || takeRule(member, &parts) }
      let kinds = members.compactMap { phrases.sense(ofAll: words.folded($0), as: "type") }
      if Set(kinds) == ["date", "time"] { parts.kind = .datetime }
      return
    }
    if members.count > 1,
      takesAll(members[0]) && !members.allSatisfy({ words.count($0) == 1 })
        || members.contains(where: { saysWhetherRequired($0) != nil })
    {
      // "yes/no, take a photo": the known part is the kind, the rest is a hint.
      var rest: [SourceRange] = []
      for member in members where !takeType(member, &parts) && !takeRule(member, &parts) {
        rest.append(member)
      }
      if let first = rest.first { parts.hint = words.verbatim(first.union(rest[rest.count - 1])) }
      return
    }
    if members.count > 1, isEnumeration(members, range),
      !(isNote && isRemark(members, on: parts.label.text))
    {
      parts.options = items(members)
      if parts.kind != .multiple && parts.kind != .radio {
        parts.kind = parts.kind == .choice ? .choice : nil
      }
      return
    }
    parts.hint = words.verbatim(withoutHintKey(range))
  }

  /// Reads a type in brackets before other words, "(several) Home office, Gym", and returns these; nil
  /// if there is none.
  private func behindNote(_ range: SourceRange, _ parts: inout InputParts) -> SourceRange? {
    let bytes = words.bytes[range.range]
    guard bytes.first == UInt8(ascii: "("), let close = bytes.firstIndex(of: UInt8(ascii: ")")),
      case let rest = words.trimmed(SourceRange(close + 1, range.upperBound)), !rest.isEmpty,
      takeType(words.trimmed(SourceRange(range.lowerBound + 1, close)), &parts)
    else { return nil }
    return rest
  }

  /// A hint without the word for it: "help: what did you do?".
  func withoutHintKey(_ range: SourceRange) -> SourceRange {
    let line = FieldLine(range, of: words)
    guard let value = line.value, !line.isDashed,
      phrases.sense(ofAll: words.folded(line.label), as: "key hint") != nil
    else { return range }
    return words.unquoted(value)
  }

  /// Whether words only say that a switch is on or off; nil if they say neither.
  private func states(_ range: SourceRange) -> Bool? {
    guard words.count(range) == 1 else { return nil }
    switch phrases.sense(ofAll: words.folded(range), as: "cell switched") {
    case "on": return true
    case "off": return false
    default: return nil
    }
  }

  package func unbracketed(_ range: SourceRange) -> SourceRange {
    let bytes = words.bytes[range.range]
    guard let first = bytes.first, let last = bytes.last, bytes.count > 2,
      first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
        || first == UInt8(ascii: "<") && last == UInt8(ascii: ">")
        || first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
        || first == UInt8(ascii: "(") && last == UInt8(ascii: ")")
    else { return range }
    return words.trimmed(SourceRange(range.lowerBound + 1, range.upperBound - 1))
  }

  /// Whether it is only a blank to fill in: "____", "[ ]", "…".
  package func isBlankToFill(_ range: SourceRange) -> Bool {
    let bytes = words.bytes[range.range]
    guard !bytes.isEmpty else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.allSatisfy { Self.blanks.contains($0) }
  }

  /// The unit behind a blank: "__ days", "____ kg"; nil for other words.
  package func unitBehindBlank(_ range: SourceRange) -> SourceRange? {
    guard let space = words.bytes[range.range].firstIndex(of: UInt8(ascii: " ")),
      case let blank = words.bytes[range.lowerBound..<space], blank.count > 1,
      blank.allSatisfy({ $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }),
      case let unit = words.trimmed(SourceRange(space, range.upperBound)),
      isUnitSign(unit)
    else { return nil }
    return unit
  }

  /// Whether a line ends in the bounds of a number, and nothing in it is a time: "Pain 0–10".
  package func endsInBounds(_ range: SourceRange) -> Bool {
    guard let space = words.bytes[range.range].lastIndex(of: UInt8(ascii: " ")),
      !words.bytes[range.range].contains(UInt8(ascii: ":"))
    else { return false }
    let last = words.text(SourceRange(space + 1, range.upperBound))
    return last.utf8.allSatisfy { !$0.isASCIILetter }
      && Self.bounds(last).map { $0.low < $0.high } ?? false
  }

  /// Whether a line ends in a box to tick: "Video watched: [ ]".
  func endsInBox(_ range: SourceRange) -> Bool {
    let line = words.bytes[range.range]
    return Self.boxes.contains { line.count > $0.count && line.suffix($0.count).elementsEqual($0) }
  }

  private static let boxes = ["[ ]", "[]", "☐"].map { Array($0.utf8) }
  private static let blanks = Set("_.…[]()- ☐?/€$£%".unicodeScalars)

  package func takesAll(_ range: SourceRange) -> Bool {
    var parts = InputParts(Phrase(""), range)
    return takeType(range, &parts) || takeRule(range, &parts)
  }

  /// Whether words name a type that has options.
  private func takesOptions(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "type").flatMap(InputParts.Kind.init).map {
      [.choice, .radio, .multiple].contains($0)
    } ?? false
  }

  /// Reads a word that names a type or says whether the input is required.
  func takeType(_ range: SourceRange, _ parts: inout InputParts) -> Bool {
    let folded = words.folded(range)
    guard let sense = phrases.sense(ofAll: folded, as: "type") ?? typeBehindType(folded) else {
      return false
    }
    switch sense {
    case "required": parts.isRequired = true
    case "optional":
      parts.isRequired = false
      if folded.count == 1 { parts.optionalMark = words.verbatim(range) }
    default: parts.kind = InputParts.Kind(rawValue: sense) ?? parts.kind
    }
    return true
  }

  /// The last of two types, which the first only describes: "search select", "date dropdown".
  private func typeBehindType(_ folded: FoldedWords) -> String? {
    guard folded.count == 2,
      let senses = Optional(
        folded.words.compactMap { phrases.sense(ofAll: FoldedWords($0), as: "type") }),
      senses.count == 2, Set(senses).isDisjoint(with: ["required", "optional"])
    else { return nil }
    return senses[1]
  }

  /// Reads a type and what follows it: "number £", "number 1-8", "upload up to 20".
  ///
  /// Other words after a type say what to enter, "date of the visit", and are a hint.
  private func takeOpeningType(
    _ range: SourceRange, _ parts: inout InputParts, isRated: Bool
  ) -> Bool {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "type"),
      let kind = InputParts.Kind(rawValue: opening.sense), Self.entered.contains(kind)
    else { return false }
    let end = words.place(after: opening.length, in: range).end
    let rest = words.trimmed(SourceRange(end, range.upperBound))
    guard !rest.isEmpty, words.bytes[end] == UInt8(ascii: " ") else { return false }
    var typed = parts
    typed.kind = kind
    if kind == .number, isUnitSign(rest) {
      typed.unit = words.verbatim(rest)
    } else if kind == .number, takeUnit(rest, &typed) {
      // "number in minutes, 15 to 180"
    } else if kind == .file, opening.length < folded.count {
      typed.hint = words.verbatim(range)
    } else {
      guard takeScale(rest, &typed, isRated: isRated) || takeRule(rest, &typed) else {
        return false
      }
    }
    parts = typed
    return true
  }

  /// Reads a unit after "in", and bounds or rules after commas: "in minutes, 15 to 180".
  private func takeUnit(_ range: SourceRange, _ parts: inout InputParts) -> Bool {
    guard phrases.opening(of: words.folded(range), as: "measured in") != nil,
      let first = words.partsAtCommas(of: range).first,
      case let unit = words.dropping(1, from: first),
      isUnitSign(unit)
    else { return false }
    for rule in words.partsAtCommas(of: range).dropFirst()
    where !takeScale(rule, &parts, isRated: false) && !takeRule(rule, &parts) { return false }
    parts.unit = words.verbatim(unit)
    return true
  }

  /// Kinds whose values people enter themselves, or set within bounds.
  private static let entered: Set<InputParts.Kind> = [
    .text, .multiline, .number, .date, .time, .datetime, .email, .phone, .file, .slider,
  ]

  /// Whether words are the sign or the name of a unit: "£", "kg".
  private func isUnitSign(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return folded.count == 0 ? range.count <= 3 : phrases.sense(ofAll: folded, as: "unit") != nil
  }

  /// The kind and options in words of the form "dropdown: A, B", "select (A, B)" or "radio with A
  /// and B".
  func typedOptions(_ range: SourceRange) -> (InputParts.Kind, [Details.Item])? {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "type"), opening.length < folded.count,
      var kind = InputParts.Kind(rawValue: opening.sense)
    else { return nil }
    let (end, _) = words.place(after: opening.length, in: range)
    // "Checkboxes cat, dog, small animals" are several.
    let areBoxes =
      kind == .toggle && words.bytes[..<end].last == UInt8(ascii: "s")
      && words.partsAtCommas(of: range).count > 1
    if areBoxes { kind = .multiple }
    guard [.choice, .radio, .multiple].contains(kind) else { return nil }
    var rest = words.trimmed(SourceRange(end, range.upperBound))
    let isMarked = words.bytes[rest.range].first.map { Self.introducers.contains($0) } ?? false
    rest = trimmedMarks(rest)
    let first = words.folded(rest)
    let isLed = phrases.opening(of: first, as: "lead options") != nil
    guard isMarked || isLed || areBoxes || words.bytes[rest.range].contains(UInt8(ascii: "/"))
    else { return nil }
    if isLed { rest = words.dropping(1, from: rest) }
    let members = words.members(of: rest)
    return members.count > 1 ? (kind, items(members)) : nil
  }

  static let introducers = Array(":([-–,".utf8)

  /// A range without marks that introduce or close it.
  func trimmedMarks(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, !words.bytes[start].isWordPart, words.bytes[start] != UInt8(ascii: "\"") {
      start += 1
    }
    while end > start,
      words.bytes[end - 1] == UInt8(ascii: ")") || words.bytes[end - 1] == UInt8(ascii: "]")
    {
      end -= 1
    }
    return SourceRange(start, end)
  }

  /// Options with these names, with the one stated to be chosen selected.
  package func items(_ members: [SourceRange]) -> [Details.Item] {
    members.compactMap { member in
      let line = FieldLine(member, of: words)
      let isDefault = line.notes.contains {
        phrases.sense(ofAll: words.folded($0), as: "word default") != nil
      }
      let name = isDefault ? line.label : member
      guard phrases.sense(ofAll: words.folded(name), as: "word etc") == nil else { return nil }
      return Details.Item(answer(name, among: members), isSelected: isDefault)
    }
  }

  /// The name of an option; "y" and "n" among the options are Yes and No.
  private func answer(_ name: SourceRange, among members: [SourceRange]) -> Phrase {
    let letters = members.filter { $0.count == 1 }.map { words.folded($0).words }
    guard name.count == 1, letters.contains(["y"]), letters.contains(["n"]),
      let text = Self.answers[words.folded(name).words]
    else { return words.label(name) }
    return Phrase(text, at: name)
  }

  private static let answers = [["y"]: "Yes", ["n"]: "No"]

  func isEnumeration(_ members: [SourceRange], _ range: SourceRange) -> Bool {
    members.allSatisfy { words.count(FieldLine($0, of: words).label) <= 5 }
      && phrases.opening(of: words.folded(range), as: "opening example") == nil
  }

  /// Whether text in brackets describes an input instead of listing its options: "read only, link
  /// to change", "Team, 14 seats", "dog, key safe" of notes.
  private func isRemark(_ members: [SourceRange], on label: String) -> Bool {
    if members.contains(where: { phrases.sense(in: words.folded($0), as: "word remark") != nil }) {
      return true
    }
    let counted = members.count { member in
      words.count(member) > 1 && words.bytes[member.lowerBound].isASCIIDigit
    }
    if members.count == 2, counted == 1 { return true }
    // "zone tariff 2.40 €/h, max stay 3h" states figures.
    let stated = members.count { member in
      words.count(member) > 2 && words.bytes[member.lowerBound].isASCIILetter
        && words.bytes[member.range].contains(where: \.isASCIIDigit)
    }
    if stated == members.count { return true }
    // Notes are free text, whatever they are about.
    return book.fieldKind(of: label) == .multiline
  }
}
