package import ScreenDiagnostics
internal import ScreenText

/// A misspelt word of a text and its correction.
package struct Correction: Hashable, Sendable {
  /// The bytes of the word.
  package var range: SourceRange
  /// The word as written, in lower case.
  package var written: String
  /// The corrected word.
  package var meant: String
  /// Whether the slip is certain, so that the corrected word is shown.
  package var isSure: Bool

  /// A note that the word is read as another.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .note, id: "misspelt-word", "read '\(written)' as '\(meant)'", at: range,
      fixIts: [FixIt("replace it with '\(meant)'", edits: [TextEdit(range, meant)])])
  }
}

extension Document {
  /// The number of words without a class to examine.
  private static let lookupLimit = 128

  /// Returns the misspelt words of an English text, in order; names and quotations are left as
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

  /// Returns the correction of a word of an English text; nil if the word is right or may be a
  /// name.
  package func correction(
    at index: Int, _ bytes: [UInt8], _ lexicon: Lexicon = .shipped
  ) -> Correction? {
    let token = tokens[index]
    guard mayBeMisspelt(index, lexicon) else { return nil }
    let word = bytes[token.range].map(\.lowercasedASCII)
    guard !lexicon.isListedRight(word), !Self.isContraction(word) else { return nil }
    let slip = lexicon.correction(of: word)
    // A word that is read as a cue is reported, even if the slip is not a common one.
    let cue = slip == nil && token.isMisspelt ? lexicon.cue(misspeltAs: word[...])?.word : nil
    guard let meant = slip ?? cue, slip != nil || !Self.isInflected(word, meant) else { return nil }
    // A long word with a missing letter is rarely another word.
    let isSure = slip != nil || word.count > 6 && meant.count > word.count
    return Correction(
      range: SourceRange(token.range), written: String(decoding: word, as: UTF8.self),
      meant: String(decoding: meant, as: UTF8.self), isSure: isSure)
  }

  /// Whether two words differ only by an ending: "playlist" and "playlists".
  private static func isInflected(_ lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
    let shared = zip(lhs, rhs).prefix { $0 == $1 }.count
    return shared >= min(lhs.count, rhs.count) - 1
  }

  /// Whether a word is shortened at an apostrophe: "they're", "what's", "can't".
  private static func isContraction(_ word: [UInt8]) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count > 0
      && contracted.contains { parts[1].elementsEqual($0) }
  }

  private static let contracted = ["re", "s", "ve", "ll", "d", "m", "t"].map { Array($0.utf8) }

  private func mayBeMisspelt(_ index: Int, _ lexicon: Lexicon) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, !token.isFunction, index == 0 || !token.isCapital else {
      return false
    }
    return token.phrase < 0 || token.isMisspelt || !lexicon.isEnglish(Int(token.phrase))
  }
}
