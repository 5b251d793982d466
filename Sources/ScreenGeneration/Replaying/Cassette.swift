public import Sampling
internal import ScreenModel

/// Recorded exchanges with a language model: what it was asked, and what it replied, word for word.
public struct Cassette: Sendable {
  /// What a model is asked; it has one reply in a cassette.
  public struct Request: Hashable, Sendable {
    /// The sentence, without the blanks around it.
    public let intent: String
    /// The name of the grammar.
    public let grammar: String
    /// How choices are made; greedily in one way only.
    public let sampling: SamplingOptions

    /// Creates a request.
    public init(_ intent: String, grammar: String, sampling: SamplingOptions = .greedy) {
      self.intent = intent.trimmed
      self.grammar = grammar
      self.sampling = sampling.isGreedy ? .greedy : sampling
    }
  }

  /// A request and its reply.
  public struct Exchange: Hashable, Sendable {
    /// What was asked.
    public var request: Request
    /// The model that replied, by its id.
    public var model: String
    /// What it replied: an untrusted text.
    public var reply: String

    /// Creates an exchange.
    public init(_ request: Request, model: String = "recorded", reply: String) {
      self.request = request
      self.model = model
      self.reply = reply
    }
  }

  /// What the cassette is called in messages: its file.
  public let name: String
  /// Exchanges by what was asked, as bytes: texts that only look the same ask different things.
  private var exchanges: [[UInt8]: Exchange] = [:]

  /// Creates an empty cassette.
  public init(name: String) { self.name = name }

  /// The reply to a request, and whose it is; nil where there is none.
  public subscript(request: Request) -> Exchange? { exchanges[request.utf8] }

  /// Adds an exchange, unless there is one of the same request.
  ///
  /// - Returns: Whether it was added.
  public mutating func insert(_ exchange: Exchange) -> Bool {
    let key = exchange.request.utf8
    guard exchanges[key] == nil else { return false }
    exchanges[key] = exchange
    return true
  }
}

extension Cassette.Request: CustomStringConvertible {
  /// The request in words: `"A login form" under the grammar core, with seed 7 at temperature 1`.
  public var description: String {
    let scalars = intent.unicodeScalars
    let shown = String(scalars.prefix(80)) + (scalars.count > 80 ? "…" : "")
    var text = UTF8Buffer()
    text.append(verbatim: "\"\(shown)\" under the grammar \(grammar)")
    guard !sampling.isGreedy else { return text.string + ", the best choice each time" }
    text.append(verbatim: ", with seed \(sampling.seed) at temperature ")
    text.append(number: sampling.temperature)
    if let topK = sampling.topK { text.append(verbatim: ", top-k \(topK)") }
    if let topP = sampling.topP {
      text.append(", top-p ")
      text.append(number: topP)
    }
    return text.string
  }
}

extension Cassette.Request {
  /// The request as one line of JSON, which no other request shares.
  fileprivate var utf8: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.request(self)
    writer.endObject()
    return writer.finish()
  }
}

extension Cassette.Exchange {
  /// The line of a cassette's file that holds the exchange, ending in LF.
  public var utf8: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.request(request)
    writer.name("model")
    writer.text(model)
    writer.name("reply")
    writer.text(reply)
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  /// Writes the members that tell what was asked.
  fileprivate mutating func request(_ request: Cassette.Request) {
    name("intent")
    text(request.intent)
    name("grammar")
    text(request.grammar)
    let sampling = request.sampling
    guard !sampling.isGreedy else { return }
    // As a text, for a number beyond 2^53 is not exact in JSON.
    name("seed")
    text(String(sampling.seed))
    name("temperature")
    number(sampling.temperature)
    if let topK = sampling.topK {
      name("topK")
      integer(topK)
    }
    if let topP = sampling.topP {
      name("topP")
      number(topP)
    }
  }
}

extension String {
  /// The text without ASCII blanks and line ends around it.
  fileprivate var trimmed: String {
    guard let first = utf8.firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let last = utf8.lastIndex(where: { $0 > UInt8(ascii: " ") })
    else { return "" }
    return String(self[first...last])
  }
}
