package import ScreenAnchors
internal import ScreenModel

/// The looks that words ask for, including those that no component has.
extension EditSession {
  /// The looks that words ask for.
  package struct RequestedLooks {
    package var values: [EditWords.Value] = []
    /// The looks that no component has, each named in a word.
    package var lacks: [(words: ArraySlice<EditToken>, lack: String)] = []
    package var isEmpty: Bool { values.isEmpty && lacks.isEmpty }
  }

  /// The looks that words as a whole ask for, several joined by `and`; empty if a word is left
  /// over.
  package func looks(
    _ tokens: ArraySlice<EditToken>, of kind: String?, isOneLine: Bool = false
  ) -> RequestedLooks {
    var looks = RequestedLooks()
    for piece in finder.pieces(of: tokens) {
      let (value, lack) = (words.value(piece, of: kind), words.lack(piece))
      if let value, !isOneLine || value.property != "kind" || lack == nil {
        looks.values.append(value)
      } else if let lack {
        looks.lacks.append((piece, lack))
      } else {
        return RequestedLooks()
      }
    }
    return looks
  }

  /// Whether something is a field that cannot hold several lines, however big it is to be.
  func isOneLine(_ target: EditTarget) -> Bool {
    guard case .element(let address) = target,
      case .field(let field)? = element(at: address)?.component
    else { return false }
    return field.kind != .text && field.kind != .multiline
  }

  /// The values that words as a whole state for a kind; empty if a word is left over.
  package func values(_ tokens: ArraySlice<EditToken>, of kind: String?) -> [EditWords.Value] {
    let looks = looks(tokens, of: kind)
    return looks.lacks.isEmpty ? looks.values : []
  }

  /// Whether words are a value of a thing and not a missing look: the option "Red" of a picker, a
  /// cell.
  package func holds(_ target: EditTarget, _ tokens: ArraySlice<EditToken>) -> Bool {
    switch target {
    case .screen, .section: return false
    case .part(_, let part): return ["value", "row", "event", "place", "point"].contains(part.kind)
    case .element(let address):
      switch element(at: address)?.component {
      case .keyValue(let fact)?: return tokens.count == 1 && statesLook(fact)
      case .picker?: return valuing(address, tokens, isChange: false) != nil
      default: return false
      }
    }
  }

  /// Whether a fact is itself about a look: "Colour: blue", "Size: large".
  private func statesLook(_ fact: Component.KeyValue) -> Bool {
    let value = EditToken.tokens(of: Array(fact.value.lowercased().utf8))[...]
    let key = EditToken.tokens(of: Array(fact.key.utf8))[...]
    return words.lack(value) != nil
      || key.indices.contains { words.match("look", at: key[$0...]) != nil }
  }

  /// What comes nearest to a look that a thing does not have: the kinds that have it, or a look of
  /// another kind; empty if nothing does.
  package func nearest(to look: ArraySlice<EditToken>, _ lack: String) -> String {
    let kinds =
      look.isEmpty ? [] : words.kinds(taking: look).filter { ComponentKind(rawValue: $0) != nil }
    if !kinds.isEmpty { return "; \(Self.listed(kinds, by: " or ")) can be so" }
    return words.first("nearest", lack).map { "; " + $0 } ?? ""
  }

  /// The change to something, without the impossible parts.
  package func shown(
    _ tokens: ArraySlice<EditToken>, without lacks: [EditPlan.UnsupportedWords]
  ) -> String {
    guard !lacks.isEmpty else { return written(tokens) }
    let done = finder.pieces(of: tokens).map { written($0) }.filter { piece in
      !lacks.contains { $0.words == piece }
    }
    return done.joined(separator: " and ")
  }
}
