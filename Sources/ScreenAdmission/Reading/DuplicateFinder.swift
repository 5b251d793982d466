/// The elements of a collection seen so far, used to find duplicates.
struct DuplicateFinder {
  /// The number of previous elements that an element is compared with.
  private static let window = 256

  private let isDistinct: Bool
  private let isDeduplicated: Bool
  private var keys: [String: Int] = [:]
  private var texts: [FoldedText] = []
  private var words: [String] = []

  init(isDistinct: Bool, isDeduplicated: Bool) {
    self.isDistinct = isDistinct
    self.isDeduplicated = isDeduplicated
  }

  /// Whether elements need not be compared.
  var isIdle: Bool { !isDistinct && !isDeduplicated }

  /// Records an element by its words; returns the index of an earlier one that says the same, if
  /// there is one.
  mutating func insert(_ words: String, at index: Int) -> Int? {
    // An unknown value says nothing, so it is not a duplicate either.
    guard words.unicodeScalars.contains(where: { $0 != "—" && $0 != " " }) else { return nil }
    if isDistinct {
      let key = words.lowercased()
      if let earlier = keys[key] { return earlier }
      keys[key] = index
    }
    guard isDeduplicated else { return nil }
    let text = FoldedText(words)
    let start = max(0, texts.count - Self.window)
    for earlier in start..<texts.count where texts[earlier].saysTheSame(as: text) {
      return earlier
    }
    texts.append(text)
    self.words.append(words)
    return nil
  }

  /// The first element that has a special case of itself next to it, and that case.
  func generalAndSpecial() -> (general: String, special: String)? {
    guard texts.count <= 64 else { return nil }
    for general in texts.indices {
      for special in texts.indices
      where texts[general].isGeneral(of: texts[special]) {
        return (words[general], words[special])
      }
    }
    return nil
  }
}
