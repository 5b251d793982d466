import Sampling
import ScreenAdmission
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import GuidedDecoding

/// A model with random weights: its scores follow from the tokens that it has read, and from nothing
/// else, so that going back gives the same again.
struct RandomModel: TokenModel {
  struct Exhausted: Error {}

  let vocabulary: TokenVocabulary
  let seed: UInt64
  /// How far its scores lie apart.
  var spread: Float = 8
  /// The tokens that it has read.
  private(set) var tokens: [Int] = []
  private(set) var requests = 0

  init(_ vocabulary: TokenVocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    self.seed = seed
  }

  mutating func scores(after more: [Int]) throws(Exhausted) -> [Float] {
    guard !more.isEmpty else { throw Exhausted() }
    tokens += more
    requests += 1
    var hash = SplitMix64(seed: seed)
    var random = SplitMix64(
      seed: hash.next() ^ UInt64(tokens.count) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(more[more.count - 1]))
    return (0..<vocabulary.count).map { _ in
      Float(random.next() >> 40) / Float(1 << 24) * spread
    }
  }

  mutating func forget(_ count: Int) { tokens.removeLast(count) }

  /// The bytes one by one: the first 256 tokens are they.
  func tokens(spelling bytes: [UInt8]) -> [Int]? { bytes.map(Int.init) }
}

/// Whatever the weights, what is written is a screen, and nothing of it is lost.
struct WriterTests {
  /// Whether nothing of a reply is lost when a grammar admits it.
  private static func isLossless(_ bytes: [UInt8], under grammar: Grammar) -> Bool {
    let reading = JSONReader.read(SourceText(name: "reply", utf8: bytes))
    guard let tree = reading.tree, reading.diagnostics.isEmpty else { return false }
    return !grammar.admit(Proposal(tree: tree)).diagnostics.contains(where: \.isRefusedWhenStrict)
  }

  @Test(arguments: Grammar.shippedNames)
  func `random weights at temperature 2 write screens of which nothing is lost`(
    name: String
  ) throws {
    let grammar = try #require(Grammar.named(name))
    let masks = try Masks(grammar: grammar, vocabulary: .shared)
    var cache = MaskCache()
    for seed in 0..<UInt64(Thoroughness.count(1, slow: 143)) {
      var writer = GuidedWriter(
        RandomModel(.shared, seed: seed), prompt: [1], reply: GuidedReply(masks, cache: cache),
        options: SamplingOptions(temperature: 2, seed: seed),
        limits: .init(tokens: Thoroughness.count(150, slow: 3000), retries: 40)
      ) { Self.isLossless($0, under: grammar) }
      while try writer.step() {}
      cache = writer.found
      #expect(writer.isWhole)
      #expect(
        Self.isLossless(writer.bytes, under: grammar),
        "seed \(seed): \(String(decoding: writer.bytes, as: UTF8.self))")
      #expect(writer.statistics.forced > 0)
    }
  }

  @Test func `the same seed writes the same, another one something else`() throws {
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    func written(_ options: SamplingOptions) throws -> [UInt8] {
      var writer = GuidedWriter(
        RandomModel(.shared, seed: 3), prompt: [1], reply: GuidedReply(masks), options: options,
        limits: .init(tokens: 120))
      while try writer.step() {}
      return writer.bytes
    }
    let hot = SamplingOptions(temperature: 1, topK: 40, topP: 0.9, seed: 5)
    #expect(try written(hot) == written(hot))
    #expect(try written(.greedy) == written(.greedy))
    let other = SamplingOptions(temperature: 1, topK: 40, topP: 0.9, seed: 6)
    #expect(try written(hot) != written(other))
  }

  @Test(arguments: [0, 1, 2, 5, 20, 77])
  func `a reply at its limit is ended, and is whole`(limit: Int) throws {
    let masks = try Masks(grammar: .standard, vocabulary: .shared)
    var writer = GuidedWriter(
      RandomModel(.shared, seed: 9), prompt: [1], reply: GuidedReply(masks),
      options: .random(seed: 1), limits: .init(tokens: limit))
    while try writer.step() {}
    #expect(writer.isWhole)
    #expect(masks.accepts(writer.bytes))
    #expect(writer.statistics.ended > 0)
  }

  @Test func `an element that will not do is written again, as if it had not been`() throws {
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    var judged = 0
    var writer = GuidedWriter(
      RandomModel(.shared, seed: 4), prompt: [1, 2], reply: GuidedReply(masks),
      options: .greedy, limits: .init(tokens: 400, retries: 3)
    ) { _ in
      judged += 1
      return judged > 2
    }
    while try writer.step() {}
    #expect(writer.statistics.retries == 2)
    #expect(masks.accepts(writer.bytes))
    // What the model has read is the reply, and the prompt before it.
    let read = writer.model.tokens.flatMap { masks.vocabulary.bytes(of: $0) }
    let known = masks.vocabulary.bytes(of: 1) + masks.vocabulary.bytes(of: 2) + writer.bytes
    #expect(known.starts(with: read))
  }

  @Test func `scores that are no numbers are an error`() throws {
    struct Broken: TokenModel {
      func scores(after tokens: [Int]) throws(Never) -> [Float] {
        [Float](repeating: .nan, count: TokenVocabulary.shared.count)
      }
      func forget(_ count: Int) {}
      func tokens(spelling bytes: [UInt8]) -> [Int]? { nil }
    }
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    var writer = GuidedWriter(
      Broken(), prompt: [1], reply: GuidedReply(masks), options: .greedy)
    #expect(throws: WritingError<Never>.self) { _ = try writer.step() }
  }
}
