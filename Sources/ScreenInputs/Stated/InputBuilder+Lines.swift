internal import ScreenAssembling
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
package import ScreenText

/// What a line's words say for or against showing it as it is.
extension InputBuilder {
  /// Whether words name a type, or say that something is required.
  package func saysType(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "type") != nil
      || words.members(of: range).contains {
        phrases.sense(ofAll: words.folded($0), as: "type") != nil
      }
      || phrases.opening(of: words.folded(range), as: "type").map {
        InputParts.Kind(rawValue: $0.sense).map { [.choice, .radio, .multiple].contains($0) }
          ?? false
      } ?? false
  }

  /// Whether words begin a rule for an input: "at least 8 characters".
  package func saysRule(_ range: SourceRange) -> Bool {
    phrases.opening(of: words.folded(range), as: "rule") != nil
  }

  /// Whether the lines of a paragraph are those of a list without marks: several, short, none of
  /// them a sentence.
  package func areLines(_ lines: [SourceRange]) -> Bool {
    lines.count > 1 && lines.allSatisfy(isLine)
  }

  /// Whether words are short and end in no mark.
  func isLine(_ range: SourceRange) -> Bool {
    words.count(range) <= Self.mostWordsOfLine
      && !".!?,;".utf8.contains(words.bytes[range.upperBound - 1])
  }

  /// The most words of a line that is not a sentence.
  private static let mostWordsOfLine = 8

  package func isQuotation(_ range: SourceRange) -> Bool {
    let start = words.bytes[range.range].prefix(3)
    let first = String(decoding: start, as: UTF8.self).unicodeScalars.first
    return first == "\"" || first == "“" || first == "«" || first == "„"
  }

  /// Whether a line says what something does: "the timer resets", "map shows old roads", "we can't
  /// pause".
  package func isClause(_ range: SourceRange, _ folded: FoldedWords) -> Bool {
    if phrases.sense(in: folded, as: "word negated") != nil { return true }
    let raw = words.bytes[range.range].split { !$0.isWordPart }.dropFirst()
    return raw.contains { word in
      let folded = FoldedWords(word)
      if phrases.sense(ofAll: folded, as: "word finite") != nil { return true }
      // A verb in the third person looks like the plural of a noun, so only known verbs count.
      return word.last == UInt8(ascii: "s") && folded.words.first?.utf8.count != word.count
        && ["verb order", "verb press"].contains { phrases.sense(ofAll: folded, as: $0) != nil }
    }
  }

  /// Records the features of one of `count` lines.
  package func noteLine(
    _ range: SourceRange, isOrdered: Bool, _ features: inout ListFeatures, of count: Int
  ) {
    func note(_ feature: String) { features.note(feature, of: count) }
    let line = FieldLine(range, of: words)
    let folded = words.folded(range)
    let said = line.notes + (line.value.map { [$0] } ?? [])
    if isClause(range, folded) {
      note("clause")
    } else {
      if phrases.opening(of: folded, as: "component named") != nil { note("names-component") }
      if folded.count < 15, phrases.sense(in: folded, as: "component any") != nil {
        note("component")
      }
    }
    if phrases.opening(of: folded, as: "opening request") != nil { note("request") }
    if phrases.sense(in: folded, as: "word each") != nil { note("each") }
    if line.isStarred || said.contains(where: saysType) || said.contains(where: saysRule) {
      note("typed")
    }
    if said.contains(where: { book.isOn(words.text($0)) != nil && words.count($0) <= 3 })
      || phrases.ending(of: folded, as: "ending toggle") != nil
    {
      note("on-off")
    }
    if isFieldName(words.folded(line.label)) { note("field-noun") }
    if line.value == nil, folded.count <= 4, phrases.opening(of: folded, as: "verb press") != nil {
      note(isOrdered ? "press-ordered" : "press")
    }
    if folded.count > 1, phrases.opening(of: folded, as: "verb order") != nil {
      note(isOrdered ? "order-ordered" : "order")
    }
    if line.isQuestion { note("question") }
    if let value = line.value {
      let members = words.members(of: value)
      if Quantity.isQuantity(words.text(value)) {
        note("number-value")
      } else if line.isDashed {
        note("dashed")
      } else if members.count > 1, folded.count <= 6 * members.count {
        note("options")
      } else {
        note("plain-value")
      }
    } else if folded.count <= 2 {
      note("short")
    }
    let text = words.bytes[range.range]
    if text.contains(where: \.isASCIIDigit) { note("digit") }
    if isQuotation(range) { note("quoted") }
    if phrases.sense(in: folded, as: "word denial") != nil
      || phrases.opening(of: folded, as: "opening denial") != nil
    {
      note("denial")
    }
    let isNamed = zip(text, text.dropFirst()).contains { before, byte in
      before == 0x20 && byte.isASCIILetter && !byte.isASCIISmallLetter
    }
    if isNamed { note("capital") }
  }
}
