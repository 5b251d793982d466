internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Names of things with what each of them has.
extension LineDraft {
  /// A collection, or the facts of one thing: "machines with zone and serial number", "Card: bed,
  /// initials".
  ///
  /// - Parameters:
  ///   - head: The name of the things.
  ///   - tail: What is said of them.
  ///   - range: The whole line.
  ///   - mayBeKinds: Whether the tail may name the things themselves, or their kinds.
  /// - Returns: At least one part, if anything is named.
  mutating func described(
    _ head: SourceRange, by tail: SourceRange, in range: SourceRange, mayBeKinds: Bool
  ) -> [Request] {
    let head = words.unquoted(withoutEnd(head, as: "draft with"))
    let names = pieces(tail)
    let form = form(of: head)
    let said = FieldLine(form?.name ?? head, of: words)
    let isGroup =
      names.count > 1
      && phrases.ending(of: words.folded(named(said.label)), as: "draft group") != nil
    let name = named(said.label)
    guard form != nil || isGroup || namesSeveral(said.label) else {
      return described(said, name, by: tail, names, in: range, mayBeKinds: mayBeKinds)
    }
    if mayBeKinds, names.count == 1, form == nil || words.count(head) == 1 {
      let inner = content(tail)
      return form == nil ? [.section(words.label(name), range, inner)] : inner
    }
    if mayBeKinds, names.count > 1, form?.kind != "table",
      areThings(names, tail, said, hasForm: form != nil)
    {
      return [list(of: parts.members(tail), name, range)]
    }
    return [withThings(said, tail, collection(name, form?.kind, of: names, range))]
  }

  /// Whether names in brackets or behind a colon are those of the things, and not what each has:
  /// "Alarms (pressure low, sensor silent)".
  private func areThings(
    _ names: [SourceRange], _ tail: SourceRange, _ said: FieldLine, hasForm: Bool
  ) -> Bool {
    let valued = names.count { inputs.namesValue(FieldLine($0, of: words).label) }
    if valued == 0, !hasForm { return true }
    guard valued * 2 < names.count else { return false }
    let isNoted =
      said.notes.last == tail
      || words.bytes[..<tail.lowerBound].last == UInt8(ascii: "(")
    return isNoted
      && names.allSatisfy {
        words.count($0) <= 3 && !(words.bytes[$0.range].first?.isASCIIDigit ?? false)
      } || names.allSatisfy(beginsWithCapital)
  }

  /// Whether words begin with a capital: "Gala".
  func beginsWithCapital(_ range: SourceRange) -> Bool {
    words.bytes[range.range].first?.isASCIICapital ?? false
  }

  /// A list of things that a line names: "Alarms" of "pressure low" and "sensor silent".
  private func list(
    of things: [SourceRange], _ name: SourceRange, _ range: SourceRange
  ) -> Request {
    var details = Details(label: words.label(name))
    details.items = things.map { Details.Item(words.verbatim($0)) }
    details.isVerbatim = true
    return Request(.component(.list), range, details)
  }

  /// A collection with the things that a note names beside what each has: "Blocks (Gala, Cox) with
  /// temperature".
  private mutating func withThings(
    _ said: FieldLine, _ tail: SourceRange, _ request: Request
  ) -> Request {
    guard let note = said.notes.last, note != tail, case let own = words.members(of: note),
      own.count > 1, own.allSatisfy(beginsWithCapital)
    else { return request }
    var request = request
    if let first = request.details.nameColumn {
      request.details.columns.insert(first, at: 0)
      request.details.columnValues.insert(.open, at: 0)
      request.details.nameColumn = words.label(named(said.label))
    }
    request.details.items = own.map { Details.Item(words.verbatim($0)) }
    return request
  }
}
