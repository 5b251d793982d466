import Sampling
import ScreenDiagnostics
import ScreenGeneration
import Testbed
import Testing

@Suite struct CassetteTests {
  private static func read(_ text: String) -> (cassette: Cassette, messages: [String]) {
    let (cassette, diagnostics) = Cassette.read(SourceText(name: "a.jsonl", text))
    return (cassette, diagnostics.map(\.message))
  }

  @Test func `a line without settings is a greedy request under the standard grammar`() throws {
    let result = Self.read(#"{"intent":" A form\n","reply":"{}"}"#)
    #expect(result.messages == [])
    let exchange = result.cassette[.init("A form", grammar: "standard")]
    #expect(exchange?.reply == "{}" && exchange?.model == "recorded")
    #expect(result.cassette[.init("A form", grammar: "core")] == nil)
    #expect(result.cassette[.init("a form", grammar: "standard")] == nil)
  }

  @Test func `what is drawn is a request of its own, and what is not drawn is not`() {
    let line = #"{"intent":"A form","seed":7,"temperature":0.5,"reply":"x"}"#
    let cassette = Self.read(line).cassette
    for (sampling, isThere) in [
      (SamplingOptions(temperature: 0.5, seed: 7), true), (.random(seed: 7), false),
      (SamplingOptions(temperature: 0.5, seed: 8), false), (.greedy, false),
      (SamplingOptions(temperature: 0.5, topK: 3, seed: 7), false),
    ] {
      let request = Cassette.Request("A form", grammar: "standard", sampling: sampling)
      #expect((cassette[request] != nil) == isThere, "\(request)")
    }
    let greedy = SamplingOptions(temperature: 0, seed: 99)
    #expect(
      Cassette.Request("A form", grammar: "core", sampling: greedy)
        == Cassette.Request("A form", grammar: "core"))
  }

  @Test func `a seed alone means temperature 1, and one beyond 2^53 is written as a text`() {
    let cassette = Self.read(#"{"intent":"x","seed":"18446744073709551615","reply":"y"}"#).cassette
    let request = Cassette.Request("x", grammar: "standard", sampling: .random(seed: .max))
    #expect(cassette[request]?.reply == "y")
  }

  @Test func `intents that only look the same are different requests`() {
    let cassette = Self.read(#"{"intent":"Caf\u00e9","reply":"composed"}"#).cassette
    #expect(cassette[.init("Caf\u{E9}", grammar: "standard")] != nil)
    #expect(cassette[.init("Cafe\u{301}", grammar: "standard")] == nil)
  }

  @Test func `an exchange that is written is read back as it was`() {
    var random = SplitMix64(seed: 5)
    let words = ["a", "\"", "\\", "\n", "é", "\u{2028}", "{}", "```", "\u{1B}", "👩‍👧"]
    func text() -> String {
      (0...Int(random.next() % 6)).map { _ in words[Int(random.next() % 10)] }.joined()
    }
    for _ in 0..<500 {
      let sampling =
        random.next() % 3 == 0
        ? SamplingOptions.greedy
        : SamplingOptions(
          temperature: Double(1 + random.next() % 20) / 10,
          topK: random.next() % 2 == 0 ? nil : 2 + Int(random.next() % 9),
          topP: random.next() % 2 == 0 ? nil : Double(random.next() % 10) / 10,
          seed: random.next())
      let exchange = Cassette.Exchange(
        .init(text(), grammar: text(), sampling: sampling), model: text(), reply: text())
      let (cassette, diagnostics) = Cassette.read(SourceText(name: "x", utf8: exchange.utf8))
      #expect(diagnostics.isEmpty)
      #expect(cassette[exchange.request] == exchange)
    }
  }

  /// Files with a line that is not an exchange, and a part of what is said of it.
  static let faults: [(TextCase, String)] = [
    ("no json", "no JSON"), ("[]", "expected a JSON object"), ("{}", "needs 'intent'"),
    (#"{"intent":"x"}"#, "needs 'reply'"), (#"{"intent":1,"reply":"y"}"#, "a text as 'intent'"),
    (#"{"intent":"x","reply":{}}"#, "a text as 'reply'"),
    (#"{"intent":"x","reply":"y","seed":-1}"#, "as 'seed'"),
    (#"{"intent":"x","reply":"y","temperature":3}"#, "as 'temperature'"),
    (#"{"intent":"x","reply":"y","topK":0}"#, "as 'topK'"),
    (#"{"intent":"x","reply":"y","topP":1.5}"#, "as 'topP'"),
    (#"{"intent":"x","repply":"y"}"#, "did you mean 'reply'?"),
    ("{\"intent\":\"x\",\"reply\":\"y\"}\n\n{\"intent\":\"x \",\"reply\":\"z\"}", "asks the same"),
  ]

  @Test(arguments: faults)
  func `a line that is not an exchange is refused, and why is said`(text: TextCase, part: String) {
    let messages = Self.read(text.text).messages
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test func `a fault is placed in the file, not in its line`() throws {
    let text = "{\"intent\":\"x\",\"reply\":\"y\"}\n{\"intent\":2,\"reply\":\"y\"}"
    let source = SourceText(name: "a.jsonl", text)
    let range = try #require(Cassette.read(source).diagnostics.first?.range)
    #expect(source.text(in: range) == "2")
    #expect(source.location(of: range.lowerBound).line == 2)
  }

  @Test func `any bytes are read or refused`() {
    var random = SplitMix64(seed: 9)
    let parts = ["{", "}", "\"intent\":", "\"reply\":", "\"x\"", ",", "\n", "7", "\\u", "é"]
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(random.next() % 14) { bytes += Array(parts[Int(random.next() % 10)].utf8) }
      if random.next() % 3 == 0 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      _ = Cassette.read(SourceText(name: "x", utf8: bytes))
    }
  }
}
