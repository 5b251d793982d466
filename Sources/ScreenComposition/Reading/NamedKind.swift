import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenPhrases
import ScreenReading
internal import ScreenTables
internal import ScreenText

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
  private let bundle: CatalogBundle?

  /// The brief of a bare name, with how many there are to be; nil for any other text.
  static func brief(
    of document: Document, in source: SourceText, _ lexicon: Lexicon, _ language: String,
    _ bundle: CatalogBundle? = nil
  ) -> Brief? {
    guard document.count > 0, document.count <= mostTokens else { return nil }
    return NamedKind(
      document: document, source: source, lexicon: lexicon, language: language, bundle: bundle
    ).brief
  }

  private var brief: Brief? {
    if let answer = PhraseReader(bundle).answer(source.utf8) { return brief(of: answer) }
    // What is polite is no part of a document, and may be a part of a name: "thank you page".
    if let kind = kind(from: source.utf8.firstIndex { $0 > 0x20 } ?? 0) { return kind }
    var count: Int?
    for token in document.phrases.map({ document.tokens[$0.lowerBound] }) {
      // An article or a number may begin a name: "my order", "404 error".
      if count == nil, let kind = kind(from: token.range.lowerBound) { return kind }
      if lexicon.classes(of: token, in: language).contains(CueClasses(.article)) { continue }
      if count == nil, let number = self.count(token) {
        count = number
        continue
      }
      let name = name(from: token.range.lowerBound)
      guard TopicTable.shipped.index(named: WordSequence(name.words)) != nil else { return nil }
      return things(name.title, count)
    }
    return nil
  }

  /// The brief of what the catalog has for the whole text: it is shown as it is, under the text's own
  /// words.
  private func brief(of answer: PhraseAnswer) -> Brief? {
    let start = source.utf8.firstIndex { $0 > 0x20 } ?? 0
    let whole = SourceRange(start, max(start, end))
    let said = answer.title ?? source.text(in: SourceRange(nameStart, whole.upperBound))
    let title = Phrase(Wording.capitalized(said), at: whole)
    var brief = Brief(title: title, topic: lowercased(title))
    switch answer.contents {
    case .recipe(let name):
      guard let recipe = (bundle?.recipes ?? .shipped).screen(named: name) else { return nil }
      brief.recipe = recipe.name
      if bundle != nil { brief.match = answer.reason }
      brief.layout = recipe.layout
      brief.requirements = recipe.requirements.map(brief.implying)
    case .topic(let words, let count):
      brief.requirements = things(Phrase(Wording.capitalized(words), at: whole), count).requirements
    case .made(let requirements, let layout):
      brief.layout = layout
      brief.match = answer.reason
      brief.requirements = requirements.map(brief.implying)
    }
    brief.lacks = answer.lacks
    brief.isExact = answer.isExact
    brief.isGuess = answer.isGuess
    return brief
  }

  /// The brief of the kind of screen that all words from a byte on name; nil where they name none.
  private func kind(from start: Int) -> Brief? {
    let (words, title) = name(from: start)
    guard isKind(words) else { return nil }
    return Brief(title: title, topic: lowercased(title)).expanded()
  }

  /// All words from a byte on, and the title that they make.
  private func name(from start: Int) -> (words: String, title: Phrase) {
    let range = SourceRange(start, max(start, end))
    let words = source.text(in: range)
    return (words, Phrase(Wording.capitalized(words), at: range))
  }

  /// Whether words are all the name of a kind of screen, with or without "page" and the like.
  private func isKind(_ words: String) -> Bool {
    let book = RecipeLibrary.shipped
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

  /// Where the text begins behind "a" or "the"; before a name, "The Beatles", it stays, as "my" does.
  private var nameStart: Int {
    let words = document.tokens.filter { $0.kind != .stop }
    guard words.count > 1, let article = lexicon.sense(.article, of: words[0]),
      ["definite", "indefinite"].contains(article.argument),
      !source.utf8[words[1].range.lowerBound].isASCIICapital
    else { return words.first?.range.lowerBound ?? 0 }
    return words[1].range.lowerBound
  }

  private func lowercased(_ name: Phrase) -> Phrase {
    Phrase(name.text.lowercased(), from: name.origin)
  }
}
