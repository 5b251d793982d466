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
      report("rounded-number", "a whole number is needed: it becomes \(number)", .lossy)
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
      "the number must be from \(Self.digits(least)) to \(Self.digits(greatest)): it becomes "
        + Self.digits(clamped), .lossy)
    return clamped
  }

  private static func digits(_ number: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }

  private mutating func anyNumber(_ proposed: TreeValue) -> Double? {
    guard let value = resolved(proposed) else { return nil }
    switch value.content {
    case .number(let number):
      if number.isFinite { return number }
      report("not-a-number", "this is no number", .lossy)
      return nil
    case .text(let text):
      guard let number = Self.number(in: text) else {
        report("not-a-number", "'\(Self.excerpt(text))' is no number", .lossy)
        return nil
      }
      report("text-as-number", "a text is read as the number \(Self.digits(number))", .lossless)
      return number
    case .null, .flag, .array, .object: break
    }
    report("wrong-kind", "this must be a number, not \(value.kindInWords)", .lossy)
    return nil
  }

  /// The number that a text states: `12`, `+1.5`, `1,234`, `62%`, `62 %`.
  static func number(in text: String) -> Double? {
    var bytes = text.utf8.prefix(40).drop { $0 == UInt8(ascii: " ") }
    while let last = bytes.last, last == UInt8(ascii: "%") || last == UInt8(ascii: " ") {
      bytes.removeLast()
    }
    guard text.utf8.count <= 40, !bytes.isEmpty else { return nil }
    var digits: [UInt8] = []
    // The number of digits since the last grouping comma, once there is one.
    var grouped: Int?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): grouped = grouped.map { $0 + 1 }
      case UInt8(ascii: ","):
        guard !digits.contains(UInt8(ascii: ".")), grouped ?? 3 == 3 else { return nil }
        grouped = 0
        continue
      case UInt8(ascii: "."):
        guard grouped ?? 3 == 3 else { return nil }
        grouped = nil
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard digits.isEmpty else { return nil }
      default: return nil
      }
      digits.append(byte)
    }
    guard grouped ?? 3 == 3 else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
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
      "'\(Self.excerpt(word))' is none of "
        + choices.prefix(12).map { "'\($0.name)'" }.joined(separator: ", ")
        + (nearest.map { ": it is read as '\($0)'" } ?? ""), .lossy)
    return nearest
  }
}
