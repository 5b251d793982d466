public import Sampling
public import ScreenComposition
public import ScreenDiagnostics
public import ScreenGeneration
internal import ScreenGrammar
public import ScreenModel

/// What happens while a screen is being made.
public enum CompilationEvent: Sendable {
  /// The screen so far: admitted under the grammar, and of whole values alone.
  case snapshot(Screen)
  /// What the model does.
  case progress(ModelProgress)
  /// The screen, and the account of it; the last event.
  case finished(Compilation)
}

extension Compiler {
  /// Compiles an intent, and gives the screen as it grows.
  ///
  /// The tiers are those of `compile`: the catalog where it answers all that is asked, the model, the
  /// composer. Snapshots come while the model writes; a second attempt starts anew. Whoever stops
  /// listening cancels the model.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text; diagnostics point into it.
  ///   - sampling: How choices are made.
  ///   - samples: What is where neither the intent nor the data gives a value.
  ///   - data: Where facts come from.
  ///   - generator: The model, and how it is asked.
  ///   - tier: `model` to ask nobody else; nil for all of them.
  /// - Returns: The events; the sequence throws `CompilationError` and nothing else.
  public func stream(
    _ intent: SourceText, sampling: SamplingOptions = .greedy, samples: SamplePolicy = .shown,
    data: TreeValue? = nil, asking generator: ModelGenerator, only tier: TierChoice? = nil
  ) -> AsyncThrowingStream<CompilationEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream<CompilationEvent, any Error>.makeStream()
    let growth = ScreenGrowth(grammar: grammar, data: data)
    var observed = generator
    observed.observe = { progress in
      await generator.observe(progress)
      continuation.yield(.progress(progress))
      if let screen = await growth.screen(after: progress) { continuation.yield(.snapshot(screen)) }
    }
    let task = Task { [observed] in
      do throws(CompilationError) {
        let compilation =
          switch tier {
          case .model:
            try await compile(intent, sampling: sampling, data: data, only: observed)
          case .catalog, .composer:
            try compile(
              intent, sampling: sampling, samples: samples, data: data, model: nil, only: tier)
          case nil:
            try await compile(
              intent, sampling: sampling, data: data,
              only: tiers(asking: observed, samples: samples))
          }
        continuation.yield(.finished(compilation))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

/// The screen that a reply has grown to.
private actor ScreenGrowth {
  private let grammar: Grammar
  private let data: TreeValue?
  private var reply = PartialReply()
  private var latest: Screen?

  init(grammar: Grammar, data: TreeValue?) {
    self.grammar = grammar
    self.data = data
  }

  /// The screen after something happened; nil where it is the same as before, or none yet.
  func screen(after progress: ModelProgress) -> Screen? {
    switch progress {
    case .asks:
      reply = PartialReply()
      return nil
    case .receives(.text(let text)):
      guard reply.append(text), let tree = reply.tree,
        let screen = grammar.admit(Proposal(tree: tree), data: data).screen, screen != latest
      else { return nil }
      latest = screen
      return screen
    case .receives, .calls, .waits, .ended: return nil
    }
  }
}
