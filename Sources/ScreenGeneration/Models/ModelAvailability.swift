/// Whether a language model can be asked.
public enum ModelAvailability: Hashable, Sendable {
  /// It can be asked now.
  case available
  /// It cannot, for a named reason.
  case unavailable(UnavailableReason)
}

/// Why a language model cannot be asked, and what to do about it.
///
/// The names are an open set: an unknown name from a host is kept.
public struct UnavailableReason: Hashable, Sendable, CustomStringConvertible {
  /// The name of a reason, such as `unreachable`.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as written.
    public let rawValue: String

    /// Creates a name, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No key or address is set.
    public static let notConfigured = Name(rawValue: "not-configured")
    /// Nothing answers at its address.
    public static let unreachable = Name(rawValue: "unreachable")
    /// The server has no model of that name.
    public static let modelNotFound = Name(rawValue: "model-not-found")
    /// The model is being loaded or downloaded.
    public static let modelNotReady = Name(rawValue: "model-not-ready")
    /// The device cannot run it.
    public static let deviceNotEligible = Name(rawValue: "device-not-eligible")
    /// It is switched off in the system's settings.
    public static let notEnabled = Name(rawValue: "not-enabled")
    /// The program that acts as the model cannot be run.
    public static let programNotFound = Name(rawValue: "program-not-found")
    /// This build or this system has no such model.
    public static let unsupportedHere = Name(rawValue: "unsupported-here")
  }

  /// The reason's name.
  public var name: Name
  /// What was found, in one lower-case sentence.
  public var detail: String
  /// What to do or type next.
  public var nextStep: String

  /// Creates a reason.
  public init(_ name: Name, _ detail: String, nextStep: String) {
    self.name = name
    self.detail = detail
    self.nextStep = nextStep
  }

  /// What was found and what to do, on one line.
  public var description: String { "\(detail); \(nextStep)" }
}
