import Dispatch
import Synchronization

/// Blocking waits for asynchronous work. Only threads outside Swift's cooperative pool may wait:
/// the main thread of a command, and threads that the command has started.
enum BlockingWait {
  /// Runs the work, blocks the thread until it ends, and returns its value.
  static func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
    let result = Promise<Value>()
    let semaphore = DispatchSemaphore(value: 0)
    Task.detached {
      result.keep(await work())
      semaphore.signal()
    }
    while true {
      semaphore.wait()
      if let value = result.value { return value }
    }
  }

  private final class Promise<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    var value: Value? { kept.withLock { $0 } }

    func keep(_ value: Value) { kept.withLock { $0 = value } }
  }
}
