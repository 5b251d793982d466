public import Sampling
internal import ScreenModel
internal import ScreenText

/// Recorded exchanges with a language model: the requests and its replies, word for word.
public struct Cassette: Sendable {
  /// A request to a model, with one exchange in a cassette.
  public struct Request: Hashable, Sendable {
    /// The sentence, without the blanks around it.
    public let intent: String
    /// The name of the grammar.
    public let grammar: String
    /// How choices are made; all greedy options count as one.
    public let sampling: SamplingOptions

    /// Creates a request.
    public init(_ intent: String, grammar: String, sampling: SamplingOptions = .greedy) {
      self.intent = intent.trimmed
      self.grammar = grammar
      self.sampling = sampling.isGreedy ? .greedy : sampling
    }
  }

  /// The exchange for one request: a single reply, or as many turns as it took.
  public struct Exchange: Hashable, Sendable {
    /// A question and its outcome.
    public struct Turn: Hashable, Sendable {
      /// The newest message to the model; empty after the results of tools.
      public var asked: String
      /// The reply, or why there was none.
      public var outcome: Result<ModelReply, ModelError>
      /// The time it took, in milliseconds; nil if it was not measured.
      public var milliseconds: Int?

      /// Creates a turn.
      public init(
        asked: String = "", outcome: Result<ModelReply, ModelError>, milliseconds: Int? = nil
      ) {
        self.asked = asked
        self.outcome = outcome
        self.milliseconds = milliseconds
      }
    }

    /// What was requested.
    public var request: Request
    /// The model that replied, by its id.
    public var model: String
    /// The number of attempts that it was allowed.
    public var attempts: Int
    /// The turns, in order.
    public var turns: [Turn]
    /// The results of its tool calls, in order.
    public var results: [ToolResult]

    /// Creates an exchange with one reply.
    public init(_ request: Request, model: String = "recorded", reply: String) {
      self.init(
        request, model: model, attempts: 1,
        turns: [Turn(outcome: .success(ModelReply([.text(reply), .finished(.stop)])))])
    }

    /// Creates an exchange from turns.
    public init(
      _ request: Request, model: String, attempts: Int, turns: [Turn], results: [ToolResult] = []
    ) {
      self.request = request
      self.model = model
      self.attempts = attempts
      self.turns = turns
      self.results = results
    }

    /// The untrusted text of the last reply; empty if there was none.
    public var reply: String {
      turns.lazy.compactMap { try? $0.outcome.get().text }.last ?? ""
    }
  }

  /// The name of the cassette in messages: its file.
  public let name: String
  /// The exchanges, in the order in which they were added.
  public private(set) var exchanges: [Exchange] = []
  /// The indices of exchanges by their requests, as bytes, because texts that only look the same
  /// are different requests.
  private var places: [[UInt8]: Int] = [:]

  /// Creates an empty cassette.
  public init(name: String) { self.name = name }

  /// The exchange for a request; nil if there is none.
  public subscript(request: Request) -> Exchange? { places[request.utf8].map { exchanges[$0] } }

  /// Adds an exchange unless there is one for the same request.
  ///
  /// - Returns: Whether it was added.
  public mutating func insert(_ exchange: Exchange) -> Bool {
    guard self[exchange.request] == nil else { return false }
    record(exchange)
    return true
  }

  /// Adds an exchange, replacing an earlier one for the same request.
  public mutating func record(_ exchange: Exchange) {
    let key = exchange.request.utf8
    if let place = places[key] {
      exchanges[place] = exchange
    } else {
      places[key] = exchanges.count
      exchanges.append(exchange)
    }
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

extension Cassette.Exchange {
  /// Creates the exchange for a request from a transcript.
  init(_ request: Cassette.Request, _ transcript: ModelTranscript, attempts: Int) {
    self.init(
      request, model: transcript.model, attempts: attempts,
      turns: transcript.turns.map { turn in
        var asked = ""
        if case .user(let words) = turn.request.messages.last { asked = words }
        return Turn(asked: asked, outcome: turn.outcome, milliseconds: turn.milliseconds)
      }, results: transcript.results)
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
