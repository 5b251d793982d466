internal import ScreenAnchors
internal import ScreenModel

/// What words say of how something looks, and what of it no component has.
extension EditSession {
  /// What words say of how something looks.
  struct Looks {
    var values: [EditWords.Value] = []
    /// What no component has, with what it is in a word.
    var lacks: [(words: ArraySlice<EditToken>, lack: String)] = []
    var isEmpty: Bool { values.isEmpty && lacks.isEmpty }
  }

  /// What all of some words say of a kind, several joined by `and`; nothing where a word is left.
  func looks(
    _ tokens: ArraySlice<EditToken>, of kind: String?, isOneLine: Bool = false
  ) -> Looks {
    var looks = Looks()
    for piece in finder.pieces(of: tokens) {
      let (value, lack) = (words.value(piece, of: kind), words.lack(piece))
      if let value, !isOneLine || value.property != "kind" || lack == nil {
        looks.values.append(value)
      } else if let lack {
        looks.lacks.append((piece, lack))
      } else {
        return Looks()
      }
    }
    return looks
  }

  /// Whether something is a field that holds no text of several lines, however big it is to be.
  func isOneLine(_ target: EditTarget) -> Bool {
    guard case .element(let address) = target,
      case .field(let field)? = element(at: address)?.component
    else { return false }
    return field.kind != .text && field.kind != .multiline
  }

  /// The values that all of some words say of a kind; none where a word is left.
  func values(_ tokens: ArraySlice<EditToken>, of kind: String?) -> [EditWords.Value] {
    let looks = looks(tokens, of: kind)
    return looks.lacks.isEmpty ? looks.values : []
  }

  /// Whether words are rather a value that a thing has than a look that it lacks: the option "Red" of a
  /// picker, a cell.
  func holds(_ target: EditTarget, _ tokens: ArraySlice<EditToken>) -> Bool {
    switch target {
    case .screen, .section: return false
    case .part(_, let part): return ["value", "row", "event", "place", "point"].contains(part.kind)
    case .element(let address):
      switch element(at: address)?.component {
      case .keyValue?: return tokens.count == 1
      case .picker?: return valuing(address, tokens, isChange: false) != nil
      default: return false
      }
    }
  }

  /// What is made of something, without what cannot be.
  func shown(
    _ tokens: ArraySlice<EditToken>, without lacks: [EditPlan.Lack]
  ) -> String {
    guard !lacks.isEmpty else { return written(tokens) }
    let done = finder.pieces(of: tokens).map { written($0) }.filter { piece in
      !lacks.contains { $0.words == piece }
    }
    return done.joined(separator: " and ")
  }
}
