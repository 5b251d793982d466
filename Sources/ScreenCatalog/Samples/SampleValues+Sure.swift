package import Sampling
internal import ScreenText

/// Samples only where the kind of a value is sure, whatever the document is about.
extension SampleValues {
  /// The pool of a label whose kind of value is sure, "date of the last visit", "how many beds are
  /// free"; nil for others, "what is included", "open complaints".
  package func surePool(for label: String) -> Pool? {
    guard dialect == nil else { return nil }
    let label = label.lowercased()
    if let number = Self.sureHeads.number(exactly: label) { return surePool(number) }
    // "Number of free beds" is a number, whatever it counts.
    let opening = label.spacedWords.prefix(2).joined(separator: " ")
    if let number = Self.sureHeads.number(exactly: opening + " …") { return surePool(number) }
    let head = Wording.head(of: label)
    let words = head.spacedWords
    guard let last = words.last, words.count <= Self.mostWordsOfHead else { return nil }
    // "Waiting time" is no time of day: a longer name comes first.
    if words.count > 1,
      let number = Self.sureHeads.number(exactly: words.suffix(2).joined(separator: " "))
    {
      return surePool(number)
    }
    return Self.sureHeads.number(exactly: String(last)).flatMap(surePool)
  }

  /// The pool of the people that a label surely names: "waiting patients".
  package func surePool(ofThings label: String) -> Pool? {
    guard dialect == nil else { return nil }
    let noun = Wording.singular(Self.headNoun(of: label)).lowercased()
    let pool = Self.sureHeads.number(exactly: noun).flatMap(surePool)
    return pool?.name == "person" ? pool : nil
  }

  /// A sample for a label whose kind of value is sure; nil for others.
  package func sureValue(for label: String, from stream: inout SplitMix64) -> String? {
    guard let pool = surePool(for: label) else { return nil }
    return Self.filled(
      pool.values[Int(stream.next(below: UInt64(pool.values.count)))], from: &stream)
  }

  private func surePool(_ number: Int) -> Pool? { pool(named: Self.sure.entries[number].name) }

  /// The most words of a head whose last word says what it is.
  private static let mostWordsOfHead = 4
}
