internal import Dispatch
internal import Synchronization

extension ProgramRun {
  private enum Part: Sendable {
    case output([UInt8])
    case end(Ending)
  }

  /// Runs it to its end, or until the task is cancelled, and holds up no thread of Swift's pool.
  ///
  /// The program is watched on a thread of its own: its limits of time hold also where the pool is
  /// busy with something else. With the task, or with what `receive` throws, the program ends.
  ///
  /// - Parameter receive: Takes the bytes of output.
  /// - Returns: How it ended.
  /// - Throws: What `receive` throws.
  public func run<Failure: Error>(
    _ receive: ([UInt8]) async throws(Failure) -> Void
  ) async throws(Failure) -> Ending {
    let (parts, continuation) = AsyncStream<Part>.makeStream()
    let wish = OutputDemand()
    defer { wish.cancel() }
    continuation.onTermination = { _ in wish.cancel() }
    // A queue of one's own has a thread of its own; those of the global queues are few.
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

  /// Whether anybody wants the output.
  private final class OutputDemand: Sendable {
    private let there = Atomic(true)
    var isThere: Bool { there.load(ordering: .relaxed) }
    func cancel() { there.store(false, ordering: .relaxed) }
  }
}
