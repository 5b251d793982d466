#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Processes
import ScreenCompiler
import Synchronization

/// A drawing of a growing screen on the terminal: each state replaces the one before, and the
/// model's progress is shown below it on standard error.
///
/// The terminal's settings and cursor are left alone, so that only the colours have to be reset,
/// whatever ends the process.
final class StreamDrawing: Sendable {
  private struct State {
    /// The number of lines of the last state.
    var lines = 0
    var meter = ModelProgressText()
  }

  private let state = Mutex(State())
  /// Whether standard error is a terminal, so that progress is shown.
  private let isTalking: Bool
  /// The format of the states; nil if they are not drawn because nobody would see them.
  private let format: ScreenFormat?
  private let rows: Int

  /// Creates a drawing; states are drawn only if there is a format.
  init(on console: Console, as format: ScreenFormat?) {
    isTalking = console.environment.isTerminal(.standardError)
    self.format = format
    rows = max(2, StreamDrawing.terminalRows)
    if format != nil { Self.keepColours() }
  }

  /// Shows what an event reports.
  func show(_ event: CompilationEvent) {
    switch event {
    case .snapshot(let screen): draw(screen)
    case .progress(let progress): show(progress)
    case .finished: clear()
    }
  }

  /// Erases the last state and the progress line below it.
  func clear() {
    remark("")
    guard format != nil else { return }
    state.withLock { state in
      try? FileDescriptor.standardOutput.write(Self.erasing(state.lines))
      state.lines = 0
    }
  }

  private func draw(_ screen: Screen) {
    guard let format else { return }
    // Lines above the top of the terminal cannot be redrawn.
    var lines = screen.renderedUTF8(as: format).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.suffix(rows - 2)
    state.withLock { state in
      let frame = Self.erasing(state.lines) + shown.flatMap { $0 + [UInt8(ascii: "\n")] }
      // Written in one piece, so that only whole states are seen.
      try? FileDescriptor.standardOutput.write(frame)
      state.lines = shown.count
    }
  }

  private func show(_ progress: ModelProgress) {
    guard let words = state.withLock({ $0.meter.words(after: progress) }) else { return }
    remark(words)
  }

  private func remark(_ text: String) {
    guard isTalking else { return }
    try? FileDescriptor.standardError.write(Array("\r\u{1B}[K\(text)".utf8))
  }

  /// Returns the sequence that moves to the first line of the last state and clears all below it.
  private static func erasing(_ lines: Int) -> [UInt8] {
    Array((lines > 0 ? "\r\u{1B}[\(lines)A\u{1B}[J" : "\r\u{1B}[J").utf8)
  }

  private static var terminalRows: Int {
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard unsafe ioctl(FileDescriptor.standardOutput.number, request, &size) == 0 else { return 24 }
    return size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  /// Installs handlers that reset the colours before a signal ends the process. Besides
  /// `ProcessGroups.end()`, a handler calls only functions that POSIX declares async-signal-safe.
  private static func keepColours() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      _ = signal(number) { number in
        ProcessGroups.end()
        let reset: StaticString = "\u{1B}[0m\n"
        _ = unsafe write(1, reset.utf8Start, reset.utf8CodeUnitCount)
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
