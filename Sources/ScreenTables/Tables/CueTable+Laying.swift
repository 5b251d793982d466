package import ScreenText

extension CueTable {
  /// Returns the numbers of a table: the counts of English cues, of all cues, of heads and of
  /// senses; the start, length, kind and hashes of each head; the start of each cue's senses; the
  /// senses; the start of the words of each length; the words; the phrases; the lengths of phrases;
  /// and the start and length of each kind.
  package static func layOut(_ texts: ConcatenatedTexts) -> [Int] {
    var layout = Layout()
    for (number, text) in texts.texts.enumerated() {
      layout.add(text, isEnglish: number == 0) { texts.number(of: $0, in: number) }
    }
    return layout.laidOut
  }

  /// The first word of a phrase and its number of words.
  package struct Opening {
    package let wordCount: Int
    package let firstWord: FileText.Bytes

    package init(_ phrase: FileText.Bytes) {
      // A hyphen separates words as a space does.
      let words = phrase.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
      firstWord = phrase.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      wordCount = firstWord.isEmpty ? 0 : words.count
    }
  }

  private struct Layout {
    private var englishCount = 0
    private var heads: [Int] = []
    /// The names of classes, in the order of the heads.
    private var kinds: [FileText.Bytes] = []
    private var kindPlaces: [Int] = []
    /// The class of each head.
    private var classes: [FNV1a] = []
    /// The heads that are the senses of each cue.
    private var cues: [[Int]] = []
    private var phrases: [(key: UInt64, value: Int)] = []
    private var numbers = HashTable<Int>()
    private var english = Lengths()
    private var others = Lengths()
    /// The offsets of single words, by length.
    private var words: [[Int]] = Array(repeating: [], count: CueTable.spelt.count)

    mutating func add(_ text: FileText, isEnglish: Bool, number: (Int) -> Int) {
      let known = cues.count
      var isOfMeaning = false
      for line in CueLines(text) {
        if let range = line.head {
          let head = CueHead(text.bytes[range])
          isOfMeaning = head.isOfMeaning
          let hashes = head.hashes
          heads += [number(range.lowerBound), range.count, kind(head.name, number)]
          heads += [hashes.wordClass, hashes.stem, hashes.argument]
            .flatMap { [Int($0 & 0xFFFF), Int($0 >> 16)] }
          classes.append(head.wordClass)
        }
        guard isOfMeaning else { continue }
        let sense = classes.count - 1
        for phrase in text.items(of: line.phrases) {
          let cue = cue(text.bytes[phrase], isEnglish, at: number(phrase.lowerBound))
          guard cue >= known, !cues[cue].contains(where: { classes[$0] == classes[sense] }) else {
            continue
          }
          cues[cue].append(sense)
        }
      }
      if isEnglish { englishCount = cues.count }
    }

    /// Returns the index of a class's name, and adds the name if it is new.
    private mutating func kind(_ name: FileText.Bytes, _ number: (Int) -> Int) -> Int {
      if let known = kinds.firstIndex(where: { $0.elementsEqual(name) }) { return known }
      kinds.append(name)
      kindPlaces += [number(name.startIndex), name.count]
      return kinds.count - 1
    }

    /// Returns the number of a phrase, and assigns one if it has none yet.
    private mutating func cue(_ phrase: FileText.Bytes, _ isEnglish: Bool, at start: Int) -> Int {
      let hash = FNV1a(folding: phrase).value
      let cue = numbers.insert(hash, cues.count)
      guard cue == cues.count else { return cue }
      cues.append([])
      phrases.append((hash, cue))
      let opening = Opening(phrase)
      let (first, count) = (opening.firstWord, opening.wordCount)
      guard count > 0 else { return cue }
      if isEnglish { english.add(first, count) } else { others.add(first, count) }
      if count == 1, CueTable.spelt.contains(first.count) {
        words[first.count - CueTable.spelt.lowerBound].append(start)
      }
      return cue
    }

    var laidOut: [Int] {
      [englishCount, cues.count, classes.count, cues.joined().count] + heads + Self.starts(cues)
        + cues.joined() + Self.starts(words) + words.joined() + NumberTable.layOut(phrases)
        + NumberTable.layOut(english.pairs) + NumberTable.layOut(others.pairs) + [kinds.count]
        + kindPlaces
    }

    /// Returns the start of each list, then the end of the last one.
    private static func starts(_ lists: [[Int]]) -> [Int] {
      var end = 0
      return [0]
        + lists.map { list in
          end += list.count
          return end
        }
    }
  }

  /// The number of words in the longest phrase that begins with each word.
  private struct Lengths {
    private var words: [UInt64] = []
    private var lengths = HashTable<Int>()

    mutating func add(_ word: FileText.Bytes, _ count: Int) {
      let hash = FNV1a(folding: word).value
      if lengths[hash] == nil { words.append(hash) }
      lengths.update(hash, default: 0) { $0 = max($0, count) }
    }

    var pairs: [(key: UInt64, value: Int)] { words.map { ($0, lengths[$0] ?? 0) } }
  }
}
