/// The elements of a collection seen so far, to find one that says the same.
struct SeenElements {
  /// With how many of the elements before it an element is compared.
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

  /// Whether elements need not be looked at.
  var isIdle: Bool { !isDistinct && !isDeduplicated }

  /// Notes an element by its words; the index of an earlier one that says the same, if there is.
  mutating func insert(_ words: String, at index: Int) -> Int? {
    // What is not known says nothing, and so not the same either.
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

  /// The first element that is beside its own special case, and that case.
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
