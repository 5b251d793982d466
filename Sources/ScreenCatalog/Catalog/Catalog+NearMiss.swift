internal import ScreenTables

extension Catalog {
  /// A topic that came near to what is asked, and was not taken.
  public struct NearMiss: Hashable, Sendable {
    /// Why a topic was not taken.
    public enum Reason: Hashable, Sendable {
      /// It is as near as this, in thousandths, and no nearer.
      case tooFar(similarity: Int)
      /// It is near enough by what qualifies the things that are requested, which are called this.
      case otherThings(noun: String)
      /// It is of things that are qualified so, and what is requested is not.
      case narrower(by: String)
      /// It is of things whether they are qualified so or not.
      case wider(lacking: String)
      /// It holds the steps of something, and things are requested; or the other way round.
      case otherKind
      /// The intent asks for columns of its own, and the topic was not named outright.
      case ownColumns
    }

    /// The words that ask.
    public var words: String
    /// The topic's name.
    public var topic: String
    /// Why it was not taken.
    public var reason: Reason

    /// How near a topic must be to be mentioned, in thousandths: what is farther shares some letters.
    static let floor = 600
    /// How many of the words that ask are repeated.
    private static let wordLimit = 12

    /// Creates the account of a topic that was not taken for `words`.
    init(words: String, topic: String, reason: Reason) {
      let parts = words.utf8.split { $0 <= UInt8(ascii: " ") }
      let isLong = parts.count > Self.wordLimit
      self.words =
        parts.prefix(Self.wordLimit).map { String(Substring($0)) }.joined(separator: " ")
        + (isLong ? "…" : "")
      self.topic = topic
      self.reason = reason
    }

    /// What came near and why it was not taken, in one lower-case clause.
    public var sentence: String {
      "for '\(words)' the topic '\(topic)' is near, but \(fault)"
    }

    private var fault: String {
      switch reason {
      case .tooFar(let similarity):
        "by \(similarity / 10) % only; topics are taken from \(CatalogIndex.threshold / 10) %"
      case .otherThings(let noun): "holds no \(noun)"
      case .narrower(let words): "is only of those that are '\(words)'"
      case .wider(let words): "says nothing of '\(words)'"
      case .otherKind: "holds other than what is asked, steps or things"
      case .ownColumns: "may not have the columns requested, as it is not named outright"
      }
    }
  }

  /// What the nearest topic of a query that found none misses; nil where it is not even near.
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
    words.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: " ")
  }
}
