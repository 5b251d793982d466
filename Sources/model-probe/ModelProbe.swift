import Foundation
import LocalModel

/// Shows what a model in a GGUF file does, for comparisons with another engine.
///
///     model-probe tokens FILE.gguf LINES.json          the tokens of each text of a list
///     model-probe logits FILE.gguf TOKENS.json [COUNT] the best tokens after each of a list's, two
///                                                      where no count is said
///     model-probe score FILE.gguf TOKENS.json          how likely each token of a list's was after
///                                                      those before it, as a natural logarithm
///     model-probe speed FILE.gguf THREADS PROMPT STEPS tokens a second, reading and writing
///     model-probe keep FILE.gguf FOLDER TOKENS         keeps a prompt, again and again, until it is
///                                                      ended
@main enum ModelProbe {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("model-probe: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count > 2 else { throw Usage() }
    let model = try TransformerModel(opening: arguments[1])
    switch arguments[0] {
    case "tokens":
      let lines = try decoded([String].self, from: arguments[2])
      try show(lines.map { model.tokenizer.encode($0, where: .areMarks) })
    case "logits":
      guard let count = arguments.count > 3 ? Int(arguments[3]) : 2, count > 0 else {
        throw Usage()
      }
      for tokens in try decoded([[Int]].self, from: arguments[2]) {
        let session = model.session(threads: ProcessInfo.processInfo.activeProcessorCount)
        var found: [[Double]] = []
        try session.evaluate(tokens) { _, logits in found.append(best(count, of: logits)) }
        try show(found)
      }
    case "score":
      for tokens in try decoded([[Int]].self, from: arguments[2]) {
        let session = model.session(threads: ProcessInfo.processInfo.activeProcessorCount)
        var scores: [Double] = []
        try session.evaluate(Array(tokens.dropLast())) { index, logits in
          scores.append(logarithm(ofProbability: tokens[index + 1], logits))
        }
        try show(scores)
      }
    case "speed":
      let numbers = arguments.dropFirst(2).compactMap { Int($0) }
      guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 }) else { throw Usage() }
      try measure(model, threads: numbers[0], prompt: numbers[1], steps: numbers[2])
    case "keep":
      guard arguments.count == 4, let count = Int(arguments[3]), count > 0 else { throw Usage() }
      let session = model.session(threads: 1)
      _ = try session.prefill((0..<count).map { $0 % model.tokenizer.count })
      let prompts = PromptStore(folder: arguments[2])
      while prompts.save(session) {}
    default: throw Usage()
    }
  }

  /// The best tokens and their logits, ties in the tokens' order.
  private static func best(_ count: Int, of logits: [Float]) -> [Double] {
    var best: [Int] = []
    for token in logits.indices {
      if best.count == count, let last = best.last, logits[token] <= logits[last] { continue }
      let place = best.firstIndex { logits[$0] < logits[token] } ?? best.count
      best.insert(token, at: place)
      if best.count > count { best.removeLast() }
    }
    return best.flatMap { [Double($0), Double(logits[$0])] }
  }

  private static func logarithm(ofProbability token: Int, _ logits: [Float]) -> Double {
    let greatest = Double(logits.max() ?? 0)
    let sum = logits.reduce(0) { $0 + exp(Double($1) - greatest) }
    return Double(logits[token]) - greatest - log(sum)
  }

  private static func measure(
    _ model: TransformerModel, threads: Int, prompt: Int, steps: Int
  ) throws {
    let session = model.session(threads: threads)
    let tokens = (0..<prompt).map { ($0 * 7919 + 1000) % model.tokenizer.count }
    let clock = ContinuousClock()
    var logits: [Float] = []
    let reading = try clock.measure { logits = try session.prefill(tokens) }
    let writing = try clock.measure {
      for _ in 0..<steps { logits = try session.step(Int(best(1, of: logits)[0])) }
    }
    try show([Double(prompt) / (reading / .seconds(1)), Double(steps) / (writing / .seconds(1))])
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, from path: String) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
  }

  private static func show(_ value: some Encodable) throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(value) + Data("\n".utf8))
  }

  private struct Usage: Error, CustomStringConvertible {
    var description: String {
      "give a mode (tokens, logits, score, speed or keep), a GGUF file, and the mode's arguments"
    }
  }
}
