internal import ScreenGrammar
internal import ScreenSchemas

/// A language model whose replies come from a closure, for tests and for trying an application
/// without a model.
public struct ScriptedModel: LanguageModel {
  /// Returns the parts of the reply to a request, whose messages show how far the conversation has
  /// come.
  public typealias Script = @Sendable (ModelRequest) async throws(ModelError) -> [ModelEvent]

  /// Its id.
  public var id: String
  /// Its capabilities; by default, all of them.
  public var capabilities: ModelCapabilities
  /// Why it cannot be asked; nil if it can.
  public var unavailableReason: UnavailableReason?
  /// The script of its replies.
  public var script: Script

  /// Every capability, with schemas of any kind.
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

  /// Creates a model that replies to every request with the same text.
  public init(id: String = "scripted", replying text: String) {
    self.init(id: id) { _ in [.text(text), .finished(.stop)] }
  }

  /// Whether it can be asked, according to `unavailableReason`.
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
