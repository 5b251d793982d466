#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Threads that run the parts of one task at a time, together with the calling thread.
///
/// Tasks follow each other within microseconds, so a thread polls for the next one for a while
/// before it sleeps. On a busy machine, a thread that gets no processor time is not waited for: the
/// others run its parts. Which thread runs which part is left to chance, and the result of a part
/// must not depend on it.
@safe final class ThreadPool {
  private let dispatcher: TaskDispatcher
  private var threads: [pthread_t] = []

  /// The number of threads, including the caller's.
  var count: Int { threads.count + 1 }

  /// Starts the threads.
  ///
  /// - Parameter count: The number of threads, including the caller's, at most 256. There are fewer
  ///   if the system refuses to start them.
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

  /// Runs the parts of a task, and waits until all are done.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - grain: The number of parts that a thread takes at a time.
  ///   - body: Runs some parts; it is called concurrently. Its second argument is the number of the
  ///     thread, less than the pool's `count`.
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

/// The argument of a new thread.
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
