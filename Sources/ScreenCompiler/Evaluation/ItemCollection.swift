internal import ScreenModel

/// The records of a component as a reader counts and compares them.
struct ItemCollection {
  /// How many there are.
  let count: Int
  /// What each is called.
  private let names: [String]
  private let isSample: Bool

  /// The records of an element; nil where it holds none.
  init?(_ element: Element) {
    let properties = PropertyCollector.properties(of: element.component)
    guard let member = properties.first(where: { Self.properties.contains($0.name) }),
      let records = member.value.elements
    else { return nil }
    count = records.count
    names = records.map { record in
      if let cells = record.elements { return cells.first?.text ?? "" }
      return Self.names.lazy.compactMap { record[$0]?.text }.first ?? ""
    }
    isSample = element.samples.contains(member.name)
  }

  private static let properties = ["items", "rows", "places", "events"]
  private static let names = ["title", "label", "team", "name"]

  /// Whether each is called something of its own, without numbering, bullet or emoji, in at most
  /// eight words, and none is a sample.
  var isClean: Bool {
    !isSample && Set(names.map { $0.lowercased() }).count == names.count
      && names.allSatisfy(Self.isClean)
  }

  private static func isClean(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    guard let first = words.first, words.count <= 8, name.unicodeScalars.count <= 60 else {
      return false
    }
    return !isMarker(first)
      && !name.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  /// Whether a word is a bullet or a number with a mark after it: "•", "1.", "(a)".
  private static func isMarker(_ word: Substring) -> Bool {
    let isName = word.unicodeScalars.contains { $0.properties.isAlphabetic || $0 == "\"" }
    guard isName else { return !word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    return word.utf8.count <= 3 && (word.hasSuffix(")") || word.hasPrefix("-"))
  }
}
