internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Which concepts a word speaks of.
struct ConceptLexicon: Sendable {
  /// A concept and the hash that stands for it.
  struct Concept: Hashable, Sendable {
    var name: String
    var hash: UInt64
  }

  private let concepts: HashTable<[Concept]>

  /// The lexicon that comes with the compiler.
  static let shipped = ConceptLexicon(
    text: EmbeddedText.files.first { $0.name == "concepts.lexicon" }?.text.description ?? "")

  /// Reads a lexicon: a line `concept: word, word`; lines that start with `#` are passed over.
  init(text: String) {
    var concepts = HashTable<[Concept]>(capacity: text.utf8.count / 8)
    for line in text.utf8.split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(Substring(line[..<colon]))
      let concept = Concept(name: name, hash: FNV1a.hash(name.utf8))
      let words = WordSequence(String(Substring(line[line.index(after: colon)...])))
      for hash in words.hashes {
        concepts.update(hash, default: []) { if !$0.contains(concept) { $0.append(concept) } }
      }
    }
    self.concepts = concepts
  }

  /// The concepts of a word, in the order of the lexicon.
  func concepts(of word: UInt64) -> [Concept] { concepts[word] ?? [] }
}
