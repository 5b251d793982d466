public import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Which intents of a set were answered in full when that was last written down.
///
/// Averages hide losses: a change that gains three intents and loses two looks like a gain of one. A
/// record holds each of them. Intents are in it as the 64-bit FNV-1a hashes of their bytes in 16
/// hexadecimal digits, a line each, sorted: it says nothing of what is in a set that is held
/// out, and two records merge line by line.
public struct EvaluationRecord: Hashable, Sendable {
  private let hashes: Set<UInt64>

  /// Writes down an evaluation; an intent that is in several cases must be answered in all.
  public init(_ evaluation: Evaluation) {
    var full: Set<UInt64> = []
    var partial: Set<UInt64> = []
    for answer in evaluation.answers {
      if answer.isFull {
        full.insert(Self.hash(of: answer))
      } else {
        partial.insert(Self.hash(of: answer))
      }
    }
    hashes = full.subtracting(partial)
  }

  /// Reads a record; what is no hash is a diagnostic at its place, and passed over.
  public static func read(
    _ source: SourceText
  ) -> (record: EvaluationRecord, diagnostics: [Diagnostic]) {
    var hashes: Set<UInt64> = []
    var diagnostics: [Diagnostic] = []
    for line in source.lines where !line.isBlank {
      let text = String(decoding: line.text.utf8, as: UTF8.self)
      if text.utf8.count == 16, let hash = UInt64(text, radix: 16) {
        hashes.insert(hash)
      } else {
        diagnostics.append(
          Diagnostic(
            .error, id: "record-line",
            "a line of a record is 16 hexadecimal digits; write it anew with 'eval --record'",
            at: line.range))
      }
    }
    return (EvaluationRecord(hashes: hashes), diagnostics)
  }

  private init(hashes: Set<UInt64>) { self.hashes = hashes }

  /// The record as a file holds it.
  public var text: String {
    hashes.sorted().map { hash in
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\n"
    }.joined()
  }

  /// How many intents it holds.
  public var count: Int { hashes.count }

  /// The intents of an evaluation that it holds, and that are not answered in full any more.
  public func losses(in evaluation: Evaluation) -> [String] {
    evaluation.answers.filter { !$0.isFull && hashes.contains(Self.hash(of: $0)) }.map(\.intent)
  }

  /// The intents of an evaluation that are answered in full, and that it does not hold.
  public func gains(in evaluation: Evaluation) -> [String] {
    let now = EvaluationRecord(evaluation).hashes
    return evaluation.answers.filter { answer in
      let hash = Self.hash(of: answer)
      return now.contains(hash) && !hashes.contains(hash)
    }.map(\.intent)
  }

  /// What an evaluation gained and lost since, in words; nothing where that is nothing.
  public func comparison(with evaluation: Evaluation, _ detail: Evaluation.Detail) -> String {
    let changes = [("gained", gains(in: evaluation)), ("lost", losses(in: evaluation))]
    guard changes.contains(where: { !$0.1.isEmpty }) else { return "" }
    var text = changes.map { "\($0.1.count) \($0.0)" }.joined(separator: ", ")
    text += " since the record\n"
    guard detail == .failures else { return text }
    for (change, intents) in changes {
      for intent in intents { text += "  \(change): \(intent.onOneLine(100))\n" }
    }
    return text
  }

  /// The path of the record of a file of intents: `develop.met` for `develop.jsonl`.
  public static func path(beside path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let point = path.utf8.lastIndex(of: UInt8(ascii: "."))
    guard let point, point > name ?? path.startIndex else { return path + ".met" }
    return path[..<point] + ".met"
  }

  private static func hash(of answer: Evaluation.Answer) -> UInt64 {
    FNV1a.hash(answer.intent.utf8)
  }
}
