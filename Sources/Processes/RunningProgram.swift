#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A running program that is given input and whose output is read as it comes.
///
/// Only `wait(_:)` and the deinitializer block. If the program still runs when this value is
/// destroyed, it is killed.
struct RunningProgram: ~Copyable {
  /// What has happened since the last call of `proceed()`.
  enum Progress: Hashable, Sendable {
    /// Nothing.
    case none
    /// The program took some input, or processes that it left behind were killed.
    case wrote
    /// The program wrote these bytes to standard output; never empty.
    case output([UInt8])
    /// The program has ended, by itself or by a signal.
    case ended(ProgramRun.Ending)
  }

  private let child: pid_t
  /// Whether the program leads a process group, which ends with it.
  private let leadsGroup: Bool
  private let reader: Int32
  private var inputs: [Input]
  private var isOver = false
  private var isReaped = false

  /// Bytes that are still to be written to the program.
  private struct Input {
    let writer: Int32
    var rest: ArraySlice<UInt8>
  }

  /// Starts a program; nil if it cannot be run.
  ///
  /// - Parameters:
  ///   - name: The program: a path, or a name that is looked up in `PATH`.
  ///   - arguments: The arguments, without the program's own name.
  ///   - input: The bytes of standard input.
  ///   - secrets: The bytes of a second input, `/dev/fd/3`, which no list of processes shows; empty
  ///     for none.
  ///   - isSilenced: Whether standard error is discarded rather than shared.
  ///   - leadsGroup: Whether the program leads a process group, which ends with it.
  init?(
    _ name: String, _ arguments: [String], input: [UInt8], secrets: [UInt8] = [],
    isSilenced: Bool, leadsGroup: Bool
  ) {
    guard let standard = Pipe(keeping: .writer) else { return nil }
    guard let second = Pipe(keeping: .writer) else {
      standard.close()
      return nil
    }
    guard let output = Pipe(keeping: .reader) else {
      standard.close()
      second.close()
      return nil
    }
    var start = ProgramStart(leadsGroup: leadsGroup)
    start.give(standard.reader, as: 0)
    start.give(output.writer, as: 1)
    if isSilenced { start.silence(2) }
    if !secrets.isEmpty { start.give(second.reader, as: ProgramRun.secondInput) }
    let child = start.run(name, arguments)
    for end in [standard.reader, second.reader, output.writer] { _ = close(end) }
    guard let child else {
      for end in [standard.writer, second.writer, output.reader] { _ = close(end) }
      return nil
    }
    self.child = child
    self.leadsGroup = leadsGroup
    if leadsGroup { ProcessGroups.add(child) }
    reader = output.reader
    inputs = [
      Input(writer: standard.writer, rest: input[...]),
      Input(writer: second.writer, rest: secrets[...]),
    ]
  }

  deinit {
    for input in inputs { _ = close(input.writer) }
    _ = close(reader)
    guard !isReaped else { return }
    end()
    _ = ProgramStart.end(of: child)
  }

  /// Kills the program and the rest of its group, if it leads one. Its process id cannot be reused
  /// before it has been waited for.
  private func end() {
    kill(leadsGroup ? -child : child, SIGKILL)
    if leadsGroup { ProcessGroups.remove(child) }
  }

  /// Writes as much input as the program takes, and reads what it has written.
  mutating func proceed() -> Progress {
    let hasWritten = write()
    let room = 1 << 16
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      result = unsafe read(reader, buffer.baseAddress, room)
      count = max(0, result)
    }
    if result > 0 { return .output(bytes) }
    if result < 0, errno == EAGAIN || errno == EINTR, !isOver {
      guard leadsGroup, hasEnded else { return hasWritten ? .wrote : .none }
      // Processes that it left behind keep the output open. Kill them, but read the rest of the
      // pipe.
      end()
      isOver = true
      return .wrote
    }
    guard hasEnded else { return .none }
    if leadsGroup, !isOver { end() }
    var status: Int32 = 0
    guard unsafe waitpid(child, &status, WNOHANG) == child else { return .none }
    isReaped = true
    // The low seven bits of a status hold a signal, the byte above them the code (POSIX wait).
    return .ended(
      status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F))
  }

  /// Whether the program has ended; it can still be waited for.
  private var hasEnded: Bool {
    var info = unsafe siginfo_t()
    guard unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else {
      return true
    }
    return unsafe info.si_signo == SIGCHLD
  }

  /// Waits until something may have happened, for at most the given number of milliseconds.
  func wait(_ milliseconds: Int32) {
    var ends = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
    ends += inputs.map { pollfd(fd: $0.writer, events: Int16(POLLOUT), revents: 0) }
    _ = unsafe poll(&ends, nfds_t(ends.count), milliseconds)
  }

  /// Writes what fits into the pipes, and returns whether anything was written or closed. A program
  /// that does not read its input may still answer, so a pipe without a reader is not a failure.
  private mutating func write() -> Bool {
    var hasWritten = false
    for index in inputs.indices.reversed() {
      let input = inputs[index]
      let written = Pipe.write(input.rest, to: input.writer)
      if let written, written < input.rest.count {
        inputs[index].rest = input.rest.dropFirst(written)
        hasWritten = hasWritten || written > 0
      } else {
        _ = close(input.writer)
        inputs.remove(at: index)
        hasWritten = true
      }
    }
    return hasWritten
  }
}
