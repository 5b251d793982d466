internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A task in parts.
struct SharedTask {
  var count: Int
  var grain: Int
  var body: (Range<Int>, Int) -> Void
}

/// Where the threads of a pool find the task of the moment, and the caller waits for its end.
///
/// A thread joins a task before it reads it, and leaves it when no part is left. Once the caller
/// has found no more parts, it closes the task, and waits for those only that have joined.
@safe final class TaskDispatcher {
  /// The task's number, how many have joined it, and whether one still may, from the highest bit
  /// to the lowest.
  private let state = Atomic<Int>(0)
  private let nextPart = Atomic<Int>(0)
  private let sleepers = Atomic<Int>(0)
  private let isCallerAsleep = Atomic<Bool>(false)
  private let isDismissed = Atomic<Bool>(false)
  /// Written while nobody has joined and nobody may, and read by those that have.
  private var task: SharedTask?
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let taskBell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let endBell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private static let open = 1
  private static let helper = 2
  private static let numberShift = 16
  /// How often a thread looks before it gives way, and before it sleeps.
  private static let (eagerLooks, looks) = (4_000, 4_200)

  init() {
    _ = unsafe pthread_mutex_init(lock, nil)
    _ = unsafe pthread_cond_init(taskBell, nil)
    _ = unsafe pthread_cond_init(endBell, nil)
  }

  /// Gives back what the system holds for it, once no thread uses it any more.
  func free() {
    _ = unsafe pthread_cond_destroy(taskBell)
    _ = unsafe pthread_cond_destroy(endBell)
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe taskBell.deallocate()
    unsafe endBell.deallocate()
    unsafe lock.deallocate()
  }

  // MARK: - The caller

  /// Opens a task; the one before it has been closed.
  func post(_ task: SharedTask) {
    self.task = task
    nextPart.store(0, ordering: .relaxed)
    let number = state.load(ordering: .relaxed) >> Self.numberShift
    state.store((number + 1) << Self.numberShift | Self.open, ordering: .sequentiallyConsistent)
    wakeThreads()
  }

  /// Lets nobody join the task any more, and waits until those that have are done.
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

  /// Sends the threads away.
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

  /// What a thread finds when it looks for a task.
  private enum Finding {
    case joined(Int)
    case dismissed
  }

  /// Joins the next task, once there is one.
  ///
  /// - Returns: The task's number; nil once there will be none.
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

  /// Does parts of the task until there are none left.
  func takeParts(worker: Int) {
    guard let task else { return }
    while true {
      let start = nextPart.add(task.grain, ordering: .relaxed).oldValue
      guard start < task.count else { return }
      task.body(start..<min(start + task.grain, task.count), worker)
    }
  }

  /// Leaves the task that was joined.
  func leave() {
    state.subtract(Self.helper, ordering: .sequentiallyConsistent)
    guard isCallerAsleep.load(ordering: .sequentiallyConsistent) else { return }
    _ = unsafe pthread_mutex_lock(lock)
    _ = unsafe pthread_cond_signal(endBell)
    _ = unsafe pthread_mutex_unlock(lock)
  }

  /// Looks for a while, and gives way towards the end of it.
  private static func look<Found>(for find: () -> Found?) -> Found? {
    for count in 0..<looks {
      if let found = find() { return found }
      if count >= eagerLooks { sched_yield() }
    }
    return nil
  }
}
