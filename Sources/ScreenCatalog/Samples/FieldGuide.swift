internal import Sampling
package import ScreenModel
internal import ScreenTables
package import ScreenText

/// The kinds of fields by the words of their labels, and hints for what to write in them.
package struct FieldGuide {
  private struct Entry {
    var kind: Component.FieldKind
    var hints: FileText.Strings
  }

  private let entries: [Entry]
  private let index: CueIndex
  /// The words that ask to repeat an input, before and after its name.
  private let repeating: (before: Set<String>, behind: Set<String>)
  /// The hints for a repeated input.
  private let again: FileText.Strings

  init(_ lines: SampleLines) {
    let before = lines.entries.first { $0.name == "before" }
    let behind = lines.entries.first { $0.name == "behind" }
    repeating = (Set(before?.cues ?? []), Set(behind?.cues ?? []))
    again = before?.values ?? []
    let kinds = lines.entries.filter { Component.FieldKind(rawValue: $0.name) != nil }
    entries = kinds.map {
      Entry(kind: Component.FieldKind(rawValue: $0.name) ?? .text, hints: $0.values)
    }
    index = CueIndex(kinds)
  }

  /// Returns the kind of field that a label calls for; `text` if its words call for none.
  package func kind(for label: String) -> Component.FieldKind {
    // "Repeat new" lacks its noun and is listed as a whole label.
    if let whole = index.number(exactly: label) { return entries[whole].kind }
    let first = repeated(in: label)
    if first?.isEmpty ?? false { return .password }
    return number(for: first ?? label).map { entries[$0].kind } ?? .text
  }

  /// Returns what a label asks to repeat, such as "IBAN" for "Repeat IBAN". It is empty if the
  /// label does not say, which means a password, and nil if nothing is repeated.
  package func repeated(in label: String) -> String? {
    let words = label.spacedWords
    if let first = words.first, repeating.before.contains(first.lowercased()) {
      return words.dropFirst().spaced
    }
    if words.count > 1, let last = words.last, repeating.behind.contains(last.lowercased()) {
      return words.dropLast().spaced
    }
    return nil
  }

  /// Returns the entry of a whole label, as a "card number" is not a number, or else of its words.
  private func number(for label: String) -> Int? {
    index.number(exactly: label) ?? index.leastNumber(for: label)
  }

  /// Whether a label is a name that a hint can include, rather than a clause, an instruction or a
  /// question such as "Medicines you take" or "Type DELETE to confirm".
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

  /// Whether a label is for an identifying number, such as "Insurance number".
  private static func isCode(_ label: String) -> Bool {
    let words = label.lowercased().split(separator: " ").map(String.init)
    return words.count > 1 && words.last.map { PhraseLexicon.shipped.has(.coded, $0) } ?? false
  }

  /// Returns the hints for a field, the best first; `{label}` is the placeholder for its label.
  package func hints(for label: String, kind: Component.FieldKind) -> FileText.Strings {
    if let whole = index.number(exactly: label), entries[whole].kind == kind {
      return entries[whole].hints
    }
    if repeated(in: label) != nil { return again }
    if kind == .number, Self.isCode(label) { return [] }
    if let number = number(for: label), entries[number].kind == kind {
      return entries[number].hints
    }
    return common(kind)
  }

  /// The hints for a kind of field, used if no cue is more specific.
  private func common(_ kind: Component.FieldKind) -> FileText.Strings {
    entries.last { entry in
      entry.kind == kind && (kind != .text || entry.hints.first == "Enter {label}")
    }?.hints ?? []
  }
}
