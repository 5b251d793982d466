internal import Sampling
public import ScreenDiagnostics
internal import ScreenModel

extension Cassette {
  /// Reads a cassette from JSON Lines, with one exchange on each; empty lines are skipped.
  ///
  /// A line is `{"intent": "…", "grammar": "core", "seed": 7, "model": "…", "reply": "…"}`;
  /// everything but the intent and the reply may be left out, with the same defaults as for a
  /// command. If it took more than one reply, `turns` replaces `reply`.
  ///
  /// - Parameter source: The text, whose name becomes the cassette's.
  /// - Returns: The cassette, and the faults of the lines that are not in it.
  public static func read(
    _ source: SourceText
  ) -> (cassette: Cassette, diagnostics: [Diagnostic]) {
    var cassette = Cassette(name: source.name)
    var diagnostics: [Diagnostic] = []
    for line in source.lines where !line.isBlank {
      var reader = ExchangeReader()
      if let exchange = reader.read(line.text), !cassette.insert(exchange) {
        reader.report("an earlier line asks the same", at: SourceRange(0, line.range.count))
      }
      diagnostics += reader.diagnostics.map { $0.moved(by: line.range.lowerBound) }
    }
    return (cassette, diagnostics)
  }
}

/// Reads one line of a cassette.
private struct ExchangeReader {
  static let names = [
    "intent", "grammar", "seed", "temperature", "topK", "topP", "model", "reply", "attempts",
    "turns", "results",
  ]

  var diagnostics: [Diagnostic] = []

  mutating func read(_ line: SourceText) -> Cassette.Exchange? {
    let reading = JSONReader.read(line)
    let refusals = reading.diagnostics.filter(\.isRefusedWhenStrict)
    for refusal in refusals { report(refusal.message, at: refusal.range) }
    guard refusals.isEmpty, let tree = reading.tree else { return nil }
    guard case .object(let members) = tree.content else {
      report("expected a JSON object", at: tree.range)
      return nil
    }
    for member in members where !Self.names.contains(member.name) {
      report(
        "unknown name '\(member.name)'" + Spelling.hint(for: member.name, among: Self.names),
        at: member.nameRange)
    }
    for (name, others) in [("intent", ["intent"]), ("reply", ["reply", "turns"])]
    where others.allSatisfy({ tree[$0] == nil }) {
      report("an exchange needs '\(name)'", at: tree.range)
    }
    let intent = value("intent", of: tree, "a text", \.text)
    let reply = value("reply", of: tree, "a text", \.text)
    let model = value("model", of: tree, "a text", \.text) ?? "recorded"
    let attempts = value("attempts", of: tree, "a whole number from 1 to 100") { $0.whole(1...100) }
    let grammar = value("grammar", of: tree, "a text", \.text) ?? "standard"
    let sampling = sampling(of: tree)
    let turns = elements("turns", of: tree).compactMap { turn(of: $0) }
    let results = elements("results", of: tree).compactMap { result(of: $0) }
    guard diagnostics.isEmpty, let intent else { return nil }
    let request = Cassette.Request(intent, grammar: grammar, sampling: sampling)
    if let reply { return Cassette.Exchange(request, model: model, reply: reply) }
    return Cassette.Exchange(
      request, model: model, attempts: attempts ?? 1, turns: turns, results: results)
  }

  private mutating func sampling(of tree: TreeValue) -> SamplingOptions {
    let seed = value("seed", of: tree, "a whole number from 0, large ones as text", \.seed)
    let temperature = value("temperature", of: tree, "a number from 0 to 2") { $0.number(upTo: 2) }
    let topP = value("topP", of: tree, "a number from 0 to 1") { $0.number(upTo: 1) }
    let topK = value("topK", of: tree, "a whole number from 1 to 1000000") { value in
      value.whole(1...1_000_000)
    }
    return SamplingOptions(seed: seed, temperature: temperature, topK: topK, topP: topP)
  }

  private mutating func turn(of tree: TreeValue) -> Cassette.Exchange.Turn? {
    let asked = value("asked", of: tree, "a text", \.text) ?? ""
    let milliseconds = value("milliseconds", of: tree, "a whole number") { $0.whole(0...Int.max) }
    let outcome: Result<ModelReply, ModelError>
    if let error = error(of: tree) {
      outcome = .failure(error)
    } else {
      guard let text = value("reply", of: tree, "a text", \.text) else {
        report("a turn needs 'reply' or 'error'", at: tree.range)
        return nil
      }
      var reply = ModelReply([.text(text)])
      reply.refusal = value("refusal", of: tree, "a text", \.text) ?? ""
      reply.calls = elements("calls", of: tree).compactMap { call(of: $0) }
      let reasons = FinishReason.allCases.map(\.rawValue).joined(separator: ", ")
      reply.finish =
        value("finish", of: tree, "one of \(reasons)") {
          $0.text.flatMap(FinishReason.init(rawValue:))
        } ?? .stop
      reply.usage = ModelUsage(
        input: value("input", of: tree, "a whole number") { $0.whole(0...Int.max) },
        output: value("output", of: tree, "a whole number") { $0.whole(0...Int.max) })
      outcome = .success(reply)
    }
    return Cassette.Exchange.Turn(asked: asked, outcome: outcome, milliseconds: milliseconds)
  }

  private mutating func error(of tree: TreeValue) -> ModelError? {
    let kinds = ModelError.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    let kind = value("error", of: tree, "one of \(kinds)") {
      $0.text.flatMap(ModelError.Kind.init(rawValue:))
    }
    guard let kind else { return nil }
    let message = value("message", of: tree, "a text", \.text) ?? ""
    let name = value("reason", of: tree, "a text", \.text) ?? "not-configured"
    let seconds = value("seconds", of: tree, "a whole number") { $0.whole(0...1_000_000) }
    return ModelError(
      kind, message: message, retryAfter: seconds.map { .seconds($0) },
      reason: UnavailableReason(
        .init(rawValue: name), message,
        nextStep: value("nextStep", of: tree, "a text", \.text) ?? ""))
  }

  private mutating func call(of tree: TreeValue) -> ToolCall? {
    guard let name = value("name", of: tree, "a text", \.text) else {
      report("a call needs 'name'", at: tree.range)
      return nil
    }
    return ToolCall(
      id: value("id", of: tree, "a text", \.text) ?? "", name: name,
      arguments: value("arguments", of: tree, "a text", \.text) ?? "{}")
  }

  private mutating func result(of tree: TreeValue) -> ToolResult? {
    guard let call = call(of: tree) else { return nil }
    let text = value("text", of: tree, "a text", \.text) ?? ""
    return ToolResult(of: call, text, isFailure: tree["failed"]?.content == .flag(true))
  }

  private mutating func elements(_ name: String, of tree: TreeValue) -> [TreeValue] {
    value(name, of: tree, "an array", \.elements) ?? []
  }

  private mutating func value<Value>(
    _ name: String, of tree: TreeValue, _ expected: String, _ read: (TreeValue) -> Value?
  ) -> Value? {
    guard let value = tree[name] else { return nil }
    let result = read(value)
    if result == nil { report("expected \(expected) as '\(name)'", at: value.range) }
    return result
  }

  mutating func report(_ message: String, at range: SourceRange?) {
    diagnostics.append(Diagnostic(.error, id: "invalid-exchange", message, at: range))
  }
}

extension TreeValue {
  /// The value as a whole number, if it is one within bounds.
  fileprivate func whole(_ bounds: ClosedRange<Int>) -> Int? {
    whole.flatMap { Int(exactly: $0) }.flatMap { bounds.contains($0) ? $0 : nil }
  }
}
