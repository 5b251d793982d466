import ScreenCompiler

extension RenderCommand {
  /// Compiles an intent, and draws the screen on the terminal while the model writes it.
  func stream(
    _ source: SourceText, _ data: TreeValue?, with compiler: Compiler, asking model: NamedModel,
    sampling: SamplingOptions, in console: Console
  ) throws(CompilationError) -> Compilation {
    let samples: SamplePolicy = hidesSamples ? .withheld : .shown
    guard case .live(let generator) = model else {
      return try compiler.compile(
        source, sampling: sampling, samples: samples, data: data, asking: model, only: only)
    }
    let isSeen =
      output == nil && (format ?? .ansi) == .ansi && console.environment.isTerminal(.standardOutput)
    let drawing = StreamDrawing(
      on: console, as: isSeen ? screenFormat(language: "en", in: console.environment) : nil)
    let events = compiler.stream(
      source, sampling: sampling, samples: samples, data: data, asking: generator, only: only)
    let result = BlockingWait.value { () async -> Result<Compilation, CompilationError> in
      do {
        for try await event in events {
          drawing.show(event)
          if case .finished(let compilation) = event { return .success(compilation) }
        }
      } catch let error as CompilationError {
        drawing.clear()
        return .failure(error)
      } catch {
        drawing.clear()
        return .failure(.unanswered(reason: "\(error)"))
      }
      return .failure(.unanswered(reason: "the model was cancelled"))
    }
    return try result.get()
  }
}
