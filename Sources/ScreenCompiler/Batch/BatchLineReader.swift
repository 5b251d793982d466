internal import ScreenComposition
internal import ScreenData
internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// The request in a line of a batch.
struct BatchRequest {
  /// The subject to draw.
  enum Subject {
    /// A sentence to compile.
    case intent(SourceText)
    /// A finished screen, or a model's reply.
    case screen(SourceText)
  }

  var id: TreeValue?
  var subject: Subject
  var compiler: Compiler
  var data: TreeValue?
  var settings: BatchSettings

  /// The text that diagnostics point into.
  var source: SourceText {
    switch subject {
    case .intent(let source), .screen(let source): source
    }
  }

  /// Compiles an intent with the tiers that the settings name.
  func compile(_ intent: SourceText) throws(CompilationError) -> Compilation {
    try compiler.compile(
      intent, sampling: settings.sampling, data: data, asking: settings.model, only: settings.tier)
  }
}

/// Reads a line of a batch.
struct BatchLineReader {
  private static let names = [
    "id", "intent", "screen", "reply", "data", "grammar", "format", "seed", "temperature", "width",
  ]

  private let line: SourceText
  private var settings: BatchSettings
  private(set) var diagnostics: [Diagnostic] = []
  /// The id of the line, known even if the rest is wrong.
  private(set) var id: TreeValue?

  init(_ line: SourceText, settings: BatchSettings) {
    self.line = line
    self.settings = settings
  }

  /// Reads the request; nil if the diagnostics contain an error.
  mutating func read() -> BatchRequest? {
    // A line states facts, like data: only a reply in it is repaired.
    let reading = JSONReader.read(line, .strict)
    let ofData = reading.tree?["data"]?.range?.range
    let faults = reading.diagnostics.filter { fault in
      let place = fault.range?.lowerBound
      let isInData = place.map { ofData?.contains($0) ?? false } ?? false
      return fault.isRefusedWhenStrict && !(isInData && DataReader.isKept(fault))
    }
    guard let tree = reading.tree, case .object(let members) = tree.content, faults.isEmpty else {
      diagnostics = faults
      if diagnostics.isEmpty { report("expected a JSON object", at: nil) }
      return nil
    }
    var compiler = settings.compiler
    for member in members { read(member, &compiler) }
    guard let subject = subject(tree), diagnostics.isEmpty else { return nil }
    return BatchRequest(
      id: id, subject: subject, compiler: compiler, data: data(tree), settings: settings)
  }

  private mutating func read(_ member: TreeMember, _ compiler: inout Compiler) {
    let value = member.value
    switch member.name {
    case "id":
      id = value
      if value.text == nil, value.whole == nil {
        report("expected a text or a whole number as 'id'", at: value.range)
      }
    case "grammar":
      guard let name = value.text else {
        report("expected a text as 'grammar'", at: value.range)
        return
      }
      do throws(UnknownGrammar) {
        compiler = try settings.compiler(named: name)
      } catch {
        report(error.reason, at: value.range)
      }
    case "format":
      guard let format = value.text.flatMap({ SnapshotCase.Format(rawValue: $0) }) else {
        let words = SnapshotCase.Format.allCases.map(\.rawValue).joined(separator: ", ")
        report("expected one of \(words) as 'format'", at: value.range)
        return
      }
      settings.format = format
    case "seed":
      guard let seed = value.seed else {
        report("expected a whole number from 0 as 'seed', large ones as text", at: value.range)
        return
      }
      settings.seed = seed
    case "temperature":
      guard let temperature = value.number(upTo: 2) else {
        report("expected a number from 0 to 2 as 'temperature'", at: value.range)
        return
      }
      settings.temperature = temperature
    case "width":
      guard let width = value.whole, (1...1_000).contains(width) else {
        report("expected a whole number from 1 to 1000 as 'width'", at: value.range)
        return
      }
      settings.width = Int(width)
    case let name where !Self.names.contains(name):
      report(
        "unknown name '\(name)'" + Spelling.hint(for: name, among: Self.names),
        at: member.nameRange)
    default: break
    }
  }

  /// The data of a line, with numbers as written.
  private func data(_ tree: TreeValue) -> TreeValue? {
    tree["data"].flatMap { _ in DataReader.read(line, as: .json).data?["data"] }
  }

  private mutating func subject(_ tree: TreeValue) -> BatchRequest.Subject? {
    let given = ["intent", "screen", "reply"].filter { tree[$0] != nil }
    guard let name = given.first, given.count == 1, let value = tree[name] else {
      report("a line needs one of 'intent', 'screen' and 'reply'", at: nil)
      return nil
    }
    switch (name, value.content) {
    case ("intent", .text(let intent)): return .intent(SourceText(name: "intent", intent))
    case ("reply", .text(let reply)): return .screen(SourceText(name: "reply", reply))
    case ("screen", .object):
      guard let range = value.range else { return nil }
      let bytes = Array(line.utf8[range.lowerBound..<range.upperBound])
      return .screen(SourceText(name: "screen", utf8: bytes))
    default:
      report("expected \(name == "screen" ? "an object" : "a text") as '\(name)'", at: value.range)
      return nil
    }
  }

  private mutating func report(_ message: String, at range: SourceRange?) {
    diagnostics.append(Diagnostic(.error, id: "invalid-line", message, at: range))
  }
}
