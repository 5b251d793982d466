internal import ScreenCatalog
internal import ScreenModel
internal import ScreenText

/// The words by which routines are recognised, from `routines.plans`.
package struct RoutineWords: Sendable {
  /// The role of a word in a routine.
  enum Role: String, Hashable, Sendable, CaseIterable {
    case round, set, time, repetition, rest, kind, timer, exercise, activity, measure, name, ask,
      link, breath, once, station, side, weight, distance, without, last, then, minutely, long
  }

  private var words: [Role: Set<String>] = [:]
  private var units: [String: Int] = [:]
  /// The unit of a pace in seconds, by what is paced.
  private var paces: [String: Int] = [:]
  /// The names of the phases of a pace by their number, for breathing if true and for work if
  /// false.
  private var phases: [Bool: [Int: [String]]] = [:]

  /// The shipped words, loaded on first use.
  package static let shipped = RoutineWords(
    TextLine.lines(of: FileText(named: "routines.plans", in: EmbeddedText.files)))

  init(_ lines: [TextLine]) {
    for line in lines {
      if line.key == "unit", let seconds = Int(line.argument) {
        for item in line.items { units[item] = seconds }
      } else if line.key == "pace", let seconds = Int(line.argument) {
        for item in line.items { paces[item] = seconds }
      } else if line.key == "phases" || line.key == "breaths" {
        phases[line.key == "breaths", default: [:]][line.items.count] = line.items
      } else if let role = Role(rawValue: line.key) {
        words[role, default: []].formUnion(line.items)
      }
    }
  }

  /// Whether a lowercase word or phrase has a role.
  func plays(_ word: String, _ role: Role) -> Bool { words[role]?.contains(word) ?? false }

  /// Returns the length of a unit in seconds; nil if the word is not a unit.
  func seconds(inUnit word: String) -> Int? { units[word] }

  /// Returns the unit of a pace in seconds and the names of its phases; nil if nothing in `name` is
  /// paced or no phases are known for that number.
  func pace(of name: String, phases count: Int) -> (unit: Int, phases: [String])? {
    let words = name.split { " -".contains($0) }.map(String.init)
    let isBreath = words.contains { plays($0, .breath) }
    guard let phases = phases[isBreath]?[count] else { return nil }
    if isBreath { return (1, phases) }
    let unit = words.indices.firstNonNil { start in
      paces[words[start]] ?? (start > 0 ? paces[words[start - 1] + " " + words[start]] : nil)
    }
    return unit.map { ($0, phases) }
  }

  /// Whether a label names an exercise, in singular or plural.
  func isExercise(_ label: [String]) -> Bool { ends(label, in: .exercise) }

  /// Whether a label names an activity that lasts for a while.
  func isActivity(_ label: [String]) -> Bool {
    ends(label, in: .activity) || ends(label, in: .kind)
  }

  /// Whether a label names a pause.
  package func isRest(_ label: String) -> Bool {
    let words = label.lowercased().split(separator: " ").map(String.init)
    return words.indices.contains { index in
      plays(words[index], .rest)
        || index > 0 && plays(words[index - 1] + " " + words[index], .rest)
    }
  }

  /// Whether a label names a phase of breathing.
  func isBreath(_ label: String) -> Bool {
    label.lowercased().split(separator: " ").contains { plays(String($0), .breath) }
  }

  /// Whether a label is a pause and nothing else, unlike "long break".
  func isPlainRest(_ label: String) -> Bool { plays(label.lowercased(), .rest) }

  /// Whether a label names what is done once, however often the rest is repeated: "warm-up".
  func isOnce(_ label: String) -> Bool {
    let words = label.lowercased().split(separator: " ").map(String.init)
    return words.indices.contains { index in
      plays(words[index], .once)
        || index > 0 && plays(words[index - 1] + " " + words[index], .once)
    }
  }

  /// Whether a label names something that is done on each side.
  package func isSided(_ label: String) -> Bool {
    let words = label.lowercased().split(separator: " ").map(String.init)
    return words.indices.dropFirst().contains { index in
      plays(words[index], .side) && ["each", "per", "both", "every"].contains(words[index - 1])
    }
  }

  /// Whether the first or last one, two or three words of a label have a role.
  private func ends(_ label: [String], in role: Role) -> Bool {
    for count in 1...3 where count <= label.count {
      let phrases = [label.suffix(count), label.prefix(count)].map { $0.spaced }
      for phrase in phrases where Self.singulars(phrase).contains(where: { plays($0, role) }) {
        return true
      }
    }
    return false
  }

  private static func singulars(_ phrase: String) -> [String] {
    var forms = [phrase]
    if phrase.hasSuffix("s") { forms.append(String(phrase.dropLast())) }
    if phrase.hasSuffix("es") { forms.append(String(phrase.dropLast(2))) }
    return forms
  }
}
