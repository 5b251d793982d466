package import ScreenText

/// An index of the positions in texts at which each listed word begins, so that a search need not
/// scan the texts.
///
/// It begins with the total length of the lists, then each list: the number of positions, and the
/// positions in ascending order. The table of words follows.
package struct WordPositionIndex: Sendable {
  private let numbers: TableNumbers
  private let lists: Int
  private let words: NumberTable
  /// The offset just after this index.
  package var end: Int { words.end }

  /// Opens the lists that begin at an offset in some numbers.
  package init(_ numbers: TableNumbers, at start: Int = 0) {
    self.numbers = numbers
    lists = start + 1
    words = NumberTable(numbers, at: lists + numbers[start])
  }

  /// Returns the indexed positions where lowercase words occur as whole words, ascending. Words
  /// that begin with a mark are searched for in the whole texts.
  package func places(of words: [UInt8], in texts: ConcatenatedTexts) -> [Int] {
    guard let key = Self.key(words[...]) else { return texts.places(ofWords: words) }
    guard let list = self.words[key] else { return [] }
    return (1...numbers[lists + list]).lazy.map { numbers[lists + list + $0] }.filter {
      let (text, place) = texts.place(of: $0)
      return text.has(words, at: place)
    }
  }

  /// Returns a hash of the word that some bytes begin with, ignoring case; nil if there is none.
  ///
  /// Non-ASCII bytes all hash alike, because the search does not distinguish them either.
  private static func key(_ bytes: some Collection<UInt8>) -> UInt64? {
    var hash = FNV1a()
    var isEmpty = true
    for byte in bytes {
      guard byte.isPartOfWord else { break }
      hash.add(byte < 0x80 ? byte.lowercasedASCII : 0x80)
      isEmpty = false
    }
    return isEmpty ? nil : hash.value
  }

  /// Collects the positions of words for layout.
  package struct Layout {
    private var keys: [UInt64] = []
    private var places: [[Int]] = []
    private var numbers = HashTable<Int>()

    package init() {}

    /// Adds the words of a part of a text, or only the first, given the number of its first byte.
    package mutating func add(_ bytes: FileText.Bytes, at number: Int, onlyFirst: Bool) {
      var place = bytes.startIndex
      while place < bytes.endIndex {
        let word = bytes[place..<bytes.endIndex].prefix { $0.isPartOfWord }
        if let key = WordPositionIndex.key(word) {
          add(key, number + place - bytes.startIndex)
        }
        if onlyFirst { return }
        place = max(word.endIndex, place + 1)
      }
    }

    private mutating func add(_ key: UInt64, _ place: Int) {
      let number = numbers.insert(key, keys.count)
      if number == keys.count {
        keys.append(key)
        places.append([])
      }
      places[number].append(place)
    }

    /// The numbers of the lists and of the table of words.
    package var laidOut: [Int] {
      var lists: [Int] = []
      var starts: [(key: UInt64, value: Int)] = []
      for (key, places) in zip(keys, places) {
        starts.append((key, lists.count))
        lists.append(places.count)
        lists += places
      }
      return [lists.count] + lists + NumberTable.layOut(starts)
    }
  }
}
