/// A problem found in an input, or a remark about it.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a diagnostic is.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Further information.
    case note
    /// The input is usable; something in it was changed or is doubtful.
    case warning
    /// The input, or a part of it, cannot be used.
    case error

    /// Orders severities from `note` to `error`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// What a repair of untrusted text did to its meaning.
  public enum Repair: String, Hashable, Sendable {
    /// The meaning is kept: a fence stripped, a trailing comma removed.
    case lossless
    /// Something was lost: a value clamped, a row dropped. `--strict` makes it an error.
    case lossy
  }

  /// A stable, kebab-case name of the rule, such as `unknown-component`.
  public var id: String
  /// How grave it is.
  public var severity: Severity
  /// One lower-case sentence without a full stop: what is wrong, and what to do.
  public var message: String
  /// The bytes it refers to; nil if it refers to no place in the source.
  public var range: SourceRange?
  /// The place it refers to in another text, shown together with its line.
  public private(set) var quotation: QuotedPlace?
  /// The element it refers to, such as `sections/account/components/2`, if there is one.
  public var path: String?
  /// Set if the diagnostic reports a repair.
  public var repair: Repair?
  /// Further facts, shown below it.
  public var notes: [Note]
  /// Edits that would fix the problem.
  public var fixIts: [FixIt]

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, id: String, _ message: String, at range: SourceRange? = nil,
    path: String? = nil, repair: Repair? = nil, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.path = path
    self.repair = repair
    self.notes = notes
    self.fixIts = fixIts
  }

  /// Returns this diagnostic for a reader of another text, quoting its place in `source`; its start
  /// for a diagnostic of the whole.
  ///
  /// - Complexity: O(number of bytes).
  public func quoting(_ source: SourceText) -> Diagnostic {
    var copy = self
    copy.range = nil
    copy.fixIts = []
    copy.notes = notes.map { Note($0.message) }
    copy.quotation = QuotedPlace(range ?? .at(0), in: source)
    return copy
  }

  /// Whether a strict run refuses the input because of it: it is an error or a lossy repair.
  public var isRefusedWhenStrict: Bool { severity == .error || repair == .lossy }
}

/// A further fact about a diagnostic.
public struct Note: Hashable, Sendable {
  /// One lower-case sentence without a full stop.
  public var message: String
  /// The bytes it refers to, in the same source as the diagnostic.
  public var range: SourceRange?

  /// Creates a note.
  public init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}
