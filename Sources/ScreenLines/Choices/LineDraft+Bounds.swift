internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Numbers with their bounds behind their names.
extension LineDraft {
  /// The number of a name before its bounds: "amount €500 – €30,000", "term 6 – 84 months".
  func numbers(_ range: SourceRange) -> Request? {
    let tokens = self.tokens(of: range)
    guard tokens.count > 3,
      let dash = tokens.indices.dropFirst(2).dropLast().first(where: { place in
        isDash(tokens[place]) && number(tokens[place - 1]) != nil
          && number(tokens[place + 1]) != nil
      }), tokens.count - dash <= 4, let low = number(tokens[dash - 1]),
      let high = number(tokens[dash + 1]), low < high, high > 10,
      case let head = SourceRange(range.lowerBound, tokens[dash - 2].upperBound),
      FieldLine(head, of: words).value == nil
    else { return nil }
    var parts = InputParts(label(FieldLine(head, of: words).label), range)
    (parts.kind, parts.minimum, parts.maximum) = (.number, low, high)
    let sign = words.bytes[tokens[dash + 1].range].prefix { !$0.isASCIIDigit }
    if !sign.isEmpty {
      parts.unit = Phrase(String(decoding: sign, as: UTF8.self), at: tokens[dash + 1])
    } else if tokens.count > dash + 2 {
      parts.unit = words.verbatim(SourceRange(tokens[dash + 2].lowerBound, range.upperBound))
    }
    return parts.wish(book)
  }

  /// Whether a word stands between bounds: "–", "to".
  private func isDash(_ token: SourceRange) -> Bool {
    isWord(words.text(token), "draft to") || Self.dashes.contains(Array(words.bytes[token.range]))
  }

  private static let dashes = ["-", "–", "—"].map { Array($0.utf8) }

  /// The number in a word, without the sign of its unit, 30000 of "€30,000"; nil for times and
  /// other words.
  private func number(_ token: SourceRange) -> Double? {
    let bytes = words.bytes[token.range].drop { !$0.isASCIIDigit }
    guard words.bytes[token.range].count - bytes.count <= 3, !bytes.isEmpty,
      bytes.allSatisfy({ $0.isASCIIDigit || ",.".utf8.contains($0) })
    else { return nil }
    return Double(String(decoding: bytes.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self))
  }
}
