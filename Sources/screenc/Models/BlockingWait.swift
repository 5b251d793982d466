import Dispatch
import Synchronization

/// Waits for asynchronous work on threads that may wait: the main thread of a command and those
/// that a command has started, none of them of Swift's pool.
enum BlockingWait {
  /// What the work gives.
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
