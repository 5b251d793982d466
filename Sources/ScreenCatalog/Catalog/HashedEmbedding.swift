internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The built-in embedding: hashed words, runs of letters and concepts; it needs no weights.
///
/// Words count by their rarity among the texts of the index (inverse document frequency), runs of
/// three letters let near spellings meet, and a lexicon of concepts lets words of like meaning meet.
public struct HashedEmbedding: Embedding {
  /// Changes with the features or the lexicon.
  public let version = "hashed-2"

  private let lexicon: ConceptLexicon
  /// The weight of a word by its hash; a word that is not there is as rare as can be.
  private let weights: HashTable<Int32>
  private let rarest: Int32

  /// Creates the embedding for an index of texts, from whose words rarity is counted.
  public init(indexing texts: [String]) {
    self.init(indexing: texts, lexicon: .shipped)
  }

  init(indexing texts: [String], lexicon: ConceptLexicon) {
    var counts = HashTable<(texts: Int, last: Int)>(capacity: texts.count * 4)
    for (place, text) in texts.enumerated() {
      for hash in WordSequence(text).hashes {
        counts.update(hash, default: (0, -1)) { count in
          // A word counts once in each text.
          if count.last != place { count = (count.texts + 1, place) }
        }
      }
    }
    self.lexicon = lexicon
    weights = counts.mapValues { Self.weight(count: $0.texts, of: texts.count) }
    rarest = Self.weight(count: 1, of: max(1, texts.count))
  }

  /// 64 for each halving of the share of texts that have the word, at least 64.
  private static func weight(count: Int, of total: Int) -> Int32 {
    let share = max(1, total / max(1, count))
    return 64 * Int32(1 + Int.bitWidth - 1 - share.leadingZeroBitCount)
  }

  /// The vector of a text, and the concepts found in it.
  ///
  /// - Complexity: O(*n*) in the length of the text, which is cut after its first 64 words.
  public func embed(_ text: String) -> EmbeddedVector {
    let sequence = WordSequence(text)
    var entries: [EmbeddedVector.Entry] = []
    entries.reserveCapacity(min(text.utf8.count, 512))
    var concepts: [String] = []
    for (word, hash) in zip(sequence.words.prefix(64), sequence.hashes)
    where !QueryWords.shipped.isFiller(hash) {
      let weight = weights[hash] ?? rarest
      add(hash, weight, to: &entries)
      addLetterRuns(of: word, weight: weight / 4, to: &entries)
      for concept in lexicon.concepts(of: hash) {
        add(~concept.hash, 160, to: &entries)
        if !concepts.contains(concept.name) { concepts.append(concept.name) }
      }
    }
    return EmbeddedVector(entries, concepts: concepts)
  }

  private func add(_ hash: UInt64, _ weight: Int32, to entries: inout [EmbeddedVector.Entry]) {
    entries.append(
      EmbeddedVector.Entry(dimension: UInt32(truncatingIfNeeded: hash ^ hash >> 32), weight: weight)
    )
  }

  private func addLetterRuns(
    of word: ArraySlice<UInt8>, weight: Int32, to entries: inout [EmbeddedVector.Entry]
  ) {
    let stem = WordSequence.stem(word)
    guard stem.count >= 4 else { return }
    for start in stem.startIndex...(stem.endIndex - 3) {
      add(FNV1a.hash(stem[start..<(start + 3)]) &* 31, weight, to: &entries)
    }
  }
}
