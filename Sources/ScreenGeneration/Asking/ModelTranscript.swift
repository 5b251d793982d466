/// The requests to a model for one screen, with its answers.
public struct ModelTranscript: Hashable, Sendable {
  /// A request and its outcome.
  public struct Turn: Hashable, Sendable {
    /// The request.
    public var request: ModelRequest
    /// The reply, or why there is none.
    public var outcome: Result<ModelReply, ModelError>
    /// The time it took, in milliseconds; nil if it was not measured.
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
  /// The results of its tool calls, in order.
  public var results: [ToolResult] = []

  /// Creates an empty transcript.
  public init(model: String) { self.model = model }

  /// The tokens of all turns; nil if the model never reports them.
  public var usage: ModelUsage {
    let usages = turns.compactMap { try? $0.outcome.get().usage }
    func sum(_ counts: [Int]) -> Int? { counts.isEmpty ? nil : counts.reduce(0, +) }
    return ModelUsage(
      input: sum(usages.compactMap(\.input)), output: sum(usages.compactMap(\.output)))
  }
}
