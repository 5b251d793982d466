import Dispatch
import ScreenCompiler
import Synchronization

/// Shows on a terminal how the model that is asked comes along, and for how long it has been asked.
final class WaitIndicator: Sendable {
  private struct State {
    var meter = ModelProgressText()
    /// What was last told of it; empty where nothing is shown.
    var words = ""
    var start: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let model: String
  /// Whether anybody looks on.
  private let isSeen: Bool
  private let columns: Int

  /// Creates a line; it shows nothing where standard error is no terminal.
  init(for model: String, on console: Console) {
    self.model = model
    isSeen = console.environment.isTerminal(.standardError)
    columns = console.environment.columns
  }

  /// Notes what has happened, and tells the time from the first request on, every second.
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

  /// Takes the line away.
  func end() {
    let wasShown = state.withLock { state in
      defer { state.words = "" }
      return !state.words.isEmpty
    }
    if wasShown, isSeen { try? FileDescriptor.standardError.write(Array("\r\u{1B}[K".utf8)) }
  }

  /// What is shown at a time; empty where nothing is.
  func text(at now: ContinuousClock.Instant) -> String {
    state.withLock { state in
      guard !state.words.isEmpty, let start = state.start else { return "" }
      let seconds = Int((now - start).components.seconds)
      let time = seconds > 0 ? ", for " + EvalProgress.duration(seconds) : ""
      // A line that wraps could not be taken back.
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
