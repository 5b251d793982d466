internal import ScreenDiagnostics
internal import ScreenModel

/// The known words when editing a screen, used to correct misspelt ones.
package struct EditSpelling {
  /// The words of edits and of the screen, in lower case.
  package let known: Set<String>

  package init(known: Set<String>) { self.known = known }

  /// The words, with those near a single known word corrected; nil if there are none.
  ///
  /// A word of four or more letters may have one typo, and one of eight or more two. Quoted texts
  /// are not corrected, and the written form of a word stays: only the intended word changes.
  package func corrected(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken>? {
    var isMended = false
    let mended = tokens.map { token -> EditToken in
      guard !token.isQuoted, !token.isMark, !known.contains(token.folded),
        !known.contains(AnchorFinder.stem(token.folded)), let word = nearest(to: token.folded)
      else { return token }
      var token = token
      (token.folded, token.meant) = (word, word)
      isMended = true
      return token
    }
    return isMended ? mended[...] : nil
  }

  private func nearest(to word: String) -> String? {
    let bytes = Array(word.utf8)
    // A short word is near too many others, and a word with a different beginning is a different
    // word.
    guard bytes.count >= 3, bytes.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }) else {
      return nil
    }
    let limit = bytes.count >= 8 ? 2 : 1
    var best: [String] = []
    var least = limit
    for candidate in known.sorted() {
      let other = Array(candidate.utf8)
      guard abs(other.count - bytes.count) <= least, other.first == bytes.first,
        other.count >= 3
      else { continue }
      let edits = Spelling.distance(bytes, other)
      guard edits <= least else { continue }
      if edits < least { best = [] }
      least = edits
      best.append(candidate)
    }
    // In three letters, only a swap of neighbours is corrected.
    if bytes.count == 3, best.first.map({ $0.utf8.sorted() != bytes.sorted() }) ?? true {
      return nil
    }
    return best.count == 1 ? best[0] : nil
  }
}
