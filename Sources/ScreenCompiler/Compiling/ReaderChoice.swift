public import ScreenComposition

/// Who reads sentences.
public enum ReaderChoice: String, Hashable, Sendable, CaseIterable {
  /// Ordered rules alone.
  case rules
  /// Learned weights alone.
  case learned
  /// Learned weights, and rules where those are not sure; what is more likely right is taken.
  case both
}

/// By whom an intent was read, how sure that is, and whether another reader makes the same of it.
public struct Interpretation: Hashable, Sendable {
  /// What a second reader makes of an intent.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// There was none: one was asked for, or learned weights are sure, or the text is very long or of
    /// a kind that only the rules know.
    case none
    /// The same components.
    case agrees
    /// Another screen, which is less likely right.
    case differs
  }

  /// What read the intent.
  public var reader: IntentReader.Method
  /// What the other reader makes of it.
  public var comparison: Comparison
  /// How sure learned weights are of what they read, as in `Reading.margin`; nil where others read.
  public var margin: Int?

  /// Creates the account of a reading.
  public init(
    by reader: IntentReader.Method, comparison: Comparison = .none, margin: Int? = nil
  ) {
    self.reader = reader
    self.comparison = comparison
    self.margin = margin
  }

  /// Whether learned weights are sure of what they read: nothing else scores nearly as well.
  public var isSure: Bool { margin.map { $0 >= Self.sure } ?? false }

  /// From which margin on a reading is sure.
  ///
  /// Of 1,235 intents of `newcomers`, each read by weights that were trained without its file,
  /// screens that say a high confidence are right in 956 of 1,000 cases from this margin on, in 942
  /// from 4 units on, and in 967 from 6.
  private static var sure: Int { 5 * Reading.unit }

  /// Whether learned weights alone read it, and are sure, or two readers make the same of it.
  var isConfirmed: Bool { comparison == .agrees || comparison == .none && isSure }

  /// Whether learned weights alone read it, and are not sure, or two readers differ.
  var isDoubtful: Bool {
    switch comparison {
    case .agrees: false
    case .differs: true
    case .none: margin != nil && !isSure
    }
  }
}
