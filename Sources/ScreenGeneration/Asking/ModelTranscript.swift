/// What a model was asked for one screen, and what it answered.
public struct ModelTranscript: Hashable, Sendable {
  /// A request, and what came of it.
  public struct Turn: Hashable, Sendable {
    /// What was asked.
    public var request: ModelRequest
    /// The reply, or why there is none.
    public var outcome: Result<ModelReply, ModelError>
    /// How long it took, in milliseconds; nil where nobody measured.
    public var milliseconds: Int?

    /// Creates a turn.
    public init(
      request: ModelRequest, outcome: Result<ModelReply, ModelError>, milliseconds: Int? = nil
    ) {
      self.request = request
      self.outcome = outcome
      self.milliseconds = milliseconds
    }
  }

  /// The model, by its id.
  public var model: String
  /// The turns, in order.
  public var turns: [Turn] = []
  /// What came of the tools that it called, in order.
  public var results: [ToolResult] = []

  /// Creates an empty transcript.
  public init(model: String) { self.model = model }

  /// The tokens of all turns; nil where the model never says.
  public var usage: ModelUsage {
    let usages = turns.compactMap { try? $0.outcome.get().usage }
    func sum(_ counts: [Int]) -> Int? { counts.isEmpty ? nil : counts.reduce(0, +) }
    return ModelUsage(
      input: sum(usages.compactMap(\.input)), output: sum(usages.compactMap(\.output)))
  }
}
