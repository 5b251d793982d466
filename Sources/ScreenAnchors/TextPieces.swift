/// A text that says several things between marks: `designer, Lisbon`, `beginner · 8 weeks`.
package struct TextPieces {
  package var pieces: [String]
  /// What stands between them.
  package var separator: String

  private static let separators = [" · ", " | ", " / ", " – ", " — ", "; ", ", "]

  package init(_ text: String) {
    let found = Self.separators.first { text.contains($0) }
    separator = found ?? ", "
    pieces = found.map { text.split(separator: $0).map(String.init) } ?? [text]
  }

  /// The pieces as one text.
  package var text: String { pieces.joined(separator: separator) }

  /// The index of the piece that a new text takes the place of: the only one of its format, or else
  /// of its form, or the one nearest in meaning; nil if it could be several.
  package func index(replacedBy text: String) -> Int? {
    guard pieces.count > 1 else { return 0 }
    func only(_ fits: (String) -> Bool) -> Int? {
      let found = pieces.indices.filter { fits(pieces[$0]) }
      return found.count == 1 ? found[0] : nil
    }
    let shape = ComponentPart.shape(of: text)
    if shape.contains("0") {
      let form = ValueForm(of: text)
      return only { ComponentPart.shape(of: $0) == shape }
        ?? form.flatMap { form in only { ValueForm(of: $0) == form } }
        ?? only { ComponentPart.shape(of: $0).contains("0") }
    }
    // Words take the place of words, as numbers do of numbers.
    let wordy = pieces.indices.filter { !ComponentPart.shape(of: pieces[$0]).contains("0") }
    guard wordy.count != 1 else { return wordy[0] }
    let likeness = wordy.map { TextLikeness.likeness(of: text, to: pieces[$0]) }
    guard let best = likeness.max(), best >= Self.leastLikeness,
      likeness.count(where: { $0 + Self.margin > best }) == 1
    else { return nil }
    return likeness.firstIndex(of: best).map { wordy[$0] }
  }

  private static let leastLikeness = 300
  private static let margin = 80
}
