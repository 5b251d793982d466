import ScreenCompiler

/// The model that a command line names, as a generator that blocks until it has the answer.
enum NamedModel: ImmediateGenerating {
  typealias Failure = ModelFailure

  var name: String {
    switch self {
    case .replay(let generator): generator.name
    case .live(let generator): generator.name
    }
  }

  /// Recorded replies.
  case replay(ReplayGenerator)
  /// A model that is asked.
  case live(ModelGenerator)

  func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(ModelFailure) -> Generation {
    switch self {
    case .replay(let generator):
      try Self.answer { () throws(ReplayGenerator.Failure) in
        try generator.propose(brief, under: grammar, sampling: sampling)
      }
    case .live(let generator):
      try Self.wait { () async throws(ModelError) in
        try await generator.generate(brief, under: grammar, sampling: sampling)
      }
    }
  }
}

extension NamedModel: ImmediateEditing {
  typealias EditFailure = ModelFailure

  func edit(
    _ question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions,
    examining examine: @escaping @Sendable (String) -> EditExamination
  ) throws(ModelFailure) -> EditAnswer {
    switch self {
    case .replay(let generator):
      try Self.answer { () throws(ReplayGenerator.Failure) in
        try generator.edit(question, under: grammar, sampling: sampling, examining: examine)
      }
    case .live(let generator):
      try Self.wait { () async throws(ModelError) in
        try await generator.edit(question, under: grammar, sampling: sampling, examining: examine)
      }
    }
  }
}

extension NamedModel {
  /// Returns what an attempt returns, or throws why there is no answer.
  private static func answer<Answer, Failure: Error & CustomStringConvertible>(
    _ attempt: () throws(Failure) -> Answer
  ) throws(ModelFailure) -> Answer {
    do { return try attempt() } catch { throw ModelFailure(description: error.description) }
  }

  /// Blocks until an attempt has ended.
  private static func wait<Answer: Sendable>(
    _ attempt: @escaping @Sendable () async throws(ModelError) -> Answer
  ) throws(ModelFailure) -> Answer {
    let result = BlockingWait.value { () async -> Result<Answer, ModelError> in
      do throws(ModelError) { return .success(try await attempt()) } catch {
        return .failure(error)
      }
    }
    return try answer { () throws(ModelError) in try result.get() }
  }
}

extension NamedModel {
  /// Lets the model prepare in the background while the command still reads.
  func prewarm(under grammar: Grammar, sampling: SamplingOptions) {
    guard case .live(let generator) = self else { return }
    Task.detached { await generator.prewarm(under: grammar, sampling: sampling) }
  }
}

/// The reason why the named model gave no answer, in one lower-case sentence.
struct ModelFailure: Error, CustomStringConvertible {
  var description: String
}
