internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel

/// A language model behind the HTTP API of a host.
struct HostedModel<Format: WireFormat>: LanguageModel {
  /// The wire format of the host's API.
  var format: Format
  /// The transport that sends the requests.
  var transport: any HTTPTransport
  /// The environment variables that configure the host.
  var setting: HostSetting?
  /// The parameters that the host has rejected so far.
  let refused = RejectedParameters()

  var id: String { format.id }
  var capabilities: ModelCapabilities { format.capabilities }

  func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    let limits = HTTPLimits(silence: request.limits.firstPart, whole: request.limits.whole)
    let complete = try format.request(for: request)
    do throws(ModelError) {
      while true {
        let sent = refused.removed(from: complete)
        var reading = ReplyReading(format: format, isGuided: request.guide != nil)
        try await transport.send(sent, within: limits) { (event) async throws(ModelError) in
          reading.take(event)
          try await reading.pass(to: receive)
        }
        reading.finish()
        // A parameter is removed at most once, so this loop ends.
        if let refusal = reading.refusal, refused.note(refusal, of: sent) { continue }
        return try await reading.pass(to: receive)
      }
    } catch {
      throw setting?.explaining(error, at: complete.url) ?? error
    }
  }

  func availability() async -> ModelAvailability {
    switch await answer(to: format.probe) {
    case .success(let answer): format.availability(answer)
    case .failure(let error): .unavailable(reason(error, at: format.probe.url))
    }
  }

  func prewarm(for request: ModelRequest) async {
    guard let warming = format.warming else { return }
    let limits = HTTPLimits(silence: request.limits.whole, whole: request.limits.whole)
    try? await transport.send(warming, within: limits) { (_) async throws(ModelError) in }
  }

  /// Returns whether the host answers, and the names of its models.
  func state() async -> ProviderState {
    switch await answer(to: format.listing) {
    case .success(let answer): .answers(models: format.names(in: answer))
    case .failure(let error): .unavailable(reason(error, at: format.listing.url))
    }
  }

  /// Sends a short request, such as a probe, and returns the whole reply as JSON.
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
      let refusal = HostError(head: head, body: body, isGuided: false)
      return .failure(format.fault(refusal) ?? refusal.error)
    }
    return .success(TreeValue(json: body))
  }

  private func reason(_ error: ModelError, at url: String) -> UnavailableReason {
    switch error {
    case .unavailable(let reason): reason
    case .unauthorized(let words):
      UnavailableReason(
        .notConfigured, words.isEmpty ? "the key was rejected" : words,
        nextStep: "set \(setting?.key ?? "its variable") to your key for the host")
    case .overloaded:
      UnavailableReason(
        .modelNotReady, "the host is busy or still loading the model",
        nextStep: "ask again in a moment")
    default:
      UnavailableReason(
        .unreachable, "\(HostName.of(url)): \(error.description)",
        nextStep: "start the server, or check the address"
          + (setting?.address.map { " in \($0)" } ?? ""))
    }
  }
}

/// Reads a host's reply as it arrives.
private struct ReplyReading<Format: WireFormat> {
  let format: Format
  let isGuided: Bool
  private var head: HTTPHead?
  private var events = ServerSentEventReader()
  private var lines = LineReader()
  private var progress = ReplyProgress()
  /// The body of a reply that is not the expected stream: an error, one whole message, or something
  /// unreadable.
  private var body: [UInt8] = []
  /// The first byte of the reply that is not blank.
  private var firstByte: UInt8?
  /// The events that were read but not passed on yet.
  private var parts: [ModelEvent] = []
  /// The error to throw after those events, if the host failed.
  private var failure: ModelError?
  /// The host's refusal; nil if it replied.
  private(set) var refusal: HostError?

  init(format: Format, isGuided: Bool) {
    self.format = format
    self.isGuided = isGuided
  }

  mutating func take(_ event: HTTPEvent) {
    switch event {
    case .head(let head): self.head = head
    case .body(let bytes):
      firstByte = firstByte ?? bytes.first { $0 > UInt8(ascii: " ") }
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
      if let head, !head.isSuccess {
        let refusal = HostError(head: head, body: body, isGuided: isGuided)
        self.refusal = refusal
        failure = format.fault(refusal) ?? refusal.error
      } else {
        readWhole()
      }
      return
    }
    switch format.framing {
    case .events: read(events.finish().map(\.data))
    case .lines: read(lines.finish().map { String(decoding: $0, as: UTF8.self) })
    }
    if failure == nil { parts += progress.ending }
  }

  /// Passes on the events read so far, then throws the failure, if there is one.
  mutating func pass(
    to receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    for part in parts { await receive(part) }
    parts = []
    if let failure { throw failure }
  }

  /// Whether the body is the requested stream, and not an error or, for example, a web page that a
  /// proxy sends in its place.
  private var isStream: Bool {
    guard let head, head.isSuccess else { return false }
    // No event begins like JSON, whatever the host calls its reply.
    let isJSON = firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[")
    if format.framing == .events, isJSON { return false }
    guard let type = head["content-type"]?.lowercased() else { return true }
    return switch format.framing {
    case .events: type.hasPrefix("text/event-stream")
    case .lines: !type.hasPrefix("text/html")
    }
  }

  private mutating func read(_ messages: [String]) {
    // OpenAI and compatible hosts end a stream with this mark, which is not JSON.
    for message in messages where message != "[DONE]" && !message.isEmpty && failure == nil {
      guard let tree = TreeValue(json: Array(message.utf8)) else {
        failure = .badReply("a part of it is not JSON: \(Excerpt.of(Array(message.utf8)))")
        return
      }
      read(tree)
    }
  }

  /// Reads a reply that came as one body although a stream was requested: one message or an array
  /// of them.
  private mutating func readWhole() {
    guard let tree = TreeValue(json: body) else {
      failure = .badReply("it is not a stream: \(Excerpt.of(body))")
      return
    }
    for message in tree.elements ?? [tree] where failure == nil { read(message) }
    guard failure == nil else { return }
    if !parts.isEmpty { parts.append(.note("the reply came as one body, not as a stream")) }
    parts += progress.ending
    if parts.isEmpty { failure = .badReply("it is not a reply: \(Excerpt.of(body))") }
  }

  private mutating func read(_ tree: TreeValue) {
    do throws(ModelError) {
      if let error = tree["error"], error.content != .null {
        let status = error["code"]?.count ?? 500
        let head = HTTPHead(status: (400..<600).contains(status) ? status : 500)
        let refusal = HostError(head: head, body: tree.json, isGuided: isGuided)
        throw format.fault(refusal) ?? refusal.error
      }
      parts += try format.read(tree, &progress)
    } catch {
      failure = error
    }
  }
}
