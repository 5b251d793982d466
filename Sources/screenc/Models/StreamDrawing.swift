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

/// Draws a screen on the terminal as it grows, each state in the place of the one before, and below
/// it, on standard error, how the model comes along.
///
/// The terminal keeps its settings and its cursor, so that there is nothing to give back but the
/// colours, whatever ends the process.
final class StreamDrawing: Sendable {
  private struct State {
    /// How many lines the last state has.
    var lines = 0
    var meter = ModelProgressText()
  }

  private let state = Mutex(State())
  /// Whether anybody reads how the model comes along.
  private let isTalking: Bool
  /// How a state is drawn; nil where none is, as nobody would see it.
  private let format: ScreenFormat?
  private let rows: Int

  /// Creates a drawing; with a format the states are drawn.
  init(on console: Console, as format: ScreenFormat?) {
    isTalking = console.environment.isTerminal(.standardError)
    self.format = format
    rows = max(2, StreamDrawing.terminalRows)
    if format != nil { Self.keepColours() }
  }

  /// Draws what has happened.
  func show(_ event: CompilationEvent) {
    switch event {
    case .snapshot(let screen): draw(screen)
    case .progress(let progress): show(progress)
    case .finished: clear()
    }
  }

  /// Takes the last state and the line below it away.
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
    // What is above the top of the terminal cannot be drawn anew.
    var lines = screen.renderedUTF8(as: format).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.suffix(rows - 2)
    state.withLock { state in
      let frame = Self.erasing(state.lines) + shown.flatMap { $0 + [UInt8(ascii: "\n")] }
      // In one piece: who looks on sees whole states.
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

  /// To the first line of the last state, and all below it blank.
  private static func erasing(_ lines: Int) -> [UInt8] {
    Array((lines > 0 ? "\r\u{1B}[\(lines)A\u{1B}[J" : "\r\u{1B}[J").utf8)
  }

  private static var terminalRows: Int {
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard unsafe ioctl(FileDescriptor.standardOutput.number, request, &size) == 0 else { return 24 }
    return size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  /// Sets the colours back before a signal ends the process; a handler does no more than POSIX calls
  /// safe within one.
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
