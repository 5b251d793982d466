import Foundation

/// The names in files of the catalog, each with whether it names a value: of inputs, figures, facts
/// and columns, but not of things in lists and of buttons.
struct CatalogLabels: CatalogReading {
  /// How often each name stands for a value, and for something else.
  private(set) var counts: [String: (value: Int, other: Int)] = [:]

  private mutating func note(_ name: some StringProtocol, isValue: Bool) {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !name.contains("{"), !name.hasPrefix("*") else { return }
    var count = counts[name] ?? (0, 0)
    if isValue { count.value += 1 } else { count.other += 1 }
    counts[name] = count
  }

  private static let values = ["input", "picker", "slider", "choice", "stat", "fact"]
  private static let collections = ["checklist", "list"]

  mutating func readScreens(_ lines: [Substring]) {
    var component = ""
    for line in lines where line.hasPrefix("  ") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      let rest = words[1]
      guard words[0] != "~" else {
        if Self.collections.contains(where: component.hasPrefix) {
          for item in rest.split(separator: ";") {
            note(item.prefix { $0 != "|" && $0 != ":" }, isValue: false)
          }
        }
        continue
      }
      component = String(words[0])
      let parts = rest.prefix { $0 != "|" }.split(separator: "=", maxSplits: 1)
      guard let name = parts.first else { continue }
      let listed = parts.count > 1 ? parts[1].split(separator: ";") : []
      if component.hasPrefix("table") {
        for column in listed { note(column, isValue: true) }
      } else if Self.values.contains(where: component.hasPrefix) {
        note(name, isValue: true)
      } else if ["button", "action", "toggle"].contains(where: component.hasPrefix) {
        note(name, isValue: false)
      } else if Self.collections.contains(where: component.hasPrefix) {
        for item in listed { note(item, isValue: false) }
      }
    }
  }

  mutating func readFrames(_ lines: [Substring]) {
    for line in lines where line.hasPrefix("  ") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("= ") {
        note(line.dropFirst(2).prefix { $0 != "|" }, isValue: false)
      } else if line.first?.isUppercase ?? false, let colon = line.firstIndex(of: ":"),
        !line[colon...].hasPrefix(": title")
      {
        note(line[..<colon], isValue: true)
      }
    }
  }

  /// The most entries of a topic that are taken, lest a long one outweigh all others.
  private static let mostEntries = 12

  mutating func readTopics(_ lines: [Substring]) {
    for line in lines {
      let parts = line.components(separatedBy: " | ")
      guard parts.count > 3 else { continue }
      for column in parts[1].split(separator: ",").dropFirst() { note(column, isValue: true) }
      for entry in parts[3].split(separator: ";").prefix(Self.mostEntries) {
        note(entry.prefix { $0 != ":" }, isValue: false)
      }
    }
  }
}
