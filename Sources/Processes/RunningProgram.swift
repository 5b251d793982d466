#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Another program while it runs: it is given bytes, and what it writes is taken as it comes.
///
/// Nothing here waits unless it is asked to. A program that is not wanted any more ends with this
/// value.
struct RunningProgram: ~Copyable {
  /// What has happened since the last look.
  enum Progress: Hashable, Sendable {
    /// Nothing.
    case none
    /// It took input, or is still taking it.
    case wrote
    /// It wrote these bytes to standard output; never empty.
    case output([UInt8])
    /// It has ended, by itself or by a signal.
    case ended(ProgramRun.Ending)
  }

  private let child: pid_t
  /// Whether it leads a process group, which ends with it.
  private let leadsGroup: Bool
  private let reader: Int32
  private var inputs: [Input]
  private var isOver = false
  private var isReaped = false

  /// Bytes on their way to a program.
  private struct Input {
    let writer: Int32
    var rest: ArraySlice<UInt8>
  }

  /// Starts a program; nil where it cannot be run.
  ///
  /// - Parameters:
  ///   - name: The program: a path, or a name that is looked for in `PATH`.
  ///   - arguments: Its arguments, after its own name.
  ///   - input: The bytes of its standard input.
  ///   - secrets: The bytes of a second input, `/dev/fd/3`, which no list of processes shows; empty
  ///     for none.
  ///   - isSilenced: Whether its standard error is thrown away rather than shared.
  ///   - leadsGroup: Whether what it starts ends with it.
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

  /// Ends it, and what it started. As long as nobody has waited for it, no other program has its
  /// number.
  private func end() {
    kill(leadsGroup ? -child : child, SIGKILL)
    if leadsGroup { ProcessGroups.remove(child) }
  }

  /// Gives the program what it takes of its input, and takes what it has written.
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
      // What it left behind holds the output open; what is in the pipe is still read.
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

  /// Whether it has ended; it can still be waited for.
  private var hasEnded: Bool {
    var info = unsafe siginfo_t()
    guard unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else {
      return true
    }
    return unsafe info.si_signo == SIGCHLD
  }

  /// Waits until something may have happened, so many milliseconds at most.
  func wait(_ milliseconds: Int32) {
    var ends = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
    ends += inputs.map { pollfd(fd: $0.writer, events: Int16(POLLOUT), revents: 0) }
    _ = unsafe poll(&ends, nfds_t(ends.count), milliseconds)
  }

  /// Writes what fits into the pipes; whoever does not read its input answers all the same.
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
