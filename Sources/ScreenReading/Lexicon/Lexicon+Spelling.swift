internal import ScreenModel
internal import ScreenText

/// What misspelt words are meant for.
extension Lexicon {
  /// The word in lower case that a misspelt one is meant for; nil for one that is right, or that may
  /// be meant for several.
  ///
  /// What a slip of the pen makes of a word is a cue, or any word that is known: cues come first, and
  /// of short words only they count, for the shorter a word is, the more are as near to it.
  func correction(of word: [UInt8]) -> [UInt8]? {
    guard (3...24).contains(word.count), word.allSatisfy(\.isSmallLetter), !isRight(word)
    else { return nil }
    var cues = Candidates()
    var words = Candidates()
    // Of "shoping" only the double letter is in doubt.
    let isInflected = hasKnownStem(word)
    var slips = TypoCandidates(of: word)
    slips.forEach { meant, isSure in
      guard !isInflected || meant.isUndoubled(as: word) else { return }
      let hash = FNV1a(meant)
      if isEnglishCue(hash) {
        cues.add(meant)
      } else if isSure, word.count > 6, isWord(hash) {
        words.add(meant)
      }
    }
    if cues.isEmpty, words.isEmpty, word.count > 5, word.last == UInt8(ascii: "s"),
      let single = correction(of: word.dropLast()), isEnglishCue(FNV1a(single))
    {
      return single + [UInt8(ascii: "s")]
    }
    return cues.isEmpty ? words.only : cues.only
  }

  /// The cue that a misspelt word is meant for, and the word of it, if exactly one is an edit away.
  ///
  /// English words come first: "buton" is a button, and no French "bouton". Among them come first those
  /// that have the same letters: "tabel" is a table, and no label.
  func cue(misspeltAs word: ArraySlice<UInt8>) -> (cue: Int, word: [UInt8])? {
    let letters = word.map(\.lowercasedASCII)
    var (swapped, english, foreign) = (Candidates(), Candidates(), Candidates())
    for candidate in candidates(near: letters.count) where Self.isOneEdit(letters, candidate) {
      let word = Array(candidate)
      if !isEnglishCue(FNV1a(word)) {
        foreign.add(word)
      } else if word.sorted() == letters.sorted() {
        swapped.add(word)
      } else {
        english.add(word)
      }
    }
    let found = swapped.only ?? (english.isEmpty ? foreign.only : english.only)
    return found.flatMap { word in
      cue(from: FNV1a(), endingIn: word[...]).map { ($0, word) }
    }
  }

  /// Whether two words are a letter apart, or two neighbours swapped.
  private static func isOneEdit(_ lhs: [UInt8], _ rhs: FileText.Bytes) -> Bool {
    let offset = rhs.startIndex
    var start = 0
    while start < min(lhs.count, rhs.count), lhs[start] == rhs[offset + start] { start += 1 }
    var (left, right) = (lhs.count, rhs.count)
    while left > start, right > start, lhs[left - 1] == rhs[offset + right - 1] {
      left -= 1
      right -= 1
    }
    let (removed, added) = (left - start, right - start)
    if max(removed, added) <= 1 { return removed + added > 0 }
    return removed == 2 && added == 2 && lhs[start] == rhs[offset + start + 1]
      && lhs[start + 1] == rhs[offset + start]
  }

  // MARK: Right words

  /// Whether a word in lower case is right as it is.
  private func isRight(_ word: [UInt8]) -> Bool {
    cue(from: FNV1a(), endingIn: word[...]).map { isEnglish($0) } == true
      || isWord(FNV1a(word)) || isListedRight(word)
  }

  /// Whether a word in lower case is one of those that no slip of the pen made, however near another is.
  func isListedRight(_ word: [UInt8]) -> Bool { Self.right.contains(FNV1a(word).value) }

  /// Whether a word is one that is right, with an ending.
  private func hasKnownStem(_ word: [UInt8]) -> Bool {
    Self.endings.contains { ending, stem in
      guard word.count > ending.count + 2, word.suffix(ending.count).elementsEqual(ending) else {
        return false
      }
      let plain = word.dropLast(ending.count) + stem
      if isRight(Array(plain)) { return true }
      // "shopped"
      return stem.isEmpty && plain.count > 3 && plain.last == plain.dropLast().last
        && isRight(Array(plain.dropLast()))
    }
  }

  private static let endings: [(ending: [UInt8], stem: [UInt8])] = [
    ("s", ""), ("es", ""), ("ies", "y"), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"),
    ("ied", "y"), ("er", ""), ("er", "e"), ("ers", ""), ("ers", "e"), ("ly", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// The words of `right.words`; read when the first unknown word is met.
  private static let right: Set<UInt64> = {
    let text = FileText(named: "right.words", in: EmbeddedText.files)
    var words: Set<UInt64> = []
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      for word in text.items(of: line, separator: UInt8(ascii: " ")) {
        words.insert(text.hash(of: word))
      }
    }
    return words
  }()

  /// Words of which only a single one counts.
  private struct Candidates {
    private var first: [UInt8]?
    private var isTied = false

    var isEmpty: Bool { first == nil }
    var only: [UInt8]? { isTied ? nil : first }

    mutating func add(_ word: [UInt8]) {
      if let first { isTied = isTied || word != first } else { first = word }
    }
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }
}

extension [UInt8] {
  /// Whether two words are the same with one of each double letter.
  fileprivate func isUndoubled(as other: [UInt8]) -> Bool {
    var (left, right) = (0, 0)
    while left < count, right < other.count, self[left] == other[right] {
      let letter = self[left]
      while left < count, self[left] == letter { left += 1 }
      while right < other.count, other[right] == letter { right += 1 }
    }
    return left == count && right == other.count
  }
}
