/// The blocks of the style sheet that a screen needs besides the base, in order of emission.
struct StyleFamilies: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let words = Self(rawValue: 1 << 0)
  static let tags = Self(rawValue: 1 << 1)
  static let inputs = Self(rawValue: 1 << 2)
  static let choices = Self(rawValue: 1 << 3)
  static let actions = Self(rawValue: 1 << 4)
  static let facts = Self(rawValue: 1 << 5)
  static let meters = Self(rawValue: 1 << 6)
  static let tables = Self(rawValue: 1 << 7)
  static let lists = Self(rawValue: 1 << 8)
  static let listStyles = Self(rawValue: 1 << 9)
  static let steps = Self(rawValue: 1 << 10)
  static let series = Self(rawValue: 1 << 11)
  static let charts = Self(rawValue: 1 << 12)
  static let places = Self(rawValue: 1 << 13)
  static let media = Self(rawValue: 1 << 14)
  static let routine = Self(rawValue: 1 << 15)
  static let feedback = Self(rawValue: 1 << 16)
  static let drafts = Self(rawValue: 1 << 17)
  static let arrangements = Self(rawValue: 1 << 18)
  static let tabs = Self(rawValue: 1 << 19)
  static let wizard = Self(rawValue: 1 << 20)
  static let overlays = Self(rawValue: 1 << 21)
  static let dates = Self(rawValue: 1 << 22)
  static let marks = Self(rawValue: 1 << 23)
  static let records = Self(rawValue: 1 << 24)
  static let looks = Self(rawValue: 1 << 25)

  /// All blocks.
  static let all = Self(rawValue: 1 << 26 - 1)
}
