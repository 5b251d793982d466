internal import ScreenModel
internal import ScreenText

/// The topics of a catalog and their names.
package struct TopicTable: Sendable {
  /// The topics, in order.
  let entries: [TopicEntry]
  /// The places of the topics by the keys of their names as they are written.
  private let directory: HashTable<Int>
  /// The places of the topics by the keys of their names as phrases.
  private let phrases: HashTable<Int>

  /// The topics of the embedded files, read at first use.
  package static let shipped: TopicTable = {
    let text = FileText(ending: ".topics", in: EmbeddedText.files)
    return TopicTable(text.lines.compactMap { TopicEntry(text, line: $0) })
  }()

  /// Lists topics by their names; of equal names, the earlier topic's counts.
  init(_ entries: [TopicEntry]) {
    self.entries = entries
    var directory = HashTable<Int>(capacity: entries.count * 4)
    var phrases = HashTable<Int>(capacity: entries.count * 4)
    for (topic, entry) in entries.enumerated() {
      for name in entry.sequences {
        directory.add(name.key, topic)
        // What a clause says of the things is in no phrase: it would claim the name of all of them.
        let phrase = KindPhrase(name)
        guard !phrase.isCut, let key = KindPhrase.key(of: phrase.words) else { continue }
        phrases.add(key, topic)
      }
    }
    self.directory = directory
    self.phrases = phrases
  }

  /// The topic of which words are a name, letter by letter.
  package func index(named name: WordSequence) -> Int? { directory[name.key] }

  /// The topic of which the words of a phrase are a name, whatever their order and number.
  func index(of words: [KindPhrase.Word]) -> Int? {
    KindPhrase.key(of: words).flatMap { phrases[$0] }
  }
}
