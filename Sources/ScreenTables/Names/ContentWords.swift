internal import ScreenText

/// The words of a name that carry its meaning, as stems: what is left without small words, endings and
/// words that mean the same.
///
/// Names with equal content words are one name in other words: "book a driving test" and "driving test
/// booking". Endings come off by their letters alone, as a stem only has to be the same on both sides.
package struct ContentWords: Sendable {
  /// The stems, hashed, each once, in the order of the text.
  package private(set) var stems: [UInt64] = []

  /// Finds the content words of a name.
  package init(_ sequence: WordSequence, _ words: QueryWords) {
    for word in sequence.words where !words.isSmall(FNV1a.hash(word)) {
      let stem = words.fellow(FNV1a.hash(Self.stem(word)))
      if !stems.contains(stem) { stems.append(stem) }
    }
  }

  /// The key of all the words, whatever their order.
  package var key: PhraseKey { PhraseKey(ofAnyOrder: stems) }

  /// A word in lower case without an English ending that leaves three letters at least.
  private static func stem(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for ending in endings where word.count - ending.count > 2 {
      if word.suffix(ending.count).elementsEqual(ending) { return word.dropLast(ending.count) }
    }
    return word
  }

  private static let endings = ["'s", "ing", "ies", "es", "s", "ed", "er"].map { Array($0.utf8) }

  /// The hash of a word as the stems of content words are hashed.
  static func hash(ofStem word: ArraySlice<UInt8>) -> UInt64 { FNV1a.hash(stem(word)) }
}

extension PhraseKey {
  /// The key of stems, whatever their order.
  package init(ofAnyOrder stems: some Sequence<UInt64>) {
    var sum: UInt64 = 0
    for stem in stems {
      let mixed = (stem ^ stem >> 29) &* 0xBF58_476D_1CE4_E5B9
      sum &+= mixed ^ mixed >> 32
    }
    self.init(value: sum)
  }
}
