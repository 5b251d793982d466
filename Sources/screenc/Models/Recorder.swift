import ScreenCompiler
import Synchronization

/// A recorder that collects the exchanges with a model and writes them to a cassette.
final class Recorder: Sendable {
  private let file: File
  private let exchanges = Mutex<[Cassette.Exchange]>([])

  init(_ file: File) { self.file = file }

  /// Keeps an exchange that has ended; ignores all other progress.
  func note(_ progress: ModelProgress) {
    guard case .ended(let exchange) = progress else { return }
    exchanges.withLock { $0.append(exchange) }
  }

  /// Adds the exchanges to the cassette, where they replace earlier ones of the same requests.
  ///
  /// If there are none and the file does not exist, an empty cassette is written.
  ///
  /// The exchanges are sorted, so the file does not depend on the order in which requests ended.
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
