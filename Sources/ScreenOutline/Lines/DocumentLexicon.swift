internal import ScreenTables
package import ScreenText

/// The meaning of words for a document's blocks: the phrases of `en.blocks` and of another
/// language's file.
package struct DocumentLexicon: Sendable {
  private let table: PhraseTable
  /// The texts whose phrases count, in the order in which they are searched.
  private let texts: [Int]

  /// The English phrases that come with the compiler.
  package static let shipped = DocumentLexicon(
    table: PhraseTable(
      ConcatenatedTexts(
        ofLanguages: ".blocks", EmbeddedText.files.map { ($0.name, FileText($0.text)) }),
      TableNumbers(EmbeddedText.blocks)), texts: [0])

  private static let languages = ConcatenatedTexts.languages(
    ".blocks", EmbeddedText.files.map(\.name))

  /// The phrases of a language, by its BCP 47 code, and of English, whose words for parts of
  /// screens all languages use.
  package static func speaking(_ language: String) -> DocumentLexicon {
    let code = String(language.prefix { $0 != "-" })
    guard let own = languages.firstIndex(of: code), own > 0 else { return shipped }
    return DocumentLexicon(table: shipped.table, texts: [own, 0])
  }

  /// Whether all its phrases are English.
  package var isEnglish: Bool { texts == [0] }

  private func line(_ words: FoldedWords, _ phrase: Range<Int>, _ scope: String) -> Int? {
    for text in texts {
      if let line = table.line(words, phrase, scope, inText: text) { return line }
    }
    return nil
  }

  /// The sense in a scope of a phrase that covers all the words; nil if there is none.
  package func sense(ofAll words: FoldedWords, as scope: String) -> String? {
    guard words.count > 0 else { return nil }
    return line(words, 0..<words.count, scope).map(table.argument)
  }

  /// The longest phrase of a scope at the start of some words: its sense and its number of words.
  package func opening(
    of words: FoldedWords, as scope: String, at start: Int = 0
  ) -> (sense: String, length: Int)? {
    guard start < words.count else { return nil }
    let most = table.longest(from: words.hash(of: start..<start + 1))
    for length in stride(from: min(most, words.count - start), to: 0, by: -1) {
      if let line = line(words, start..<start + length, scope) {
        return (table.argument(of: line), length)
      }
    }
    return nil
  }

  /// The place of the first phrase of a scope in some words.
  ///
  /// - Parameters:
  ///   - scope: The scope of the phrase.
  ///   - words: The words that are searched.
  ///   - start: The first word at which it may begin.
  /// - Returns: The words of the phrase; nil if there is none.
  package func find(_ scope: String, in words: FoldedWords, from start: Int = 0) -> Range<Int>? {
    guard start < words.count else { return nil }
    for place in start..<words.count {
      if let found = opening(of: words, as: scope, at: place) {
        return place..<place + found.length
      }
    }
    return nil
  }

  /// The longest phrase of a scope at the end of some words.
  package func ending(of words: FoldedWords, as scope: String) -> (sense: String, length: Int)? {
    for length in stride(from: min(6, words.count), to: 0, by: -1) {
      if let line = line(words, words.count - length..<words.count, scope) {
        return (table.argument(of: line), length)
      }
    }
    return nil
  }

  /// The sense of a phrase of a scope anywhere in some words; of several, the first in the file.
  package func sense(in words: FoldedWords, as scope: String) -> String? {
    var best: Int?
    for start in 0..<words.count {
      let most = table.longest(from: words.hash(of: start..<start + 1))
      for length in stride(from: min(most, words.count - start), to: 0, by: -1) {
        guard let line = line(words, start..<start + length, scope) else { continue }
        if best.map({ table.rank(of: line) < table.rank(of: $0) }) ?? true { best = line }
        break
      }
    }
    return best.map(table.argument)
  }

  /// The number of phrases of a scope in some words, without overlaps.
  package func count(in words: FoldedWords, as scope: String) -> Int {
    var (count, start) = (0, 0)
    while start < words.count {
      if let found = opening(of: words, as: scope, at: start) {
        count += 1
        start += found.length
      } else {
        start += 1
      }
    }
    return count
  }
}
