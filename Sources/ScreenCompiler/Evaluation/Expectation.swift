public import ScreenModel

/// Something that a screen must show, hold or leave out to answer an intent.
public enum Expectation: Hashable, Sendable {
  /// So many components of a kind, or of any kind where it is nil.
  case count(ComponentKind?, ClosedRange<Int>)
  /// At least one component of one of these kinds.
  case anyOf([ComponentKind])
  /// A component of a kind with these properties; texts are compared without regard to case.
  case component(ComponentKind, [TreeMember])
  /// Words that can be read on the screen.
  case text(String)
  /// Words that cannot be read on it.
  case absent(String)
  /// Words that can be read in this order.
  case order([String])
  /// A choice with this label and these options.
  case options(label: String, [String])
  /// A fact with this name and value.
  case pair(label: String, value: String)
  /// A point of a chart.
  case point(label: String, value: Double)
  /// So many items in the longest list, checklist, steps or standings.
  case items(ClosedRange<Int>)
  /// So many items in the longest of them, each of its own, short and bare, and none a sample.
  case cleanItems(ClosedRange<Int>)
  /// A table or list whose rows have these columns, in any order.
  case columns([String])
  /// The screen's title.
  case title(String)
  /// The screen's layout.
  case layout(Screen.Layout)
  /// A section of a layout.
  case sectionLayout(Section.Layout)
  /// Nothing unmet in the ledger.
  case settledLedger
  /// So many entries in the ledger, at least.
  case ledgerEntries(Int)
}

/// An intent, and what a screen must have to answer it.
public struct EvaluationCase: Hashable, Sendable {
  /// What sort of intent it is, such as `form`; results are summed up by it.
  public var kind: String
  /// The intent.
  public var intent: String
  /// What the screen must have.
  public var expectations: [Expectation]

  /// Creates a case.
  public init(kind: String, intent: String, expectations: [Expectation]) {
    self.kind = kind
    self.intent = intent
    self.expectations = expectations
  }
}
