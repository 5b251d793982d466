package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenText

/// A request in the words around code, which says what to make of it.
package struct SpecificationRequest: Hashable, Sendable {
  /// The forms that a specification can take on a screen.
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

  /// The requested form; nil if the words name none, so that the code decides.
  package var form: Form?
  /// The other forms requested beside it: "an edit form and a list".
  package var others: [Form] = []
  /// The title of the screen.
  package var title: Phrase?
  /// Whether an existing thing is edited rather than a new one added.
  package var isEditing = false

  /// Creates a request.
  package init(_ form: Form? = nil, title: Phrase? = nil) {
    self.form = form
    self.title = title
  }

  /// Returns the quoted text after a word such as "called", or before the word for a screen.
  private static func title(in text: String) -> Phrase? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for place in parts.indices.dropFirst() where place % 2 == 1 && place + 1 < parts.count {
      let before = parts[place - 1].lowercased().trimmed(of: " :\n\r")
      let isNaming = SpecificationWords.shipped.namings.contains { before.hasSuffix($0) }
      // 'Need a "Report incident" form'
      let behind = parts[place + 1].lowercased().split { !$0.isLetter }.first.map(String.init)
      let names =
        behind.map {
          SpecificationWords.shipped.screenWords.contains($0)
            || SpecificationWords.shipped.requests[$0] != nil
        } ?? false
      if isNaming || names, !parts[place].isEmpty, parts[place].utf8.count <= 60 {
        return Phrase(parts[place])
      }
    }
    return nil
  }

  /// Returns the first clause as a title if it has two to five words and ends in a word for a
  /// screen: "River levels dashboard, highlight alarms".
  ///
  /// A clause that is itself a request, or that contains a wish word or a joint, is not a title.
  private static func named(in text: String) -> Phrase? {
    let known = SpecificationWords.shipped
    let clause = text.trimmed(of: " \n\r-/*#").prefix { !",.:;(\n\r".contains($0) }
    let words = clause.split(separator: " ").map { $0.lowercased() }
    guard (2...5).contains(words.count), let last = words.last, let first = words.first,
      known.screenWords.contains(last), known.requests[words.joined(separator: " ")] == nil,
      !words.contains(where: { known.joints.contains($0) || known.wishes.contains($0) }),
      first.utf8.allSatisfy({ $0 >= 0x61 || $0 == 0x2D })
    else { return nil }
    let title = String(clause)
    return Phrase(title.prefix(1).uppercased() + title.dropFirst())
  }

  /// Finds the forms that the words ask for. Longer phrases win over shorter ones, then earlier
  /// ones over later ones.
  ///
  /// - Complexity: O(number of bytes).
  package init(words text: String) {
    let known = SpecificationWords.shipped.requests
    title = Self.title(in: text) ?? Self.named(in: text)
    let words = text.lowercased().split(separator: "+").joined(separator: " plus ")
      .split { !($0.isLetter || $0.isNumber || $0 == "-") }.prefix(80).map(String.init)
    isEditing = words.contains { SpecificationWords.shipped.edits.contains($0) }
    for length in [3, 2, 1] where form == nil {
      for start in words.indices where start + length <= words.count && form == nil {
        form = known[words[start..<start + length].joined(separator: " ")]
      }
    }
    let clauses = Self.forms(ofClausesIn: text, known)
    let joined = clauses.count > 1 ? clauses : Self.joined(in: words, known)
    form = joined.first ?? form
    others = Array(joined.dropFirst())
  }

  /// Returns the forms that clauses ask for, each in one of its own: "hive list, form for new
  /// inspection".
  private static func forms(ofClausesIn text: String, _ known: [String: Form]) -> [Form] {
    var forms: [Form] = []
    for clause in text.lowercased().split(whereSeparator: { ",;\n\r".contains($0) }).prefix(20) {
      let words = clause.split { !($0.isLetter || $0.isNumber || $0 == "-") }.prefix(12)
      guard let form = words.firstNonNil({ known[String($0)] }), words.count <= 8 else {
        continue
      }
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  /// Whether the words end in a conjunction, perhaps followed by an article: "and a".
  private static func isJoined(_ words: ArraySlice<String>) -> Bool {
    let known = SpecificationWords.shipped
    return words.reversed().prefix { known.joints.contains($0) }.contains {
      known.conjunctions.contains($0)
    }
  }

  /// Returns the forms requested side by side: next to each other, or with a conjunction before the
  /// later one.
  private static func joined(in words: [String], _ known: [String: Form]) -> [Form] {
    var forms: [Form] = []
    var (place, last) = (0, -1)
    var joined: [Form] = []
    while place < words.count {
      let found = [3, 2, 1].firstNonNil { length -> (form: Form, length: Int)? in
        guard place + length <= words.count else { return nil }
        return known[words[place..<place + length].joined(separator: " ")].map { ($0, length) }
      }
      if let found {
        if last != place, !isJoined(words[..<place]) { joined = [] }
        joined.append(found.form)
        if Set(joined).count > 1 { forms = joined }
        place += found.length
        last = place
      } else {
        if last == place, SpecificationWords.shipped.joints.contains(words[place]) { last += 1 }
        place += 1
      }
    }
    return forms.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
