public import ScreenComposition

/// Who reads sentences.
public enum ReaderChoice: String, Hashable, Sendable, CaseIterable {
  /// Ordered rules alone.
  case rules
  /// Learned weights alone.
  case learned
  /// Both; what answers more of the text is taken.
  case both
}

/// By whom an intent was read, and whether another reader makes the same of it.
public struct Interpretation: Hashable, Sendable {
  /// What a second reader makes of an intent.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// There was none: one was asked for, or the text is plain, very long or of a kind that only the
    /// rules know.
    case none
    /// The same components.
    case agrees
    /// Another screen, which is worse by the words and requirements that it leaves unanswered.
    case differs
  }

  /// What read the intent.
  public var reader: IntentReader.Method
  /// What the other reader makes of it.
  public var comparison: Comparison

  /// Creates the account of a reading.
  public init(by reader: IntentReader.Method, comparison: Comparison = .none) {
    self.reader = reader
    self.comparison = comparison
  }
}
