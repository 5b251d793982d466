internal import ScreenTables
internal import ScreenText

/// The singulars of English nouns, by rules and a file of exceptions.
package struct Plurals: Sendable {
  private let table: PluralTable

  /// The nouns in `plurals.samples`.
  package static let embedded = Plurals(
    table: PluralTable(
      FileText(named: "plurals.samples", in: EmbeddedText.files),
      TableNumbers(EmbeddedText.plurals)))

  /// Returns a text with the plural at its end made singular: "top cities" → "top city". A text
  /// that does not end in a plural is unchanged.
  func singular(of text: String) -> String {
    let bytes = Array(text.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
    let written = bytes[start...]
    let isLowercase = !written.contains(where: \.isASCIICapital)
    let word = isLowercase ? written : written.map(Self.lowercased)[...]
    guard word.count > 2, let ending = ending(of: word) else { return text }
    return String(decoding: bytes.dropLast(ending.drop) + ending.add, as: UTF8.self)
  }

  /// Returns the plural of a lower-case text whose last word is listed in the file: "rye loaf" →
  /// "rye loaves". Returns nil for other texts.
  package func irregularPlural(of text: String) -> String? {
    let word = text.utf8.split(separator: UInt8(ascii: " ")).last ?? ""[...].utf8
    return table[.plural, FNV1a.hash(word)].map {
      String(text.dropLast(word.count)) + String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the number of bytes to drop from the end of a word and the bytes to add, or nil if the
  /// word stays as it is.
  private func ending(of word: ArraySlice<UInt8>) -> (drop: Int, add: [UInt8])? {
    let hash = FNV1a.hash(word)
    guard table[.same, hash] == nil else { return nil }
    if let single = table[.singular, hash] { return Self.change(word, to: single) }
    if let compound = compound(word) { return compound }
    guard let ending = PluralEnding(of: word), word.suffix(2).first != UInt8(ascii: "'") else {
      return nil
    }
    if ending.leavesY { return (ending.count, [UInt8(ascii: "y")]) }
    // "potatoes" → "potato"; "shoes" is in the file.
    let isAfterO = word.suffix(3).elementsEqual("oes".utf8)
    return (isAfterO ? 2 : ending.count, [])
  }

  /// Returns the change for a compound that ends in a listed plural, if the word is long enough to
  /// be sure.
  private func compound(_ word: ArraySlice<UInt8>) -> (drop: Int, add: [UInt8])? {
    guard word.count > 5 else { return nil }
    for length in [8, 7, 6, 5, 3] where length < word.count {
      let end = word.suffix(length)
      if let single = table[.compound, FNV1a.hash(end)] { return Self.change(end, to: single) }
    }
    return nil
  }

  /// Returns the change from a plural to its singular. Only the letters that differ change, so that
  /// the rest keeps its case.
  private static func change(
    _ plural: ArraySlice<UInt8>, to single: FileText.Bytes
  ) -> (drop: Int, add: [UInt8]) {
    let shared = zip(plural, single).prefix { $0 == $1 }.count
    return (plural.count - shared, Array(single.dropFirst(shared)))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte.lowercasedASCII
  }
}

extension Plurals {
  /// Returns the plural of a lower-case noun: "rye loaf" → "rye loaves", "city" → "cities". A noun
  /// that is plural or has only one form is unchanged.
  package static func plural(of noun: String) -> String {
    if let irregular = embedded.irregularPlural(of: noun) { return irregular }
    let word = noun.utf8.split(separator: UInt8(ascii: " ")).last.map(Array.init) ?? []
    guard word.count > 1, embedded.singular(of: noun) == noun, !embedded.isSame(word) else {
      return noun
    }
    let end = word[word.count - 1]
    let before = word[word.count - 2]
    let vowels = "aeiou".utf8
    if end == UInt8(ascii: "y"), !vowels.contains(before) { return noun.dropLast() + "ies" }
    let isHissed =
      end == UInt8(ascii: "s") || end == UInt8(ascii: "x") || end == UInt8(ascii: "z")
      || end == UInt8(ascii: "h") && (before == UInt8(ascii: "s") || before == UInt8(ascii: "c"))
    return noun + (isHissed ? "es" : "s")
  }

  private func isSame(_ word: [UInt8]) -> Bool { table[.same, FNV1a.hash(word)] != nil }
}
