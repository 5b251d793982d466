internal import Sampling
public import ScreenDiagnostics
internal import ScreenModel

extension Cassette {
  /// Reads a cassette: JSON Lines, an exchange each; empty lines are passed over.
  ///
  /// A line is `{"intent": "…", "grammar": "core", "seed": 7, "model": "…", "reply": "…"}`; all but
  /// the intent and the reply may be left out, and mean then what a command means without them.
  ///
  /// - Parameter source: The text; its name names the cassette.
  /// - Returns: The cassette, and what is wrong with the lines that are not in it.
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
    "intent", "grammar", "seed", "temperature", "topK", "topP", "model", "reply",
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
    let intent = value("intent", of: tree, "a text", \.text)
    let reply = value("reply", of: tree, "a text", \.text)
    let grammar = value("grammar", of: tree, "a text", \.text)
    let model = value("model", of: tree, "a text", \.text)
    let seed = value("seed", of: tree, "a whole number from 0, great ones as text", \.seed)
    let temperature = value("temperature", of: tree, "a number from 0 to 2") { $0.number(upTo: 2) }
    let topP = value("topP", of: tree, "a number from 0 to 1") { $0.number(upTo: 1) }
    let topK = value("topK", of: tree, "a whole number from 1 to 1000000") { value in
      value.whole.flatMap { (1...1_000_000).contains($0) ? Int($0) : nil }
    }
    for (name, text) in [("intent", intent), ("reply", reply)] where text == nil {
      if tree[name] == nil { report("an exchange needs '\(name)'", at: tree.range) }
    }
    guard diagnostics.isEmpty, let intent, let reply else { return nil }
    let sampling = SamplingOptions(
      temperature: temperature ?? (seed == nil ? 0 : 1), topK: topK, topP: topP, seed: seed ?? 0)
    let request = Cassette.Request(intent, grammar: grammar ?? "standard", sampling: sampling)
    return model.map { Cassette.Exchange(request, model: $0, reply: reply) }
      ?? Cassette.Exchange(request, reply: reply)
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
