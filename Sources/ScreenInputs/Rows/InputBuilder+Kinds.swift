package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// What lines are, by their form alone.
extension InputBuilder {
  /// Whether words end like a plural.
  package func isPlural(_ range: SourceRange) -> Bool {
    words.bytes[range.range].last.map { $0.lowercasedASCII == UInt8(ascii: "s") } ?? false
  }

  /// Whether a head names things, and the lines below it, the first with commas, what is known of
  /// each.
  package func namesRegister(_ items: [OutlineList.Item], of head: SourceRange) -> Bool {
    guard isPlural(head), words.count(head) <= 3, let first = items.first else { return false }
    let columns = words.partsAtCommas(of: first.words).map { FieldLine($0, of: words).label }
    let named = columns.count { namesValue($0) }
    return named > 1 && named * 2 >= columns.count
      && items.allSatisfy { item in
        partLine(item.words) == nil
          && !words.bytes[item.words.range].contains(where: \.isASCIIDigit)
          && words.partsAtCommas(of: item.words).allSatisfy {
            (1...5).contains(words.count(FieldLine($0, of: words).label))
          }
      }
  }

  /// Whether half of several lines have a star, types in brackets, or boxes before their options.
  package func areTyped(_ items: [OutlineList.Item]) -> Bool {
    let typed = items.count { item in
      FieldLine(item.words, of: words).isStarred || isTyped(item.words)
        || boxed(item.words) != nil
    }
    return items.count > 2 && typed * 2 >= items.count
  }

  /// Whether all lines say how many parts they have: "Highlights (12 stops)", "Kids tour (8 stops)".
  package func areCounted(_ items: [OutlineList.Item]) -> Bool {
    items.count > 1
      && items.allSatisfy { item in
        let line = FieldLine(item.words, of: words)
        guard line.value == nil, let note = line.notes.first, line.notes.count == 1,
          case let said = words.folded(note), said.count == 2
        else { return false }
        return said.words[0].utf8.allSatisfy(\.isASCIIDigit) && isPlural(note)
          && phrases.sense(ofAll: FoldedWords(said.words[1]), as: "unit") == nil
          && phrases.sense(ofAll: FoldedWords(said.words[1]), as: "word characters") == nil
          && !takesAll(note)
      }
  }

  /// Whether a line names an input with its type or rules in brackets: "Type [radio: Injury | Spill]".
  package func isTyped(_ range: SourceRange) -> Bool {
    FieldLine(range, of: words).notes.contains { note in
      // "(red button)" and "(button, red)" name another part than an input, and "(optional)" is no
      // type.
      guard
        !words.members(of: note).contains(where: {
          phrases.ending(of: words.folded($0), as: "noted") != nil
        })
      else { return false }
      let folded = words.folded(note)
      let opening = phrases.opening(of: folded, as: "type")
      if let opening { return !["required", "optional"].contains(opening.sense) }
      return takesAll(note)
    }
  }

  /// The values in the cells of a column with what is said of it: "temper: calm / nervous", "frames
  /// (number)".
  package func columnValues(of line: FieldLine) -> Details.ColumnValues {
    var parts = InputParts(words.label(line.label), line.label)
    for said in line.notes + (line.value.map { [$0] } ?? []) {
      take(said, &parts, isNote: true)
    }
    if parts.options.count > 1 { return .some(parts.options.map(\.label.text)) }
    return parts.kind == .number ? .numbers : parts.kind == .date ? .dates : .open
  }

  /// Whether words say when and where something is: "Thursday 19:30, St Mary's hall".
  package func statesTime(_ range: SourceRange) -> Bool {
    let members = words.members(of: range, joinedBy: [])
    return members.count < 4
      && members.contains { member in
        words.bytes[member.range].split(separator: UInt8(ascii: " ")).contains {
          Quantity.beginsWithTime($0) && $0.contains(UInt8(ascii: ":"))
        }
      } && InputBuilder.bounds(words.text(range)) == nil
  }

  /// Whether a line states a price: "Main hall €25 per hour".
  package func statesPrice(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    return line.notes.isEmpty && !line.isQuestion
      && Quantity.hasCurrency(words.text(range))
      && words.bytes[range.range].contains(where: \.isASCIIDigit)
  }

  /// Whether all lines state values, some of them numbers or times, and offer no options: the facts
  /// that a form shows before it asks.
  package func areStated(_ items: [OutlineList.Item]) -> Bool {
    let lines = items.map { FieldLine($0.words, of: words) }
    let fields = lines.count { isFieldName(words.folded($0.label)) }
    return items.count > 1 && fields * 2 <= items.count
      && lines.allSatisfy { line in
        guard let value = line.value, !line.isDashed, !line.isArrow, !line.isQuestion,
          !line.isStarred, line.notes.isEmpty, !saysType(value), !saysRule(value),
          !isBlankToFill(value)
        else { return false }
        return words.members(of: value).count == 1 && Self.bounds(words.text(value)) == nil
      }
      && lines.contains { line in
        line.value.map { Quantity.isQuantity(words.text($0)) } ?? false
      }
  }

  /// Whether a line ends with its duration in brackets: "Questions (10 min)".
  package func endsInMinutes(_ range: SourceRange) -> Bool {
    guard let note = FieldLine(range, of: words).notes.last else { return false }
    let folded = words.folded(note)
    return folded.count == 2 && folded.words[0].utf8.allSatisfy(\.isASCIIDigit)
      && phrases.sense(ofAll: FoldedWords(folded.words[1]), as: "word minutes") != nil
  }

  /// Whether a line is an input of its own and no option: with a star, or with options and types
  /// behind its name.
  package func isDescribed(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    return line.isStarred
      || line.value.map { words.members(of: $0).count > 1 || saysType($0) } ?? false
  }

  /// Whether words say that several may be chosen: "(more than one possible)".
  package func isSeveral(_ range: SourceRange) -> Bool {
    phrases.sense(in: words.folded(range), as: "word several") != nil
  }
}
