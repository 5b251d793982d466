internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Recognizes a text that is the name of things which the catalog knows, and no more: "planets",
/// "all 50 US states".
///
/// Learned weights know no words, and of a bare name there is nothing else to tell them what it is.
enum NamedTopic {
  /// More words have no name of a topic.
  private static let mostTokens = 12

  /// The brief of a bare name, with how many there are to be; nil for any other text.
  static func brief(of tokens: [Token], in source: SourceText, lexicon: Lexicon) -> Brief? {
    let tokens = tokens.filter { $0.kind != .line }
    guard let last = tokens.last, tokens.count <= mostTokens else { return nil }
    let known = Recognizer(tokens, bytes: source.utf8, lexicon: lexicon).tokens
    var count: Int?
    for token in known {
      if token.plays(CueSet(.article)) { continue }
      if count == nil, let number = token.count(in: lexicon) {
        count = number
        continue
      }
      let whole = SourceRange(known[0].start, last.end)
      let range = SourceRange(token.start, last.end)
      let words = source.text(in: range)
      guard TopicTable.shipped.index(named: WordSequence(words)) != nil else { return nil }
      guard RecipeBook.shipped.naming(in: words)?.isWhole != true else { return nil }
      let name = Phrase(Wording.capitalized(words), at: range)
      let requirement = Requirement(
        .need(.records), range: whole, words: source.text(in: whole),
        details: Details(label: name, count: count))
      return Brief(
        title: name, topic: Phrase(name.text.lowercased(), at: range),
        requirements: [requirement])
    }
    return nil
  }
}

extension Token {
  /// The number that it counts things with; nil where it is none.
  fileprivate func count(in lexicon: Lexicon) -> Int? {
    if kind == .number, measure == .plain { return Int(exactly: number) }
    return lexicon.sense(.count, of: entry).flatMap { Int(exactly: $0.number) }
  }
}
