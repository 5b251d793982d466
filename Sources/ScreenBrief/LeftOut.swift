public import ScreenDiagnostics

/// Words of an intent that are understood but not shown.
public struct LeftOut: Hashable, Sendable {
  /// Their bytes in the intent.
  public var range: SourceRange
  /// Why, in lower case: "a key that a system fills".
  public var reason: String

  /// Creates an entry.
  public init(_ range: SourceRange, _ reason: String) {
    self.range = range
    self.reason = reason
  }
}
