public import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// A record of the intents in a set that were answered in full when it was last written.
///
/// Averages hide losses: a change that gains three intents and loses two looks like a gain of one.
/// A record lists each of them. It stores intents as the 64-bit FNV-1a hashes of their bytes, in 16
/// hexadecimal digits, one on each line, sorted. So it reveals nothing about the contents of a
/// held-out set, and two records can be merged line by line.
public struct EvaluationRecord: Hashable, Sendable {
  private let hashes: Set<UInt64>

  /// Creates the record of an evaluation; an intent in several cases must be answered in all of
  /// them.
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

  /// Reads a record; a line that is not a hash gives a diagnostic and is skipped.
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
            "a line of a record must be 16 hexadecimal digits; rewrite it with 'eval --record'",
            at: line.range))
      }
    }
    return (EvaluationRecord(hashes: hashes), diagnostics)
  }

  private init(hashes: Set<UInt64>) { self.hashes = hashes }

  /// The text of the record's file.
  public var text: String {
    hashes.sorted().map { hash in
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\n"
    }.joined()
  }

  /// The number of intents in it.
  public var count: Int { hashes.count }

  /// The intents in this record that an evaluation no longer answers in full.
  public func losses(in evaluation: Evaluation) -> [String] {
    evaluation.answers.filter { !$0.isFull && hashes.contains(Self.hash(of: $0)) }.map(\.intent)
  }

  /// The intents that an evaluation answers in full and that are not in this record.
  public func gains(in evaluation: Evaluation) -> [String] {
    let now = EvaluationRecord(evaluation).hashes
    return evaluation.answers.filter { answer in
      let hash = Self.hash(of: answer)
      return now.contains(hash) && !hashes.contains(hash)
    }.map(\.intent)
  }

  /// The gains and losses of an evaluation since this record, in words; empty if there are none.
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

  /// The path of the record for a file of intents: `develop.met` for `develop.jsonl`.
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
