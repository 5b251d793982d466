internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenLanguages
internal import ScreenReading
internal import ScreenText

/// Recognizes a short request in another language, and answers the English one that it amounts to.
struct TranslatedKind {
  /// The most words, and the most bytes, of a request.
  private static let mostWords = 9
  private static let mostBytes = 120

  private let source: SourceText
  private let whole: SourceRange
  private let lexicon: Lexicon
  private let bundle: CatalogBundle?

  /// Returns the brief of a short request in another language, with the plainer ones that would do;
  /// nil for any other text.
  static func brief(
    of source: SourceText, _ lexicon: Lexicon, _ bundle: CatalogBundle?
  ) -> Brief? {
    guard let (words, whole) = words(of: source.utf8),
      ForeignRequestReader.isWorthReading(words, isEnglish: WordVectors.knows),
      let request = ForeignRequestReader(bundle?.languages ?? .shipped).read(
        words, isEnglish: WordVectors.knows)
    else { return nil }
    return TranslatedKind(source: source, whole: whole, lexicon: lexicon, bundle: bundle)
      .brief(of: request)
  }

  /// Returns the words of a text of one phrase, and its range; nil for any other text.
  private static func words(of utf8: [UInt8]) -> ([String], SourceRange)? {
    guard utf8.count <= mostBytes else { return nil }
    var range = utf8[...]
    range = range.drop { $0 <= 0x20 }
    while let last = range.last, last <= 0x20 || ".!?".utf8.contains(last) { range.removeLast() }
    guard !range.isEmpty, !range.contains(where: { ",;:()[]{}<>\"|=\n".utf8.contains($0) }) else {
      return nil
    }
    let words = range.split(whereSeparator: { $0 <= 0x20 }).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count <= mostWords else { return nil }
    return (words, SourceRange(range.startIndex, range.endIndex))
  }

  private func brief(of request: ForeignRequest) -> Brief? {
    let briefs = request.candidates.compactMap { english in
      answer(to: english).map { (english: english, brief: $0) }
    }
    // An answer to all of a plainer request is better than one to half of a longer one.
    func rank(_ brief: Brief) -> Int {
      !brief.lacks.isEmpty || brief.isGuess ? 2 : brief.isExact ? 0 : 1
    }
    let ranked = (0...2).flatMap { merit in briefs.filter { merit == rank($0.brief) } }
    let all = ranked.map { placed($0.brief, answering: request, as: $0.english) }
    guard var best = all.first, !isReadBetter(best, request) else { return nil }
    best.translation?.plainer = Array(all.dropFirst())
    return best
  }

  /// The kinds of screens that the reader of sentences finds in other languages.
  private static let readKinds: Set = ["list", "table", "form"]

  /// Whether nothing but such a kind is understood, so that the reader knows more: "eine Liste mit fünf
  /// Bäumen".
  private func isReadBetter(_ brief: Brief, _ request: ForeignRequest) -> Bool {
    guard !request.unknown.isEmpty, let english = brief.translation?.english else { return false }
    return Self.readKinds.contains { english == $0 || english.hasPrefix($0 + " with ") }
  }

  /// Returns the catalog's answer to an English request.
  private func answer(to english: String) -> Brief? {
    let source = SourceText(name: self.source.name, english)
    let document = Document(english, lexicon: lexicon)
    return NamedKind.brief(of: document, in: source, lexicon, "en", bundle)
  }

  /// Returns the brief of an English request with its places in the request that it stands for.
  private func placed(
    _ brief: Brief, answering request: ForeignRequest, as english: String
  ) -> Brief {
    var brief = brief
    let said = source.text(in: whole)
    brief.title = Phrase(LabelText.capitalized(said), at: whole)
    brief.topic = Phrase(brief.topic.text)
    for place in brief.requirements.indices {
      brief.requirements[place].range = whole
      brief.requirements[place].words = said
      brief.requirements[place].details = brief.requirements[place].details.withoutPlaces
    }
    let missing =
      request.unknown.filter { !english.contains($0) }
      + request.names.filter { !english.contains($0.english) }.map(\.said)
    brief.lacks = missing.map {
      Brief.UnmetCondition(range: whole, reason: "nothing of it is made for '\($0)'")
    }
    brief.isExact = brief.isExact && missing.isEmpty
    brief.translation = Brief.Translation(request, as: english)
    return brief
  }
}

extension Phrase {
  /// The phrase without its place in a text.
  fileprivate var withoutPlace: Phrase { range == nil ? self : Phrase(text) }
}

extension Details {
  /// The details without their places in a text that nobody wrote.
  fileprivate var withoutPlaces: Details {
    var details = self
    details.label = label?.withoutPlace
    details.kind = kind?.withoutPlace
    details.value = value?.withoutPlace
    details.unit = unit?.withoutPlace
    details.target = target?.withoutPlace
    details.change = change?.withoutPlace
    details.timeframe = timeframe?.withoutPlace
    details.dimension = dimension?.withoutPlace
    details.split = split?.withoutPlace
    details.columns = columns.map(\.withoutPlace)
    details.nameColumn = nameColumn?.withoutPlace
    details.items = items.map(\.withoutPlaces)
    details.hint = hint?.withoutPlace
    return details
  }
}

extension Details.Item {
  fileprivate var withoutPlaces: Details.Item {
    var item = self
    item.label = label.withoutPlace
    item.values = values.map(\.withoutPlace)
    item.state = state?.withoutPlace
    item.items = items.map(\.withoutPlaces)
    return item
  }
}
