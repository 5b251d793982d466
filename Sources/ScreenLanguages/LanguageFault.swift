package import ScreenText

/// A fault of a `.language` file.
package struct LanguageFault: Hashable, Sendable {
  /// The id of its diagnostic.
  package var id: String
  /// What is wrong, in lower case.
  package var message: String
  /// Its bytes in the file.
  package var range: Range<Int>

  /// Returns the faults of a file, in the order of its lines.
  package static func all(in text: FileText) -> [LanguageFault] {
    var faults: [LanguageFault] = []
    var homes: [String: String] = [:]
    var texts: Set<String> = []
    for line in text.lines {
      let range = text.trimmed(line)
      let written = text.string(range)
      guard !written.isEmpty, !written.hasPrefix("#") else { continue }
      func report(_ id: String, _ message: String) {
        faults.append(LanguageFault(id: id, message: message, range: range))
      }
      switch LanguageLine(written) {
      case nil: report("no-line", "a line is '= English | text' or 'head list: word, word'")
      case .text(let english, let foreign):
        if english.contains("*") != foreign.contains("*") {
          report("no-place", "a '*' stands on both sides or on neither")
        }
        if !texts.insert(english.lowercased()).inserted {
          report("repeated-text", "'\(english)' has a text above, which counts")
        }
      case .list(let key, let items):
        guard isKnown(key) else {
          report("unknown-line", "unknown line '\(key)'; see the page on other languages")
          continue
        }
        guard ForeignLanguage.Role(rawValue: key.firstWord) != nil else { continue }
        for item in items {
          if let home = homes.updateValue(key, forKey: Folding.folded(item)), home != key {
            report("repeated-word", "'\(item)' is in '\(home)' above, which counts")
          }
        }
      }
    }
    return faults
  }

  private static func isKnown(_ key: String) -> Bool {
    let first = key.firstWord
    return ["name", "modifiers", "links", "endings", "figures", "unit"].contains(first)
      || ForeignLanguage.Role(rawValue: first) != nil
  }
}

extension String {
  /// The text up to its first space.
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
