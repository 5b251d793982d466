import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenPhrases
import ScreenReading
internal import ScreenTables
internal import ScreenText

/// Recognizes a text that is nothing but the name of a kind of screen, or of things that the
/// catalog knows: "audit log", "planets", "all 50 US states".
///
/// The learned weights know no words, so they cannot tell what a bare name means.
struct NamedKind {
  /// The most tokens of a name.
  private static let mostTokens = 12

  private let document: Document
  private let source: SourceText
  private let lexicon: Lexicon
  private let language: String
  private let bundle: CatalogBundle?

  /// Returns the brief of a bare name, with the number of things it asks for; nil for any other
  /// text.
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
    if let answer = PhraseReader.answer(source.utf8, from: bundle) { return brief(of: answer) }
    // A document skips polite words, but they may belong to a name: "thank you page".
    let start = source.utf8.firstIndex { $0 > 0x20 } ?? 0
    if let kind = kind(from: start) { return kind }
    var count: Int?
    for token in document.phrases.map({ document.tokens[$0.lowerBound] }) {
      // An article or a number may begin a name: "my order", "404 error".
      if count == nil, token.range.lowerBound != start,
        let kind = kind(from: token.range.lowerBound)
      {
        return kind
      }
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

  /// Returns the brief of the catalog's answer to the whole text, with the text's own words as the
  /// title unless the answer has one.
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

  /// Returns the brief of the kind of screen named by all the words from byte offset `start`; nil
  /// if they name none.
  private func kind(from start: Int) -> Brief? {
    let (words, title) = name(from: start)
    guard isKind(words) else { return nil }
    return Brief(title: title, topic: lowercased(title)).expanded()
  }

  /// Returns all the words from byte offset `start`, and the title that they make.
  private func name(from start: Int) -> (words: String, title: Phrase) {
    let range = SourceRange(start, max(start, end))
    let words = source.text(in: range)
    return (words, Phrase(Wording.capitalized(words), at: range))
  }

  /// Whether all the words together name a kind of screen, with or without "page" and the like.
  private func isKind(_ words: String) -> Bool {
    RecipeLibrary.shipped.place(ofScreenCalled: words) != nil
      || RecipeLibrary.shipped.isName(words)
  }

  /// Returns the number that a token stands for; nil if it is not a number.
  private func count(_ token: Token) -> Int? {
    if token.kind == .number { return Int(source.text(in: SourceRange(token.range))) }
    return lexicon.sense(.count, of: token).flatMap { Int($0.argument) }
  }

  /// The end of the text, before any final full stop.
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

  /// The start of the text after a leading "a" or "the". The article stays before a name, as in
  /// "The Beatles"; "my" always stays.
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
