internal import Sampling
package import ScreenModel
package import ScreenText

/// What a field takes by the words of its label, and hints of what to write in it.
package struct FieldGuide {
  private struct Entry {
    var kind: Component.FieldKind
    var hints: FileText.Strings
  }

  private let entries: [Entry]
  private let index: CueIndex
  /// The hints for a field of a kind of which no cue says more.
  private let common: [Component.FieldKind: FileText.Strings]

  init(_ lines: SampleLines) {
    entries = lines.entries.map {
      Entry(kind: Component.FieldKind(rawValue: $0.name) ?? .text, hints: $0.values)
    }
    index = CueIndex(lines.entries)
    common = entries.reduce(into: [:]) { common, entry in
      if entry.kind != .text || entry.hints.first == "Enter {label}" {
        common[entry.kind] = entry.hints
      }
    }
  }

  /// The kind of text that a label calls for; `text` where its words call for none.
  package func kind(for label: String) -> Component.FieldKind {
    number(for: label).map { entries[$0].kind } ?? .text
  }

  /// The entry of a whole label, as "card number" is no number, or else of its words.
  private func number(for label: String) -> Int? {
    index.number(exactly: label) ?? index.leastNumber(for: label)
  }

  /// Whether a label is a name, which a hint may have in it, rather than a clause, an instruction or a
  /// question: "Medicines you take", "Type DELETE to confirm".
  package func isName(_ label: String) -> Bool {
    let lexicon = PhraseLexicon.shipped
    let words = label.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first, let last = words.last, !last.hasSuffix("?") else { return true }
    if words.contains(where: { lexicon.has(.personal, $0) }) || lexicon.has(.leading, last)
      || lexicon.has(.predicate, first)
    {
      return false
    }
    guard words.count > 1 else { return true }
    if lexicon.has(.telling, first) { return false }
    return words.count == 2 || !lexicon.has(.asking, first) || words[1] == "of"
  }

  /// Whether a label is that of a number by which something is known: "Insurance number".
  private static func isCode(_ label: String) -> Bool {
    let words = label.lowercased().split(separator: " ").map(String.init)
    return words.count > 1 && words.last.map { PhraseLexicon.shipped.has(.coded, $0) } ?? false
  }

  /// The hints for a field, the best first; `{label}` stands for its label.
  package func hints(for label: String, kind: Component.FieldKind) -> FileText.Strings {
    if kind == .number, Self.isCode(label) { return [] }
    if let number = number(for: label), entries[number].kind == kind {
      return entries[number].hints
    }
    return common[kind] ?? []
  }
}
