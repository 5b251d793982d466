public import Sampling
public import ScreenGrammar

extension ModelGenerator {
  /// Asks the model for the change of a screen, as a patch (RFC 6902) that it is held to while it
  /// writes, as far as it can be; it declines where the model does, or where no reply is of use.
  ///
  /// - Throws: `ModelError` where the model cannot be asked or does not answer.
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
  /// Why a recording gives no change.
  public typealias EditFailure = Failure

  /// Answers with the change that was recorded for a screen and its words.
  ///
  /// - Throws: `Failure` where nothing was recorded for what is asked, or a failure was.
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
