public import ScreenModel

/// Something that a screen must show, contain or leave out to answer an intent.
public enum Expectation: Hashable, Sendable {
  /// A number of components of a kind, or of any kind if it is nil.
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
  /// A number of items in the longest list, checklist, steps or standings.
  case items(ClosedRange<Int>)
  /// A number of items in the longest of them, all distinct, short and bare, and none a sample.
  case cleanItems(ClosedRange<Int>)
  /// A table or list whose rows have these columns, in any order.
  case columns([String])
  /// The screen's title.
  case title(String)
  /// The screen's layout.
  case layout(Screen.Layout)
  /// A section with a layout.
  case sectionLayout(Section.Layout)
  /// No unmet requirement in the ledger.
  case settledLedger
  /// At least a number of entries in the ledger.
  case ledgerEntries(Int)
}

/// An intent, with the expectations for a screen that answers it.
public struct EvaluationCase: Hashable, Sendable {
  /// The kind of intent, such as `form`, by which results are grouped.
  public var kind: String
  /// The intent.
  public var intent: String
  /// The expectations.
  public var expectations: [Expectation]

  /// Creates a case.
  public init(kind: String, intent: String, expectations: [Expectation]) {
    self.kind = kind
    self.intent = intent
    self.expectations = expectations
  }
}
