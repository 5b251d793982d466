internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// What stands before a line and only says who speaks, or which line it is.
extension LineDraft {
  /// Words without the tags around them: "<show>wind</show>".
  func withoutTags(_ range: SourceRange) -> SourceRange {
    var range = words.trimmed(range)
    let (open, close) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    while words.bytes[range.range].last == close,
      let start = words.bytes[range.range].lastIndex(of: open), start > range.lowerBound
    {
      range = words.trimmed(SourceRange(range.lowerBound, start))
    }
    while words.bytes[range.range].first == open,
      let end = words.bytes[range.range].firstIndex(of: close), end + 1 < range.upperBound
    {
      range = words.trimmed(SourceRange(end + 1, range.upperBound))
    }
    // The lines of a drawn tree: "├── date".
    while words.bytes[range.range].first == 0xE2, range.count > 3,
      [0x94, 0x95].contains(words.bytes[range.lowerBound + 1])
    {
      range = words.trimmed(SourceRange(range.lowerBound + 3, range.upperBound))
    }
    // "[list] Found items"
    if words.bytes[range.range].first == UInt8(ascii: "["),
      let end = words.bytes[range.range].firstIndex(of: UInt8(ascii: "]")),
      end + 2 < range.upperBound,
      words.bytes[end + 1] == UInt8(ascii: " "), end - range.lowerBound < 14
    {
      range = words.trimmed(SourceRange(end + 1, range.upperBound))
    }
    return range
  }

  /// Words without who says them at which time: "Ana (22:12): now and next".
  func withoutSpeaker(_ range: SourceRange) -> SourceRange {
    let field = FieldLine(range, of: words)
    guard let value = field.value, !field.isDashed else { return range }
    // "Ana, 22:12: and the weather"
    let said = Array(words.bytes[field.label.range])
    let isTimed = said.indices.dropFirst().dropLast().contains {
      said[$0] == UInt8(ascii: ":") && said[$0 - 1].isASCIIDigit && said[$0 + 1].isASCIIDigit
    }
    if isTimed, words.count(field.label) <= 5, said.last?.isASCIIDigit ?? false { return value }
    guard words.count(field.label) <= 2,
      let note = field.notes.first, words.bytes[note.range].contains(UInt8(ascii: ":")),
      words.bytes[note.range].allSatisfy({ $0.isASCIIDigit || ": ".utf8.contains($0) })
    else { return range }
    return value
  }

  /// Words without the reader of a story: "As a tenant I see offers".
  func withoutReader(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range).words
    guard folded.count > 5, isWord(folded[0], "draft as"),
      let place = folded.indices.dropFirst(2).prefix(14).first(where: {
        isWord(folded[$0], "draft writer")
      }), place + 2 < folded.count
    else { return range }
    return words.dropping(place, from: range)
  }

  /// Words without a letter or a Roman number that counts lines, "ii. a mark", or a priority, "P0".
  func withoutNumeral(_ range: SourceRange) -> SourceRange {
    var range = range
    let dashes = ["– ", "- ", "/ ", "-> ", "→ "].map { Array($0.utf8) }
    if let dash = dashes.first(where: { words.bytes[range.range].starts(with: $0) }) {
      range = SourceRange(range.lowerBound + dash.count, range.upperBound)
    }
    let key = words.bytes[range.range].prefix { $0 > UInt8(ascii: " ") }
    let plain = key.filter { $0 != UInt8(ascii: "*") }
    let isCounted =
      (2...5).contains(key.count) && ".)".utf8.contains(key.last ?? 0)
      && (key.count == 2 && (key.first ?? 0).isASCIILetter
        || key.dropLast().allSatisfy { "ivx".utf8.contains($0) })
    let isPriority =
      plain.count == 2 && (plain.first ?? 0).isASCIICapital && (plain.last ?? 0).isASCIIDigit
    let isBracketed =
      key.count > 2 && key.first == UInt8(ascii: "(") && key.last == UInt8(ascii: ")")
      && key.dropFirst().dropLast().allSatisfy(\.isASCIIDigit)
    // "8 – We answer", "1 / Calendar month"
    let rest = words.bytes[range.range].dropFirst(key.count)
    let isNumbered =
      key.count <= 2 && !key.isEmpty && key.allSatisfy(\.isASCIIDigit)
      && [" – ", " / ", " - "].contains { rest.starts(with: Array($0.utf8)) }
      && (rest.drop { !$0.isASCIILetter && !$0.isASCIIDigit }.first ?? 0).isASCIILetter
    if isNumbered { return words.dropping(1, from: range) }
    guard isCounted || isPriority || isBracketed, key.count < range.count else { return range }
    return words.trimmed(SourceRange(range.lowerBound + key.count, range.upperBound))
  }

  /// Words without the number of a step: "5 System displays …", "Step 6  They see …".
  func withoutStep(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range).words
    let isNamed = phrases.opening(of: words.folded(range), as: "draft step") != nil
    let place = isNamed ? 1 : 0
    guard folded.count > place + 2, folded[place].utf8.allSatisfy(\.isASCIIDigit) else {
      return range
    }
    let rest = words.dropping(place + 1, from: range)
    let bytes = words.bytes[rest.range].prefix(2)
    guard let first = bytes.first, first.isASCIICapital, bytes.last?.isASCIISmallLetter ?? false
    else { return range }
    return rest
  }
}
