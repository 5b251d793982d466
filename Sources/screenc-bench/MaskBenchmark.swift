import Foundation
import GuidedDecoding
import Sampling
import ScreenGrammar

/// Measures masks over the tokens of valid documents: what a schema costs once, and each token.
struct MaskBenchmark {
  /// How long things took, in microseconds.
  private struct Times {
    private var all: [Double] = []

    init() {}

    /// The median of each step's times: what other programs take from a step is left out.
    init(steps: [[Double]]) {
      all = steps.map { $0.sorted()[$0.count / 2] }
    }

    mutating func add(_ duration: Duration) { all.append(duration / .microseconds(1)) }

    var mean: Double { all.isEmpty ? 0 : all.reduce(0, +) / Double(all.count) }

    mutating func sort() { all.sort() }

    /// The time that a share of all is not above; they are sorted.
    func quantile(_ share: Double) -> Double {
      all.isEmpty ? 0 : all[min(all.count - 1, Int(Double(all.count) * share))]
    }
  }

  /// How often the documents are gone through once all is found.
  private static let warmRounds = 3

  private let vocabulary: TokenVocabulary
  private let documents: [[Int]]
  private let indexing: Duration

  /// Reads the vocabulary, or makes one of 100,257 tokens, and takes the documents apart.
  ///
  /// - Parameters:
  ///   - vocabularyPath: A file with a token a line, in Base64; nil for a made-up one.
  ///   - documentsPath: A file with a document of the grammar `core` a line; nil for random ones.
  /// - Throws: What reading a file throws, or `UnsupportedSchema`.
  init(vocabulary vocabularyPath: String?, documents documentsPath: String?) throws {
    let tokens =
      try vocabularyPath.map(Self.tokens) ?? TokenVocabulary.synthetic(count: 100_257, seed: 1)
    let clock = ContinuousClock()
    var made: TokenVocabulary?
    indexing = clock.measure {
      made = TokenVocabulary(tokens: tokens + [[]], ends: [tokens.count])
    }
    let vocabulary = made ?? TokenVocabulary(tokens: [[]], ends: [0])
    self.vocabulary = vocabulary
    let texts =
      try documentsPath.map {
        try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init)
      }
      ?? Self.randomDocuments(vocabulary)
    var known: [[UInt8]: Int] = [:]
    for (token, bytes) in tokens.enumerated() where !bytes.isEmpty && known[bytes] == nil {
      known[bytes] = token
    }
    documents = texts.map { Self.split(Array($0.utf8), known) }
  }

  /// Measures the grammar `core` as it is, and with texts of any length.
  func run() throws {
    for (name, grammar) in [("bounded", Grammar.core), ("unbounded", Grammar.core.unbounded)] {
      print(try measure(name, grammar))
    }
  }

  private func measure(_ name: String, _ grammar: Grammar) throws -> String {
    let clock = ContinuousClock()
    var compiling = Times()
    for _ in 0..<20 {
      compiling.add(try clock.measure { _ = try Masks(grammar: grammar, vocabulary: vocabulary) })
    }
    compiling.sort()
    let masks = try Masks(grammar: grammar, vocabulary: vocabulary)
    var reply = GuidedReply(masks)
    var mask = masks.emptyMask()
    var first = Times()
    var steps: (filling: [[Double]], accepting: [[Double]]) = ([], [])
    var refused = 0
    for round in 0...Self.warmRounds {
      refused = 0
      var step = 0
      for document in documents {
        reply.place = masks.beginning
        for token in document {
          let filling = clock.measure { reply.fill(&mask) }
          guard mask.contains(token) else {
            refused += 1
            break
          }
          let accepting = clock.measure { _ = reply.accept(token) }
          if round == 0 {
            first.add(filling)
            steps.filling.append([])
            steps.accepting.append([])
          } else {
            steps.filling[step].append(filling / .microseconds(1))
            steps.accepting[step].append(accepting / .microseconds(1))
          }
          step += 1
        }
      }
    }
    var warm = Times(steps: steps.filling)
    let accepting = Times(steps: steps.accepting)
    first.sort()
    warm.sort()
    func figure(_ value: Double) -> String { String(format: "%.2f", value) }
    return """
      {"case":"masks-\(name)","tokens":\(documents.reduce(0) { $0 + $1.count }),\
      "vocabulary":\(vocabulary.count),"index_ms":\(figure(indexing / .milliseconds(1))),\
      "compile_ms":\(figure(compiling.quantile(0.5) / 1000)),\
      "first_mean_us":\(figure(first.mean)),"first_p50_us":\(figure(first.quantile(0.5))),\
      "first_p99_us":\(figure(first.quantile(0.99))),"first_max_us":\(figure(first.quantile(1))),\
      "warm_mean_us":\(figure(warm.mean)),"warm_p50_us":\(figure(warm.quantile(0.5))),\
      "warm_p99_us":\(figure(warm.quantile(0.99))),"accept_us":\(figure(accepting.mean)),\
      "refused":\(refused),"schema_bytes":\(masks.byteCount),"cache_bytes":\(reply.found.byteCount)}
      """
  }

  // MARK: - Input

  private static func tokens(of path: String) throws -> [[UInt8]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      // Ranks may follow, as in the files of tiktoken.
      Data(base64Encoded: String(line.prefix { $0 != " " })).map(Array.init) ?? []
    }
  }

  /// Takes a text apart: the longest token each time.
  private static func split(_ bytes: [UInt8], _ tokens: [[UInt8]: Int]) -> [Int] {
    var split: [Int] = []
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + 64)
      while end > start, tokens[Array(bytes[start..<end])] == nil { end -= 1 }
      guard end > start, let token = tokens[Array(bytes[start..<end])] else { return split }
      split.append(token)
      start = end
    }
    return split
  }

  /// Twenty documents that random choices among the twenty first tokens allowed make.
  private static func randomDocuments(_ vocabulary: TokenVocabulary) throws -> [String] {
    let masks = try Masks(grammar: .core, vocabulary: vocabulary)
    var mask = masks.emptyMask()
    return (0..<20).map { seed in
      var random = SplitMix64(seed: UInt64(seed))
      var reply = GuidedReply(masks)
      var bytes: [UInt8] = []
      for _ in 0..<250 where !reply.isWhole {
        reply.fill(&mask)
        let options = (0..<4000).map { _ in Int(random.next(below: UInt64(vocabulary.count))) }
        let token = options.first(where: mask.contains) ?? mask.few?.first.map(Int.init) ?? 0
        guard reply.accept(token) else { break }
        bytes += vocabulary.bytes(of: token)
      }
      bytes += masks.shortestEnding(after: reply.place)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension Grammar {
  /// The grammar with texts of any length.
  fileprivate var unbounded: Grammar {
    var grammar = self
    grammar.screen = screen.unbounded
    grammar.section = section.unbounded
    for index in grammar.components.indices {
      grammar.components[index].record = components[index].record.unbounded
    }
    grammar.out?.record = out?.record.unbounded ?? RecordRule(properties: [])
    return grammar
  }
}

extension RecordRule {
  fileprivate var unbounded: RecordRule {
    var record = self
    for index in properties.indices {
      record.properties[index].type = properties[index].type.unbounded
    }
    return record
  }
}

extension TypeRule {
  fileprivate var unbounded: TypeRule {
    switch self {
    case .text(var rule):
      rule.length = rule.length.lowerBound...Int.max
      return .text(rule)
    case .collection(var rule):
      rule.element = rule.element.unbounded
      return .collection(rule)
    case .record(let record): return .record(record.unbounded)
    case .integer, .number, .flag, .choice, .union: return self
    }
  }
}
