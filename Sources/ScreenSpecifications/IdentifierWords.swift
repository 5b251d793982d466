internal import ScreenText

/// The words of an identifier and what they mean: `weight_kg` is "Weight" in kg.
package struct IdentifierWords {
  /// The identifier as a label.
  package let label: String
  /// The unit that the last word names.
  package let unit: String?
  /// Whether the identifier names a key or a timestamp that a system fills in.
  package let isFilledBySystem: Bool

  package init(_ name: String) {
    let known = SpecificationWords.shipped
    // A name with spaces was written for readers.
    guard !name.utf8.contains(UInt8(ascii: " ")) else {
      label = name.first.map { $0.uppercased() + name.dropFirst() } ?? name
      unit = nil
      isFilledBySystem = false
      return
    }
    var words = Self.split(name)
    isFilledBySystem = known.systemNames.contains(words.joined(separator: " ").lowercased())
    var unit: String?
    if words.count > 1, let last = words.last?.lowercased() {
      // "length_m" has a unit, "option_m" has none.
      let isMeasure = known.measures.contains(words[words.count - 2].lowercased())
      if let sign = known.units[last], last.utf8.count > 1 || isMeasure {
        unit = sign
        words.removeLast()
        if words.count > 1, words.last?.lowercased() == "in" { words.removeLast() }
      }
    }
    // The "is" of a flag, as in "isActive", adds nothing to the label.
    if words.count > 1, words[0].lowercased() == "is" { words.removeFirst() }
    self.unit = unit
    label = Self.label(words, known)
  }

  private static func label(_ words: [String], _ known: SpecificationWords) -> String {
    let parts = words.enumerated().map { place, word -> String in
      if let acronym = known.acronyms[word.lowercased()] { return acronym }
      let lower = word.lowercased()
      // A word in capitals is not an acronym if the whole name is in capitals.
      let isAcronym =
        word.utf8.count > 1 && word.utf8.count < 6 && word == word.uppercased()
        && words.contains { $0 != $0.uppercased() }
      if isAcronym { return word }
      return place == 0 ? lower.prefix(1).uppercased() + lower.dropFirst() : lower
    }
    return parts.joined(separator: " ")
  }

  /// Splits an identifier at punctuation and at `camelCase` boundaries.
  package static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    let bytes = Array(name.utf8.prefix(200))
    func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    func isLower(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
    for (place, byte) in bytes.enumerated() {
      let isPart = byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
      let last = place > 0 ? bytes[place - 1] : 0
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      // "taxID", "IDNumber"
      let begins =
        isUpper(byte) && (isLower(last) || last.isASCIIDigit || isUpper(last) && isLower(next))
      if !isPart || begins, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      if isPart { word.append(byte) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words.isEmpty ? [name] : words
  }
}
