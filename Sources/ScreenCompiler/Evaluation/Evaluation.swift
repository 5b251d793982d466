public import ScreenComposition
public import ScreenModel

/// How well a generator answered the cases of an evaluation file.
public struct Evaluation: Hashable, Sendable {
  /// An expectation that a screen did not meet.
  public struct Failure: Hashable, Sendable {
    /// Where the case stands among the cases, from 0.
    public var index: Int
    /// The case's kind.
    public var kind: String
    /// The intent.
    public var intent: String
    /// What was expected; nil where there was no screen at all.
    public var expectation: Expectation?
  }

  /// Expectations met, and all of them.
  public struct Score: Hashable, Sendable {
    /// How many were met.
    public var met = 0
    /// How many there were.
    public var total = 0

    /// The share that was met, in thousandths; 1000 where there was nothing to meet.
    public var perMille: Int { total == 0 ? 1000 : met * 1000 / total }
  }

  /// The score of the cases of one kind.
  public struct KindScore: Hashable, Sendable {
    /// The kind.
    public var kind: String
    /// Its score.
    public var score: Score
  }

  /// The score of all the cases.
  public private(set) var overall = Score()
  /// The score of each kind, in the order in which the kinds came up.
  public private(set) var kinds: [KindScore] = []
  /// What was not met, in the order of the cases.
  public private(set) var failures: [Failure] = []
  /// How many cases met every expectation.
  public private(set) var casesMet = 0
  /// How many cases there were.
  public private(set) var caseCount = 0

  /// Creates an evaluation of no case.
  public init() {}

  /// Counts a case and the screen that it got; nil where it got none.
  public mutating func add(_ item: EvaluationCase, screen: Screen?, ledger: Ledger) {
    let examination = screen.map { ScreenExamination($0, ledger: ledger) }
    var score = Score()
    for expectation in item.expectations {
      score.total += 1
      if examination?.meets(expectation) == true {
        score.met += 1
      } else if examination != nil {
        fail(item, expectation)
      }
    }
    if examination == nil { fail(item, nil) }
    if examination != nil, score.met == score.total { casesMet += 1 }
    caseCount += 1
    overall.met += score.met
    overall.total += score.total
    add(score, to: item.kind)
  }

  private mutating func fail(_ item: EvaluationCase, _ expectation: Expectation?) {
    failures.append(
      Failure(index: caseCount, kind: item.kind, intent: item.intent, expectation: expectation))
  }

  private mutating func add(_ score: Score, to kind: String) {
    if let index = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[index].score.met += score.met
      kinds[index].score.total += score.total
    } else {
      kinds.append(KindScore(kind: kind, score: score))
    }
  }
}
