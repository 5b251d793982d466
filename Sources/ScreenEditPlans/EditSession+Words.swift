package import ScreenAnchors
package import ScreenDiagnostics
internal import ScreenModel

/// The words of a text, and words that stand for others.
extension EditSession {
  /// The words in a range; a word that is only partly in the range is cut to it.
  package func tokens(in range: SourceRange) -> ArraySlice<EditToken> {
    var found: [EditToken] = []
    for var token in spoken {
      let lower = max(token.range.lowerBound, range.lowerBound)
      let upper = min(token.range.upperBound, range.upperBound)
      guard lower < upper else { continue }
      if !token.isQuoted, SourceRange(lower, upper) != token.range {
        token.range = SourceRange(lower, upper)
        token.text = text.text(in: token.range)
        token.folded = token.text.lowercased()
      }
      found.append(token)
    }
    return found[...]
  }

  /// A comma between other words.
  static let comma = EditToken(
    text: ",", folded: ",", range: .at(0), isMark: true)

  /// The words of several ranges, with commas between them.
  package func tokens(in ranges: [SourceRange]) -> ArraySlice<EditToken> {
    Array(ranges.map { Array(tokens(in: $0)) }.joined(separator: [Self.comma]))[...]
  }

  /// A word from the vocabulary of edits.
  package func word(_ name: String, _ meaning: String? = nil) -> ArraySlice<EditToken> {
    guard let word = words.first(name, meaning) else { return [] }
    return [EditToken(text: word, folded: word, range: .at(0))]
  }

  /// The range from the first to the last of some words.
  package func range(of said: ArraySlice<EditToken>) -> SourceRange {
    guard let first = said.first, let last = said.last else { return .at(0) }
    return first.range.union(last.range)
  }

  /// The words of a place without their preposition.
  package func behindPlace(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    guard let lead = words.match("place", at: tokens) ?? words.match("of", at: tokens) else {
      return tokens
    }
    return tokens.dropFirst(lead.count)
  }

  /// The component that contains several things; empty for fewer things, or for things in several
  /// components.
  package func owner(ofAll targets: [EditTarget]) -> [EditTarget] {
    let owners = Set(
      targets.map { target -> ElementAddress? in
        if case .part(let address, _) = target { address } else { nil }
      })
    guard targets.count > 1, owners.count == 1, case let owner?? = owners.first else { return [] }
    return [.element(owner)]
  }

  /// The words that are known here.
  package var spelling: EditSpelling {
    var known = words.all
    for candidate in finder.candidates(in: nil) + finder.parts(in: nil) {
      for label in candidate.labels { known.formUnion(label) }
    }
    return EditSpelling(known: known)
  }
}
