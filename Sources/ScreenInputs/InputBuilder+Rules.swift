internal import ScreenAssembling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

extension InputBuilder {
  /// Reads bounds: "1-5"; those of a question or a rating are its steps.
  func takeScale(_ range: SourceRange, _ parts: inout InputParts, isRated: Bool) -> Bool {
    let scaled = phrases.opening(of: words.folded(range), as: "word scale")
    let stated = scaled.map { words.dropping($0.length, from: range) } ?? range
    guard let (low, high, rest) = Self.bounds(words.text(stated)) else { return false }
    let isRated = isRated || scaled != nil
    let says = FoldedWords(rest)
    let isStars = says.count > 0 && phrases.sense(ofAll: says, as: "type") == "rating"
    guard says.count == 0 || isStars || phrases.sense(ofAll: says, as: "unit") != nil else {
      return false
    }
    // "Temper 1 to 5" is a scale; "Adults 1-8" is a count.
    let isScale =
      !isRated && low <= 1 && (3...10).contains(high) && says.count == 0
      && parts.label.text.utf8.last != UInt8(ascii: "s")
      && phrases.opening(of: FoldedWords(parts.label.text), as: "opening amount") == nil
    if isStars || (isRated || isScale) && high - low <= 10 && parts.kind == nil {
      if isStars || !isScale && parts.label.text.hasSuffix("?") == false && high <= 5 {
        parts.kind = .rating
        (parts.minimum, parts.maximum) = (low, high)
      } else {
        parts.options = stride(from: low, through: high, by: 1).map {
          Details.Item(Phrase(Measures.digits($0), at: range))
        }
        parts.kind = high - low > 5 ? .segmented : .radio
      }
      return true
    }
    (parts.minimum, parts.maximum) = (low, high)
    if parts.kind == nil { parts.kind = .number }
    if says.count > 0 { parts.unit = Phrase(rest.trimmingSpaces, at: range) }
    return true
  }

  /// The steps of a scale whose ends have names: "1 Minor – 5 Catastrophic", "0 (none) to 10 (worst)".
  func namedScale(_ range: SourceRange) -> [Details.Item]? {
    let ends = Self.scaleMarks.lazy.compactMap { mark -> (SourceRange, SourceRange)? in
      guard let place = words.bytes[range.range].firstRange(of: mark) else { return nil }
      return (
        words.trimmed(SourceRange(range.lowerBound, place.lowerBound)),
        words.trimmed(SourceRange(place.upperBound, range.upperBound))
      )
    }.first
    guard let (first, last) = ends, (2...4).contains(words.count(first)),
      (2...4).contains(words.count(last)), let low = leadingNumber(first),
      let high = leadingNumber(last), low < 2, (2...10).contains(high - low)
    else { return nil }
    return (low...high).map { step in
      let end = step == low ? first : step == high ? last : nil
      return Details.Item(end.map(words.verbatim) ?? Phrase(String(step), at: range))
    }
  }

  private static let scaleMarks = [" – ", " — ", " - ", " to "].map { Array($0.utf8) }

  /// The whole number that a name follows: "1 Minor".
  private func leadingNumber(_ range: SourceRange) -> Int? {
    let bytes = words.bytes[range.range]
    let digits = bytes.prefix(3).prefix { $0.isASCIIDigit }
    guard !digits.isEmpty, digits.count < 3,
      bytes.dropFirst(digits.count).first == UInt8(ascii: " "),
      !bytes.dropFirst(digits.count).contains(where: \.isASCIIDigit)
    else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Two numbers with a dash or a word between them, and the rest of the text.
  package static func bounds(_ text: String) -> (low: Double, high: Double, rest: String)? {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    func number() -> Double? {
      let start = index
      while index < scalars.count, "0123456789.,".unicodeScalars.contains(scalars[index]) {
        // "1..10" and "1...10" are bounds in code.
        if scalars[index] == ".", index + 1 < scalars.count, scalars[index + 1] == "." { break }
        index += 1
      }
      guard index > start else { return nil }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[start..<index])
      return Measures.number(String(view))
    }
    guard let low = number() else { return nil }
    while index < scalars.count, scalars[index] == " " { index += 1 }
    guard index < scalars.count,
      "-–—….".unicodeScalars.contains(scalars[index]) || scalars[index] == "t"
    else {
      return nil
    }
    if scalars[index] == "." {
      while index + 1 < scalars.count, scalars[index + 1] == "." { index += 1 }
    }
    if scalars[index] == "t" {
      guard index + 1 < scalars.count, scalars[index + 1] == "o" else { return nil }
      index += 1
    }
    index += 1
    while index < scalars.count, scalars[index] == " " { index += 1 }
    guard let high = number(), low < high else { return nil }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: scalars[index...])
    return (low, high, String(rest))
  }

  /// Reads a rule: "min 3", "max 140 characters", "default EUR".
  func takeRule(_ range: SourceRange, _ parts: inout InputParts) -> Bool {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "rule") else { return false }
    let rest = words.dropping(opening.length, from: range)
    if opening.sense == "default" {
      guard !rest.isEmpty else { return false }
      let (end, _) = words.place(after: opening.length, in: range)
      parts.value = words.verbatim(trimmedMarks(SourceRange(end, range.upperBound)))
      return true
    }
    guard let number = Measures.number(words.text(rest)), folded.count <= opening.length + 3,
      folded.words.last.map({ isUnit($0) || $0.utf8.allSatisfy(\.isASCIIDigit) }) ?? false
    else { return false }
    if opening.sense == "min" { parts.minimum = number } else { parts.maximum = number }
    // "More than 0" leaves 0 out, which the bound alone does not say.
    if phrases.sense(in: folded, as: "word beyond") != nil, parts.hint == nil {
      parts.hint = words.verbatim(withoutDuty(range))
    }
    let last = folded.words.last ?? ""
    if phrases.sense(ofAll: FoldedWords(last), as: "word characters") != nil {
      parts.countsCharacters = true
    } else if parts.kind == .text || parts.kind == .multiline {
      parts.countsCharacters = true
    } else if parts.kind == nil, folded.count <= opening.length + 1 {
      // "Bio (max 160)" counts characters.
      let kind = book.fieldKind(of: parts.label.text)
      let isText = kind == .multiline || kind == .text
      if isText { parts.countsCharacters = true } else { parts.kind = .number }
    }
    return true
  }

  /// A rule without the words that make it one: "must be more than 0".
  private func withoutDuty(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    let beyond = folded.words.indices.first {
      phrases.opening(of: folded, as: "word beyond", at: $0) != nil
    }
    return words.dropping(beyond ?? 0, from: range)
  }

  /// Whether a word after a bound is its unit: "max 160 characters", "up to 12 kg".
  private func isUnit(_ word: String) -> Bool {
    let folded = FoldedWords(word)
    return phrases.sense(ofAll: folded, as: "word characters") != nil
      || phrases.sense(ofAll: folded, as: "unit") != nil
  }
}
