internal import ScreenModel

/// The dropped elements of a collection, with the reasons.
struct DroppedElements {
  /// The number of dropped elements.
  private(set) var count = 0
  private var shown: [String] = []

  /// How many are named individually.
  private static let limit = 8

  /// Adds an element as proposed; a reason that begins with its name needs no further name.
  mutating func add(_ element: TreeValue, _ reason: String) {
    count += 1
    guard shown.count < Self.limit else { return }
    let name = Self.words(of: element)
    shown.append(reason.hasPrefix(name) ? reason : "\(name): \(reason)")
  }

  /// Each dropped element with its reason.
  var summary: String {
    let rest = count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The first words of an element.
  private static func words(of element: TreeValue) -> String {
    switch element.content {
    case .text(let text): return "'" + Admitter.excerpt(text) + "'"
    case .object(let members):
      let text = members.lazy.compactMap(\.value.text).first
      return text.map { "'" + Admitter.excerpt($0) + "'" } ?? element.kindInWords
    case .null, .flag, .number, .array: return element.kindInWords
    }
  }
}
