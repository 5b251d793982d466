internal import ScreenModel

/// The singular of English nouns, by rules and a file of those that keep to none.
package struct Plurals: Sendable {
  /// From a plural to its singular, both as UTF-8 in lower case.
  private let pairs: [[UInt8]: [UInt8]]
  /// From a singular to its plural.
  private let plurals: [[UInt8]: [UInt8]]
  /// What is no plural though it ends in s, or is the same in both.
  private let same: Set<[UInt8]>

  /// The nouns of `plurals.samples`.
  package static let embedded = Plurals(SampleLines(named: "plurals.samples"))

  private init(_ lines: SampleLines) {
    var pairs: [[UInt8]: [UInt8]] = [:]
    var same: Set<[UInt8]> = []
    for entry in lines.entries {
      for cue in entry.cues {
        if entry.name == "same" {
          same.insert(Array(cue.utf8))
        } else {
          pairs[Array(cue.utf8)] = Array(entry.name.utf8)
        }
      }
    }
    self.pairs = pairs
    plurals = Dictionary(
      pairs.map { ($1, $0) }, uniquingKeysWith: { Self.isBefore($0, $1) ? $0 : $1 })
    self.same = same
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
    let word = text.utf8.split(separator: UInt8(ascii: " ")).last.map(Array.init) ?? []
    return plurals[word].map {
      String(text.dropLast(word.count)) + String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isBefore(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.lexicographicallyPrecedes(second)
  }

  /// How many bytes come off the end of a word, and what is put in their place; nil for nothing.
  private func ending(of word: [UInt8]) -> (drop: Int, add: [UInt8])? {
    guard !same.contains(word) else { return nil }
    if let pair = pair(of: word) { return pair }
    guard let ending = PluralEnding(of: word[...]), word.suffix(2).first != UInt8(ascii: "'") else {
      return nil
    }
    if ending.leavesY { return (ending.count, [UInt8(ascii: "y")]) }
    // "potatoes"; "shoes" are in the file.
    let isAfterO = word.suffix(3).elementsEqual("oes".utf8)
    return (isAfterO ? 2 : ending.count, [])
  }

  /// By the pairs of the file: of the whole word, or of its end where that is long enough to be sure.
  private func pair(of word: [UInt8]) -> (drop: Int, add: [UInt8])? {
    if let single = pairs[word] { return Self.change(word, to: single, from: word) }
    guard word.count > 5 else { return nil }
    for length in [8, 7, 6, 5, 3] where length < word.count {
      let end = Array(word.suffix(length))
      guard let single = pairs[end], Self.compounds.contains(single) else { continue }
      return Self.change(end, to: single, from: word)
    }
    return nil
  }

  /// Only the letters that differ are changed, so that the rest keeps its case.
  private static func change(
    _ plural: [UInt8], to single: [UInt8], from word: [UInt8]
  ) -> (drop: Int, add: [UInt8]) {
    let shared = zip(plural, single).prefix { $0 == $1 }.count
    return (plural.count - shared, Array(single.dropFirst(shared)))
  }

  /// The nouns that end other nouns.
  private static let compounds = ["person", "child", "man", "woman", "wife", "shelf"].map {
    Array($0.utf8)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
