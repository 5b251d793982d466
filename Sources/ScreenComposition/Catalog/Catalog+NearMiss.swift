extension Catalog {
  /// What came of looking for a topic.
  enum Search {
    /// One is near enough.
    case found(Match)
    /// None is; one that came near all the same.
    case declined(NearMiss?)

    /// The topic found, if one is near enough.
    var match: Match? {
      if case .found(let match) = self { match } else { nil }
    }
  }

  /// A topic that came near to what is asked, and was not taken.
  public struct NearMiss: Hashable, Sendable {
    /// Why a topic was not taken.
    public enum Reason: Hashable, Sendable {
      /// It is as near as this, in thousandths, and no nearer.
      case tooFar(similarity: Int)
      /// It is near enough by what qualifies the things that are asked for, which are called this.
      case otherThings(noun: String)
      /// It holds the steps of something, and things are asked for; or the other way round.
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

    /// How near a topic must be to be told of, in thousandths: what is farther shares some letters.
    static let floor = 300
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
      case .otherKind: "holds other than what is asked, steps or things"
      case .ownColumns: "may not have the columns asked for, as it is not named outright"
      }
    }
  }

  /// What the nearest topic of a query that found none misses; nil where it is not even near.
  func nearMiss(
    of words: String, _ query: WordSequence, by topic: CatalogIndex.Neighbour, noun: UInt64?
  ) -> NearMiss? {
    guard topic.similarity >= NearMiss.floor, let name = table.entries[topic.index].names.first
    else { return nil }
    guard topic.similarity >= CatalogIndex.threshold else {
      return NearMiss(
        words: words, topic: name, reason: .tooFar(similarity: topic.similarity))
    }
    let word = zip(query.words, query.hashes).first { $0.1 == noun }?.0
    return word.map {
      NearMiss(
        words: words, topic: name, reason: .otherThings(noun: String(decoding: $0, as: UTF8.self)))
    }
  }
}
