#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Synchronization

/// The groups of programs that this process has started and not ended.
///
/// A terminal tells only its foreground group of an interrupt, and these are groups of their own: who
/// starts them has to end them, also where a signal ends this process. A handler of a signal can
/// reach nothing but what is static, so this one table is.
public enum ProcessGroups {
  /// How many groups are remembered; those beyond end with their own request alone.
  private static let most = 1_024

  private nonisolated(unsafe) static let groups: UnsafeMutableBufferPointer<pid_t> = {
    let groups = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: most)
    unsafe groups.initialize(repeating: 0)
    return unsafe groups
  }()

  private static let turn = Mutex(())

  static func add(_ group: pid_t) { replace(0, with: group) }

  static func remove(_ group: pid_t) { replace(group, with: 0) }

  private static func replace(_ old: pid_t, with new: pid_t) {
    turn.withLock { _ in
      guard let index = unsafe groups.firstIndex(of: old) else { return }
      unsafe groups[index] = new
    }
  }

  /// Ends them all; safe within a handler of a signal.
  public static func end() {
    for index in 0..<most {
      let group = unsafe groups[index]
      if group > 0 { _ = kill(-group, SIGKILL) }
    }
  }

  /// Ends them all where a signal that is not handled otherwise ends this process.
  public static func endWithProcess() { _ = handlers }

  private static let handlers: Void = {
    // The table is there before a handler asks for it.
    _ = unsafe groups.count
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var earlier = sigaction()
      guard unsafe sigaction(number, nil, &earlier) == 0, isDefault(earlier) else { continue }
      _ = signal(number) { number in
        ProcessGroups.end()
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()

  /// Whether an action of a signal is the system's own.
  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler == nil
    #else
      unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }
}
