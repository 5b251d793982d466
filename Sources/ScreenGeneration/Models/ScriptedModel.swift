internal import ScreenGrammar
internal import ScreenSchemas

/// A language model that replies what a closure says: for tests, and to try an application without
/// a model.
public struct ScriptedModel: LanguageModel {
  /// What it replies to a request, part by part; a request's messages say how far things have come.
  public typealias Script = @Sendable (ModelRequest) async throws(ModelError) -> [ModelEvent]

  /// What it is called.
  public var id: String
  /// What it can do; everything, unless said otherwise.
  public var capabilities: ModelCapabilities
  /// Why it cannot be asked; nil where it can.
  public var unavailableReason: UnavailableReason?
  /// What it replies.
  public var script: Script

  /// Every capability, with a schema of any kind.
  public static let everything = ModelCapabilities(
    guides: [.gbnf, .jsonSchema(.full)], takesSeed: true, takesTemperature: true, takesTopK: true,
    callsTools: true, streams: true)

  /// Creates a model that replies by a script.
  public init(
    id: String = "scripted", capabilities: ModelCapabilities = everything, script: @escaping Script
  ) {
    self.id = id
    self.capabilities = capabilities
    self.script = script
  }

  /// Creates a model that replies the same text to whatever it is asked.
  public init(id: String = "scripted", replying text: String) {
    self.init(id: id) { _ in [.text(text), .finished(.stop)] }
  }

  /// Whether it can be asked, as it was told to say.
  public func availability() async -> ModelAvailability {
    unavailableReason.map { .unavailable($0) } ?? .available
  }

  /// Replies by the script, until it is cancelled.
  public func reply(
    to request: ModelRequest, into receive: (ModelEvent) async -> Void
  ) async throws(ModelError) {
    for event in try await script(request) {
      guard !Task.isCancelled else { throw .cancelled }
      await receive(event)
    }
  }
}
