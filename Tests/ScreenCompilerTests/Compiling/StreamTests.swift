import ScreenCompiler
import Testing

@Suite struct StreamTests {
  private static let intent = SourceText(
    name: "<intent>", "A form with zyx and wvu and a Zap button")

  private static let reply = #"""
    Sure: {"title":"Zap","sections":[{"title":"Data","components":[
    {"type":"field","label":"Zyx","placeholder":"one, {two}"},
    {"type":"field","label":"Wvu","placeholder":""},
    {"type":"button","label":"Zap","style":"primary"}]},
    {"title":"More","components":[{"type":"badge","label":"New","tone":"info"}]}]}
    """#

  /// A model that writes the reply in pieces of so many scalars.
  private static func model(_ size: Int) -> ScriptedModel {
    let scalars = Array(reply.unicodeScalars)
    let parts = stride(from: 0, to: scalars.count, by: size).map { start in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[start..<min(start + size, scalars.count)])
      return ModelEvent.text(String(part))
    }
    return ScriptedModel { _ in parts + [.finished(.stop)] }
  }

  private static func events(_ generator: ModelGenerator) async throws -> (
    snapshots: [Screen], result: Compilation
  ) {
    var snapshots: [Screen] = []
    for try await event in Compiler().stream(intent, asking: generator) {
      switch event {
      case .snapshot(let screen): snapshots.append(screen)
      case .progress: break
      case .finished(let compilation): return (snapshots, compilation)
      }
    }
    throw CompilationError.unanswered(reason: "no end")
  }

  @Test(arguments: [1, 2, 7, 64, 10_000])
  func `every state is a screen that admission leaves as it is, and the last is the result`(
    size: Int
  ) async throws {
    let (snapshots, result) = try await Self.events(ModelGenerator(Self.model(size)))
    for screen in snapshots {
      let json = SourceText(name: "state", screen.rendered(as: .json))
      let again = try Compiler().admit(json)
      #expect(again.screen == screen && again.isAcceptable(.strict))
    }
    #expect(result.tier == .model && snapshots.last == result.screen)
    if size == 1 { #expect(snapshots.count >= 5) }
  }

  @Test func `a screen only grows`() async throws {
    let (snapshots, _) = try await Self.events(ModelGenerator(Self.model(1)))
    let counts = snapshots.map { $0.sections.reduce(0) { $0 + $1.elements.count } }
    #expect(counts == counts.sorted())
  }

  @Test func `streamed or not, the result is the same`() async throws {
    let generator = ModelGenerator(Self.model(3))
    let (_, streamed) = try await Self.events(generator)
    let compiler = Compiler()
    let whole = try await compiler.compile(Self.intent, asking: generator)
    #expect(streamed.screen == whole.screen && streamed.ledger == whole.ledger)
  }

  @Test func `where the model fails in the middle, the composer's screen is the result`()
    async throws
  {
    let model = ScriptedModel { _ in [.text(String(Self.reply.prefix(150)))] }
    let (snapshots, result) = try await Self.events(ModelGenerator(model))
    #expect(!snapshots.isEmpty && result.tier == .composer)
    #expect(result.attempts.contains { $0.reason.contains("broke off") })
  }

  @Test func `asked alone, a model without an answer ends the stream with the reason`() async {
    let model = ScriptedModel(replying: "no")
    await #expect(throws: CompilationError.self) {
      let stream = Compiler().stream(
        Self.intent, asking: ModelGenerator(model), only: .model)
      for try await _ in stream {}
    }
  }

  @Test func `whoever stops listening stops the model`() async {
    let (stopped, continuation) = AsyncStream<Bool>.makeStream()
    let model = ScriptedModel { _ in
      try? await Task.sleep(for: .seconds(60))
      continuation.yield(Task.isCancelled)
      return []
    }
    let task = Task {
      for try await _ in Compiler().stream(
        Self.intent, asking: ModelGenerator(model))
      {}
    }
    task.cancel()
    for await isCancelled in stopped {
      #expect(isCancelled)
      break
    }
  }
}
