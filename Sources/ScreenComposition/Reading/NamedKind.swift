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

  private let document: Document
  private let source: SourceText
  private let lexicon: Lexicon
  private let language: String

  /// The brief of a bare name, with how many there are to be; nil for any other text.
  static func brief(
    of document: Document, in source: SourceText, _ lexicon: Lexicon, _ language: String
  ) -> Brief? {
    guard document.count > 0, document.count <= mostTokens else { return nil }
    return NamedKind(document: document, source: source, lexicon: lexicon, language: language)
      .brief
  }

  private var brief: Brief? {
    var count: Int?
    for token in document.phrases.map({ document.tokens[$0.lowerBound] }) {
      if lexicon.classes(of: token, in: language).contains(CueClasses(.article)) { continue }
      if count == nil, let number = self.count(token) {
        count = number
        continue
      }
      let range = SourceRange(token.range.lowerBound, end)
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

  /// The number that a token counts things with; nil where it is none.
  private func count(_ token: Token) -> Int? {
    if token.kind == .number { return Int(source.text(in: SourceRange(token.range))) }
    return lexicon.sense(.count, of: token).flatMap { Int($0.argument) }
  }

  /// Where the text ends, but for a full stop.
  private var end: Int {
    document.tokens.last { $0.kind != .stop }?.range.upperBound ?? source.utf8.count
  }

  private func things(_ name: Phrase, _ count: Int?) -> Brief {
    let whole = SourceRange(document.tokens[0].range.lowerBound, end)
    let requirement = Requirement(
      .need(.records), range: whole, words: source.text(in: whole),
      details: Details(label: name, count: count))
    return Brief(title: name, topic: lowercased(name), requirements: [requirement])
  }

  private func lowercased(_ name: Phrase) -> Phrase {
    Phrase(name.text.lowercased(), from: name.origin)
  }
}
