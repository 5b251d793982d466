internal import ScreenText

/// A text as it is compared with others: in lower case, one space between words.
///
/// Two texts say the same if they are equal, or if one is the plural of the other. How alike they
/// look does not count: "Subscribe to news" and "Unsubscribe from news" share most of their
/// letters, "Type A" and "Type B" all but one, and neither says what the other does.
struct FoldedText: Hashable, Sendable {
  /// The longest text whose plural is looked for, in bytes; longer ones are compared as they are.
  private static let longestPlural = 512

  private var folded: [UInt8] = []
  /// The words without the endings of English plurals, as the text would have them.
  private var singular: [UInt8] = []

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

  /// Whether two texts are one, or one is the plural of the other: "Running shoe" and "Running shoes".
  func saysTheSame(as other: FoldedText) -> Bool {
    guard singular == other.singular, !folded.isEmpty else { return false }
    if folded == other.folded { return true }
    // Not "cats and dog" beside "cat and dogs": all that is plural is so in one of the two.
    var hasMore = false
    var hasFewer = false
    for (word, otherWord) in zip(words, other.words) where word != otherWord {
      if word.count > otherWord.count { hasMore = true } else { hasFewer = true }
    }
    return hasMore != hasFewer
  }

  /// Whether this text is the general case of another: "Shoes" beside "Running shoes".
  ///
  /// Its words are the last words of the other, which has more of them.
  func isGeneral(of other: FoldedText) -> Bool {
    guard !folded.isEmpty, folded.count < other.folded.count,
      other.folded.suffix(folded.count).elementsEqual(folded)
    else { return false }
    return other.folded.dropLast(folded.count).last == UInt8(ascii: " ")
  }

  /// "box" of "boxes", "city" of "cities" and "shoe" of "shoes"; other words as they are.
  private static func withoutPlural(_ word: ArraySlice<UInt8>) -> [UInt8] {
    guard let ending = PluralEnding(of: word) else { return Array(word) }
    return word.dropLast(ending.count) + (ending.leavesY ? [UInt8(ascii: "y")] : [])
  }
}
