internal import ScreenModel

/// The records of a component, as a person would count and compare them.
struct ItemCollection {
  /// The number of records.
  let count: Int
  /// The name of each.
  private let names: [String]
  private let isSample: Bool

  /// Creates the records of an element; nil if it has none.
  init?(_ element: Element) {
    let component = element.component
    guard let things = component.kind.properties.first(where: { $0.meaning == .things }),
      let records = PropertyCollector.properties(of: component)
        .first(where: { $0.name == things.name })?.value.elements
    else { return nil }
    var naming: String?
    if case .records(let inner) = things.type { naming = inner.first { $0.meaning.isName }?.name }
    count = records.count
    names = records.map { record in
      if let cells = record.elements { return cells.first?.text ?? "" }
      return naming.flatMap { record[$0]?.text } ?? ""
    }
    isSample = element.samples.contains(things.name)
  }

  /// Whether the names are distinct, have no numbering, bullet or emoji and at most eight words,
  /// and none is a sample.
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
