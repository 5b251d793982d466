internal import Dispatch
internal import Synchronization

extension ProgramRun {
  private enum Part: Sendable {
    case output([UInt8])
    case end(Ending)
  }

  /// Runs the program to its end, or until the task is cancelled, without blocking a thread of
  /// Swift's cooperative pool.
  ///
  /// The program is watched on a thread of its own, so its time limits hold even while the pool is
  /// busy. It is killed if the task is cancelled or `receive` throws.
  ///
  /// - Parameter receive: Receives the bytes of output.
  /// - Returns: How the run ended.
  /// - Throws: What `receive` throws.
  public func run<Failure: Error>(
    _ receive: ([UInt8]) async throws(Failure) -> Void
  ) async throws(Failure) -> Ending {
    let (parts, continuation) = AsyncStream<Part>.makeStream()
    let wish = OutputDemand()
    defer { wish.cancel() }
    continuation.onTermination = { _ in wish.cancel() }
    // A private queue gets a thread of its own; the global queues have few.
    DispatchQueue(label: "program").async {
      let ending = run(while: { wish.isThere }) { continuation.yield(.output($0)) }
      continuation.yield(.end(ending))
      continuation.finish()
    }
    for await part in parts {
      switch part {
      case .output(let bytes): try await receive(bytes)
      case .end(let ending): return ending
      }
    }
    return .cancelled
  }

  /// A flag that says whether the output is still wanted.
  private final class OutputDemand: Sendable {
    private let there = Atomic(true)
    var isThere: Bool { there.load(ordering: .relaxed) }
    func cancel() { there.store(false, ordering: .relaxed) }
  }
}
