public import ScreenDiagnostics
public import ScreenModel

/// The ledger of a brief: the outcome of each requirement.
public struct Ledger: Hashable, Sendable {
  /// An entry for each requirement, in the brief's order.
  public var entries: [Entry]
  /// The words of the intent that had no effect: neither shown, nor a cue, nor filler.
  public var unread: [UnusedWords]
  /// The words of the intent that are understood but not shown, each with a reason.
  public var leftOut: [Omission] = []
  /// The signs that the intent may have been misread, if everything is met and read.
  public var doubts: [MisreadingSign] = []

  /// Creates a ledger.
  public init(entries: [Entry], unread: [UnusedWords] = []) {
    self.entries = entries
    self.unread = unread
  }

  /// Words of an intent that had no effect.
  public struct UnusedWords: Hashable, Sendable {
    /// Their bytes in the intent.
    public var range: SourceRange
    /// Those bytes, unchanged.
    public var words: String
  }

  /// Words of an intent that are left out deliberately, such as a key that a system fills.
  public struct Omission: Hashable, Sendable {
    /// Their bytes in the intent.
    public var range: SourceRange
    /// Those bytes, unchanged.
    public var words: String
    /// Why they are left out, in lower case.
    public var reason: String
  }

  /// A sign that an intent may have been misread.
  ///
  /// For intents by authors who had not seen the program, screens with either sign are wrong twice
  /// as often as those without.
  public enum MisreadingSign: String, Hashable, Sendable, CaseIterable {
    /// A name on the screen is more likely a piece of a sentence.
    case name
    /// The intent is longer than 120 bytes, up to which most intents are understood without a
    /// fault.
    case length
  }

  /// The outcome of a requirement.
  public struct Entry: Hashable, Sendable {
    /// The kind of outcome.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// An element of a fitting kind carries its words or values.
      case met
      /// The grammar lacks the right word; something else replaces it.
      case approximated
      /// Nothing on the screen answers it.
      case unmet
    }

    /// The bytes of the intent that ask for it.
    public var range: SourceRange
    /// Those bytes, unchanged.
    public var words: String
    /// The need's name, the component's tag, or `section`.
    public var subject: String
    /// The outcome.
    public var outcome: Outcome
    /// The paths, in the screen's JSON, of the elements that answer it.
    public var paths: [TreePath]
    /// The reason for the outcome, in one lower-case sentence.
    public var reason: String

    /// Creates an entry.
    public init(
      range: SourceRange, words: String, subject: String, outcome: Outcome,
      paths: [TreePath] = [], reason: String
    ) {
      self.range = range
      self.words = words
      self.subject = subject
      self.outcome = outcome
      self.paths = paths
      self.reason = reason
    }
  }

  /// Whether no requirement is unmet.
  public var isSettled: Bool { !entries.contains { $0.outcome == .unmet } }

  /// Whether no requirement is unmet and no word of the intent is unread.
  public var isComplete: Bool { isSettled && unread.isEmpty }
}

/// A generator's claim of how it answered a requirement, which counts only as far as the admitted
/// screen supports it.
public struct Claim: Hashable, Sendable {
  /// The index of the requirement in the brief's `requirements`.
  public var requirement: Int
  /// The paths, in the proposal's tree, of the components that answer it.
  public var paths: [TreePath]
  /// Whether the answer stands in for something that the grammar lacks.
  public var isApproximation: Bool
  /// Why it was answered this way, in one lower-case sentence.
  public var reason: String

  /// Creates a claim.
  public init(
    requirement: Int, paths: [TreePath], isApproximation: Bool = false, reason: String
  ) {
    self.requirement = requirement
    self.paths = paths
    self.isApproximation = isApproximation
    self.reason = reason
  }
}
