/// A run of another program that is given input, and whose output is taken as it comes.
public struct ProgramRun: Sendable {
  /// How a run ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with its exit code.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)
    /// It could not be run.
    case failed
    /// It was ended, as it took too long.
    case tookTooLong
    /// It was ended, as it neither wrote nor read for too long.
    case wasSilent
    /// It was ended, as it wrote more than it may.
    case wroteTooMuch
    /// It was ended, as nobody wants its output any more.
    case cancelled
  }

  /// How much a run may take.
  public struct Limits: Hashable, Sendable {
    /// How long it may run.
    public var whole: Duration
    /// How long it may neither write nor take input; nil for as long as it runs.
    public var silence: Duration?
    /// The most bytes of output that are taken.
    public var bytes: Int

    /// Creates limits.
    public init(whole: Duration, silence: Duration? = nil, bytes: Int = 64 << 20) {
      self.whole = whole
      self.silence = silence
      self.bytes = bytes
    }
  }

  /// The program: a path, or a name that is looked for in `PATH`.
  public var program: String
  /// Its arguments, after its own name.
  public var arguments: [String]
  /// The bytes of standard input.
  public var input: [UInt8]
  /// The bytes of a second input, which no list of processes shows; empty for none.
  public var secrets: [UInt8]
  /// Whether its standard error is thrown away rather than shared.
  public var isSilenced: Bool
  /// Whether it leads a process group of its own, so that what it starts ends with it.
  public var leadsGroup = false
  /// How much it may take.
  public var limits: Limits

  /// The descriptor at which the program finds its second input, as `/dev/fd/3`.
  public static let secondInput: Int32 = 3

  /// The milliseconds between two looks at whether the output is still wanted.
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

  /// Creates a run of a line of the shell, in a process group of its own; standard error is shared
  /// with this process.
  public init(shell line: String, input: [UInt8] = [], within limits: Limits) {
    self.init("/bin/sh", ["-c", line], input: input, within: limits)
    leadsGroup = true
  }

  /// Runs it to its end, and holds up the thread for that time.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the output is still wanted; asked again and again.
  ///   - receive: Takes the bytes of output.
  /// - Returns: How it ended.
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
      // What it has written counts before the time that has passed: a busy machine may have kept
      // this thread waiting, and not the program.
      switch running.proceed() {
      case .none:
        let now = ContinuousClock.now
        guard now - start < limits.whole else { return .tookTooLong }
        if let silence = limits.silence, now - last >= silence { return .wasSilent }
        running.wait(Self.pollInterval)
        continue
      case .wrote: break
      case .output(let bytes):
        taken += bytes.count
        guard taken <= limits.bytes else { return .wroteTooMuch }
        receive(bytes)
      case .ended(let ending): return ending
      }
      last = ContinuousClock.now
      guard last - start < limits.whole else { return .tookTooLong }
    }
  }
}
