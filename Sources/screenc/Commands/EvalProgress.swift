import ScreenCompiler
import Synchronization

/// The progress line of a comparison of generators, shown on a terminal: the current case, the
/// estimated remaining time, and the progress of the model that is asked.
final class EvalProgress: Sendable {
  private struct State {
    /// The time at which the file's first case began.
    var start: ContinuousClock.Instant?
    var done = 0
    var count = 0
    var name = ""
    /// The estimated time for the remaining cases, as text; empty if there is no estimate.
    var rest = ""
    var meters: [String: ModelProgressText] = [:]
  }

  private let state = Mutex(State())
  /// Whether standard error is a terminal, so that progress is shown.
  private let isSeen: Bool
  private let columns: Int

  /// Creates a progress line; it shows nothing unless standard error is a terminal.
  init(on console: Console) {
    isSeen = console.environment.isTerminal(.standardError)
    columns = console.environment.columns
  }

  /// Notes that the next case begins, and returns the text that is shown from now on.
  @discardableResult
  func begins(
    _ done: Int, of count: Int, _ name: String, at now: ContinuousClock.Instant = .now
  ) -> String {
    state.withLock { state in
      if done == 0 { state.start = now }
      (state.done, state.count, state.name, state.rest) = (done, count, name, "")
      if let start = state.start, done > 0 {
        let seconds = Int((now - start).components.seconds) * (count - done) / done
        if seconds > 0 { state.rest = ", " + Self.duration(seconds) + " left" }
      }
      return show(state, "")
    }
  }

  /// Notes the progress of a model; returns the text that is shown now, or nil if it is unchanged.
  @discardableResult
  func notes(
    _ progress: ModelProgress, of model: String, at now: ContinuousClock.Instant = .now
  ) -> String? {
    state.withLock { state in
      guard
        let words = state.meters[model, default: ModelProgressText()].words(
          after: progress, at: now)
      else { return nil }
      return show(state, " · \(model): \(words)")
    }
  }

  private func show(_ state: State, _ words: String) -> String {
    let line = Console.progressBar(state.done, of: state.count) + " " + state.name + state.rest
    // A line that wraps could not be erased.
    let shown = String((line + words).prefix(columns - 1))
    guard isSeen else { return shown }
    try? FileDescriptor.standardError.write(Array("\r\u{1B}[K\(shown)".utf8))
    return shown
  }

  /// Returns a duration as text, rounded down to its largest units, such as `2 h 5 min`.
  static func duration(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min"
    default: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }
}
