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
      do {
        return try generator.propose(brief, under: grammar, sampling: sampling)
      } catch {
        throw ModelFailure(description: error.description)
      }
    case .live(let generator):
      let result = BlockingWait.value { () async -> Result<Generation, ModelError> in
        do throws(ModelError) {
          return .success(
            try await generator.generate(brief, under: grammar, sampling: sampling))
        } catch {
          return .failure(error)
        }
      }
      do {
        return try result.get()
      } catch {
        throw ModelFailure(description: error.description)
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
      do {
        return try generator.edit(
          question, under: grammar, sampling: sampling, examining: examine)
      } catch {
        throw ModelFailure(description: error.description)
      }
    case .live(let generator):
      let result = BlockingWait.value { () async -> Result<EditAnswer, ModelError> in
        do throws(ModelError) {
          return .success(
            try await generator.edit(
              question, under: grammar, sampling: sampling, examining: examine))
        } catch {
          return .failure(error)
        }
      }
      do {
        return try result.get()
      } catch {
        throw ModelFailure(description: error.description)
      }
    }
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
