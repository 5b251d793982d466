internal import ScreenTables
internal import ScreenText

extension Catalog {
  /// A topic that came close to a query but was rejected.
  public struct NearMiss: Hashable, Sendable {
    /// Why a topic was rejected.
    public enum Reason: Hashable, Sendable {
      /// Its similarity, in thousandths, is too low.
      case tooFar(similarity: Int)
      /// It shares the qualifiers of the request, but holds other things than the requested noun.
      case otherThings(noun: String)
      /// It holds only things with a qualifier that the request lacks.
      case narrower(by: String)
      /// It holds things regardless of a qualifier of the request.
      case wider(lacking: String)
      /// It holds the steps of a process while the request is for things, or the reverse.
      case otherKind
      /// The request asks for columns of its own, and the topic was not named exactly.
      case ownColumns
    }

    /// The words of the query, shortened.
    public var words: String
    /// The name of the topic.
    public var topic: String
    /// Why the topic was rejected.
    public var reason: Reason

    /// The minimum similarity for a mention, in thousandths. Topics below it only share some
    /// letters.
    static let floor = 600
    /// The maximum number of query words to repeat.
    private static let wordLimit = 12

    /// Creates a near miss of a topic for `words`.
    init(words: String, topic: String, reason: Reason) {
      let parts = words.utf8.split { $0 <= UInt8(ascii: " ") }
      let isLong = parts.count > Self.wordLimit
      self.words =
        parts.prefix(Self.wordLimit).map { String(Substring($0)) }.spaced
        + (isLong ? "…" : "")
      self.topic = topic
      self.reason = reason
    }

    /// The near miss and its reason, as one lower-case clause.
    public var sentence: String {
      "for '\(words)', the topic '\(topic)' is close, but \(fault)"
    }

    private var fault: String {
      switch reason {
      case .tooFar(let similarity):
        "by only \(similarity / 10) %; a topic is used from \(CatalogIndex.threshold / 10) %"
      case .otherThings(let noun): "holds no \(noun)"
      case .narrower(let words): "covers only those that are '\(words)'"
      case .wider(let words): "does not cover '\(words)'"
      case .otherKind: "holds things where steps are asked for, or steps where things are"
      case .ownColumns: "may not have the columns requested, as it is not named outright"
      }
    }
  }

  /// Returns why the nearest topic does not answer a query, or nil if it is not even near.
  func nearMiss(
    of words: String, _ phrase: KindPhrase, by topic: CatalogIndex.Neighbour
  ) -> NearMiss? {
    guard topic.similarity >= NearMiss.floor, let name = table.entries[topic.index].names.first
    else { return nil }
    let asked = phrase.words(.unordered)
    guard topic.similarity >= CatalogIndex.threshold, let noun = KindPhrase.head(of: asked) else {
      return NearMiss(words: words, topic: name, reason: .tooFar(similarity: topic.similarity))
    }
    let names = table.entries[topic.index].names.map { KindPhrase($0).words }
    guard let held = names.first(where: { KindPhrase.head(of: $0)?.hash == noun.hash }) else {
      return NearMiss(words: words, topic: name, reason: .otherThings(noun: Self.text([noun])))
    }
    func missing(_ some: [KindPhrase.Word], from others: [KindPhrase.Word]) -> String {
      Self.text(some.filter { word in !others.contains { $0.hash == word.hash } })
    }
    let narrower = missing(held, from: asked)
    return NearMiss(
      words: words, topic: name,
      reason: narrower.isEmpty
        ? .wider(lacking: missing(asked, from: held)) : .narrower(by: narrower))
  }

  private static func text(_ words: [KindPhrase.Word]) -> String {
    words.map { String(decoding: $0.text, as: UTF8.self) }.spaced
  }
}
