import Foundation
import Processes
import ScreenCompiler
import ScreenModels

/// Measures how long a model in a file takes to the first token of a screen.
struct FirstTokenBenchmark {
  private static let runs = 11

  /// The path of the file.
  var model: String

  /// Measures a process that has nothing but the file; others that find what it kept of its prompt;
  /// and requests to a model that has read ahead.
  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-bench-\(ProcessInfo.processInfo.processIdentifier)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let clock = ContinuousClock()
    func process() throws -> Duration {
      var hasAnswered = false
      let time = clock.measure {
        hasAnswered = ChildProcess.run(
          CommandLine.arguments[0], ["first-token", model, folder], silencing: [])
      }
      guard hasAnswered else { throw CocoaError(.fileReadUnknown) }
      return time
    }
    write("first-token-cold", [try process()])
    write("first-token-kept", try (0..<Self.runs).map { _ in try process() })
    var times: [Duration] = []
    for _ in 0..<Self.runs {
      let language = language(folder)
      await ModelGenerator(language).prewarm(under: .core)
      let start = clock.now
      times.append(try await firstToken(of: language) - start)
    }
    write("first-token-prewarmed", times)
  }

  /// Asks for a screen, with what was kept in a folder, until there is a token.
  func ask(keeping folder: String) async throws {
    _ = try await firstToken(of: language(folder))
  }

  private func language(_ folder: String) -> LocalLanguageModel {
    LocalLanguageModel(
      path: model, threads: ProcessInfo.processInfo.activeProcessorCount, promptFolder: folder)
  }

  private func firstToken(of language: LocalLanguageModel) async throws -> ContinuousClock.Instant {
    let (arrivals, arrival) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
    let generator = ModelGenerator(language) { progress in
      switch progress {
      case .receives(.usage(let usage)) where (usage.output ?? 0) > 0: arrival.yield(.now)
      case .receives(.text): arrival.yield(.now)
      case .ended: arrival.finish()
      default: break
      }
    }
    let task = Task {
      _ = try? await Compiler(grammar: .core).compile(
        SourceText(Benchmark.intent), asking: generator, only: .model)
      arrival.finish()
    }
    defer { task.cancel() }
    for await time in arrivals { return time }
    throw CocoaError(.fileReadUnknown)
  }

  private func write(_ name: String, _ times: [Duration]) {
    let median = times.sorted()[times.count / 2] / .microseconds(1)
    let figure = String(format: "%.2f", median)
    print("{\"case\":\"\(name)\",\"median_us\":\(figure),\"runs\":\(times.count)}")
  }
}
