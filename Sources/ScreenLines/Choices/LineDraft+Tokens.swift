internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lines whose words between spaces are options or bounds.
extension LineDraft {
  /// The words of a line between spaces: "Size", "S", "M".
  func tokens(of range: SourceRange) -> [SourceRange] {
    split(range, at: " ")
  }

  /// The choice of a name before three or more short words in capitals or numbers: "Size XS S M L".
  func spacedOptions(_ range: SourceRange) -> Request? {
    let tokens = tokens(of: range)
    let options = tokens.reversed().prefix { token in
      let bytes = words.bytes[token.range]
      return bytes.count <= 3
        && bytes.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter && !$0.isASCIISmallLetter }
    }
    guard options.count > 2, options.count < tokens.count,
      case let head = SourceRange(
        range.lowerBound, tokens[tokens.count - options.count - 1].upperBound),
      words.bytes[head.range].last != UInt8(ascii: "+")
    else { return nil }
    return choice(of: inputs.items(options.reversed()), FieldLine(head, of: words), range)
  }

  /// The members of words that are all short, with figures: "1a 1b 2a"; nil for others.
  func spacedMembers(_ range: SourceRange) -> [SourceRange]? {
    let tokens = tokens(of: range)
    guard tokens.count > 2,
      tokens.allSatisfy({ token in
        token.count <= 3 && words.bytes[token.range].contains(where: \.isASCIIDigit)
          && words.bytes[token.range].allSatisfy { $0.isASCIIDigit || $0.isASCIILetter }
      })
    else { return nil }
    return tokens
  }

  /// The choice of a name before the texts in quotation marks: 'Filter "only changed", "failing"'.
  func quotedOptions(_ range: SourceRange) -> Request? {
    let quotations = words.quotations(in: range)
    guard let first = quotations.first, let last = quotations.last,
      words.count(SourceRange(last.upperBound, range.upperBound)) == 0,
      case let before = words.trimmed(
        SourceRange(range.lowerBound, max(range.lowerBound, first.lowerBound - 1)))
    else { return nil }
    let head = FieldLine(before, of: words)
    guard quotations.count > 1 else {
      guard (1...4).contains(words.count(before)), head.value == nil,
        !words.bytes[before.range].contains(UInt8(ascii: "\"")), words.count(first) > 0,
        words.bytes[before.range].allSatisfy({ $0 < 0x80 })
      else { return nil }
      // 'the title "Budget review"' is filled in.
      var parts = InputParts(label(head.label), range)
      inputs.takeLabel(head, &parts)
      parts.value = words.verbatim(first)
      return parts.wish(book)
    }
    // Only marks and "or" are between options.
    guard
      zip(quotations, quotations.dropFirst()).allSatisfy({
        words.count(SourceRange($0.upperBound, $1.lowerBound)) < 2
      })
    else { return nil }
    guard words.count(before) <= 5, quotations.allSatisfy({ words.count($0) <= 6 }) else {
      return nil
    }
    var details = Details(
      label: words.count(before) > 0 ? label(head.label) : words.verbatim(range))
    details.items = inputs.items(quotations)
    return Request(.need(.choice), range, details)
  }
}
