internal import ScreenText

extension Lexicon {
  /// Adds a phrase as a synonym of a word that is a cue, unless the phrase is a cue already.
  package mutating func add(_ phrase: String, as word: String) {
    let known = cue(from: FNV1a(), endingIn: Array(word.utf8)[...])
    if let known { add(FileText(phrase).bytes, as: known) }
  }

  /// Returns the cue of a phrase, given the hash of all its words but the last, and the last word,
  /// which may be plural.
  func cue(from start: FNV1a, endingIn word: ArraySlice<UInt8>) -> Int? {
    var whole = start
    whole.addFolded(word)
    if let exact = index(of: whole) { return exact }
    guard word.last == UInt8(ascii: "s"), word.count > 3 else { return nil }
    for (cut, stem) in [(1, ""), (2, ""), (3, "y")] where word.count > cut + 2 {
      let ending = word.suffix(cut)
      let isPlural = cut == 1 || ending.elementsEqual(cut == 2 ? "es".utf8 : "ies".utf8)
      guard isPlural else { continue }
      var hash = start
      hash.addFolded(word.dropLast(cut))
      for byte in stem.utf8 { hash.add(byte) }
      if let place = index(of: hash) { return place }
    }
    return nil
  }
}
