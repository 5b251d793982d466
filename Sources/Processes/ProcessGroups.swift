#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Synchronization

/// The process groups that this process has started and not yet ended.
///
/// A terminal sends an interrupt only to its foreground group, and these groups are not part of it.
/// So the process that starts them has to end them, even if a signal ends it. A signal handler can
/// reach only static state, so this table is static.
public enum ProcessGroups {
  /// The most groups in the table; further ones end only with their own request.
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

  /// Kills all groups in the table. This is async-signal-safe once the table exists.
  public static func end() {
    for index in 0..<most {
      let group = unsafe groups[index]
      if group > 0 { _ = kill(-group, SIGKILL) }
    }
  }

  /// Installs handlers that kill all groups when a signal ends this process. Signals that already
  /// have a handler are left alone.
  public static func endWithProcess() { _ = handlers }

  private static let handlers: Void = {
    // Create the table before a handler needs it.
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

  /// Whether the action of a signal is the system's default.
  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler == nil
    #else
      unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }
}
