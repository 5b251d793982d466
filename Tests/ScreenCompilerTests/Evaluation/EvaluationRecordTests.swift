import ScreenCompiler
import Testbed
import Testing

@Suite struct EvaluationRecordTests {
  /// Where a loss is meant, `screenc eval --record NAME.jsonl` writes it down, and the change of the
  /// record shows it to who reads the change. Each training wins and loses some: it comes with
  /// records of its own. A quick run looks at one intent in twenty.
  @Test(arguments: IntentSet.all)
  func `each intent that was answered in full still is`(set: IntentSet) throws {
    var evaluation = Evaluation()
    for (place, item) in try set.cases().enumerated() where Thoroughness.isFull || place % 20 == 0 {
      evaluation.add(item, compiled(item.intent))
    }
    let losses = try set.record().losses(in: evaluation)
    let named = set.isHeldOut ? "" : losses.joined(separator: "\n")
    // Of a set that is held out a failure must not print the intents.
    let count = losses.count
    #expect(count == 0, "\(count) of \(set.name) are lost\n\(named)")
  }

  @Test(arguments: IntentSet.all)
  func `a record holds no intent that its set does not`(set: IntentSet) throws {
    var evaluation = Evaluation()
    for item in try set.cases() { evaluation.add(item, screen: nil, ledger: Ledger(entries: [])) }
    let record = try set.record()
    #expect(Set(record.losses(in: evaluation)).count == record.count)
  }

  private static func evaluation(_ answers: [(String, isFull: Bool)]) -> Evaluation {
    var evaluation = Evaluation()
    let screen = Screen(
      title: "A", sections: [Section(id: "a", components: [.divider(.init())])])
    for (intent, isFull) in answers {
      let item = EvaluationCase(kind: "any", intent: intent, expectations: [])
      evaluation.add(item, screen: isFull ? screen : nil, ledger: Ledger(entries: []))
    }
    return evaluation
  }

  private static let before = evaluation([("one", true), ("two", true), ("three", false)])
  private static let after = evaluation([("one", true), ("two", false), ("three", true)])

  @Test func `as many gained as lost is not an average, but a gain and a loss`() {
    let record = EvaluationRecord(Self.before)
    #expect(record.losses(in: Self.after) == ["two"])
    #expect(record.gains(in: Self.after) == ["three"])
    #expect(
      record.comparison(with: Self.after, .failures) == """
        1 gained, 1 lost since the record
          gained: three
          lost: two

        """)
    #expect(record.comparison(with: Self.after, .figures) == "1 gained, 1 lost since the record\n")
    #expect(record.comparison(with: Self.before, .failures).isEmpty)
  }

  @Test func `an intent of two cases is answered only where both are`() {
    let record = EvaluationRecord(Self.evaluation([("one", true), ("one", false), ("two", true)]))
    #expect(record.count == 1)
  }

  @Test func `a record reads back as it was written, a sorted line for each intent`() {
    let record = EvaluationRecord(Self.before)
    let (read, diagnostics) = EvaluationRecord.read(SourceText(name: "a.met", record.text))
    #expect(diagnostics.isEmpty)
    #expect(read == record)
    let lines = record.text.split(separator: "\n")
    #expect(lines.count == 2 && lines == lines.sorted())
    #expect(lines.allSatisfy { $0.utf8.count == 16 })
  }

  @Test(arguments: ["xyz", "0123", "0123456789abcdef0", "-123456789abcdef", "one"])
  func `a line that is not a hash is an error at its place`(line: String) {
    let source = SourceText(name: "a.met", "0123456789abcdef\n\n\(line)\n")
    let (record, diagnostics) = EvaluationRecord.read(source)
    #expect(record.count == 1)
    #expect(diagnostics.map(\.range?.lowerBound) == [18])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    ("develop.jsonl", "develop.met"), ("a.b/develop", "a.b/develop.met"),
    ("a/.hidden", "a/.hidden.met"), ("a/b.c.jsonl", "a/b.c.met"),
  ])
  func `a record is beside its file`(file: String, record: String) {
    #expect(EvaluationRecord.path(beside: file) == record)
  }
}
