internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

extension Admitter {
  /// The bound on the magnitude of numbers, so that their sums stay finite and whole.
  static let greatestNumber: Double = 999_999_999_999_999

  /// A number within bounds; nil, with a diagnostic, if the value is not a number.
  mutating func number(_ proposed: TreeValue, _ bounds: ClosedRange<Double>) -> Double? {
    guard let read = anyNumber(proposed) else { return nil }
    return clamp(read, bounds)
  }

  /// A whole number within bounds; halves are rounded away from zero.
  mutating func integer(_ proposed: TreeValue, _ bounds: ClosedRange<Int>) -> Int? {
    guard let read = anyNumber(proposed) else { return nil }
    let limit = Self.greatestNumber
    let number = Int(clamp(read, -limit...limit) + (read < 0 ? -0.5 : 0.5))
    if Double(number) != read, read.magnitude <= limit {
      report("rounded-number", "this must be a whole number: it becomes \(number)", .lossy)
    }
    guard !bounds.contains(number) else { return number }
    let clamped = min(max(number, bounds.lowerBound), bounds.upperBound)
    report(
      "number-out-of-bounds",
      "the number must be from \(bounds.lowerBound) to \(bounds.upperBound): it becomes \(clamped)",
      .lossy)
    return clamped
  }

  /// Clamps a number to bounds, and reports it.
  mutating func clamp(_ number: Double, _ bounds: ClosedRange<Double>) -> Double {
    let least = max(bounds.lowerBound, -Self.greatestNumber)
    let greatest = max(least, min(bounds.upperBound, Self.greatestNumber))
    // Written so that a NaN becomes the least value.
    let clamped = number >= least ? min(number, greatest) : least
    guard clamped != number else { return number }
    report(
      "number-out-of-bounds",
      "the number must be from \(Measures.digits(least)) to \(Measures.digits(greatest)): it becomes "
        + Measures.digits(clamped), .lossy)
    return clamped
  }

  /// Clamps a number to the bounds of its meaning, and reports it.
  mutating func clamp(_ number: Double, as meaning: PropertyMeaning) -> Double {
    meaning.bounds.map { clamp(number, $0) } ?? number
  }

  private mutating func anyNumber(_ proposed: TreeValue) -> Double? {
    guard let value = resolved(proposed) else { return nil }
    switch value.content {
    case .number(let number):
      if number.isFinite { return number }
      report("not-a-number", "this is not a number", .lossy)
      return nil
    case .text(let text):
      guard let number = Self.number(in: text) else {
        report("not-a-number", "'\(Self.excerpt(text))' is not a number", .lossy)
        return nil
      }
      report("text-as-number", "text is read as the number \(Measures.digits(number))", .lossless)
      return number
    case .null, .flag, .array, .object: break
    }
    report("wrong-kind", "this must be a number, not \(value.kindInWords)", .lossy)
    return nil
  }

  /// The number that a text states: `12`, `+1.5`, `1,234`, `0,5`, `1 234`, `62 %`, `€4.50`.
  static func number(in text: String) -> Double? {
    guard text.utf8.count <= 40 else { return nil }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, isAroundNumber(first) { scalars.removeFirst() }
    while let last = scalars.last, isAroundNumber(last) || last == "%" { scalars.removeLast() }
    if let first = scalars.first, first == "\u{2212}" || first == "-" || first == "+" {
      // The sign may stand before the currency's: −£4.50.
      let rest = scalars.dropFirst().drop(while: isAroundNumber)
      scalars = (String.UnicodeScalarView([first == "\u{2212}" ? "-" : first]) + rest)[...]
    }
    let groups = scalars.split(omittingEmptySubsequences: false, whereSeparator: isGroupSpace)
    guard let first = groups.first, let last = groups.last,
      groups.count == 1
        || (1...3).contains(first.drop(while: { !("0"..."9").contains($0) }).count)
          && groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 })
          && last.prefix(while: { ("0"..."9").contains($0) }).count == 3
    else { return nil }
    let bytes = Array(String(String.UnicodeScalarView(groups.joined())).utf8)
    let isNumber = bytes.indices.allSatisfy { index in
      let byte = bytes[index]
      return byte.isASCIIDigit || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "_") && index > 0
        || index == 0 && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
    }
    guard isNumber, let digits = JSONNumber.withoutSeparators(bytes[...]) else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  /// Whether a character around a number is a blank or the sign of a currency.
  private static func isAroundNumber(_ scalar: Unicode.Scalar) -> Bool {
    isGroupSpace(scalar) || scalar.properties.generalCategory == .currencySymbol
  }

  /// Whether a character separates groups of digits: a blank, or the apostrophe of Switzerland.
  private static func isGroupSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}": true
    default: false
    }
  }

  /// True or false; nil, with a diagnostic, if the value is neither.
  mutating func flag(_ proposed: TreeValue) -> Bool? {
    guard let value = resolved(proposed) else { return nil }
    var read: Bool?
    switch value.content {
    case .flag(let flag): return flag
    case .text(let text):
      switch TextCleaning(text, TextRule(length: 0...8)).text.lowercased() {
      case "true", "yes", "on", "1": read = true
      case "false", "no", "off", "0", "": read = false
      default: break
      }
    case .number(0): read = false
    case .number(1): read = true
    case .null, .number, .array, .object: break
    }
    guard let read else {
      report("wrong-kind", "this must be true or false, not \(value.kindInWords)", .lossy)
      return nil
    }
    report("value-as-flag", "\(value.kindInWords) is read as \(read)", .lossless)
    return read
  }

  /// The name of a choice given by its name, an alias or another spelling; nil, with a diagnostic,
  /// for others.
  mutating func choice(_ proposed: TreeValue, _ choices: [ChoiceRule]) -> String? {
    guard let value = resolved(proposed) else { return nil }
    guard case .text(let word) = value.content else {
      report("wrong-kind", "this must be a word, not \(value.kindInWords)", .lossy)
      return nil
    }
    for index in choices.indices where choices[index].name == word { return word }
    let read =
      choices.first { $0.aliases.contains(word) } ?? choices.first { Self.isSame($0.name, word) }
      ?? choices.first { $0.aliases.contains { Self.isSame($0, word) } }
    if let read {
      report("value-name", "'\(Self.excerpt(word))' is read as '\(read.name)'", .lossless)
      return read.name
    }
    // A near match is taken for the choice; the repair is lossy, because it is a guess.
    let nearest = Spelling.nearest(to: word, among: choices.lazy.map(\.name))
    report(
      "unknown-value",
      "'\(Self.excerpt(word))' is not one of "
        + choices.prefix(12).map { "'\($0.name)'" }.joined(separator: ", ")
        + (nearest.map { ": it is read as '\($0)'" } ?? ""), .lossy)
    return nearest
  }
}
