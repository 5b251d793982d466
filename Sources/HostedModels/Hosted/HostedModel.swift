internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel

/// A language model behind a host's interface.
struct HostedModel<Format: WireFormat>: LanguageModel {
  /// How the host is spoken to.
  var format: Format
  /// What carries requests.
  var transport: any HTTPTransport

  var id: String { format.id }
  var capabilities: ModelCapabilities { format.capabilities }

  func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    let limits = HTTPLimits(silence: request.limits.firstPart, whole: request.limits.whole)
    var reading = ReplyReading(format: format, isGuided: request.guide != nil)
    try await transport.send(try format.request(for: request), within: limits) {
      (event) async throws(ModelError) in
      reading.take(event)
      try await reading.pass(to: receive)
    }
    reading.finish()
    try await reading.pass(to: receive)
  }

  func availability() async -> ModelAvailability {
    switch await answer(to: format.probe) {
    case .success(let answer): format.availability(answer)
    case .failure(let error): .unavailable(Self.reason(error, at: format.probe.url))
    }
  }

  func prewarm(for request: ModelRequest) async {
    guard let warming = format.warming else { return }
    let limits = HTTPLimits(silence: request.limits.whole, whole: request.limits.whole)
    try? await transport.send(warming, within: limits) { (_) async throws(ModelError) in }
  }

  /// Whether the host answers, and the models that it has.
  func state() async -> ProviderState {
    switch await answer(to: format.listing) {
    case .success(let answer): .answers(models: format.names(in: answer))
    case .failure(let error): .unavailable(Self.reason(error, at: format.listing.url))
    }
  }

  /// The whole answer to a short question.
  private func answer(to request: HTTPRequest) async -> Result<TreeValue?, ModelError> {
    let limits = HTTPLimits(
      connection: .seconds(3), silence: .seconds(5), whole: .seconds(8), bytes: 4 << 20)
    var head = HTTPHead(status: 0)
    var body: [UInt8] = []
    do throws(ModelError) {
      try await transport.send(request, within: limits) {
        (event) async throws(ModelError) in
        switch event {
        case .head(let value): head = value
        case .body(let bytes): body += bytes
        }
      }
    } catch {
      return .failure(error)
    }
    guard head.isSuccess else {
      let refusal = HostRefusal(head: head, body: body, isGuided: false)
      return .failure(format.fault(refusal) ?? refusal.error)
    }
    return .success(TreeValue(json: body))
  }

  private static func reason(_ error: ModelError, at url: String) -> UnavailableReason {
    switch error {
    case .unavailable(let reason): reason
    case .unauthorized(let words):
      UnavailableReason(
        .notConfigured, words.isEmpty ? "the key is not accepted" : words,
        nextStep: "set the key that the host gave you, in its environment variable")
    case .overloaded:
      UnavailableReason(
        .modelNotReady, "the host is busy or still loading the model",
        nextStep: "ask again in a moment")
    default:
      UnavailableReason(
        .unreachable, "\(HostName.of(url)): \(error.description)",
        nextStep: "start the server, or check the address")
    }
  }
}

/// Reads a host's reply while it comes.
private struct ReplyReading<Format: WireFormat> {
  let format: Format
  let isGuided: Bool
  private var head: HTTPHead?
  private var events = ServerSentEventReader()
  private var lines = LineReader()
  private var progress = ReplyProgress()
  /// What came where no stream did: an error, or nothing that can be read.
  private var body: [UInt8] = []
  /// What was read and not yet passed on.
  private var parts: [ModelEvent] = []
  /// The error after those parts, where the host failed.
  private var failure: ModelError?

  init(format: Format, isGuided: Bool) {
    self.format = format
    self.isGuided = isGuided
  }

  mutating func take(_ event: HTTPEvent) {
    switch event {
    case .head(let head): self.head = head
    case .body(let bytes):
      guard isStream else {
        body += bytes
        return
      }
      switch format.framing {
      case .events: read(events.take(bytes).map(\.data))
      case .lines: read(lines.take(bytes).map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  mutating func finish() {
    guard isStream else {
      failure =
        head.map(\.isSuccess) == false
        ? fault(head, body) : .badReply("it is no stream: \(Excerpt.of(body))")
      return
    }
    switch format.framing {
    case .events: read(events.finish().map(\.data))
    case .lines: read(lines.finish().map { String(decoding: $0, as: UTF8.self) })
    }
    if failure == nil { parts += progress.ending }
  }

  /// Passes on what was read; whatever came before a failure comes first.
  mutating func pass(
    to receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    for part in parts { await receive(part) }
    parts = []
    if let failure { throw failure }
  }

  /// Whether the body is what was requested: a web page that some proxy puts in its place is not.
  private var isStream: Bool {
    guard let head, head.isSuccess else { return false }
    guard let type = head["content-type"]?.lowercased() else { return true }
    return switch format.framing {
    case .events: type.hasPrefix("text/event-stream")
    case .lines: !type.hasPrefix("text/html")
    }
  }

  private mutating func read(_ messages: [String]) {
    // The mark that ends the streams of OpenAI and its like is no JSON.
    for message in messages where message != "[DONE]" && !message.isEmpty && failure == nil {
      guard let tree = TreeValue(json: Array(message.utf8)) else {
        failure = .badReply("a part of it is no JSON: \(Excerpt.of(Array(message.utf8)))")
        return
      }
      if let error = tree["error"], error.content != .null {
        let status = error["code"]?.count ?? 500
        let head = HTTPHead(status: (400..<600).contains(status) ? status : 500)
        failure = fault(head, Array(message.utf8))
        return
      }
      do throws(ModelError) {
        parts += try format.read(tree, &progress)
      } catch {
        failure = error
      }
    }
  }

  private func fault(_ head: HTTPHead?, _ body: [UInt8]) -> ModelError {
    let refusal = HostRefusal(
      head: head ?? HTTPHead(status: 500), body: body, isGuided: isGuided)
    return format.fault(refusal) ?? refusal.error
  }
}
