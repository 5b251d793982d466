package import ScreenDiagnostics
internal import ScreenText

/// A misspelt word of a text, and which one it is read as.
package struct Correction: Hashable, Sendable {
  /// The bytes of the word.
  package var range: SourceRange
  /// The word in lower case as it was written.
  package var written: String
  /// The word that it is meant for.
  package var meant: String
  /// Whether it is surely a slip of the pen, so that it is shown as it is meant.
  package var isSure: Bool

  /// A remark that the word is read as another.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .note, id: "misspelt-word", "read '\(written)' as '\(meant)'", at: range,
      fixIts: [FixIt("replace it with '\(meant)'", edits: [TextEdit(range, meant)])])
  }
}

extension Document {
  /// How many words of a text are looked at that have no class.
  private static let lookupLimit = 128

  /// The misspelt words of an English text, in their order; names and quotations are as they are
  /// written.
  package func corrections(_ bytes: [UInt8], _ lexicon: Lexicon = .shipped) -> [Correction] {
    var corrections: [Correction] = []
    var lookupLimit = Self.lookupLimit
    var index = 0
    while index < count, lookupLimit > 0 {
      if let end = quotationEnd(from: index) {
        index = end
      } else if mayBeMisspelt(index, lexicon) {
        if tokens[index].noun == .none || tokens[index].isMisspelt { lookupLimit -= 1 }
        if let correction = correction(at: index, bytes, lexicon) { corrections.append(correction) }
      }
      index += 1
    }
    return corrections
  }

  /// What a word of an English text is meant for; nil where it is right, or may be a name.
  package func correction(
    at index: Int, _ bytes: [UInt8], _ lexicon: Lexicon = .shipped
  ) -> Correction? {
    let token = tokens[index]
    guard mayBeMisspelt(index, lexicon) else { return nil }
    let word = bytes[token.range].map(\.lowercasedASCII)
    guard !lexicon.isListedRight(word) else { return nil }
    let slip = lexicon.correction(of: word)
    // What is read as a cue is said to be, be it a common slip or not.
    let cue = slip == nil && token.isMisspelt ? lexicon.cue(misspeltAs: word[...])?.word : nil
    guard let meant = slip ?? cue, slip != nil || !Self.isInflected(word, meant) else { return nil }
    // A long word that lacks a letter is hardly ever another word.
    let isSure = slip != nil || word.count > 6 && meant.count > word.count
    return Correction(
      range: SourceRange(token.range), written: String(decoding: word, as: UTF8.self),
      meant: String(decoding: meant, as: UTF8.self), isSure: isSure)
  }

  /// Whether two words are one but for an ending: "playlist" and "playlists".
  private static func isInflected(_ lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
    let shared = zip(lhs, rhs).prefix { $0 == $1 }.count
    return shared >= min(lhs.count, rhs.count) - 1
  }

  private func mayBeMisspelt(_ index: Int, _ lexicon: Lexicon) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, !token.isFunction, index == 0 || !token.isCapital else {
      return false
    }
    return token.phrase < 0 || token.isMisspelt || !lexicon.isEnglish(Int(token.phrase))
  }
}
