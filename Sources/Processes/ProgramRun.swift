/// A run of another program that is given input and whose output is received as it comes.
public struct ProgramRun: Sendable {
  /// How a run ended.
  public enum Ending: Hashable, Sendable {
    /// The program exited with this code.
    case exited(Int32)
    /// The program was ended by this signal.
    case signalled(Int32)
    /// The program could not be started.
    case failed
    /// The program was killed because it took too long.
    case tookTooLong
    /// The program was killed because it neither wrote nor took input for too long.
    case wasSilent
    /// The program was killed because it wrote more than the limit.
    case wroteTooMuch
    /// The program was killed because its output is not wanted any more.
    case cancelled
  }

  /// The limits of a run.
  public struct Limits: Hashable, Sendable {
    /// How long the program may run.
    public var whole: Duration
    /// How long the program may neither write more than white space nor take input; nil for no limit.
    public var silence: Duration?
    /// The most bytes of output.
    public var bytes: Int

    /// Creates limits.
    public init(whole: Duration, silence: Duration? = nil, bytes: Int = 64 << 20) {
      self.whole = whole
      self.silence = silence
      self.bytes = bytes
    }
  }

  /// The program: a path, or a name that is looked up in `PATH`.
  public var program: String
  /// The arguments, without the program's own name.
  public var arguments: [String]
  /// The bytes of standard input.
  public var input: [UInt8]
  /// The bytes of a second input, which no list of processes shows, as it would show arguments;
  /// empty for none.
  public var secrets: [UInt8]
  /// Whether standard error is discarded rather than shared with this process.
  public var isSilenced: Bool
  /// Whether the program leads a process group of its own, so that what it starts ends with it.
  public var leadsGroup = false
  /// The limits of the run.
  public var limits: Limits

  /// The descriptor at which the program finds its second input, as `/dev/fd/3`.
  public static let secondInput: Int32 = 3

  /// The milliseconds between two checks whether the output is still wanted.
  private static let pollInterval: Int32 = 20

  /// Creates a run of a program.
  public init(
    _ program: String, _ arguments: [String], input: [UInt8], secrets: [UInt8] = [],
    isSilenced: Bool = false, within limits: Limits
  ) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.secrets = secrets
    self.isSilenced = isSilenced
    self.limits = limits
  }

  /// Creates a run of a shell command line in a process group of its own; standard error is shared
  /// with this process.
  public init(shell line: String, input: [UInt8] = [], within limits: Limits) {
    self.init("/bin/sh", ["-c", line], input: input, within: limits)
    leadsGroup = true
  }

  /// Runs the program to its end, and blocks the thread meanwhile.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the output is still wanted; called repeatedly.
  ///   - receive: Receives the bytes of output.
  /// - Returns: How the run ended.
  public func run(while isWanted: () -> Bool, receive: ([UInt8]) -> Void) -> Ending {
    guard
      var running = RunningProgram(
        program, arguments, input: input, secrets: secrets, isSilenced: isSilenced,
        leadsGroup: leadsGroup)
    else { return .failed }
    let start = ContinuousClock.now
    var last = start
    var taken = 0
    while true {
      guard isWanted() else { return .cancelled }
      // Output is read before the time is checked: on a busy machine, this thread may have been
      // delayed and not the program.
      let step = running.proceed()
      var isSilent = false
      switch step {
      case .none: isSilent = true
      case .wrote: break
      case .output(let bytes):
        taken += bytes.count
        guard taken <= limits.bytes else { return .wroteTooMuch }
        receive(bytes)
        // White space says nothing: who writes it for ever is silent.
        isSilent = bytes.allSatisfy { $0 <= 0x20 }
      case .ended(let ending): return ending
      }
      let now = ContinuousClock.now
      guard now - start < limits.whole else { return .tookTooLong }
      if !isSilent {
        last = now
      } else if let silence = limits.silence, now - last >= silence {
        return .wasSilent
      }
      if case .none = step { running.wait(Self.pollInterval) }
    }
  }
}
