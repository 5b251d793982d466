internal import ScreenText

/// The stems of a name's content words: function words and endings are removed, and synonyms are
/// merged.
///
/// Names with equal content words are the same name in other words: "book a driving test" and
/// "driving test booking". Endings are removed by spelling alone, because a stem only needs to be
/// the same on both sides.
package struct ContentWords: Sendable {
  /// The hashed stems without duplicates, in text order.
  package private(set) var stems: [UInt64] = []

  /// Extracts the content words of a name.
  package init(_ sequence: WordSequence, _ words: QueryWords) {
    for word in sequence.words where !words.isSmall(FNV1a.hash(word)) {
      let stem = words.fellow(FNV1a.hash(Self.stem(word)))
      if !stems.contains(stem) { stems.append(stem) }
    }
  }

  /// The key of all stems, regardless of order.
  package var key: PhraseKey { PhraseKey(ofAnyOrder: stems) }

  /// Returns a lowercase word without its English ending, if at least three letters remain.
  private static func stem(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for ending in endings where word.count - ending.count > 2 {
      if word.suffix(ending.count).elementsEqual(ending) { return word.dropLast(ending.count) }
    }
    return word
  }

  private static let endings = ["'s", "ing", "ies", "es", "s", "ed", "er"].map { Array($0.utf8) }

  /// Returns the hash of a word's stem, as in `stems`.
  static func hash(ofStem word: ArraySlice<UInt8>) -> UInt64 { FNV1a.hash(stem(word)) }
}

extension PhraseKey {
  /// Creates the key of stems, regardless of order.
  package init(ofAnyOrder stems: some Sequence<UInt64>) {
    var sum: UInt64 = 0
    for stem in stems {
      let mixed = (stem ^ stem >> 29) &* 0xBF58_476D_1CE4_E5B9
      sum &+= mixed ^ mixed >> 32
    }
    self.init(value: sum)
  }
}
