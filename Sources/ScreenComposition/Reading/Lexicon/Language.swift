internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// Finds the language of an intent by the small words that each cue file lists as its own.
enum Language {
  /// The languages that know a word, as a set of bits, and those of which it is their own.
  private struct Speakers {
    var known: UInt32 = 0
    var own: UInt32 = 0
  }

  /// The codes of the languages that have a cue file beside English.
  static let codes: [String] = EmbeddedText.files.lazy.map(\.name)
    .filter { $0.hasSuffix(".cues") && $0 != "en.cues" }.map { String($0.dropLast(5)) }

  /// Who speaks the words of those files, by the hashes of the words.
  ///
  /// The small words that a file lists as those of its language are its own even where English
  /// has them; of other words only those of five letters are.
  private static let speakers: HashTable<Speakers> = {
    var speakers = HashTable<Speakers>(capacity: 4096)
    for (place, code) in codes.prefix(UInt32.bitWidth).enumerated() {
      let text = FileText(named: code + ".cues", in: EmbeddedText.files)
      let language: UInt32 = 1 << UInt32(place)
      var isOfLanguage = false
      for line in CueLines(text) {
        if let head = line.head { isOfLanguage = text.begins(head, with: "language") }
        for phrase in text.items(of: line.phrases) {
          if isOfLanguage {
            let hash = text.hash(of: phrase)
            speakers.update(hash, default: Speakers()) {
              $0.known |= language
              $0.own |= language
            }
            continue
          }
          for word in text.items(of: phrase, separator: UInt8(ascii: " ")) where word.count > 3 {
            let hash = text.hash(of: word)
            let isOwn = word.count > 4 && !isEnglish(text, word)
            speakers.update(hash, default: Speakers()) {
              $0.known |= language
              if isOwn { $0.own |= language }
            }
          }
        }
      }
    }
    return speakers
  }()

  /// Whether English has a word, or the singular of it.
  private static func isEnglish(_ text: FileText, _ word: Range<Int>) -> Bool {
    Lexicon.english.index(of: text.hash(of: word)) != nil
      || text.bytes[word.upperBound - 1] == UInt8(ascii: "s")
        && Lexicon.english.index(of: text.hash(of: word.dropLast())) != nil
  }

  /// How many words of an intent are looked at.
  private static let patience = 200

  /// The language whose words prevail; `en` where none do.
  ///
  /// Another language needs more words than English has, and two that are its own, and those must
  /// be a fifth of all.
  static func prevailing(in tokens: [Token], bytes: [UInt8]) -> String {
    let words =
      tokens.lazy.filter { $0.kind == .word }.prefix(patience).map { token in
        var hash = FNV1a()
        var index = token.start
        while index < token.end { hash.add(Bytes.fold(bytes, &index)) }
        return hash.value
      } as [UInt64]
    let lexicon = Lexicon.english
    let english = words.count { lexicon.index(of: $0) != nil }
    // Where English has all of the words, no language has more, and none needs to be read.
    guard english < words.count else { return "en" }
    var counts = [(known: Int, own: Int)](repeating: (0, 0), count: codes.count)
    for word in words {
      guard let speakers = speakers[word] else { continue }
      for place in counts.indices where speakers.known >> place & 1 == 1 {
        counts[place].known += 1
        counts[place].own += Int(speakers.own >> place & 1)
      }
    }
    var best = "en"
    var most = english
    for place in counts.indices
    where counts[place].known > most && counts[place].own >= 2
      && counts[place].own * 5 >= words.count
    {
      best = codes[place]
      most = counts[place].known
    }
    return best
  }
}
