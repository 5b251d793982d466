import ScreenBrief
internal import ScreenCatalog
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

extension BriefExpander {
  /// Gives requirements that are called by the name of a kind of screen the samples of that kind.
  /// If there is only one requirement, the rest of that kind's recipe is added, too: "a chat with
  /// my landlord".
  mutating func takeKinds() {
    for index in brief.requirements.indices {
      let requirement = brief.requirements[index]
      guard requirement.isCalledByKind, requirement.isBare, requirement.details.count == nil,
        let recipe = recipe(called: requirement.details.kind),
        let place = recipe.requirements.firstIndex(where: { $0.isSame(as: requirement) })
      else { continue }
      brief.requirements[index].details.samples = recipe.requirements[place].details.samples
      guard brief.requirements.count == 1, !brief.isExhaustive else { continue }
      nameByKind()
      let others = recipe.requirements.map(brief.implying)
      brief.requirements =
        others[..<place].filter { !brief.excludes($0) } + brief.requirements
        + others[(place + 1)...].filter { !brief.excludes($0) }
      brief.recipe = recipe.name
      return
    }
  }

  /// Returns the recipe of the kind of screen named by all of the words, or by the last one.
  private func recipe(called words: Phrase?) -> Recipe? {
    guard let words = words?.text else { return nil }
    let last = words.spacedWords.last.map(String.init) ?? ""
    return (book.place(ofScreenCalled: words) ?? book.place(ofScreenCalled: last)).map {
      book.recipe(at: $0)
    }
  }

  /// Adds the kind of screen to a title that names only its subject.
  private mutating func nameByKind() {
    let details = brief.requirements[0].details
    guard let kind = details.kind?.range, let name = details.label,
      let end = name.range?.upperBound,
      kind.upperBound < end, brief.title.text == name.text
    else { return }
    let words = String(decoding: Array(brief.intent.utf8)[kind.lowerBound..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).spaced
    brief.title = Phrase(Wording.capitalized(words), at: SourceRange(kind.lowerBound, end))
    brief.requirements[0].details.label = brief.title
  }
}

extension Requirement {
  /// Whether the name of a kind of screen may describe it completely, because it is a collection or
  /// a text.
  fileprivate var isCalledByKind: Bool {
    subject == .component(.list) || subject == .need(.records) || subject == .need(.narrative)
  }

  /// Whether it has the same subject and variant as another requirement, and samples to lend.
  fileprivate func isSame(as other: Requirement) -> Bool {
    subject == other.subject && details.variant == other.details.variant
      && !details.samples.isEmpty
  }
}
