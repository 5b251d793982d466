import ScreenBrief
import ScreenReading

/// A part of a routine as it was read, before it is known how often it is done.
struct RoutinePart {
  /// When a pause is taken.
  enum Place: Equatable {
    /// Where it stands.
    case here
    /// Between two things of a kind, or after each of them.
    case between(Kind)
    case after(Kind)
  }

  /// What a pause can stand between.
  enum Kind: Equatable {
    case round, set, part
    /// Whatever is repeated: "with 3 min easy between".
    case any
  }

  /// What is done, with its length and the repetitions or sets that it states itself.
  var item: Details.Item
  var place = Place.here
  /// The number of sets of a distance, which has no repetitions: "8 x 400 m".
  var sets: Int?
  /// Whether it has only its length for a name.
  var isUnnamed = false
  /// Whether the words before it add it to each of what is before: "with", a slash.
  var isAdded = false
  /// Whether its rounds are those of its two sides.
  var isSided = false
  /// Whether its rounds are those of the sequence already.
  var isNested = false
  /// Whether a mark such as a comma separates it from the part before it.
  var isApart = false
  /// That mark.
  var mark: Token.Kind?
}
