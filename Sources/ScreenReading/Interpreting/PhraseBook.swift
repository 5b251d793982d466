internal import ScreenModel
internal import ScreenText

/// What words say of the blocks of a document: the phrases of `en.blocks` and the files of other
/// languages.
struct PhraseBook: Sendable {
  /// What a phrase says in a scope, and where its line is in the file.
  struct Sense: Hashable, Sendable {
    var argument: String
    fileprivate var rank: Int
  }

  private var senses = HashTable<Sense>(capacity: 3000)
  /// How many words the longest phrase of any scope has that begins with a word, by the word's hash.
  private var longest = HashTable<Int>(capacity: 1500)

  /// The phrases that come with the compiler, of all languages.
  static let shipped: PhraseBook = {
    var book = PhraseBook()
    for language in ["en", "de", "es", "fr", "it"] {
      book.add(FileText(named: language + ".blocks", in: EmbeddedText.files))
    }
    return book
  }()

  private mutating func add(_ text: FileText) {
    var scope = ""
    var sense = Sense(argument: "", rank: 0)
    for line in CueLines(text) {
      if let head = line.head {
        let words = text.strings(of: head, separator: UInt8(ascii: " "))
        scope = words.first ?? ""
        sense = Sense(argument: words.count > 1 ? words[1] : "", rank: sense.rank + 1)
      }
      for phrase in text.items(of: line.phrases) {
        let words = FoldedWords(text.bytes[phrase])
        guard words.count > 0 else { continue }
        longest.update(words.hash(of: 0..<1), default: 0) { $0 = max($0, words.count) }
        for key in [scope, scope + " " + sense.argument] {
          let hash = Self.key(key, words, 0..<words.count)
          senses.insert(hash, sense)
        }
      }
    }
  }

  private static func key(_ scope: String, _ words: FoldedWords, _ phrase: Range<Int>) -> UInt64 {
    words.hash(of: phrase) &* 31 ^ FNV1a.hash(scope.utf8)
  }

  /// What all of some words say in a scope; nil where they say nothing there.
  func sense(ofAll words: FoldedWords, as scope: String) -> String? {
    words.count == 0 ? nil : senses[Self.key(scope, words, 0..<words.count)]?.argument
  }

  /// What some words begin with in a scope, by the longest phrase: what it says, and how many words it
  /// takes.
  func opening(
    of words: FoldedWords, as scope: String, at start: Int = 0
  ) -> (sense: String, length: Int)? {
    guard start < words.count else { return nil }
    let most = longest[words.hash(of: start..<start + 1)] ?? 0
    for length in stride(from: min(most, words.count - start), to: 0, by: -1) {
      if let sense = senses[Self.key(scope, words, start..<start + length)] {
        return (sense.argument, length)
      }
    }
    return nil
  }

  /// What some words end with in a scope, by the longest phrase.
  func ending(of words: FoldedWords, as scope: String) -> (sense: String, length: Int)? {
    for length in stride(from: min(6, words.count), to: 0, by: -1) {
      if let sense = senses[Self.key(scope, words, words.count - length..<words.count)] {
        return (sense.argument, length)
      }
    }
    return nil
  }

  /// What any of some words say in a scope: the first in the file.
  func sense(in words: FoldedWords, as scope: String) -> String? {
    var best: Sense?
    for start in 0..<words.count {
      let most = longest[words.hash(of: start..<start + 1)] ?? 0
      for length in stride(from: min(most, words.count - start), to: 0, by: -1) {
        guard let sense = senses[Self.key(scope, words, start..<start + length)] else { continue }
        if best.map({ sense.rank < $0.rank }) ?? true { best = sense }
        break
      }
    }
    return best?.argument
  }

  /// How many phrases of a scope there are in some words, none over another.
  func count(in words: FoldedWords, as scope: String) -> Int {
    var (count, start) = (0, 0)
    while start < words.count {
      if let found = opening(of: words, as: scope, at: start) {
        count += 1
        start += found.length
      } else {
        start += 1
      }
    }
    return count
  }
}
