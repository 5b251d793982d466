public import ScreenDiagnostics
public import ScreenModel

/// The account of a brief: what became of each requirement.
public struct Ledger: Hashable, Sendable {
  /// An entry for each requirement, in the brief's order.
  public var entries: [Entry]
  /// The words of the intent that came to nothing: neither shown, nor a cue, nor filler.
  public var unread: [Unread]
  /// The words of the intent that are understood and not to be shown, each with why.
  public var leftOut: [Omission] = []
  /// What makes it doubtful that the intent was understood, where all is met and read.
  public var doubts: [Doubt] = []

  /// Creates a ledger.
  public init(entries: [Entry], unread: [Unread] = []) {
    self.entries = entries
    self.unread = unread
  }

  /// Words of an intent that came to nothing.
  public struct Unread: Hashable, Sendable {
    /// Their bytes in the intent.
    public var range: SourceRange
    /// Those bytes as they are.
    public var words: String
  }

  /// Words of an intent that are left out knowingly: a key that a system fills.
  public struct Omission: Hashable, Sendable {
    /// Their bytes in the intent.
    public var range: SourceRange
    /// Those bytes as they are.
    public var words: String
    /// Why they are left out, in lower case.
    public var reason: String
  }

  /// A sign that an intent may have been misread.
  ///
  /// With either, twice as many screens turn out wrong as without, of intents by authors who had not
  /// seen the program.
  public enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// A name on the screen holds what is more likely a piece of a sentence.
    case name
    /// The intent is longer than what is understood without a fault most times: 120 bytes.
    case length
  }

  /// What became of a requirement.
  public struct Entry: Hashable, Sendable {
    /// How a requirement ended.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// An element of a fitting kind carries its words or values.
      case met
      /// The grammar lacks the right word; something else replaces it.
      case approximated
      /// Nothing on the screen answers it.
      case unmet
    }

    /// The bytes of the intent that ask it.
    public var range: SourceRange
    /// Those bytes as they are.
    public var words: String
    /// The need's name, the component's tag, or `section`.
    public var subject: String
    /// How it ended.
    public var outcome: Outcome
    /// The paths, in the screen's JSON, of the elements that answer it.
    public var paths: [TreePath]
    /// Why it ended so, in one lower-case sentence.
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

  /// Whether nothing is unmet.
  public var isSettled: Bool { !entries.contains { $0.outcome == .unmet } }

  /// Whether nothing is unmet, and no word of the intent unread.
  public var isComplete: Bool { isSettled && unread.isEmpty }
}

/// What a generator says of how it answered a requirement; the ledger believes it only so far as
/// the admitted screen bears it out.
public struct Claim: Hashable, Sendable {
  /// Where the requirement is in the brief's `requirements`.
  public var requirement: Int
  /// The paths, in the proposal's tree, of the components that answer it.
  public var paths: [TreePath]
  /// Whether something stands in for what the grammar lacks.
  public var isApproximation: Bool
  /// Why it was answered so, in one lower-case sentence.
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
