import ScreenCompiler
import Synchronization

/// Shows on a terminal how far a comparison of generators has come: which case is asked, how long the
/// others may take, and how the model that is asked comes along.
final class EvalProgress: Sendable {
  private struct State {
    /// When the first case of the file was asked.
    var start: ContinuousClock.Instant?
    var done = 0
    var count = 0
    var name = ""
    /// How long the cases that are left may take, by those before; empty where there are none.
    var rest = ""
    var meters: [String: ModelProgressText] = [:]
  }

  private let state = Mutex(State())
  /// Whether anybody looks on.
  private let isSeen: Bool
  private let columns: Int

  /// Creates a display; it shows nothing where standard error is no terminal.
  init(on console: Console) {
    isSeen = console.environment.isTerminal(.standardError)
    columns = console.environment.columns
  }

  /// Notes that the next case is asked: what is shown from now on.
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

  /// Notes what has happened to a model, by what it is called; gives what is shown, and nil where
  /// that stays.
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
    // A line that wraps could not be taken back.
    let shown = String((line + words).prefix(columns - 1))
    guard isSeen else { return shown }
    try? FileDescriptor.standardError.write(Array("\r\u{1B}[K\(shown)".utf8))
    return shown
  }

  /// A time as people say it, by its greatest parts.
  static func duration(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min"
    default: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }
}
