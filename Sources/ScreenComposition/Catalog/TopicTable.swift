/// The topics of a catalog and their names.
struct TopicTable: Sendable {
  /// The topics, in order.
  let entries: [TopicEntry]
  private let names: [[WordSequence]]
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
    names = entries.map { $0.names.map { WordSequence($0) } }
    var directory = HashTable<Int>(capacity: entries.count * 4)
    for (index, sequences) in names.enumerated() {
      for sequence in sequences { directory.add(sequence.key, index) }
    }
    self.directory = directory
  }

  /// The topic of a name.
  func index(named name: WordSequence) -> Int? { directory[name.key] }

  /// The topic whose name is at least two thirds of the query, or of whose name the query is, and
  /// that share in thousandths.
  func nearestPart(of query: WordSequence) -> (index: Int, share: Int)? {
    guard !query.hashes.isEmpty else { return nil }
    var best: (index: Int, share: Int)?
    for (index, sequences) in names.enumerated() {
      for name in sequences {
        let isInside = query.contains(name)
        guard isInside || name.contains(query) else { continue }
        let shorter = min(name.hashes.count, query.hashes.count)
        let share = shorter * 1000 / max(name.hashes.count, query.hashes.count)
        if share >= 660, share > best?.share ?? 0 { best = (index, share) }
      }
    }
    return best
  }
}
