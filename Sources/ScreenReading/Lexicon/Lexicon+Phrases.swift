extension Lexicon {
  /// Takes a phrase for a word that is a cue, unless it is one itself.
  mutating func add(_ phrase: String, as word: String) {
    let known = cue(from: TextHash(), endingIn: Array(word.utf8)[...])
    if let known { _ = place(of: Array(phrase.utf8)[...], orNew: known) }
  }

  /// The cue of a phrase: the hash of all its words but the last, and the last, which may be plural.
  func cue(from start: TextHash, endingIn word: ArraySlice<UInt8>) -> Int? {
    var whole = start
    whole.addFolded(word)
    let exact = index(of: whole)
    if exact >= 0 { return exact }
    guard word.last == UInt8(ascii: "s"), word.count > 3 else { return nil }
    for (cut, stem) in [(1, ""), (2, ""), (3, "y")] where word.count > cut + 2 {
      let ending = word.suffix(cut)
      let isPlural = cut == 1 || ending.elementsEqual(cut == 2 ? "es".utf8 : "ies".utf8)
      guard isPlural else { continue }
      var hash = start
      hash.addFolded(word.dropLast(cut))
      for byte in stem.utf8 { hash.add(byte) }
      let place = index(of: hash)
      if place >= 0 { return place }
    }
    return nil
  }

  /// The cue word that a misspelt one is meant for, if exactly one is an edit away.
  func cue(misspeltAs word: ArraySlice<UInt8>) -> Int? {
    let letters = word.map(\.lowercasedASCII)
    var found: [UInt8]?
    for candidate in candidates(near: letters.count) where Self.isOneEdit(letters, candidate) {
      guard found == nil else { return nil }
      found = candidate
    }
    return found.flatMap { self.cue(from: TextHash(), endingIn: $0[...]) }
  }

  /// Whether two words are a letter apart, or two neighbours swapped.
  private static func isOneEdit(_ lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
    var start = 0
    while start < min(lhs.count, rhs.count), lhs[start] == rhs[start] { start += 1 }
    var (left, right) = (lhs.count, rhs.count)
    while left > start, right > start, lhs[left - 1] == rhs[right - 1] {
      left -= 1
      right -= 1
    }
    let (removed, added) = (left - start, right - start)
    if max(removed, added) <= 1 { return removed + added > 0 }
    return removed == 2 && added == 2 && lhs[start] == rhs[start + 1]
      && lhs[start + 1] == rhs[start]
  }
}
