import ScreenBrief
internal import ScreenGrammar
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// The names of the components that a grammar derives: what asks for one by its name means it, and
/// nothing else that could show the same.
struct DerivedNames: Sendable {
  private struct Name: Sendable {
    var words: PlainWords
    var component: String
    var need: Need
  }

  /// The longest names first, since "price tag list" is no "price tag".
  private let names: [Name]
  private let cues: [(phrase: String, need: Need)]

  init(_ components: [DerivedComponent]) {
    var cues: [(phrase: String, need: Need)] = []
    var names: [Name] = []
    for component in components {
      for cue in component.cues where !Self.isWordOfSentences(cue) {
        // A single word is a noun like others; several might be torn apart.
        if cue.utf8.contains(0x20) { cues.append((cue, component.need)) }
        names.append(
          Name(words: PlainWords(cue), component: component.name, need: component.need))
      }
    }
    self.cues = cues
    self.names = names.sorted { $0.words.bytes.count > $1.words.bytes.count }
  }

  /// Whether a name is a word that plays another part in sentences, and keeps it: "hours" stay a
  /// measure of time.
  private static func isWordOfSentences(_ name: String) -> Bool {
    guard !name.utf8.contains(0x20) else { return false }
    if RecipeLibrary.shipped.place(ofScreenCalled: name) != nil { return true }
    return Lexicon.shipped.classes(ofWord: name).map {
      !$0.isSubset(of: CueClasses(.component, .section))
    } ?? false
  }

  /// Whether lexicons learn no word of it.
  var teachesNothing: Bool { cues.isEmpty }

  /// The lexicon that knows the names of several words, each as a word for what its component is
  /// used as.
  func taught(to lexicon: Lexicon) -> Lexicon {
    cues.reduce(into: lexicon) { $0.add($1.phrase, as: $1.need.plainWord) }
  }

  /// Notes which requirements name a derived component.
  func name(in brief: inout Brief) {
    guard !names.isEmpty else { return }
    for index in brief.requirements.indices {
      guard let name = name(of: brief.requirements[index]) else { continue }
      brief.requirements[index].derived = name.component
      brief.requirements[index].subject = .need(name.need)
    }
  }

  private func name(of requirement: Requirement) -> Name? {
    // What is said of it comes after its name, behind a mark.
    let head = requirement.words.prefix { $0 != ":" && $0 != "," && $0 != "(" && $0 != "\n" }
    let words = PlainWords(String(head))
    return names.first { words.contains($0.words) && requirement.mayBe($0.need) }
  }
}

extension Need {
  /// The word that asks for nothing but it.
  fileprivate var plainWord: String {
    switch self {
    case .input, .choice: "field"
    case .action: "button"
    default: "list"
    }
  }
}

extension Requirement {
  /// Whether it is on the same side of a screen as a need: to fill in, to press, or to see.
  fileprivate func mayBe(_ need: Need) -> Bool {
    if case .section = subject { return false }
    return switch need {
    case .input, .choice: isForInput || subject == .unknown
    case .action: isForAction
    default: !isForInput && !isForAction
    }
  }
}
