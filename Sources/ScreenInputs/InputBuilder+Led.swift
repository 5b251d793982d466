internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that begin with the name of a component: `Button "Save"`, "Field: Card number", "Picker
/// for the course: Watercolour, Linocut".
extension InputBuilder {
  /// The wishes of such a line; nil for other lines.
  package func led(_ range: SourceRange) -> [Request]? {
    if let stated = namedBoxes(range) ?? hoursByDay(range) { return [stated] }
    let whole = words.unmarked(range)
    let bare = withoutLook(withoutArticle(whole))
    let folded = words.folded(bare)
    guard let opening = phrases.opening(of: folded, as: "led"), opening.length < folded.count else {
      return nil
    }
    // "Field 2: PIN" is the second field.
    let number = opening.length < folded.count - 1 ? folded.words[opening.length] : ""
    let isNumbered = !number.isEmpty && number.utf8.allSatisfy(\.isASCIIDigit)
    let (end, _) = words.place(after: opening.length + (isNumbered ? 1 : 0), in: bare)
    let rest = words.trimmed(SourceRange(end, bare.upperBound))
    guard let first = words.bytes[rest.range].first else { return nil }
    let quoted = words.quoted(in: rest)
    let isQuoted = quoted != rest && Self.leadsQuote(words.bytes[rest.range])
    if first == UInt8(ascii: ":") || isQuoted {
      let said = isQuoted ? quoted : words.unquoted(words.trimmed(rest.dropping(1)))
      // Of several messages, the first one is shown.
      let name = opening.sense == "alert" ? words.quotations(in: rest).first ?? said : said
      guard !name.isEmpty, words.count(name) <= 14 else { return nil }
      var names: [SourceRange] = []
      if Self.severals.contains(opening.sense) {
        names = words.quotations(in: rest)
        if names.count < 2 { names = words.members(of: name, joinedBy: []) }
      }
      return (names.count > 1 ? names : [name]).flatMap { name in
        made(
          opening.sense, name, in: names.count > 1 ? name : range,
          tail: isQuoted && names.count < 2 ? SourceRange(quoted.upperBound, rest.upperBound) : nil)
      }
    }
    // `Star rating from 1 to 5, "How was it?"` says more before the name.
    if quoted != rest, quoted.upperBound + 1 >= rest.upperBound {
      return made(
        opening.sense, quoted, in: range,
        tail: SourceRange(rest.lowerBound, quoted.lowerBound - 1))
    }
    // "button Save reading" names the button.
    if opening.sense == "button", isPressed(rest) {
      return [.action(words.label(rest), range)]
    }
    // "Picker for the course: A, B" names what it is for; so does "Star rating from 1 to 5".
    let rested = words.folded(rest)
    guard !isTextFor(folded), let purpose = phrases.opening(of: rested, as: "led for"),
      purpose.length < rested.count
    else { return nil }
    return made(opening.sense, words.dropping(purpose.length, from: rest), in: range, tail: nil)
  }

  /// Words without how big something is: "big banner".
  private func withoutLook(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard folded.count > 1,
      phrases.sense(ofAll: FoldedWords(folded.words[0]), as: "note look") != nil
    else { return range }
    return words.dropping(1, from: range)
  }

  private static let severals: Set<String> = ["button", "link", "toggle"]

  private static func leadsQuote(_ words: ArraySlice<UInt8>) -> Bool {
    words.first == UInt8(ascii: "\"") || words.starts(with: Array("“".utf8))
      || words.starts(with: Array("„".utf8)) || words.starts(with: Array("«".utf8))
  }

  /// The component named so, with the details after the mark that closes its name.
  private func made(
    _ sense: String, _ name: SourceRange, in range: SourceRange, tail: SourceRange?
  ) -> [Request] {
    switch sense {
    case "button": return [.action(words.label(name), range)]
    case "link": return [Request(.component(.link), range, Details(label: words.label(name)))]
    case "heading":
      let label = words.label(name)
      return [Request(.component(.heading), range, Details(label: label, value: label))]
    case "paragraph": return [.paragraph(words.verbatim(name), range)]
    case "quote":
      return [Request(.component(.quote), range, Details(value: words.verbatim(name)))]
    case "alert": return [Request(.component(.alert), range, Details(label: words.label(name)))]
    case "image":
      var details = Details(label: words.label(name))
      details.variant = "image"
      return [Request(.component(.image), range, details)]
    default: break
    }
    let line = FieldLine(name, of: words)
    var parts = InputParts(words.label(line.label), range)
    parts.kind = sense == "field" ? nil : InputParts.Kind(rawValue: sense)
    if line.isStarred { parts.isRequired = true }
    var notes = line.notes + (line.value.map { [$0] } ?? [])
    if let tail { notes += said(behind: tail) }
    if line.value == nil, case let members = words.members(of: line.label, joinedBy: []),
      members.count == 2, isOn(members[1]) != nil
    {
      // "the exhaust fan, on at first".
      parts.label = words.label(members[0])
      notes.append(members[1])
    }
    for note in notes {
      if parts.kind == .toggle, let isOn = isOn(note) {
        parts.value = Phrase(isOn ? "on" : "off", at: note)
      } else {
        take(note, &parts, isNote: true)
      }
    }
    if parts.kind == .rating,
      let (low, high, _) = Self.bounds(String(words.text(range).drop { !$0.isNumber }))
    {
      (parts.minimum, parts.maximum) = (low, high)
    }
    return [parts.wish(book)]
  }

  /// The details after a quoted name: `(on)`, `with Dish, Yagi`.
  private func said(behind range: SourceRange) -> [SourceRange] {
    let rest = trimmedMarks(range)
    guard words.count(rest) > 0 else { return [] }
    let isLed = phrases.opening(of: words.folded(rest), as: "lead options") != nil
    return [isLed && words.count(rest) > 1 ? words.dropping(1, from: rest) : rest]
  }

  /// Whether words say that something is initially on or off; nil if they say neither.
  func isOn(_ range: SourceRange) -> Bool? {
    let folded = words.folded(range)
    if phrases.opening(of: folded, as: "cell on") != nil { return true }
    return phrases.opening(of: folded, as: "cell off") != nil ? false : nil
  }

  func withoutArticle(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard let first = folded.words.first, folded.count > 1,
      phrases.sense(ofAll: FoldedWords(first), as: "word article") != nil
    else { return range }
    return words.dropping(1, from: range)
  }

  /// A line without a verb that only asks for input: "Choose a service" is Service, "Scan or type
  /// PO number" the PO number.
  package func withoutAsking(_ range: SourceRange) -> SourceRange {
    var range = range
    while let opening = phrases.opening(of: words.folded(range), as: "verb ask"),
      opening.length < words.count(range)
    {
      var rest = words.dropping(opening.length, from: range)
      // "Type: road or city" names a type.
      let verb = words.place(after: opening.length, in: range)
      guard !words.bytes[verb.end..<verb.next].contains(UInt8(ascii: ":")) else { break }
      let next = FoldedWords(words.folded(rest).words[0])
      if phrases.sense(ofAll: next, as: "binding") == "apart" { break }
      if LineWords.conjunctions.contains(next.words[0]), words.count(rest) > 1 {
        rest = words.dropping(1, from: rest)
        guard phrases.opening(of: words.folded(rest), as: "verb ask") != nil else { break }
      }
      range = withoutArticle(rest)
    }
    return range
  }
}

extension SourceRange {
  /// The range without its first `count` bytes.
  package func dropping(_ count: Int) -> SourceRange {
    SourceRange(Swift.min(lowerBound + count, upperBound), upperBound)
  }
}

extension InputBuilder {
  /// The box of each thing that a line names: `checkbox "Watered"`; nil for other lines.
  package func tick(_ range: SourceRange) -> Request? {
    guard let led = led(range), led.count == 1, led[0].subject == .component(.toggle),
      let label = led[0].details.label
    else { return nil }
    return .tick(label, range)
  }

  /// A strip of options with its options behind a mark: "Filter chips: All, Open now"; nil for other
  /// lines.
  package func strip(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    let folded = words.folded(line.label)
    guard let value = line.value ?? line.notes.first,
      let ending = phrases.ending(of: folded, as: "strip any"),
      case let members = words.members(of: value), members.count > 1,
      members.allSatisfy({ words.count($0) <= 4 })
    else { return nil }
    let name =
      ending.length < folded.count
      ? words.droppingLast(ending.length, from: line.label) : line.label
    var details = Details(label: words.label(withoutArticle(name)))
    details.items = items(members)
    details.variant = "segmented"
    return Request(.component(.picker), range, details)
  }
}
