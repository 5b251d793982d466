internal import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that name several inputs: "Name + phone", "Make and model", "Emergency contact: name, phone".
extension InputBuilder {
  /// The inputs that a line names, one or several, or a button if it names one.
  package func wishes(_ range: SourceRange, mayBePressed: Bool = true) -> [Request] {
    if let boxed = boxed(range) { return [boxed] }
    let line = FieldLine(range, of: words)
    if let value = line.value,
      phrases.sense(ofAll: words.folded(line.label), as: "word asking") != nil
    {
      // "Ask: has your number changed?"
      return wishes(value, mayBePressed: false)
    }
    if hasTypeTail(range) { return [wish(range, mayBePressed: false)] }
    return toldSwitch(range) ?? span(range) ?? questions(range) ?? grouped(range) ?? joined(range)
      ?? listed(range)
      ?? [wish(range, mayBePressed: mayBePressed)]
  }

  /// The ends of a span: "Quiet hours from / to", "Stay: from and to".
  private func span(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    guard let ends = phrases.ending(of: folded, as: "span ends"), ends.length < folded.count,
      (ends.length + 1...ends.length + 4).contains(folded.count),
      case let name = FieldLine(words.droppingLast(ends.length, from: range), of: words).label,
      !name.isEmpty
    else { return nil }
    let times = phrases.sense(in: words.folded(name), as: "span time") != nil
    return ends.sense.split(separator: "-").map { end in
      let label = words.label(name)
      var parts = InputParts(Phrase(label.text + " " + end, from: label.origin), range)
      parts.kind = times ? .time : book.fieldKind(of: label.text) == .date ? .date : nil
      return parts.wish(book)
    }
  }

  /// A switch and the text beside it: 'Floodlights on/off, costs extra: "Floodlights cost £5"'.
  private func toldSwitch(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, words.unquoted(value) != value,
      let first = words.partsAtCommas(of: line.label).first, first != line.label,
      case let name = withoutState(first), name != first
    else { return nil }
    return [
      Request(.component(.toggle), first, Details(label: words.label(name))),
      .paragraph(words.verbatim(words.unquoted(value)), value),
    ]
  }

  /// A choice whose options follow its name without a mark: "Band 5 / 6 / 7", "Frame size S / M / L".
  package func trailingOptions(_ range: SourceRange) -> Request? {
    guard hasSlash(range) else { return nil }
    var members = words.members(of: range, joinedBy: [])
    guard members.count > 1, case let length = words.count(members[1]), length > 0,
      members.dropFirst().allSatisfy({ words.count($0) == length }),
      words.count(members[0]) > length,
      members.count > 2 || members.dropFirst().allSatisfy({ isShort($0) })
    else { return nil }
    let label = words.droppingLast(length, from: members[0])
    members[0] = words.dropping(words.count(members[0]) - length, from: members[0])
    var details = Details(label: words.label(label))
    details.items = items(members)
    return Request(.need(.choice), range, details)
  }

  private func isShort(_ range: SourceRange) -> Bool {
    range.count <= 3 || words.bytes[range.range].contains(where: \.isASCIIDigit)
  }

  /// Consecutive questions: "Do you need an interpreter? Which language?".
  private func questions(_ range: SourceRange) -> [Request]? {
    let mark = UInt8(ascii: "?")
    var (parts, start): ([SourceRange], Int) = ([], range.lowerBound)
    for index in range.range where words.bytes[index] == mark {
      if index + 1 < range.upperBound, words.bytes[index + 1] == mark { continue }
      parts.append(words.trimmed(SourceRange(start, index + 1)))
      start = index + 1
    }
    let rest = words.trimmed(SourceRange(start, range.upperBound))
    if !rest.isEmpty {
      // "May we write to you? If yes, email".
      guard let condition = phrases.opening(of: words.folded(rest), as: "opening condition"),
        condition.length < words.count(rest)
      else { return nil }
      parts.append(words.dropping(condition.length, from: rest))
    }
    guard parts.count > 1, parts.allSatisfy({ words.count($0) > 1 || $0 == parts.last }) else {
      return nil
    }
    var wishes = parts.map { wish($0, mayBePressed: false) }
    if !rest.isEmpty, wishes.count == 2, wishes[0].details.items.isEmpty {
      // What is asked of those who say yes follows a question of yes and no.
      wishes[0] = Request(
        .component(.toggle), parts[0], Details(label: wishes[0].details.label))
    }
    return wishes
  }

  /// Several inputs about one person, address or thing: "Emergency contact: name, phone" is the
  /// name and the phone of one contact.
  private func grouped(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    var (head, value) = (line.label, line.value)
    if value == nil, line.notes.count == 1, !line.isQuestion { value = line.notes[0] }
    if value == nil, line.notes.isEmpty,
      let comma = words.bytes[range.range].firstIndex(of: UInt8(ascii: ","))
    {
      // "Emergency contact, name + phone".
      head = words.trimmed(SourceRange(range.lowerBound, comma))
      value = words.trimmed(SourceRange(comma + 1, range.upperBound))
    }
    guard let value else { return nil }
    let isSet = line.value != nil || !line.notes.isEmpty
    let group = phrases.ending(of: words.folded(head), as: "group")?.sense
    let members = words.members(of: value)
    guard members.count > 1, !words.hasAlternative(value), !hasSlash(value),
      phrases.opening(of: words.folded(head), as: "opening question") == nil,
      isSet && isOfFields(members, head) || isSum(value, members)
        || group != nil && members.allSatisfy({ isNamed($0) })
    else { return nil }
    return members.map { member in
      var wish = wish(member, mayBePressed: false)
      if group != "plain", isNamed(member), let label = wish.details.label {
        let own = label.text.spacedWords.map { LabelText.lowercasedStart(String($0)) }
        wish.details.label = Phrase(words.label(head).text + " " + own.spaced, from: label.origin)
      }
      if line.isStarred { wish.details.isRequired = true }
      return wish
    }
  }

  /// Whether inputs stand with plus signs between them: "block + flat number".
  private func isSum(_ value: SourceRange, _ members: [SourceRange]) -> Bool {
    words.bytes[value.range].contains(UInt8(ascii: "+")) && members.allSatisfy(namesValue)
  }

  /// Whether most members are the names of inputs, the first one certainly, and so not the options
  /// of one: "Guest: name, pronouns, link".
  private func isOfFields(_ members: [SourceRange], _ head: SourceRange) -> Bool {
    members.count > 2 && words.count(head) <= 2 && isNamed(members[0])
      && members.count { isNamed($0) || words.bytes[$0.range].last == UInt8(ascii: "?") } * 2
        >= members.count
  }

  /// Several inputs with their notes between commas: "Date, start, length (1h / 2h)".
  private func listed(_ range: SourceRange) -> [Request]? {
    let members = words.partsAtCommas(of: range)
    guard members.count > 1, FieldLine(range, of: words).value == nil,
      phrases.opening(of: words.folded(range), as: "opening consent") == nil
    else { return nil }
    let labels = members.map { FieldLine($0, of: words) }
    guard
      labels.allSatisfy({
        $0.value == nil && (1...4).contains(words.count($0.label)) && !isPressed($0.label)
          && !words.hasAlternative($0.label)
      }),
      labels.count(where: { namesValue($0.label) }) * 2 >= labels.count,
      labels.contains(where: { !$0.notes.isEmpty }) || labels.allSatisfy({ namesValue($0.label) })
    else { return nil }
    return members.map { wish($0, mayBePressed: false) }
  }

  /// Names with "and", "+" or commas between them, the last of which names an input.
  private func joined(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    guard line.value == nil, !line.isQuestion, !words.hasAlternative(line.label),
      phrases.opening(of: words.folded(line.label), as: "opening consent") == nil,
      phrases.sense(in: words.folded(line.label), as: "word moment") == nil
    else { return nil }
    let members = words.members(of: line.label)
    guard line.notes.allSatisfy({ saysWhetherRequired($0) != nil }),
      (2...6).contains(members.count), let last = members.last,
      members.allSatisfy({ words.count($0) <= 3 && !isPressed($0) }),
      areNamed(members, in: line.label)
    else { return nil }
    let tail = words.folded(last).words
    return members.map { member in
      var wish = wish(member, mayBePressed: false)
      if isOfDoer(member) { wish.details.label = whole(member) }
      // "First and last name" are two names.
      if member != last, isHalf(member), tail.count > 1, let noun = tail.last,
        let label = wish.details.label
      {
        let whole = Phrase(label.text + " " + noun, from: label.origin)
        wish.details.label = whole
        wish.details.fieldKind = book.fieldKind(of: whole.text)
      }
      if line.isStarred { wish.details.isRequired = true }
      for note in line.notes { wish.details.isRequired = saysWhetherRequired(note) }
      return wish
    }
  }

  /// Whether members are the names of inputs.
  ///
  /// They are if the last one is known as an input, "amount and due date", any of a few short ones
  /// is, "date, weather", all are separated by slashes, "city / state / ZIP", or all lack their
  /// noun, "from, to".
  private func areNamed(_ members: [SourceRange], in range: SourceRange) -> Bool {
    guard let last = members.last else { return false }
    if hasSlash(range) {
      return members.count > 2 && members.allSatisfy(isNamed) || members.allSatisfy(isOfDoer)
    }
    if isNamed(last) {
      return members.dropLast().allSatisfy { isNamed($0) || isHalf($0) || words.count($0) > 1 }
    }
    let isList = words.bytes[range.range].contains(UInt8(ascii: ","))
    return isList
      && (members.allSatisfy(isHalf)
        || members.contains(where: isNamed) && members.allSatisfy(isShortName))
  }

  /// Whether words are a short name, and no remark: "as on the passport".
  private func isShortName(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return folded.count <= 2
      || folded.count == 3 && !words.bytes[range.range].contains(UInt8(ascii: "("))
        && phrases.sense(ofAll: FoldedWords(folded.words[0]), as: "word remarking") == nil
  }

  /// Words as a label, with the preposition that ends them.
  private func whole(_ range: SourceRange) -> Phrase {
    Phrase(LabelText.capitalized(words.text(range)), at: range)
  }

  /// Whether words name who did something: "handed over by".
  private func isOfDoer(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return folded.count > 1 && phrases.ending(of: folded, as: "doer end") != nil
  }

  package func saysWhetherRequired(_ range: SourceRange) -> Bool? {
    var parts = InputParts(Phrase(""), range)
    return takeType(range, &parts) ? parts.isRequired : nil
  }

  /// Whether words are only the name of an input.
  private func isNamed(_ range: SourceRange) -> Bool {
    words.count(range) <= 4 && isFieldName(words.folded(range))
      && phrases.sense(in: words.folded(range), as: "word compared") == nil
  }

  /// Whether words lack a noun that comes later: "first" in "first and last name".
  private func isHalf(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "word half") != nil
  }

  func hasSlash(_ range: SourceRange) -> Bool {
    words.bytes[range.range].contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "|") }
  }
}
