public import Sampling
public import ScreenComposition
public import ScreenDiagnostics
public import ScreenGeneration
internal import ScreenGrammar
public import ScreenModel

/// An event while a screen is being made.
public enum CompilationEvent: Sendable {
  /// The screen so far: admitted under the grammar, with complete values only.
  case snapshot(Screen)
  /// The progress of the model.
  case progress(ModelProgress)
  /// The compilation, which is the last event.
  case finished(Compilation)
}

extension Compiler {
  /// Compiles an intent, and streams the screen as it grows.
  ///
  /// The tiers are those of `compile`: the catalog if it answers everything, then the model, then
  /// the composer. Snapshots arrive while the model writes; a second attempt starts again. Ending
  /// the iteration cancels the model.
  ///
  /// - Parameters:
  ///   - intent: A sentence or a longer text; diagnostics point into it.
  ///   - sampling: How choices are made.
  ///   - samples: What to show if neither the intent nor the data gives a value.
  ///   - data: The source of facts.
  ///   - generator: The model, with the options for asking it.
  ///   - tier: The only tier to ask, such as `model`; nil for all of them.
  /// - Returns: The events; the sequence throws only `CompilationError`.
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
        let compilation = try await compile(
          intent, sampling: sampling, samples: samples, data: data, asking: observed, only: tier)
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

/// The screen made from a growing reply.
private actor ScreenGrowth {
  private let grammar: Grammar
  private let data: TreeValue?
  private var reply = PartialReply()
  private var latest: Screen?

  init(grammar: Grammar, data: TreeValue?) {
    self.grammar = grammar
    self.data = data
  }

  /// The screen after an event; nil if it is the same as before, or if there is none yet.
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
