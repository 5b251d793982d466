internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that state several things of one kind: boxes by their names, hours by their days.
extension InputBuilder {
  /// "Three boxes: Vaccinations, Surgery, Dental care" are cards, whatever their names are elsewhere.
  func namedBoxes(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, words.count(line.label) <= 4,
      phrases.ending(of: words.folded(line.label), as: "noun box") != nil,
      // "Each card: shelf, potter" names columns.
      phrases.opening(of: words.folded(line.label), as: "head column") == nil,
      case let names = words.members(of: value), names.count > 1,
      names.allSatisfy({ (1...4).contains(words.count($0)) })
    else { return nil }
    var details = Details()
    details.items = items(names)
    details.variant = "cards"
    return Request(.component(.list), range, details)
  }

  /// "Opening hours, Mon-Fri 8 to 18, Sat 9 to 13": a fact for each run of days.
  func hoursByDay(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    var parts = words.partsAtCommas(of: line.value ?? range)
    guard parts.count > 1 else { return nil }
    let name = line.value == nil ? parts.removeFirst() : line.label
    guard (1...3).contains(words.count(name)),
      parts.allSatisfy({ part in
        let folded = words.folded(part)
        return (3...7).contains(folded.count)
          && phrases.opening(of: folded, as: "cell moment") != nil
          && words.bytes[part.range].contains(where: \.isASCIIDigit)
      })
    else { return nil }
    let facts = parts.compactMap { part -> Request? in
      guard let digit = words.bytes[part.range].firstIndex(where: \.isASCIIDigit) else {
        return nil
      }
      let days = words.trimmed(SourceRange(part.lowerBound, digit))
      return days.isEmpty
        ? nil
        : .fact(words.label(days), words.verbatim(SourceRange(digit, part.upperBound)), part)
    }
    return facts.count == parts.count ? .section(words.label(name), range, facts) : nil
  }
}
