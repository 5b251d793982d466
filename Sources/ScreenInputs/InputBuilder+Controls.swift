internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines with several controls, and with where somebody searches.
extension InputBuilder {
  /// Several controls of one thing: `Irrigation: on/off switch + "Run for 5 min" button`.
  func controls(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, line.notes.isEmpty,
      case let members = words.members(of: value), (2...4).contains(members.count)
    else { return nil }
    var found: [Request] = []
    for member in members {
      let folded = words.folded(member)
      guard let type = phrases.ending(of: folded, as: "control any"),
        let kind = InputParts.Kind(rawValue: type.sense)
      else { return nil }
      let name =
        type.length < folded.count
        ? words.unquoted(words.droppingLast(type.length, from: member)) : member
      if kind == .button {
        guard type.length < folded.count else { return nil }
        found.append(.action(words.label(name), member))
        continue
      }
      var parts = InputParts(words.label(line.label), member)
      parts.kind = kind
      found.append(parts.wish(book))
    }
    return found
  }

  /// Controls that each have a name, with a plus between them: "email input + Subscribe button".
  func namedControls(_ range: SourceRange) -> [Request]? {
    guard words.bytes[range.range].contains(UInt8(ascii: "+")),
      FieldLine(range, of: words).value == nil,
      case let members = words.members(of: range), (2...4).contains(members.count)
    else { return nil }
    var found: [Request] = []
    for member in members {
      let folded = words.folded(member)
      guard let type = phrases.ending(of: folded, as: "ending"), type.length < folded.count,
        let kind = InputParts.Kind(rawValue: type.sense)
      else { return nil }
      let name = words.unquoted(words.droppingLast(type.length, from: withoutArticle(member)))
      if kind == .button {
        found.append(.action(words.label(name), member))
        continue
      }
      var parts = InputParts(words.label(name), member)
      parts.kind = kind == .text ? nil : kind
      found.append(parts.wish(book))
    }
    return found
  }

  /// Where somebody searches, and by what: "search by plate or driver".
  package func searched(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard let search = phrases.opening(of: folded, as: "search by"), search.length < folded.count,
      folded.count <= 9, FieldLine(range, of: words).value == nil
    else { return nil }
    var parts = InputParts(words.label(range), range)
    parts.kind = .search
    return parts.wish(book)
  }

  /// An input that a sentence describes, and what it says of it: "scan field is focused automatically".
  package func fieldTold(_ range: SourceRange) -> (Request, told: SourceRange)? {
    let folded = words.folded(range)
    guard folded.count > 3, FieldLine(range, of: words).value == nil,
      let field = folded.words.indices.dropFirst().prefix(3).first(where: {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "ending") == "text"
      }), field + 1 < folded.count,
      phrases.sense(ofAll: FoldedWords(folded.words[field + 1]), as: "word finite") != nil,
      case let name = withoutArticle(
        SourceRange(range.lowerBound, words.place(after: field, in: range).end)),
      words.count(name) > 0, phrases.sense(ofAll: words.folded(name), as: "word all") == nil
    else { return nil }
    return (
      wish(name, mayBePressed: false),
      SourceRange(words.place(after: field + 1, in: range).next, range.upperBound)
    )
  }

  /// A part with the inputs that a line lists behind its name: "Shipping address (name, street, city)".
  package func group(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    guard line.value == nil, line.notes.count == 1, (1...4).contains(words.count(line.label)),
      case let members = words.members(of: line.notes[0], joinedBy: []), members.count > 2,
      members.allSatisfy({ words.count($0) <= 3 }),
      members.count(where: { isFieldName(words.folded($0)) }) * 4 >= members.count * 3
    else { return nil }
    return .section(
      words.label(line.label), range, members.map { wish($0, mayBePressed: false) })
  }

  /// A table with its rows below the line that names its columns: "Table of regions with name, sales".
  package func collection(_ item: OutlineList.Item) -> Request? {
    guard var table = collection(item.words)?.first, item.blocks.count == 1,
      let rows = item.blocks[0].list?.items
    else { return nil }
    for row in rows {
      let cells = words.partsAtCommas(of: row.words)
      guard cells.count == table.details.columns.count + 1, row.blocks.isEmpty else { return nil }
      table.details.items.append(
        Details.Item(words.verbatim(cells[0]), values: cells.dropFirst().map(words.verbatim)))
    }
    table.range = item.words.union(item.blocks[0].range)
    return table
  }

  /// A table below a head that names no more than one, "List", if its first line names the columns:
  /// "key, description, owner, last changed".
  package func collection(
    _ items: [OutlineList.Item], below head: SourceRange, in range: SourceRange
  ) -> [Request]? {
    guard phrases.sense(ofAll: words.folded(head), as: "collection named") != nil,
      let first = items.first, items.count < 4,
      case let names = words.partsAtCommas(of: first.words).map({ FieldLine($0, of: words) }),
      names.count > 2,
      names.allSatisfy({ (1...4).contains(words.count($0.label)) && $0.value == nil })
    else { return nil }
    var table = Request(.component(.table), first.words)
    table.details.nameColumn = words.label(names[0].label)
    for name in names.dropFirst() {
      if phrases.ending(of: words.folded(name.label), as: "ending")?.sense == "toggle" {
        table.parts.append(.tick(words.label(withoutState(name.label)), name.label))
      } else {
        table.details.columns.append(words.label(name.label))
        table.details.columnValues.append(columnValues(of: name))
      }
    }
    return [table]
      + items.dropFirst().flatMap { item in
        partLine(item.words) ?? [.paragraph(words.verbatim(item.words), item.words)]
      }
  }

  /// The things of a table, with what is known of each: "a list of all plots with number, size, status
  /// (free / rented)", "table: plate, driver, mileage".
  package func collection(_ range: SourceRange) -> [Request]? {
    let line = FieldLine(range, of: words)
    let whole = withoutArticle(words.unmarked(range))
    var (name, columns): (SourceRange?, SourceRange)
    if let value = line.value, !line.isDashed,
      phrases.sense(ofAll: words.folded(withoutArticle(line.label)), as: "collection named") != nil
    {
      (name, columns) = (nil, value)
    } else if let opening = phrases.opening(of: words.folded(whole), as: "opening collection"),
      line.value == nil, opening.length < words.count(whole),
      case let things = words.dropping(opening.length, from: whole),
      let with = words.folded(things).words.firstIndex(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "lead with") != nil
      }), (1...4).contains(with), with + 1 < words.count(things)
    {
      name = SourceRange(things.lowerBound, words.place(after: with, in: things).end)
      columns = words.dropping(with + 1, from: things)
    } else {
      return nil
    }
    let members = words.partsAtCommas(of: columns)
    let pressed = members.reversed().prefix {
      words.unquoted($0) != $0 || isPressed($0) && !namesValue($0)
    }
    let lines = members.dropLast(pressed.count).map { FieldLine($0, of: words) }
    guard lines.count > 1, pressed.count < 4,
      lines.allSatisfy({
        (1...4).contains(words.count($0.label)) && $0.value == nil
          && phrases.ending(of: words.folded($0.label), as: "ending") == nil
      })
    else { return nil }
    var details = Details()
    if let name, let first = words.folded(name).words.first {
      let isAll = phrases.sense(ofAll: FoldedWords(first), as: "word all") != nil
      details.label = words.label(
        isAll && words.count(name) > 1 ? words.dropping(1, from: name) : name)
    }
    details.nameColumn = words.label(lines[0].label)
    details.columns = lines.dropFirst().map { words.label($0.label) }
    details.columnValues = lines.dropFirst().map(columnValues)
    var table = Request(.component(.table), range, details)
    table.parts = pressed.reversed().map {
      Request.action(words.label(words.unquoted($0)), $0).ofEach
    }
    return [table]
  }
}
