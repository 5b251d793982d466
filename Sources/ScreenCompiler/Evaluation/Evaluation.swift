internal import ScreenComposition
public import ScreenLedger
public import ScreenGeneration
public import ScreenModel

/// How well a generator answered the cases of an evaluation file.
public struct Evaluation: Hashable, Sendable {
  /// An expectation that a screen did not meet.
  public struct Failure: Hashable, Sendable {
    /// The index of the case, counted from 0.
    public var index: Int
    /// The kind of the case.
    public var kind: String
    /// The intent.
    public var intent: String
    /// The expectation; nil if there was no screen at all.
    public var expectation: Expectation?
  }

  /// The numbers of cases answered in full and expectations met, with their totals.
  public struct Score: Hashable, Sendable {
    /// The number of expectations met.
    public var met = 0
    /// The number of expectations.
    public var total = 0
    /// The number of cases answered in full, with a screen that met every expectation.
    public var casesMet = 0
    /// The number of cases.
    public var caseCount = 0

    /// The share of expectations met, in thousandths; 1000 if there were none.
    public var perMille: Int { total == 0 ? 1000 : met * 1000 / total }

    /// The share of cases answered in full, in thousandths; 1000 if there were none.
    public var casesPerMille: Int { caseCount == 0 ? 1000 : casesMet * 1000 / caseCount }

    fileprivate mutating func add(_ other: Score) {
      met += other.met
      total += other.total
      casesMet += other.casesMet
      caseCount += other.caseCount
    }
  }

  /// The score of a group of cases.
  public struct Group: Hashable, Sendable {
    /// The name of the group, in a word or two.
    public var name: String
    /// Their score.
    public var score = Score()
  }

  /// The outcome of a case.
  public struct Answer: Hashable, Sendable {
    /// The intent.
    public var intent: String
    /// Whether it was answered in full.
    public var isFull: Bool
  }

  /// The score of all the cases.
  public private(set) var overall = Score()
  /// The score of each kind, in the order in which the kinds occurred.
  public private(set) var kinds: [Group] = []
  /// The score of intents of each length, in Unicode scalars, the shortest first.
  public private(set) var lengths = ["under 60", "60 to 120", "above 120"].map { Group(name: $0) }
  /// The score of screens by the confidence that they claim, the highest first.
  ///
  /// It shows how reliable a confidence is. A case without a screen claims none.
  public private(set) var confidences = Confidence.allCases.reversed().map {
    Group(name: $0.rawValue)
  }
  /// The unmet expectations, in the order of the cases.
  public private(set) var failures: [Failure] = []
  /// The outcome of each case, in order.
  public private(set) var answers: [Answer] = []

  /// Creates an empty evaluation.
  public init() {}

  /// Counts a case and its result, which is nil if there was none.
  public mutating func add(_ item: EvaluationCase, _ result: Compilation?) {
    add(
      item, screen: result?.screen, ledger: result?.ledger ?? Ledger(entries: []),
      confidence: result?.confidence)
  }

  /// Counts a case and its screen, which is nil if there was none.
  public mutating func add(
    _ item: EvaluationCase, screen: Screen?, ledger: Ledger, confidence: Confidence? = nil
  ) {
    let misses = item.misses(on: screen, ledger: ledger)
    failures += misses.map {
      Failure(index: answers.count, kind: item.kind, intent: item.intent, expectation: $0)
    }
    let total = item.expectations.count
    let score = Score(
      met: screen == nil ? 0 : total - misses.count, total: total, casesMet: misses.isEmpty ? 1 : 0,
      caseCount: 1)
    answers.append(Answer(intent: item.intent, isFull: misses.isEmpty))
    overall.add(score)
    if !kinds.contains(where: { $0.name == item.kind }) { kinds.append(Group(name: item.kind)) }
    Self.add(score, to: item.kind, in: &kinds)
    let length = item.intent.unicodeScalars.count
    lengths[length < 60 ? 0 : length <= 120 ? 1 : 2].score.add(score)
    if let confidence { Self.add(score, to: confidence.rawValue, in: &confidences) }
  }

  private static func add(_ score: Score, to name: String, in groups: inout [Group]) {
    for index in groups.indices where groups[index].name == name { groups[index].score.add(score) }
  }
}

extension EvaluationCase {
  /// Whether a result answers it in full: there is a screen, and it meets every expectation.
  public func isAnswered(by result: Compilation?) -> Bool {
    misses(on: result?.screen, ledger: result?.ledger ?? Ledger(entries: [])).isEmpty
  }

  /// The expectations that a screen does not meet; a single nil if there is no screen.
  fileprivate func misses(on screen: Screen?, ledger: Ledger) -> [Expectation?] {
    guard let screen else { return [nil] }
    let examination = ScreenChecker(screen, ledger: ledger)
    return expectations.filter { !examination.meets($0) }
  }
}
