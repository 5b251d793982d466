internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Recognizes a text that is the name of a kind of screen, or of things which the catalog knows, and
/// no more: "audit log", "planets", "all 50 US states".
///
/// Learned weights know no words, and of a bare name there is nothing else to tell them what it is.
struct NamedKind {
  /// More words have no name.
  private static let mostTokens = 12

  private let tokens: [Token]
  private let source: SourceText
  private let lexicon: Lexicon

  /// The brief of a bare name, with how many there are to be; nil for any other text.
  static func brief(of tokens: [Token], in source: SourceText, lexicon: Lexicon) -> Brief? {
    let tokens = tokens.filter { $0.kind != .line }
    guard !tokens.isEmpty, tokens.count <= mostTokens else { return nil }
    let known = Recognizer(tokens, bytes: source.utf8, lexicon: lexicon).tokens
    return NamedKind(tokens: known, source: source, lexicon: lexicon).brief
  }

  private var brief: Brief? {
    var count: Int?
    for token in tokens {
      if token.plays(CueSet(.article)) { continue }
      if count == nil, let number = token.count(in: lexicon) {
        count = number
        continue
      }
      let range = SourceRange(token.start, end)
      let words = source.text(in: range)
      let name = Phrase(Wording.capitalized(words), at: range)
      if count == nil, isKind(words) {
        return Brief(title: name, topic: lowercased(name)).expanded()
      }
      guard TopicTable.shipped.index(named: WordSequence(words)) != nil else { return nil }
      return things(name, count)
    }
    return nil
  }

  /// Whether words are all the name of a kind of screen, with or without "page" and the like.
  private func isKind(_ words: String) -> Bool {
    let book = RecipeBook.shipped
    return book.place(ofScreenCalled: words) != nil || book.naming(in: words)?.isWhole == true
  }

  /// Where the text ends, but for a full stop.
  private var end: Int {
    tokens.last { $0.kind != .stop }?.end ?? source.utf8.count
  }

  private func things(_ name: Phrase, _ count: Int?) -> Brief {
    let whole = SourceRange(tokens[0].start, end)
    let requirement = Requirement(
      .need(.records), range: whole, words: source.text(in: whole),
      details: Details(label: name, count: count))
    return Brief(title: name, topic: lowercased(name), requirements: [requirement])
  }

  private func lowercased(_ name: Phrase) -> Phrase {
    Phrase(name.text.lowercased(), from: name.origin)
  }
}

extension Token {
  /// The number that it counts things with; nil where it is none.
  fileprivate func count(in lexicon: Lexicon) -> Int? {
    if kind == .number, measure == .plain { return Int(exactly: number) }
    return lexicon.sense(.count, of: entry).flatMap { Int(exactly: $0.number) }
  }
}
