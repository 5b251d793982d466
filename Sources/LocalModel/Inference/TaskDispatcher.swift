internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A task that is divided into parts.
struct SharedTask {
  var count: Int
  var grain: Int
  var body: (Range<Int>, Int) -> Void
}

/// Hands out the current task to the threads of a pool, and lets the caller wait for its end.
///
/// A thread joins a task before it reads it, and leaves the task when no parts are left. Once the
/// caller has found no more parts, it closes the task and waits only for the threads that have
/// joined.
@safe final class TaskDispatcher {
  /// Bit 0: whether the task can be joined. Bits 1 to 15: how many threads have joined it. The bits
  /// above: the number of the task.
  private let state = Atomic<Int>(0)
  private let nextPart = Atomic<Int>(0)
  private let sleepers = Atomic<Int>(0)
  private let isCallerAsleep = Atomic<Bool>(false)
  private let isDismissed = Atomic<Bool>(false)
  /// Written only while no thread has joined or can join, and read only by threads that have joined
  /// and by the caller.
  private var task: SharedTask?
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let taskBell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let endBell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private static let open = 1
  private static let helper = 2
  private static let numberShift = 16
  /// The number of polls after which a thread begins to yield, and after which it sleeps.
  private static let (eagerLooks, looks) = (4_000, 4_200)

  init() {
    _ = unsafe pthread_mutex_init(lock, nil)
    _ = unsafe pthread_cond_init(taskBell, nil)
    _ = unsafe pthread_cond_init(endBell, nil)
  }

  /// Releases the mutex and conditions; no thread may use the dispatcher any more.
  func free() {
    _ = unsafe pthread_cond_destroy(taskBell)
    _ = unsafe pthread_cond_destroy(endBell)
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe taskBell.deallocate()
    unsafe endBell.deallocate()
    unsafe lock.deallocate()
  }

  // MARK: - The caller

  /// Opens a task; the previous one must be closed.
  func post(_ task: SharedTask) {
    self.task = task
    nextPart.store(0, ordering: .relaxed)
    let number = state.load(ordering: .relaxed) >> Self.numberShift
    state.store((number + 1) << Self.numberShift | Self.open, ordering: .sequentiallyConsistent)
    wakeThreads()
  }

  /// Stops threads from joining the task, and waits for those that have joined.
  func close() {
    state.bitwiseAnd(~Self.open, ordering: .sequentiallyConsistent)
    _ = Self.look { helpers == 0 ? () : nil }
    if helpers > 0 {
      _ = unsafe pthread_mutex_lock(lock)
      isCallerAsleep.store(true, ordering: .sequentiallyConsistent)
      while helpers > 0 { _ = unsafe pthread_cond_wait(endBell, lock) }
      isCallerAsleep.store(false, ordering: .relaxed)
      _ = unsafe pthread_mutex_unlock(lock)
    }
    task = nil
  }

  /// Tells the threads to exit.
  func dismiss() {
    isDismissed.store(true, ordering: .sequentiallyConsistent)
    wakeThreads()
  }

  private var helpers: Int {
    state.load(ordering: .sequentiallyConsistent) & (1 << Self.numberShift - 1) / Self.helper
  }

  private func wakeThreads() {
    guard sleepers.load(ordering: .sequentiallyConsistent) > 0 else { return }
    _ = unsafe pthread_mutex_lock(lock)
    _ = unsafe pthread_cond_broadcast(taskBell)
    _ = unsafe pthread_mutex_unlock(lock)
  }

  // MARK: - The threads

  /// The outcome of looking for a task.
  private enum Finding {
    case joined(Int)
    case dismissed
  }

  /// Joins the next task, and waits until there is one.
  ///
  /// - Returns: The number of the task; nil if the threads are told to exit.
  func join(after last: Int) -> Int? {
    var finding = Self.look { find(after: last) }
    if finding == nil {
      _ = unsafe pthread_mutex_lock(lock)
      sleepers.add(1, ordering: .sequentiallyConsistent)
      finding = find(after: last)
      while finding == nil {
        _ = unsafe pthread_cond_wait(taskBell, lock)
        finding = find(after: last)
      }
      sleepers.subtract(1, ordering: .sequentiallyConsistent)
      _ = unsafe pthread_mutex_unlock(lock)
    }
    guard case .joined(let number) = finding else { return nil }
    return number
  }

  private func find(after last: Int) -> Finding? {
    while true {
      if isDismissed.load(ordering: .sequentiallyConsistent) { return .dismissed }
      let seen = state.load(ordering: .sequentiallyConsistent)
      let number = seen >> Self.numberShift
      guard seen & Self.open != 0, number != last else { return nil }
      let joined = state.compareExchange(
        expected: seen, desired: seen + Self.helper, ordering: .sequentiallyConsistent)
      if joined.exchanged { return .joined(number) }
    }
  }

  /// Runs parts of the task until none are left.
  func takeParts(worker: Int) {
    guard let task else { return }
    while true {
      let start = nextPart.add(task.grain, ordering: .relaxed).oldValue
      guard start < task.count else { return }
      task.body(start..<min(start + task.grain, task.count), worker)
    }
  }

  /// Leaves the task that the thread has joined.
  func leave() {
    state.subtract(Self.helper, ordering: .sequentiallyConsistent)
    guard isCallerAsleep.load(ordering: .sequentiallyConsistent) else { return }
    _ = unsafe pthread_mutex_lock(lock)
    _ = unsafe pthread_cond_signal(endBell)
    _ = unsafe pthread_mutex_unlock(lock)
  }

  /// Polls for a while, and yields the processor between the last polls.
  private static func look<Found>(for find: () -> Found?) -> Found? {
    for count in 0..<looks {
      if let found = find() { return found }
      if count >= eagerLooks { sched_yield() }
    }
    return nil
  }
}
