internal import ScreenGeneration
internal import ScreenModel

/// The wire format of a host's API: how to write requests and read replies.
///
/// A format is a plain value and sends nothing, so that tests can compare its requests with the
/// documented ones.
protocol WireFormat: Sendable {
  /// The name of the model in reports and cassettes.
  var id: String { get }
  /// The capabilities of the host.
  var capabilities: ModelCapabilities { get }
  /// How the stream of a reply is framed.
  var framing: Framing { get }

  /// Returns the request in the host's format.
  ///
  /// - Throws: `guideRefused` if the host would reject the guide, `unsupportedCapability` if it
  ///   supports no such guide.
  func request(for request: ModelRequest) throws(ModelError) -> HTTPRequest

  /// Reads one message of a reply and returns its events.
  ///
  /// - Throws: `ModelError` if the message says that the host failed.
  func read(
    _ message: TreeValue, _ reply: inout ReplyProgress
  ) throws(ModelError) -> [ModelEvent]

  /// Returns the reason for a refusal if the body says more than the status; nil if it does not.
  func fault(_ refusal: HostError) -> ModelError?

  /// The request that checks whether the model is available.
  var probe: HTTPRequest { get }

  /// Returns what a successful answer to `probe` says about the model.
  func availability(_ answer: TreeValue?) -> ModelAvailability

  /// The request that lists the models of the host.
  var listing: HTTPRequest { get }

  /// Returns the names of the models in an answer to `listing`.
  func names(in answer: TreeValue?) -> [String]

  /// The request that makes the host load the model; nil if no such request is needed.
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

/// How the stream of a reply is framed.
enum Framing: Hashable, Sendable {
  /// As server-sent events.
  case events
  /// As JSON Lines.
  case lines
}

/// The state of a reply that is being read.
struct ReplyProgress: Sendable {
  /// A tool call whose arguments may be incomplete.
  struct PartialCall: Sendable {
    var id = ""
    var name = ""
    var arguments = ""
  }

  /// The tool calls, each with the number that the host gives it.
  private var calls: [(number: Int, call: PartialCall)] = []
  /// Why the reply ended; nil if the host has not said so.
  var finish: FinishReason?
  /// The number of tokens used.
  var usage = ModelUsage()

  /// The call with a number; setting a call that does not exist yet adds it.
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

  /// Adds a complete call, with its arguments as an object.
  mutating func add(callOf name: TreeValue?, arguments: TreeValue?) {
    let object = String(decoding: (arguments ?? [:]).json.dropLast(), as: UTF8.self)
    calls.append((calls.count, PartialCall(name: name?.text ?? "", arguments: object)))
  }

  /// The events at the end of the reply: the calls, the token usage, and the reason for the end if
  /// the host gave one.
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
