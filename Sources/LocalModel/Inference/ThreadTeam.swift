internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Threads that do the parts of one task after another, together with the caller's.
///
/// Tasks follow each other within microseconds, which is why a thread looks for the next one for a
/// while before it sleeps. Who does which part is left to chance; a part's result must not depend
/// on it.
@safe final class ThreadTeam {
  private let board: Board
  private var threads: [pthread_t] = []

  /// How many threads there are, with the caller's.
  var count: Int { threads.count + 1 }

  /// Starts the threads.
  ///
  /// - Parameter count: How many work, with the caller's; where the system gives fewer, it is fewer.
  init(count: Int) {
    board = Board()
    for worker in 1..<max(1, min(count, 256)) {
      let seat = unsafe Unmanaged.passRetained(Seat(board: board, worker: worker))
      #if canImport(Darwin)
        var thread: pthread_t?
        let code = unsafe pthread_create(&thread, nil, { unsafe work($0) }, seat.toOpaque())
        if code == 0, let thread = unsafe thread { unsafe threads.append(thread) }
      #else
        var thread = pthread_t()
        let code = unsafe pthread_create(&thread, nil, { unsafe work($0) }, seat.toOpaque())
        if code == 0 { threads.append(thread) }
      #endif
      if code != 0 {
        unsafe seat.release()
        break
      }
    }
  }

  deinit {
    board.dismiss()
    for thread in threads { _ = pthread_join(thread, nil) }
    board.free()
  }

  /// Does the parts of a task, and waits until all are done.
  ///
  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - grain: How many of them are taken at once.
  ///   - body: Does some parts; it is called on several threads at once. The second argument is the
  ///     thread's number, less than `count`.
  func run(_ count: Int, grain: Int, _ body: (Range<Int>, Int) -> Void) {
    guard count > grain, !threads.isEmpty else {
      if count > 0 { body(0..<count, 0) }
      return
    }
    withoutActuallyEscaping(body) { body in
      board.post(Task(count: count, grain: grain, body: body), workers: threads.count)
      board.takeParts(worker: 0)
      board.awaitWorkers()
    }
  }
}

/// What a thread begins with.
private final class Seat {
  let board: Board
  let worker: Int

  init(board: Board, worker: Int) {
    self.board = board
    self.worker = worker
  }
}

private func work(_ seat: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let seat = unsafe seat else { return nil }
  let own = unsafe Unmanaged<Seat>.fromOpaque(seat).takeRetainedValue()
  var last = 0
  while let number = own.board.next(after: last) {
    last = number
    own.board.takeParts(worker: own.worker)
    own.board.leave()
  }
  return nil
}

/// A task in parts.
private struct Task {
  var count: Int
  var grain: Int
  var body: (Range<Int>, Int) -> Void
}

/// Where the task of the moment is found.
@safe private final class Board {
  /// Rises with each task; the task is written before, and read after.
  private let number = Atomic<Int>(0)
  private let nextPart = Atomic<Int>(0)
  private let working = Atomic<Int>(0)
  private let sleepers = Atomic<Int>(0)
  private let isDismissed = Atomic<Bool>(false)
  private var task: Task?
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// How often a thread looks for a task before it gives way, and before it sleeps.
  private static let (eagerLooks, looks) = (4_000, 4_200)

  init() {
    _ = unsafe pthread_mutex_init(lock, nil)
    _ = unsafe pthread_cond_init(bell, nil)
  }

  /// Gives back what the system holds for it, once no thread uses it any more.
  func free() {
    _ = unsafe pthread_cond_destroy(bell)
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe bell.deallocate()
    unsafe lock.deallocate()
  }

  func post(_ task: Task, workers: Int) {
    self.task = task
    nextPart.store(0, ordering: .relaxed)
    working.store(workers, ordering: .relaxed)
    number.add(1, ordering: .sequentiallyConsistent)
    wake()
  }

  func dismiss() {
    isDismissed.store(true, ordering: .sequentiallyConsistent)
    number.add(1, ordering: .sequentiallyConsistent)
    wake()
  }

  private func wake() {
    guard sleepers.load(ordering: .sequentiallyConsistent) > 0 else { return }
    _ = unsafe pthread_mutex_lock(lock)
    _ = unsafe pthread_cond_broadcast(bell)
    _ = unsafe pthread_mutex_unlock(lock)
  }

  /// The number of the next task; nil once there will be none.
  func next(after last: Int) -> Int? {
    var found = number.load(ordering: .acquiring)
    var looks = 0
    while found == last, looks < Self.looks {
      looks += 1
      if looks > Self.eagerLooks { sched_yield() }
      found = number.load(ordering: .acquiring)
    }
    if found == last {
      _ = unsafe pthread_mutex_lock(lock)
      sleepers.add(1, ordering: .sequentiallyConsistent)
      found = number.load(ordering: .sequentiallyConsistent)
      while found == last {
        _ = unsafe pthread_cond_wait(bell, lock)
        found = number.load(ordering: .sequentiallyConsistent)
      }
      sleepers.subtract(1, ordering: .sequentiallyConsistent)
      _ = unsafe pthread_mutex_unlock(lock)
    }
    return isDismissed.load(ordering: .acquiring) ? nil : found
  }

  func takeParts(worker: Int) {
    guard let task else { return }
    while true {
      let start = nextPart.add(task.grain, ordering: .relaxed).oldValue
      guard start < task.count else { return }
      task.body(start..<min(start + task.grain, task.count), worker)
    }
  }

  func leave() { working.subtract(1, ordering: .releasing) }

  func awaitWorkers() {
    var looks = 0
    while working.load(ordering: .acquiring) > 0 {
      looks += 1
      if looks > Self.eagerLooks { sched_yield() }
    }
    task = nil
  }
}
