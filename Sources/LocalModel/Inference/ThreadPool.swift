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
/// while before it sleeps. Where others need the processors, too, a thread that gets none is not
/// waited for: the rest do its parts. Who does which is left to chance; a part's result must not
/// depend on it.
@safe final class ThreadPool {
  private let dispatcher: TaskDispatcher
  private var threads: [pthread_t] = []

  /// How many threads there are, with the caller's.
  var count: Int { threads.count + 1 }

  /// Starts the threads.
  ///
  /// - Parameter count: How many work, with the caller's; where the system gives fewer, it is fewer.
  init(count: Int) {
    dispatcher = TaskDispatcher()
    for worker in 1..<max(1, min(count, 256)) {
      let seat = unsafe Unmanaged.passRetained(ThreadStart(dispatcher: dispatcher, worker: worker))
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
    dispatcher.dismiss()
    for thread in threads { _ = pthread_join(thread, nil) }
    dispatcher.free()
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
      dispatcher.post(SharedTask(count: count, grain: grain, body: body))
      dispatcher.takeParts(worker: 0)
      dispatcher.close()
    }
  }
}

/// What a thread begins with.
private final class ThreadStart {
  let dispatcher: TaskDispatcher
  let worker: Int

  init(dispatcher: TaskDispatcher, worker: Int) {
    self.dispatcher = dispatcher
    self.worker = worker
  }
}

private func work(_ seat: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let seat = unsafe seat else { return nil }
  let own = unsafe Unmanaged<ThreadStart>.fromOpaque(seat).takeRetainedValue()
  var last = 0
  while let number = own.dispatcher.join(after: last) {
    last = number
    own.dispatcher.takeParts(worker: own.worker)
    own.dispatcher.leave()
  }
  return nil
}
