import ScreenBrief
internal import ScreenGrammar
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// The names of the components that a grammar derives. A requirement that uses such a name means
/// that component, not another one that could show the same.
struct DerivedNames: Sendable {
  private struct Name: Sendable {
    var words: PlainWords
    var component: String
    var need: Need
  }

  /// The names, the longest first, so that a longer name wins over a shorter one that it contains.
  private let names: [Name]
  private let cues: [(phrase: String, need: Need)]

  init(_ components: [DerivedComponent]) {
    var cues: [(phrase: String, need: Need)] = []
    var names: [Name] = []
    for component in components {
      for cue in component.cues where !Self.isWordOfSentences(cue) {
        // The lexicon learns only names of several words, which might otherwise be torn apart; a
        // single word reads as any other noun does.
        if cue.utf8.contains(0x20) { cues.append((cue, component.need)) }
        names.append(
          Name(words: PlainWords(cue), component: component.name, need: component.need))
      }
    }
    self.cues = cues
    self.names = names.sorted { $0.words.bytes.count > $1.words.bytes.count }
  }

  /// Whether a name is a word with another role in sentences, which it keeps: "hours" remains a
  /// measure of time.
  private static func isWordOfSentences(_ name: String) -> Bool {
    guard !name.utf8.contains(0x20) else { return false }
    if RecipeLibrary.shipped.place(ofScreenCalled: name) != nil { return true }
    return Lexicon.shipped.classes(ofWord: name).map {
      !$0.isSubset(of: CueClasses(.component, .section))
    } ?? false
  }

  /// Whether there are no names to teach a lexicon.
  var teachesNothing: Bool { cues.isEmpty }

  /// Returns the lexicon with each name of several words added as a single word, in the role of
  /// what its component is used for.
  func taught(to lexicon: Lexicon) -> Lexicon {
    cues.reduce(into: lexicon) { $0.add($1.phrase, as: $1.need.plainWord) }
  }

  /// Sets the derived component of each requirement that names one.
  func name(in brief: inout Brief) {
    guard !names.isEmpty else { return }
    for index in brief.requirements.indices {
      guard let name = name(of: brief.requirements[index]) else { continue }
      brief.requirements[index].derived = name.component
      brief.requirements[index].subject = .need(name.need)
    }
  }

  private func name(of requirement: Requirement) -> Name? {
    // The details follow the name, after a punctuation mark.
    let head = requirement.words.prefix { $0 != ":" && $0 != "," && $0 != "(" && $0 != "\n" }
    let words = PlainWords(String(head))
    return names.first { words.contains($0.words) && requirement.mayBe($0.need) }
  }
}

extension Need {
  /// A word that asks for exactly this need.
  fileprivate var plainWord: String {
    switch self {
    case .input, .choice: "field"
    case .action: "button"
    default: "list"
    }
  }
}

extension Requirement {
  /// Whether the requirement has the same purpose as a need: to fill in, to press or to see.
  fileprivate func mayBe(_ need: Need) -> Bool {
    if case .section = subject { return false }
    return switch need {
    case .input, .choice: isForInput || subject == .unknown
    case .action: isForAction
    default: !isForInput && !isForAction
    }
  }
}
