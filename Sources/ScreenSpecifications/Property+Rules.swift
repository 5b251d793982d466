package import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// The rules that a schema, an annotation or an argument can set for a property.
package enum PropertyRule: String, Hashable, Sendable {
  case minimum, maximum, minLength, maxLength, pattern, value, hint, label, required, optional
  case options, type, unit

  /// Creates the rule for a name, ignoring case and punctuation: "max_length", "maxLength".
  package init?(named name: String) {
    let key = String(
      decoding: name.utf8.filter { $0.isASCIILetter }.map { $0 | 0x20 }, as: UTF8.self)
    guard let rule = SpecificationWords.shipped.rules[key] else { return nil }
    self = rule
  }
}

extension Property {
  /// Applies a rule's value to the property; an unreadable number changes nothing.
  package mutating func apply(_ rule: PropertyRule, _ value: Phrase) {
    switch rule {
    case .minimum: minimum = Self.number(value.text) ?? minimum
    case .maximum: maximum = Self.number(value.text) ?? maximum
    case .minLength: minimumLength = Self.count(value.text) ?? minimumLength
    case .maxLength: maximumLength = Self.count(value.text) ?? maximumLength
    case .pattern: pattern = value.text
    case .value: self.value = Self.isNothing(value.text) ? self.value : value
    case .hint: if !value.text.isEmpty { hint = value }
    case .label: if !value.text.isEmpty { label = value }
    case .required: isRequired = Self.flag(value.text) ?? true
    case .optional: if Self.flag(value.text) ?? true { isRequired = false }
    case .options: if !value.text.isEmpty { options.append(value) }
    case .type: if !value.text.isEmpty { type.name = value }
    case .unit: if !value.text.isEmpty { unit = value.text }
    }
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes": true
    case "false", "no": false
    default: nil
    }
  }

  private static func isNothing(_ text: String) -> Bool {
    ["null", "none", "nil", "undefined", "...", ""].contains(text.lowercased())
  }

  /// Parses a number as code writes it: "1_000", "-0.5", "10L", "5.0f"; nil for anything else.
  package static func number(_ text: String) -> Double? {
    var digits = text.utf8.filter { $0 != UInt8(ascii: "_") }
    if let last = digits.last, "LlfFdmM".utf8.contains(last) { digits.removeLast() }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    let isPlain = digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard isPlain, digits.first?.isASCIIDigit ?? false, digits.count < 18 else { return nil }
    return Measures.number(String(decoding: digits, as: UTF8.self)).map { isNegative ? -$0 : $0 }
  }

  private static func count(_ text: String) -> Int? {
    number(text).flatMap { Int(whole: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  // MARK: Comments

  /// Applies a comment to the property: whether it is required, its unit, its options between bars,
  /// or else a hint of at most 80 bytes.
  mutating func apply(comment: Phrase) {
    let text = comment.text
    guard !text.isEmpty else { return }
    self.comment = comment.range
    let lower = text.lowercased()
    if lower == "required" {
      isRequired = true
    } else if lower == "optional" {
      isRequired = false
    } else if let sign = SpecificationWords.shipped.units[
      lower.hasPrefix("in ") ? String(lower.dropFirst(3)) : lower]
    {
      unit = unit ?? sign
    } else if options.isEmpty, let range = comment.range,
      let options = Self.options(text, at: range)
    {
      self.options = options
    } else if hint == nil, text.utf8.count <= 80 {
      hint = comment
    }
  }

  /// Returns the options that a comment lists between bars, slashes or commas: "draft | sent |
  /// paid", "soil, mixed, green".
  private static func options(_ text: String, at range: SourceRange) -> [Phrase]? {
    options(text, separatedBy: "|", at: range) ?? options(text, separatedBy: "/", at: range)
      ?? options(text, separatedBy: ",", at: range)
  }

  private static func options(
    _ text: String, separatedBy sign: Unicode.Scalar, at range: SourceRange
  ) -> [Phrase]? {
    var options: [Phrase] = []
    var place = range.lowerBound
    let isSure = sign == "|"
    for part in text.utf8.split(separator: UInt8(ascii: sign), omittingEmptySubsequences: false) {
      let words = String(decoding: part, as: UTF8.self)
      let trimmed = words.trimmed(of: " \"'`")
      guard !trimmed.isEmpty, trimmed.utf8.count <= 40,
        isSure || trimmed.split(separator: " ").count <= 2 && !trimmed.contains(".")
      else { return nil }
      options.append(Phrase(trimmed, at: SourceRange(place, place + part.count)))
      place += part.count + 1
    }
    return options.count > (isSure ? 1 : 2) ? options : nil
  }
}

extension String {
  /// Returns the text without some characters at either end.
  package func trimmed(of signs: String) -> String {
    let signs = Array(signs.utf8)
    var bytes = Array(utf8)[...]
    while let first = bytes.first, signs.contains(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, signs.contains(last) { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Code {
  /// Returns the value that some tokens write: a text without its quotation marks, the last name of
  /// `Status.draft`, a number with its sign; nil for an expression that must be evaluated.
  func value(_ places: Range<Int>) -> Phrase? {
    guard let first = places.first else { return nil }
    if places.count == 1 {
      return tokens[first].kind == .sign ? nil : phrase(first)
    }
    if isSign("-", at: first), places.count == 2, tokens[first + 1].kind == .number {
      return Phrase("-" + text(first + 1), at: bytes(of: places))
    }
    // ".draft", "Status.DRAFT"
    let last = places.upperBound - 1
    let isPath = places.allSatisfy { isSign(".", at: $0) || tokens[$0].kind == .word }
    guard isPath, tokens[last].kind == .word else { return nil }
    return Phrase(text(last), at: SourceRange(tokens[last].range))
  }

  /// Applies the arguments of a call as rules of a property: "ge=0, max_length: 40".
  func apply(arguments places: Range<Int>, to property: inout Property) {
    for part in parts(of: places, at: [","]) {
      guard part.count > 2, isWord(part.lowerBound),
        isSign("=", at: part.lowerBound + 1) || isSign(":", at: part.lowerBound + 1),
        let rule = PropertyRule(named: text(part.lowerBound))
      else { continue }
      let rest = part.lowerBound + 2..<part.upperBound
      if rule == .options {
        for place in rest where tokens[place].kind == .text {
          property.apply(.options, phrase(place))
        }
      } else if let value = value(rest) {
        property.apply(rule, value)
      }
    }
  }

  /// Applies the comment on some tokens to a property.
  func apply(commentOn places: Range<Int>, to property: inout Property) {
    guard let comment = comment(on: places) else { return }
    property.apply(
      comment: Phrase(
        String(decoding: bytes[comment.range], as: UTF8.self).onOneLine,
        at: SourceRange(comment.range)))
  }
}

extension String {
  /// The text with each control character, such as a line break, replaced by a space.
  var onOneLine: String {
    utf8.contains { $0 < 0x20 }
      ? String(decoding: utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self) : self
  }
}
