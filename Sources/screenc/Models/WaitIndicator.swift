import Dispatch
import ScreenCompiler
import Synchronization

/// A line on the terminal that shows the progress of a model and how long ago it was asked.
final class WaitIndicator: Sendable {
  private struct State {
    var meter = ModelProgressText()
    /// The last words about the model; empty if nothing is shown.
    var words = ""
    var start: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let model: String
  /// Whether standard error is a terminal, so that the line is shown.
  private let isSeen: Bool
  private let columns: Int

  /// Creates a line; it shows nothing unless standard error is a terminal.
  init(for model: String, on console: Console) {
    self.model = model
    isSeen = console.environment.isTerminal(.standardError)
    columns = console.environment.columns
  }

  /// Notes the model's progress. From the first note on, the line is refreshed every second.
  func notes(_ progress: ModelProgress, at now: ContinuousClock.Instant = .now) {
    let isFirst = state.withLock { state in
      if let words = state.meter.words(after: progress, at: now) { state.words = words }
      guard state.start == nil else { return false }
      state.start = now
      return true
    }
    show(at: now)
    if isFirst, isSeen { tick() }
  }

  /// Erases the line.
  func end() {
    let wasShown = state.withLock { state in
      defer { state.words = "" }
      return !state.words.isEmpty
    }
    if wasShown, isSeen { try? FileDescriptor.standardError.write(Array("\r\u{1B}[K".utf8)) }
  }

  /// Returns the text of the line at a time; empty if nothing is shown.
  func text(at now: ContinuousClock.Instant) -> String {
    state.withLock { state in
      guard !state.words.isEmpty, let start = state.start else { return "" }
      let seconds = Int((now - start).components.seconds)
      let time = seconds > 0 ? ", for " + EvalProgress.duration(seconds) : ""
      // A line that wraps could not be erased.
      return String("\(model): \(state.words)\(time)".prefix(columns - 1))
    }
  }

  private func show(at now: ContinuousClock.Instant) {
    let text = text(at: now)
    guard isSeen, !text.isEmpty else { return }
    try? FileDescriptor.standardError.write(Array("\r\u{1B}[K\(text)".utf8))
  }

  private func tick() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in
      guard let self, !self.state.withLock({ $0.words.isEmpty }) else { return }
      self.show(at: .now)
      self.tick()
    }
  }
}
