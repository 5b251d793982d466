package import ScreenBrief
internal import ScreenDiagnostics

/// What the words around code ask to make of it.
package struct SpecificationRequest: Hashable, Sendable {
  /// What is made of a specification.
  package enum Form: String, Hashable, Sendable {
    /// Inputs and a button.
    case form
    /// A row for each thing.
    case table
    /// A card for each thing.
    case cards
    /// The facts of one thing.
    case detail
  }

  /// What is asked for; nil where nothing is said, so that the code decides.
  package var form: Form?
  /// What the screen is called.
  package var title: Phrase?

  /// Creates a request.
  package init(_ form: Form? = nil, title: Phrase? = nil) {
    self.form = form
    self.title = title
  }

  /// What stands in quotation marks after "called" and the like.
  private static func title(in text: String) -> Phrase? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for place in parts.indices.dropFirst() where place % 2 == 1 && place + 1 < parts.count {
      let before = parts[place - 1].lowercased().trimmed(of: " :\n\r")
      let isNaming = SpecificationWords.shipped.namings.contains { before.hasSuffix($0) }
      if isNaming, !parts[place].isEmpty, parts[place].utf8.count <= 60 {
        return Phrase(parts[place])
      }
    }
    return nil
  }

  /// Finds what words ask for: the longest words that say so, and of these the first.
  ///
  /// - Complexity: O(number of bytes).
  package init(words text: String) {
    let known = SpecificationWords.shipped.requests
    title = Self.title(in: text)
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-") }.prefix(80)
      .map(String.init)
    for length in [3, 2, 1] {
      for start in words.indices where start + length <= words.count {
        let name = words[start..<start + length].joined(separator: " ")
        if let form = known[name] {
          self.form = form
          return
        }
      }
    }
  }
}
