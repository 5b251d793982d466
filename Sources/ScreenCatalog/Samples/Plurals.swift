internal import ScreenModel
internal import ScreenText

/// The singular of English nouns, by rules and a file of those that keep to none.
package struct Plurals: Sendable {
  /// The singulars of plurals in lower case, by the hashes of those.
  private var singulars = HashTable<[UInt8]>()
  /// Those of them whose plurals end other nouns: "firemen", "grandchildren".
  private var compounds = HashTable<[UInt8]>()
  /// The plurals of singulars, by the hashes of those.
  private var plurals = HashTable<[UInt8]>()
  /// What is no plural though it ends in s, or is the same in both.
  private var same = HashTable<Void>()

  /// The nouns of `plurals.samples`.
  package static let embedded = Plurals(SampleLines(named: "plurals.samples"))

  private init(_ lines: SampleLines) {
    for entry in lines.entries {
      let single = Array(entry.name.utf8)
      let isCompound = Self.endings.contains(entry.name)
      for cue in entry.cues.bytes {
        let hash = FNV1a.hash(cue)
        guard entry.name != "same" else {
          same.add(hash, ())
          continue
        }
        singulars.add(hash, single)
        if isCompound { compounds.add(hash, single) }
        plurals.update(FNV1a.hash(single), default: Array(cue)) { plural in
          if cue.lexicographicallyPrecedes(plural) { plural = Array(cue) }
        }
      }
    }
  }

  /// The text with a plural at its end made singular: "top cities" → "top city"; a text that does
  /// not end in a plural as it is.
  func singular(of text: String) -> String {
    let bytes = Array(text.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
    let word = bytes[start...].map(Self.lowercased)
    guard word.count > 2, let ending = ending(of: word) else { return text }
    return String(decoding: bytes.dropLast(ending.drop) + ending.add, as: UTF8.self)
  }

  /// The plural of a text in lower case whose last word the file lists: "rye loaf" → "rye loaves";
  /// nil for others.
  package func irregularPlural(of text: String) -> String? {
    let word = text.utf8.split(separator: UInt8(ascii: " ")).last ?? ""[...].utf8
    return plurals[FNV1a.hash(word)].map {
      String(text.dropLast(word.count)) + String(decoding: $0, as: UTF8.self)
    }
  }

  /// How many bytes come off the end of a word, and what is put in their place; nil for nothing.
  private func ending(of word: [UInt8]) -> (drop: Int, add: [UInt8])? {
    let hash = FNV1a.hash(word)
    guard same[hash] == nil else { return nil }
    if let single = singulars[hash] { return Self.change(word[...], to: single) }
    if let compound = compound(word) { return compound }
    guard let ending = PluralEnding(of: word[...]), word.suffix(2).first != UInt8(ascii: "'") else {
      return nil
    }
    if ending.leavesY { return (ending.count, [UInt8(ascii: "y")]) }
    // "potatoes"; "shoes" are in the file.
    let isAfterO = word.suffix(3).elementsEqual("oes".utf8)
    return (isAfterO ? 2 : ending.count, [])
  }

  /// The ending of a noun that ends in another, where that is long enough to be sure.
  private func compound(_ word: [UInt8]) -> (drop: Int, add: [UInt8])? {
    guard word.count > 5 else { return nil }
    for length in [8, 7, 6, 5, 3] where length < word.count {
      let end = word.suffix(length)
      if let single = compounds[FNV1a.hash(end)] { return Self.change(end, to: single) }
    }
    return nil
  }

  /// Only the letters that differ are changed, so that the rest keeps its case.
  private static func change(
    _ plural: ArraySlice<UInt8>, to single: [UInt8]
  ) -> (drop: Int, add: [UInt8]) {
    let shared = zip(plural, single).prefix { $0 == $1 }.count
    return (plural.count - shared, Array(single.dropFirst(shared)))
  }

  /// The nouns that end other nouns.
  private static let endings: Set<String> = ["person", "child", "man", "woman", "wife", "shelf"]

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte.lowercasedASCII
  }
}

extension Plurals {
  /// The plural of a noun in lower case: "rye loaf" → "rye loaves", "city" → "cities"; what is a
  /// plural, or has the same form, as it is.
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

  private func isSame(_ word: [UInt8]) -> Bool { same[FNV1a.hash(word)] != nil }
}
