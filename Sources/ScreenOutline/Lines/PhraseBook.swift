internal import ScreenTables
package import ScreenText

/// What words say of the blocks of a document: the phrases of `en.blocks` and of the file of another language.
package struct PhraseBook: Sendable {
  private let table: PhraseTable
  /// The texts whose phrases count, in the order in which they are asked.
  private let texts: [Int]

  /// The phrases of English that come with the compiler.
  package static let shipped = PhraseBook(
    table: PhraseTable(
      NumberedTexts(
        ofLanguages: ".blocks", EmbeddedText.files.map { ($0.name, FileText($0.text)) }),
      TableNumbers(EmbeddedText.blocks)), texts: [0])

  private static let languages = NumberedTexts.languages(".blocks", EmbeddedText.files.map(\.name))

  /// The phrases of a language, by its BCP 47 code, and of English, whose words for parts of screens are used in
  /// all.
  package static func speaking(_ language: String) -> PhraseBook {
    let code = String(language.prefix { $0 != "-" })
    guard let own = languages.firstIndex(of: code), own > 0 else { return shipped }
    return PhraseBook(table: shipped.table, texts: [own, 0])
  }

  private func line(_ words: FoldedWords, _ phrase: Range<Int>, _ scope: String) -> Int? {
    for text in texts {
      if let line = table.line(words, phrase, scope, inText: text) { return line }
    }
    return nil
  }

  /// What all of some words say in a scope; nil where they say nothing there.
  package func sense(ofAll words: FoldedWords, as scope: String) -> String? {
    guard words.count > 0 else { return nil }
    return line(words, 0..<words.count, scope).map(table.argument)
  }

  /// What some words begin with in a scope, by the longest phrase: what it says, and how many words it
  /// takes.
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

  /// What some words end with in a scope, by the longest phrase.
  package func ending(of words: FoldedWords, as scope: String) -> (sense: String, length: Int)? {
    for length in stride(from: min(6, words.count), to: 0, by: -1) {
      if let line = line(words, words.count - length..<words.count, scope) {
        return (table.argument(of: line), length)
      }
    }
    return nil
  }

  /// What any of some words say in a scope: the first in the file.
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

  /// How many phrases of a scope there are in some words, none over another.
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
