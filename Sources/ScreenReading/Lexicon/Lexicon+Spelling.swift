internal import ScreenModel
internal import ScreenText

/// Spelling correction.
extension Lexicon {
  /// Returns the lowercase word that a misspelt word is meant for; nil if the word is right or if
  /// several words are equally likely.
  ///
  /// The candidates are cues and other known words. Cues take precedence, and for short words they
  /// are the only candidates: the shorter a word, the more words are equally near to it.
  func correction(of word: [UInt8]) -> [UInt8]? {
    guard (3...24).contains(word.count), word.allSatisfy(\.isSmallLetter), !isRight(word)
    else { return nil }
    var cues = Candidates()
    var words = Candidates()
    // In an inflected word such as "shoping" only double letters are corrected.
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

  /// Returns the cue that a misspelt word is meant for, and the word of the cue, if exactly one is
  /// a single edit away.
  ///
  /// English words take precedence ("buton" is "button", not the French "bouton"), and among them
  /// those with the same letters ("tabel" is "table", not "label").
  func cue(misspeltAs word: ArraySlice<UInt8>) -> (cue: Int, word: [UInt8])? {
    let letters = word.map(\.lowercasedASCII)
    var (swapped, english, foreign) = (Candidates(), Candidates(), Candidates())
    for candidate in candidates(near: letters) where Self.isOneEdit(letters, candidate) {
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

  /// Whether two words differ by one inserted, removed or replaced letter, or by two swapped
  /// neighbours.
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

  /// Whether a lowercase word is spelt correctly.
  private func isRight(_ word: [UInt8]) -> Bool {
    cue(from: FNV1a(), endingIn: word[...]).map { isEnglish($0) } == true
      || isWord(FNV1a(word)) || isListedRight(word)
  }

  /// Whether a lowercase word is listed as correct, so that it is never corrected.
  func isListedRight(_ word: [UInt8]) -> Bool { Self.right.contains(FNV1a(word).value) }

  /// Whether a word is a correct word with an ending.
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

  /// The words of `right.words`, loaded when the first unknown word is looked up.
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

  /// A set of candidates that counts only if it has a single member.
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
  /// Whether two words are equal when each run of a repeated letter counts as one.
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
