public import ScreenDiagnostics

/// The warnings that are not reported, and those that count as errors, by id.
public struct DiagnosticLevels: Hashable, Sendable {
  /// The ids of warnings that are not reported.
  public var allowed: Set<String>
  /// The ids of warnings that count as errors.
  public var denied: Set<String>

  /// Every warning stays a warning.
  public static let `default` = DiagnosticLevels()

  /// Creates levels; an id that is both allowed and denied is denied.
  public init(allowed: Set<String> = [], denied: Set<String> = []) {
    self.allowed = allowed
    self.denied = denied
  }

  /// The diagnostics with the levels applied, in order; errors stay errors.
  public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard self != .default else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      if denied.contains(diagnostic.id) {
        var denied = diagnostic
        denied.severity = .error
        return denied
      }
      return allowed.contains(diagnostic.id) ? nil : diagnostic
    }
  }
}
