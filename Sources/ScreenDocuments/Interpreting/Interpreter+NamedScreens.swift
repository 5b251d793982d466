import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// What sentences beside rows or facts call the screen.
extension Interpreter {
  /// Takes the name that such a sentence gives: "running log page, with totals", "make a "New supplier" form".
  mutating func takeTitleOfRequest(beside root: DocumentSection) {
    guard !scaffold.isByLine else { return }
    for block in root.ownBlocks where block.isParagraph {
      for sentence in words.sentences(of: block.range).prefix(3) where !isRemark(sentence) {
        guard withoutDoer(sentence) == sentence || !isBehindLines(sentence),
          let named = screenNamed(in: sentence), !isUntitled(named)
        else { continue }
        title = words.label(named)
        return
      }
    }
  }

  /// Takes the name by which a sentence introduces the rows: "Here is our loan list."
  mutating func takeTitleOfIntroduction(_ root: DocumentSection) {
    for block in root.ownBlocks.prefix(2) where block.isParagraph {
      guard let sentence = words.sentences(of: block.range).first,
        let opening = phrases.opening(of: words.folded(sentence), as: "row intro")
      else { continue }
      let name = words.dropping(opening.length, from: sentence)
      guard (1...5).contains(words.count(name)), words.members(of: name).count == 1 else {
        continue
      }
      setTitle(name, told: sentence)
      return
    }
  }

  /// The few words right before a word for a screen, up to an article or a wish.
  private func screenNamed(in sentence: SourceRange) -> SourceRange? {
    let folded = words.folded(sentence)
    for place in 1..<max(1, folded.count) {
      guard let screen = phrases.opening(of: folded, as: "screen", at: place) else { continue }
      var start = place
      while start > 0, place - start < 4, !precedesName(folded.words[start - 1]) { start -= 1 }
      while start < place,
        let praise = phrases.opening(of: folded, as: "style word", at: start)
          ?? phrases.opening(of: folded, as: "praise word", at: start)
      {
        start += praise.length
      }
      guard start < place else { continue }
      let length = screen.sense == "kind" ? place + screen.length : place
      let end = words.place(after: length, in: sentence).end
      let range = SourceRange(words.dropping(start, from: sentence).lowerBound, end)
      // "Make a "New supplier" form": what is quoted is the name.
      if let name = words.quotations(in: range).first { return name }
      guard !bytes[range.range].contains(where: Array(",;:+/|=\n".utf8).contains) else { continue }
      return words.trimmed(range)
    }
    return nil
  }

  /// Whether a word comes before a name and is no part of it: an article, a wish, a sign.
  private func precedesName(_ word: String) -> Bool {
    let folded = FoldedWords(word)
    return word.utf8.count <= 3 && word.utf8.allSatisfy { $0 >= 0x80 }
      || ["article", "opening wish", "need", "joint", "clause where"].contains {
        phrases.sense(ofAll: folded, as: $0) != nil
      }
  }
}
