internal import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines whose form alone says which parts of a screen they name.
extension InputBuilder {
  /// The parts that such a line names; nil for other lines.
  package func partLine(_ range: SourceRange) -> [Request]? {
    let part =
      boxed(range) ?? ticked(range) ?? searched(range) ?? named(asCode: range) ?? shownState(range)
      ?? wayBack(range) ?? onward(range)
      ?? views(range)
    return part.map { [$0] } ?? thingsWithButton(range) ?? address(range) ?? controls(range)
      ?? namedControls(range)
      ?? oneThing(range) ?? collection(range) ?? bracketed(range) ?? example(range)
  }

  /// A button whose name is set as code, with what is said of it: "`Place order` primary, full
  /// width".
  private func named(asCode range: SourceRange) -> Request? {
    let mark = UInt8(ascii: "`")
    guard words.bytes[range.range].first == mark,
      let close = words.bytes[range.range].dropFirst().firstIndex(of: mark),
      close + 1 < range.upperBound,
      case let name = SourceRange(range.lowerBound + 1, close), isPressed(name),
      FieldLine(range, of: words).value == nil
    else { return nil }
    return .action(words.label(name), range)
  }

  /// A state that is shown, with the states that it can be in: "status pill: OK / Attention / Alarm".
  private func shownState(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    let name = withoutArticle(line.label)
    let folded = words.folded(name)
    guard let value = line.value ?? line.notes.first,
      let ending = phrases.ending(of: folded, as: "pill any"), ending.length < folded.count,
      case let states = words.members(of: value), states.count > 1,
      states.allSatisfy({ words.count($0) <= 4 })
    else { return nil }
    let label = words.droppingLast(ending.length, from: name)
    guard phrases.sense(in: folded, as: "pill chosen") == nil else { return nil }
    guard phrases.ending(of: words.folded(label), as: "pill of") != nil else {
      // "weather chip (18 °C, light rain)" states what is on it.
      return line.value == nil ? .fact(words.label(label), words.verbatim(value), range) : nil
    }
    // Any of them shows the layout.
    var request = Request.fact(words.label(label), nil, range)
    request.details.samples = [[words.label(states[0]).text]]
    return request
  }

  /// A way back: "back arrow to all zones", "back chevron".
  private func wayBack(_ range: SourceRange) -> Request? {
    let whole = withoutArticle(words.unmarked(range))
    let folded = words.folded(whole)
    guard let opening = phrases.opening(of: folded, as: "back any") else { return nil }
    let back = LabelText.capitalized(folded.words[0])
    guard opening.length < folded.count else {
      return Request(.component(.link), range, Details(label: Phrase(back, at: range)))
    }
    let rest = words.dropping(opening.length, from: whole)
    guard phrases.opening(of: words.folded(rest), as: "back to") != nil, words.count(rest) > 1
    else {
      return nil
    }
    let label = Phrase(back + " " + words.text(rest), at: range)
    return Request(.component(.link), range, Details(label: label))
  }

  /// A line that leads elsewhere: "Blocked users (3) >".
  private func onward(_ range: SourceRange) -> Request? {
    guard let space = words.bytes[range.range].lastIndex(of: UInt8(ascii: " ")),
      Self.onwards.contains(where: {
        words.bytes[space + 1..<range.upperBound].elementsEqual($0)
      }), case let name = words.trimmed(SourceRange(range.lowerBound, space)),
      (1...6).contains(words.count(name)), FieldLine(name, of: words).value == nil
    else { return nil }
    return Request(.component(.link), range, Details(label: words.label(name)))
  }

  private static let onwards = [">", "›", "→", ">>", "»"].map { Array($0.utf8) }

  /// Buttons in brackets, "[Renew] [Report lost]", perhaps with words about them: "[Skip] [Next] <-
  /// grey until 3 are picked".
  package func bracketed(_ range: SourceRange) -> [Request]? {
    let bytes = words.bytes
    guard bytes[range.range].first == UInt8(ascii: "[") else { return nil }
    var found: [Request] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "[") else {
        if bytes[index] <= UInt8(ascii: " ") || Self.separators.contains(bytes[index]) {
          index += 1
          continue
        }
        guard found.count > 1 else { return nil }
        break
      }
      guard let close = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "]")) else {
        return nil
      }
      if close + 1 < range.upperBound, bytes[close + 1] == UInt8(ascii: "(") {
        guard let link = words.marks.link(at: index, in: range.range) else { return nil }
        found.append(self.link(link, SourceRange(index, link.end)))
        index = link.end
        continue
      }
      let inside = words.trimmed(SourceRange(index + 1, close))
      guard !inside.isEmpty, !isBlankToFill(inside), words.count(inside) <= 8 else { return nil }
      found.append(.action(words.label(inside), inside))
      index = close + 1
    }
    return found.isEmpty ? nil : found
  }

  private static let separators = Array("|·,/".utf8)

  /// Buttons with bars or dots between them: "Call | Mail | Share".
  package func separated(_ lines: [SourceRange]) -> [Request]? {
    guard lines.count == 1 else { return nil }
    let parts = words.members(of: lines[0], joinedBy: [])
    guard parts.count > 1, words.bytes[lines[0].range].contains(where: { $0 == UInt8(ascii: "|") }),
      parts.allSatisfy({
        words.count($0) <= 4 && phrases.opening(of: words.folded($0), as: "verb press") != nil
      })
    else { return nil }
    return parts.map { .action(words.label($0), $0) }
  }

  /// Whether a line only names buttons: "Return items, Download invoice, Reorder".
  package func areButtons(_ range: SourceRange) -> Bool {
    let members = words.members(of: range, joinedBy: [])
    return members.count > 1 && members.allSatisfy(isPressed)
      && !words.bytes[range.range].contains(where: \.isASCIIDigit)
  }

  /// Whether a sentence is only the quoted labels of buttons: `"Book inspection" and "Ask a
  /// question"`.
  package func isQuotedAlone(_ range: SourceRange) -> Bool {
    let quoted = words.quotations(in: range)
    return quoted.count > 1
      && quoted.map(words.count).reduce(0, +) + quoted.count > words.count(range)
  }

  /// The parts that a line names in a document that only states what is shown: a component before its
  /// name, or nothing but the quoted labels of buttons.
  package func statedPart(_ range: SourceRange) -> [Request]? {
    if let led = led(range) { return led }
    guard isQuotedAlone(range) else { return nil }
    return words.quotations(in: range).map { .action(words.label($0), $0) }
  }

  /// A link with its words and its address.
  package func link(_ link: InlineMarkup.Link, _ range: SourceRange) -> Request {
    var details = Details(label: words.label(SourceRange(link.words)))
    details.value = words.verbatim(SourceRange(link.address))
    return Request(.component(.link), range, details)
  }

  /// Views of the same to switch between: "toggle 24h / 7d / 30d", "segmented control Day | Week".
  private func views(_ range: SourceRange) -> Request? {
    let whole = withoutArticle(words.unmarked(range))
    let folded = words.folded(whole)
    guard let opening = phrases.opening(of: folded, as: "views any"), opening.length < folded.count,
      case let rest = trimmedMarks(words.dropping(opening.length, from: whole)),
      words.bytes[rest.range].contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "|") }
      ),
      case let members = words.members(of: rest), members.count > 1,
      members.allSatisfy({ (1...3).contains(words.count($0)) }),
      !members.allSatisfy({ book.isOn(words.text($0)) != nil })
    else { return nil }
    var details = Details(label: Phrase("View", at: range))
    details.items = items(members)
    details.variant = "segmented"
    return Request(.component(.picker), range, details)
  }

  /// What is shown of one thing: "one item at a time: location, article number, name".
  private func oneThing(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    guard let value = line.value,
      phrases.sense(ofAll: words.folded(line.label), as: "key onething") != nil,
      case let members = words.partsAtCommas(of: value), members.count > 1,
      members.allSatisfy({ (1...6).contains(words.count($0)) })
    else { return nil }
    return members.map { .fact(words.label(FieldLine($0, of: words).label), nil, $0) }
  }

  /// What stands where it says "example", in quotation marks: `example: "Aphids on row 3, sprayed"`.
  private func example(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, isQuotation(value),
      phrases.sense(ofAll: words.folded(line.label), as: "key example") != nil
    else { return nil }
    return [
      Request(.component(.quote), range, Details(value: words.verbatim(words.unquoted(value))))
    ]
  }
}
