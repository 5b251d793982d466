internal import ScreenDiagnostics

/// Another way to say what one clause says: `make TEXT the default of THING` is `default THING to TEXT`.
///
/// A pattern is of words, with `|` between those that mean the same; of classes of phrases, `<of>`, or
/// `<degree?>` where there may be none; and of slots. `{x}`, `{y}` and `{z}` are things of the screen,
/// `{n}` is a figure, and the others are any words.
package struct EditForm: Sendable {
  private enum Piece: Sendable {
    case words([String])
    case phrase(String, isOptional: Bool)
    case slot(String)
  }

  /// The words that the pattern is of.
  var words: Set<String> {
    pattern.reduce(into: []) { if case .words(let choices) = $1 { $0.formUnion(choices) } }
  }

  /// What slots stand for.
  package typealias Slots = [String: ArraySlice<EditToken>]

  private let pattern: [Piece]
  private let meaning: [Piece]

  init(_ pattern: Substring, meaning: Substring) {
    self.pattern = pattern.split(separator: " ").map(Self.piece)
    self.meaning = meaning.split(separator: " ").map(Self.piece)
  }

  private static func piece(_ text: Substring) -> Piece {
    let inner = text.dropFirst().dropLast()
    if text.hasPrefix("{") { return .slot(String(inner)) }
    guard text.hasPrefix("<") else { return .words(text.split(separator: "|").map(String.init)) }
    let isOptional = inner.hasSuffix("?")
    return .phrase(String(isOptional ? inner.dropLast() : inner), isOptional: isOptional)
  }

  /// Whether a slot stands for things of the screen.
  package static func isThing(_ slot: String) -> Bool { ["x", "y", "z"].contains(slot) }

  /// The first division of words into the slots of the pattern that is accepted; nil where none is.
  package func slots(
    of tokens: ArraySlice<EditToken>, in words: EditWords,
    accepting isAccepted: (String, ArraySlice<EditToken>) -> Bool
  ) -> Slots? {
    slots(pattern[...], tokens, words, isAccepted)
  }

  private func slots(
    _ pattern: ArraySlice<Piece>, _ tokens: ArraySlice<EditToken>, _ words: EditWords,
    _ isAccepted: (String, ArraySlice<EditToken>) -> Bool
  ) -> Slots? {
    guard let piece = pattern.first else { return tokens.isEmpty ? [:] : nil }
    let rest = pattern.dropFirst()
    switch piece {
    case .words(let choices):
      guard let first = tokens.first, choices.contains(where: { first.isWord($0) }) else {
        return nil
      }
      return slots(rest, tokens.dropFirst(), words, isAccepted)
    case .phrase(let name, let isOptional):
      if let match = words.match(name, at: tokens),
        let found = slots(rest, tokens.dropFirst(match.count), words, isAccepted)
      {
        return found
      }
      return isOptional ? slots(rest, tokens, words, isAccepted) : nil
    case .slot(let name):
      // A form that ends in a slot has one division; any other, one for each place that fits the rest.
      let first = rest.isEmpty ? tokens.endIndex : tokens.startIndex + 1
      guard !tokens.isEmpty else { return nil }
      for end in first..<(tokens.endIndex + 1) {
        guard var found = slots(rest, tokens[end...], words, isAccepted),
          isAccepted(name, tokens[..<end])
        else { continue }
        found[name] = tokens[..<end]
        return found
      }
      return nil
    }
  }

  /// What the words mean, in the words of a clause.
  package func tokens(with slots: Slots, from first: EditToken) -> [EditToken] {
    meaning.flatMap { piece -> [EditToken] in
      switch piece {
      case .slot(let name): return Array(slots[name] ?? [])
      case .words(let words):
        let word = words.first ?? ""
        return [EditToken(text: word, folded: word, range: .at(first.range.lowerBound))]
      case .phrase: return []
      }
    }
  }
}
