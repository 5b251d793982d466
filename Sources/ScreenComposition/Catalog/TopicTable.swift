/// The topics of a catalog and their names.
struct TopicTable: Sendable {
  /// The topics, in order.
  let entries: [TopicEntry]
  /// Their names, one topic's behind the other's.
  private let names: [(topic: Int, name: WordSequence)]
  /// The words of all names, one behind the other, and the place of the name that each is of.
  private let words: [UInt64]
  private let owners: [Int32]
  /// The places of the topics by the keys of their names.
  private let directory: HashTable<Int>

  /// The topics of the embedded files, read at first use.
  static let shipped: TopicTable = {
    let text = FileText(ending: ".topics")
    return TopicTable(text.lines.compactMap { TopicEntry(text, line: $0) })
  }()

  /// Lists topics by their names; of equal names, the earlier topic's counts.
  init(_ entries: [TopicEntry]) {
    self.entries = entries
    var names: [(topic: Int, name: WordSequence)] = []
    var words: [UInt64] = []
    var owners: [Int32] = []
    var directory = HashTable<Int>(capacity: entries.count * 4)
    for (topic, entry) in entries.enumerated() {
      for name in entry.names.lazy.map({ WordSequence($0) }) {
        directory.add(name.key, topic)
        words += name.hashes
        owners += name.hashes.map { _ in Int32(names.count) }
        names.append((topic, name))
      }
    }
    (self.names, self.words, self.owners) = (names, words, owners)
    self.directory = directory
  }

  /// The topic of a name.
  func index(named name: WordSequence) -> Int? { directory[name.key] }

  /// The topic whose name is at least two thirds of the query, or of whose name the query is, and
  /// that share in thousandths.
  func nearestPart(of query: WordSequence) -> (index: Int, share: Int)? {
    guard !query.hashes.isEmpty else { return nil }
    var best: (index: Int, share: Int)?
    // Whatever two thirds of the query stand in a name, its middle word is one of them.
    let middle = query.hashes[query.hashes.count / 2]
    for place in words.indices where words[place] == middle {
      let (index, name) = names[Int(owners[place])]
      guard query.contains(name) || name.contains(query) else { continue }
      let shorter = min(name.hashes.count, query.hashes.count)
      let share = shorter * 1000 / max(name.hashes.count, query.hashes.count)
      if share >= 660, share > best?.share ?? 0 { best = (index, share) }
    }
    return best
  }

  /// Whether a word is among the names of a topic.
  func names(_ word: UInt64, _ topic: Int) -> Bool {
    words.indices.contains { words[$0] == word && names[Int(owners[$0])].topic == topic }
  }
}
