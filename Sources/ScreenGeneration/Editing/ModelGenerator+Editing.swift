public import Sampling
public import ScreenGrammar

extension ModelGenerator {
  /// Asks the model for a change to a screen as a patch (RFC 6902); declines if the model does, or
  /// if no reply is usable.
  ///
  /// The model is constrained to the form of a patch while it writes, as far as it can be.
  ///
  /// - Throws: `ModelError` if the model cannot be asked or does not answer.
  public func edit(
    _ question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions,
    examining examine: @escaping @Sendable (String) -> EditExamination
  ) async throws(ModelError) -> EditAnswer {
    let request = Cassette.Request(question.recorded, grammar: grammar.name, sampling: sampling)
    let task = PatchPrompt(question: question, grammar: grammar, examine: examine)
    return try await converse(
      ModelConversation(
        task, sampling: sampling, model: model.id, capabilities: model.capabilities,
        options: options),
      recorded: request)
  }
}

extension ReplayGenerator: ImmediateEditing {
  /// Why a recording has no change.
  public typealias EditFailure = Failure

  /// Answers with the change recorded for a screen and the words of the request.
  ///
  /// - Throws: `Failure` if nothing was recorded for the request, or if a failure was.
  public func edit(
    _ question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions,
    examining examine: @escaping @Sendable (String) -> EditExamination
  ) throws(Failure) -> EditAnswer {
    let request = Cassette.Request(question.recorded, grammar: grammar.name, sampling: sampling)
    return try replay(
      PatchPrompt(question: question, grammar: grammar, examine: examine), sampling: sampling,
      recorded: request)
  }
}
