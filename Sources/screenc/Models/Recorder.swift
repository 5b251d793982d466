import ScreenCompiler
import Synchronization

/// Keeps what is said with a model, and writes it to a cassette.
final class Recorder: Sendable {
  private let file: File
  private let exchanges = Mutex<[Cassette.Exchange]>([])

  init(_ file: File) { self.file = file }

  /// Notes what has been said.
  func note(_ progress: ModelProgress) {
    guard case .ended(let exchange) = progress else { return }
    exchanges.withLock { $0.append(exchange) }
  }

  /// Adds to the cassette what was noted; earlier exchanges of the same requests go.
  ///
  /// Where nothing was said there is a cassette all the same, if need be an empty one.
  ///
  /// Whatever order the requests ended in, the file has them in one order.
  func save() throws(CommandError) {
    let noted = exchanges.withLock { $0 }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    guard !noted.isEmpty || !file.exists else { return }
    var cassette = file.exists ? try ModelChoice.cassette(of: file) : Cassette(name: file.path)
    for exchange in noted { cassette.record(exchange) }
    do {
      try file.replace(with: cassette.exchanges.flatMap(\.utf8))
    } catch {
      throw .outside("cannot write '\(file.path)'", error)
    }
  }
}
