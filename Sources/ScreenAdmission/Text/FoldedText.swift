internal import ScreenText

/// A text prepared for comparison: in lower case, with one space between words.
///
/// Two texts say the same if they are equal, or if one is the plural of the other. Similar spelling
/// does not count: "Subscribe to news" and "Unsubscribe from news" share most of their letters, and
/// "Type A" and "Type B" all but one, yet they differ in meaning.
struct FoldedText: Hashable, Sendable {
  /// The longest text, in bytes, whose plural is considered; longer ones are compared unchanged.
  private static let longestPlural = 512

  private var folded: [UInt8] = []
  /// The words without English plural endings.
  private var singular: [UInt8] = []
  /// A text beyond ASCII, in lower case, for comparison across Unicode normal forms.
  private var form = ""

  /// Prepares a text for comparison.
  init(_ text: String) {
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar == " " {
        if let last = folded.last, last != UInt8(ascii: " ") { folded.append(UInt8(ascii: " ")) }
      } else if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      } else {
        folded += scalar.properties.lowercaseMapping.utf8
      }
    }
    if folded.last == UInt8(ascii: " ") { folded.removeLast() }
    if !folded.allSatisfy({ $0 < 0x80 }) { form = text.lowercased() }
    guard folded.count <= Self.longestPlural else {
      singular = folded
      return
    }
    singular.reserveCapacity(folded.count)
    for word in words {
      if !singular.isEmpty { singular.append(UInt8(ascii: " ")) }
      singular += Self.withoutPlural(word)
    }
  }

  private var words: [ArraySlice<UInt8>] { folded.split(separator: UInt8(ascii: " ")) }

  /// Whether two texts are equal, or one is the plural of the other: "Running shoe" and "Running
  /// shoes".
  func saysTheSame(as other: FoldedText) -> Bool {
    // Strings are equal if they are canonically equivalent.
    if !form.isEmpty, form == other.form { return true }
    guard singular == other.singular, !folded.isEmpty else { return false }
    if folded == other.folded { return true }
    // "cats and dog" does not match "cat and dogs": all plurals must be in the same one of the two.
    var hasMore = false
    var hasFewer = false
    for (word, otherWord) in zip(words, other.words) where word != otherWord {
      if word.count > otherWord.count { hasMore = true } else { hasFewer = true }
    }
    return hasMore != hasFewer
  }

  /// Whether this text is the general case of another, as "Shoes" is of "Running shoes".
  ///
  /// Its words are then the last words of the other, which has more.
  func isGeneral(of other: FoldedText) -> Bool {
    guard !folded.isEmpty, folded.count < other.folded.count,
      other.folded.suffix(folded.count).elementsEqual(folded)
    else { return false }
    return other.folded.dropLast(folded.count).last == UInt8(ascii: " ")
  }

  /// "box" for "boxes", "city" for "cities" and "shoe" for "shoes"; other words are unchanged.
  private static func withoutPlural(_ word: ArraySlice<UInt8>) -> [UInt8] {
    guard let ending = PluralEnding(of: word) else { return Array(word) }
    return word.dropLast(ending.count) + (ending.leavesY ? [UInt8(ascii: "y")] : [])
  }
}
