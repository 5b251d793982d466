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
    var conversation = PatchConversation(
      about: question, under: grammar, sampling: sampling, model: model.id,
      capabilities: model.capabilities, options: options, examining: examine)
    while true {
      switch conversation.step {
      case .ask(let request):
        let start = clock.now()
        let outcome = await answer(to: request)
        conversation.take(outcome, after: clock.milliseconds(since: start))
      case .wait(let duration, let request):
        await observe(.waits(duration))
        guard await clock.sleep(duration) else { throw .cancelled }
        let start = clock.now()
        let outcome = await answer(to: request)
        conversation.take(outcome, after: clock.milliseconds(since: start))
      case .end(let result):
        let request = Cassette.Request(
          question.recorded, grammar: grammar.name, sampling: sampling)
        await observe(
          .ended(Cassette.Exchange(request, conversation.transcript, attempts: options.attempts)))
        return try result.get()
      }
    }
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
    guard let exchange = cassette[request] else {
      throw .unrecorded(request, cassette: cassette.name)
    }
    var turns = exchange.turns[...]
    var conversation = PatchConversation(
      about: question, under: grammar, sampling: sampling, model: exchange.model,
      capabilities: ModelCapabilities(guides: exchange.refusedGuides),
      options: ModelOptions(attempts: exchange.attempts), examining: examine)
    while true {
      switch conversation.step {
      case .ask, .wait:
        let turn = turns.popFirst()
        let end = ModelError.transport("'\(cassette.name)' holds no further reply")
        conversation.take(turn?.outcome ?? .failure(end), after: turn?.milliseconds)
      case .end(.success(let answer)): return answer
      case .end(.failure(let error)): throw .model(error)
      }
    }
  }
}
