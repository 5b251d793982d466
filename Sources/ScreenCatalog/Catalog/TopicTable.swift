package import ScreenTables
internal import ScreenText

/// The topics of a catalog and their names.
package struct TopicTable: Sendable {
  /// The topics, in order.
  package let entries: Entries
  /// The indices of the topics given in memory, by the keys of their names as written.
  private let names: HashTable<Int>
  /// The indices of the topics given in memory, by the keys of their names as phrases.
  private let phrases: HashTable<Int>

  /// The topics of the embedded files.
  package static let shipped = TopicTable(adding: [])

  /// Creates the table of the embedded topics, preceded by the user's topics.
  init(adding texts: [FileText]) {
    let shipped = TopicLines(
      ConcatenatedTexts(ending: ".topics"), TableNumbers(EmbeddedText.topics))
    let own = texts.isEmpty ? [] : [TopicLines(reading: ConcatenatedTexts(texts), .shipped)]
    self.init(Entries(topics: [], lines: own + [shipped]))
  }

  /// Creates a table of topics; if names are equal, the earlier topic wins.
  init(_ topics: [Topic]) { self.init(Entries(topics: topics, lines: [])) }

  private init(_ entries: Entries) {
    self.entries = entries
    var names = HashTable<Int>(capacity: entries.topics.count * 4)
    var phrases = HashTable<Int>(capacity: entries.topics.count * 4)
    for (topic, entry) in entries.topics.enumerated() {
      for name in entry.names.map({ WordSequence($0) }) {
        names.add(name.key, topic)
        if let key = KindPhrase(name, .shipped).nameKey { phrases.add(key, topic) }
      }
    }
    (self.names, self.phrases) = (names, phrases)
  }

  /// Returns the index of the topic with exactly this name.
  package func index(named name: WordSequence) -> Int? {
    names[name.key] ?? entries.index { $0.place(named: name) }
  }

  /// Returns the index of the topic named by the words of a phrase, in any order and grammatical
  /// number.
  package func index(of words: [KindPhrase.Word]) -> Int? {
    KindPhrase.key(of: words).flatMap { key in
      phrases[key] ?? entries.index { $0.place(ofPhrase: key) }
    }
  }
}

extension TopicTable {
  /// Topics given in memory, followed by those of files, which are parsed on access.
  package struct Entries: RandomAccessCollection, Sendable {
    let topics: [Topic]
    let lines: [TopicLines]

    package var startIndex: Int { 0 }
    package var endIndex: Int { lines.reduce(topics.count) { $0 + $1.count } }

    package subscript(position: Int) -> TopicEntry {
      for (start, table) in starts where position >= start && position < start + table.count {
        if let line = table[position - start] { return .line(line) }
      }
      return .given(topics[position])
    }

    /// The topics of each source of files, with the index of the first of them.
    var starts: [(start: Int, table: TopicLines)] {
      var start = topics.count
      return lines.map { table in
        defer { start += table.count }
        return (start, table)
      }
    }

    /// Returns the index of the first topic from files for which a function finds a position.
    fileprivate func index(_ place: (TopicLines) -> Int?) -> Int? {
      var start = topics.count
      for table in lines {
        if let place = place(table) { return start + place }
        start += table.count
      }
      return nil
    }
  }
}
