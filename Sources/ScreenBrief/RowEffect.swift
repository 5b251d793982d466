public import ScreenDiagnostics

/// What a sentence about stated rows changes in them: their order or their look.
public struct RowEffect: Hashable, Sendable {
  /// What is changed, and how that shows on the screen.
  public enum Change: Hashable, Sendable {
    /// The first cells of the rows, in their new order.
    case order([String])
    /// The number of rows and cells that stand out.
    case marks(Int)
    /// The title of a column that is added.
    case column(String)
  }

  /// The bytes of the intent that ask for it.
  public var range: SourceRange
  /// The change.
  public var change: Change
  /// What was done, in one lower-case clause.
  public var reason: String

  /// Creates an effect.
  public init(_ range: SourceRange, _ change: Change, _ reason: String) {
    (self.range, self.change, self.reason) = (range, change, reason)
  }
}
