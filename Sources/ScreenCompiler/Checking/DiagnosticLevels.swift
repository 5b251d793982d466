public import ScreenDiagnostics

/// Which warnings are not reported, and which count as errors, by their ids.
public struct DiagnosticLevels: Hashable, Sendable {
  /// The ids of warnings that are not reported.
  public var allowed: Set<String>
  /// The ids of warnings that are errors.
  public var denied: Set<String>

  /// Every warning is one.
  public static let `default` = DiagnosticLevels()

  /// Creates levels; an id that is both allowed and denied is denied.
  public init(allowed: Set<String> = [], denied: Set<String> = []) {
    self.allowed = allowed
    self.denied = denied
  }

  /// The diagnostics with their levels applied, in their order; errors stay what they are.
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
