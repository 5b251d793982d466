import Dispatch
import ScreenCompiler
import Synchronization

/// A run that answers lines chunk by chunk: several lines of a chunk at once, the chunks in order.
struct BatchRun {
  /// The settings for lines that do not override them.
  let settings: BatchSettings
  /// The number of lines that are compiled at once.
  let jobs: Int
  /// Whether errors state the number of their line.
  let numbersErrors: Bool
  let console: Console

  /// The number of lines answered so far.
  private(set) var answered = 0
  /// The number of answered lines that could not be compiled.
  private(set) var errors = 0
  /// The number of lines that the model should have answered but did not.
  private(set) var unanswered = 0
  /// Whether every answer so far is a screen that a strict run accepts.
  private(set) var isExact = true
  /// The number of lines that an earlier run answered.
  private var passed = 0

  init(settings: BatchSettings, jobs: Int, numbersErrors: Bool, console: Console) {
    self.settings = settings
    self.jobs = jobs
    self.numbersErrors = numbersErrors
    self.console = console
  }

  /// The number of input bytes at which a chunk is full; its last line may exceed it.
  private static let chunkBytes = 1 << 20

  /// Skips the lines that an earlier run answered.
  ///
  /// - Returns: Whether the earlier run's last answer is the one that this run would give; false
  ///   also if the input has too few lines.
  mutating func pass(
    _ written: OutputLines, of lines: inout LineReader
  ) throws(SystemError) -> Bool {
    var last: LineReader.Line?
    while passed < written.count {
      guard let line = try lines.next() else { return false }
      guard !line.isBlank else { continue }
      last = line
      passed += 1
    }
    guard let last else { return true }
    return answer(to: last).utf8 == written.last
  }

  /// Answers the remaining lines; stops early if the output has no reader any more.
  mutating func answer(
    _ lines: inout LineReader, to output: FileDescriptor
  ) throws(SystemError) {
    while true {
      let chunk = try readChunk(of: &lines)
      guard !chunk.isEmpty else { return }
      let answers = answers(to: chunk)
      do throws(SystemError) {
        try output.write(answers.flatMap(\.utf8))
      } catch {
        guard !error.isBrokenPipe else { return }
        throw error
      }
      answered += answers.count
      errors += answers.count { $0.isError }
      unanswered += answers.count { $0.isUnanswered }
      isExact = isExact && answers.allSatisfy(\.isExact)
      showProgress()
    }
  }

  private func readChunk(of lines: inout LineReader) throws(SystemError) -> [LineReader.Line] {
    var chunk: [LineReader.Line] = []
    var bytes = 0
    // With a model, chunks are small, because each slow answer should be written promptly.
    let most = settings.model == nil ? 32 * jobs : jobs
    while chunk.count < most, bytes < Self.chunkBytes, let line = try lines.next() {
      guard !line.isBlank else { continue }
      bytes += line.bytes.count
      chunk.append(line)
    }
    return chunk
  }

  /// Returns the answers in the order of the lines, whichever is finished first.
  private func answers(to chunk: [LineReader.Line]) -> [BatchAnswer] {
    guard jobs > 1, chunk.count > 1 else { return chunk.map(answer(to:)) }
    let answers = Mutex([BatchAnswer?](repeating: nil, count: chunk.count))
    let next = Atomic(0)
    let (settings, numbersErrors) = (settings, numbersErrors)
    DispatchQueue.concurrentPerform(iterations: min(jobs, chunk.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < chunk.count else { return }
        let answer = Self.answer(
          to: chunk[index], settings: settings, numbersErrors: numbersErrors)
        answers.withLock { $0[index] = answer }
      }
    }
    return answers.withLock { $0.compactMap(\.self) }
  }

  private func answer(to line: LineReader.Line) -> BatchAnswer {
    Self.answer(to: line, settings: settings, numbersErrors: numbersErrors)
  }

  private static func answer(
    to line: LineReader.Line, settings: BatchSettings, numbersErrors: Bool
  ) -> BatchAnswer {
    let number = numbersErrors ? line.number : nil
    let source = SourceText(name: "line \(line.number)", utf8: line.bytes)
    guard !line.isTooLong else {
      return BatchAnswer(
        [
          Diagnostic(
            .error, id: "line-too-long", "a line holds at most \(LineReader.lineLimit >> 20) MiB")
        ], number: number, source: source)
    }
    return BatchAnswer(to: source, number: number, settings: settings)
  }

  private func showProgress() {
    guard console.environment.isTerminal(.standardError) else { return }
    console.write(remark: "\r\u{1B}[K\(counts)")
  }

  /// Writes the final counts to standard error.
  func showSummary() {
    console.clearProgress()
    console.write(remark: counts + "\n")
  }

  private var counts: String {
    "\(answered) line\(answered == 1 ? "" : "s"), \(errors) error\(errors == 1 ? "" : "s")"
      + (unanswered > 0 ? ", \(unanswered) not answered by the model" : "")
      + (passed > 0 ? ", after \(passed) from an earlier run" : "")
  }
}
