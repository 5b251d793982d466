import Sampling

/// A property drawn at random, to be written in any notation.
struct DrawnProperty {
  enum Kind: CaseIterable {
    case text, number, flag, date, choice
  }

  var words: [String]
  var kind: Kind
  var isRequired: Bool
  var options: [String] = []
  var value: String?
  var least: Int?
  var most: Int?

  /// What is drawn beside names and types.
  struct Extent: OptionSet {
    let rawValue: Int
    static let defaults = Extent(rawValue: 1)
    static let bounds = Extent(rawValue: 2)
  }

  var camel: String {
    words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  var snake: String { words.joined(separator: "_") }
  var pascal: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
  var label: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
  var choiceName: String { pascal + "Choice" }

  private static let firsts = [
    "home", "billing", "main", "second", "preferred", "guest", "harbour", "kitchen", "spare", "old",
    "blue",
    "first", "tank", "garden", "field", "roof", "signal", "winter",
  ]
  private static let lasts = [
    "colour", "season", "keeper", "place", "mood", "grade", "level", "shape", "wish", "tool",
    "remark", "door",
    "tower", "engine", "crew", "badge", "dish",
  ]
  private static let choices = ["oak", "pine", "birch", "elm", "cedar", "larch", "willow"]

  static func list(
    _ extent: Extent, from random: inout SplitMix64
  ) -> [DrawnProperty] {
    let names = firsts.flatMap { first in lasts.map { [first, $0] } }.shuffled(using: &random)
    return names.prefix(Int.random(in: 1...9, using: &random)).map { words in
      var property = DrawnProperty(
        words: Bool.random(using: &random) ? words : [words[1]],
        kind: Kind.allCases.randomElement(using: &random) ?? .text,
        isRequired: Bool.random(using: &random))
      if property.kind == .choice {
        property.options = Array(
          choices.shuffled(using: &random).prefix(Int.random(in: 2...5, using: &random)))
      }
      if extent.contains(.defaults), Bool.random(using: &random) { property.drawValue(&random) }
      if extent.contains(.bounds), Bool.random(using: &random) { property.drawBounds(&random) }
      return property
    }.removingTwins
  }

  private mutating func drawValue(_ random: inout SplitMix64) {
    switch kind {
    case .text: value = ["calm", "Two words", "north 4"].randomElement(using: &random)
    case .number: value = String(Int.random(in: 0...40, using: &random))
    case .flag: value = Bool.random(using: &random) ? "true" : "false"
    case .date: break
    case .choice: value = options.randomElement(using: &random)
    }
  }

  private mutating func drawBounds(_ random: inout SplitMix64) {
    switch kind {
    case .number:
      least = Int.random(in: 0...9, using: &random)
      most = Int.random(in: 10...900, using: &random)
    case .text: most = Int.random(in: 1...200, using: &random)
    case .flag, .date, .choice: break
    }
  }
}

extension [DrawnProperty] {
  fileprivate var removingTwins: [DrawnProperty] {
    var seen: Set<String> = []
    return filter { seen.insert($0.label).inserted }
  }
}
