internal import ScreenGeneration
internal import ScreenModel

/// How a host is spoken to: what a request looks like, and what its reply says.
///
/// A format is a plain value and sends nothing itself, so that requests can be compared with the
/// documented ones.
protocol WireFormat: Sendable {
  /// What reports and cassettes call the model.
  var id: String { get }
  /// What the host can do.
  var capabilities: ModelCapabilities { get }
  /// How the reply comes in parts.
  var framing: Framing { get }

  /// The request in the host's own words.
  ///
  /// - Throws: `guideRefused` where the host would not take the guide.
  func request(for request: ModelRequest) throws(ModelError) -> HTTPRequest

  /// What a message of the reply says.
  ///
  /// - Throws: `ModelError` where it says that the host failed.
  func read(
    _ message: TreeValue, _ reply: inout ReplyProgress
  ) throws(ModelError) -> [ModelEvent]

  /// Why the host refused, where its words say more than its status.
  func fault(_ refusal: HostError) -> ModelError?

  /// The request whose reply says whether the model is there.
  var probe: HTTPRequest { get }

  /// What an answer to `probe` says, where its status says nothing by itself.
  func availability(_ answer: TreeValue?) -> ModelAvailability

  /// What asks for the models of the host.
  var listing: HTTPRequest { get }

  /// The names of the models that an answer to `listing` holds.
  func names(in answer: TreeValue?) -> [String]

  /// What has the host load the model; nil where it needs no telling.
  var warming: HTTPRequest? { get }
}

extension WireFormat {
  func fault(_ refusal: HostError) -> ModelError? { nil }

  func availability(_ answer: TreeValue?) -> ModelAvailability { .available }

  var listing: HTTPRequest { probe }

  func names(in answer: TreeValue?) -> [String] {
    answer?["data"]?.elements?.compactMap { $0["id"]?.text } ?? []
  }

  var warming: HTTPRequest? { nil }
}

/// How a reply comes in parts.
enum Framing: Hashable, Sendable {
  /// As a stream of events.
  case events
  /// As JSON Lines.
  case lines
}

/// What is known of a reply so far.
struct ReplyProgress: Sendable {
  /// A call of which more may come.
  struct PartialCall: Sendable {
    var id = ""
    var name = ""
    var arguments = ""
  }

  /// The calls, by the number that the host gives them.
  private var calls: [(number: Int, call: PartialCall)] = []
  /// Why the reply ended; nil where the host has not said so.
  var finish: FinishReason?
  /// How many tokens it took.
  var usage = ModelUsage()

  /// The call of a number; there is one as soon as it is requested.
  subscript(call number: Int) -> PartialCall {
    get { calls.first { $0.number == number }?.call ?? PartialCall() }
    set {
      if let index = calls.firstIndex(where: { $0.number == number }) {
        calls[index].call = newValue
      } else {
        calls.append((number, newValue))
      }
    }
  }

  /// Adds a call that came whole, with its arguments as an object.
  mutating func add(callOf name: TreeValue?, arguments: TreeValue?) {
    let object = String(decoding: (arguments ?? [:]).json.dropLast(), as: UTF8.self)
    calls.append((calls.count, PartialCall(name: name?.text ?? "", arguments: object)))
  }

  /// What is said at the end: the calls, the tokens, and why it ended, if the host said so.
  var ending: [ModelEvent] {
    var events = calls.map { number, call in
      ModelEvent.call(
        ToolCall(
          id: call.id.isEmpty ? "call-\(number)" : call.id, name: call.name,
          arguments: call.arguments.isEmpty ? "{}" : call.arguments))
    }
    if usage != ModelUsage() { events.append(.usage(usage)) }
    if let finish {
      events.append(.finished(finish == .stop && !calls.isEmpty ? .toolCalls : finish))
    }
    return events
  }
}
