internal import ScreenReading

/// How sure the reader is of how it read an intent.
public struct Interpretation: Hashable, Sendable {
  /// How much better the reading is than the next one, as in `Reading.margin`; nil for what has one
  /// reading only: routines, code, and texts that a person annotated.
  public var margin: Int?

  /// Creates the account of a reading.
  public init(margin: Int? = nil) { self.margin = margin }

  /// Whether no other reading scores nearly as well.
  public var isSure: Bool { margin.map { $0 >= Self.sure } ?? true }

  /// From which margin on a reading is sure.
  ///
  /// Of the 816 intents of the sets that no weights were trained on, `strangers` up to the fourth and
  /// `verify`, screens that say a high confidence are right in 206 of 213 cases from this margin on.
  private static var sure: Int { 6 * Reading.unit }
}
