import ScreenBrief
internal import ScreenCatalog
import ScreenModel
import ScreenReading
internal import ScreenText

/// What has to be filled in for a task, and what sends it.
extension BriefExpander {
  /// Adds what has to be filled in for what a step of several says to do, and no more: "pick a date".
  mutating func completeSteps() {
    for index in brief.requirements.indices
    where brief.requirements[index].details.variant == "step"
      && !brief.requirements.contains(where: { $0.parent == index })
    {
      guard let label = brief.requirements[index].details.label else { continue }
      for var input in inputs(for: label) {
        input.parent = index
        brief.requirements.append(input)
      }
    }
  }

  /// Ends each part that is a form, and holds nothing but inputs, with the button that sends it.
  mutating func completeFormSections() {
    for index in brief.requirements.indices
    where brief.requirements[index].details.variant == "form" && brief.layout != .wizard {
      let inner = brief.requirements.filter { $0.parent == index }
      guard case .section = brief.requirements[index].subject, !inner.isEmpty,
        inner.allSatisfy(\.isForInput)
      else { continue }
      brief.requirements.append(
        sending(brief.requirements[index].details.label, after: inner[inner.count - 1], in: index))
    }
  }

  /// Gives each dialog in which nothing can be pressed the buttons that answer it.
  mutating func completeDialogs() {
    let dialogs = brief.requirements.indices.filter {
      brief.requirements[$0].subject == .section(.dialog)
    }
    guard !dialogs.isEmpty else { return }
    let answers = book.part(named: "dialog answers")?.requirements ?? []
    for index in dialogs {
      let dialog = brief.requirements[index]
      let inner = brief.requirements.filter { $0.parent == index }
      guard !inner.contains(where: \.isForAction) else { continue }
      for var answer in answers where !brief.excludes(answer) {
        answer.parent = index
        answer.range = inner.last?.range ?? dialog.range
        answer.words = ""
        brief.requirements.append(answer)
      }
    }
  }

  /// The button that sends what is written, by a name or by none of its own.
  private func sending(_ name: Phrase?, after last: Requirement, in parent: Int?) -> Requirement {
    var action = Requirement(
      .need(.action), parent: parent, range: last.range, words: "", isImplied: true)
    action.details.label = name ?? Phrase("Submit", at: last.range)
    return action
  }

  /// Adds what has to be filled in for what users can do, where a screen has nothing else; buttons by
  /// their name ask for nothing but themselves.
  mutating func completeTask() {
    guard brief.requirements.allSatisfy({ $0.subject == .need(.action) && $0.parent == nil }),
      brief.requirements.count == 1,
      let first = brief.requirements.first, let label = first.details.label
    else { return }
    brief.requirements = inputs(for: label) + brief.requirements
  }

  /// Ends a form of which nothing else is shown with a button that sends it.
  mutating func completeForm() {
    let requirements = brief.requirements
    let asked = requirements.count { $0.subject == .need(.input) || $0.subject == .need(.choice) }
    guard asked > 1 || asked == 1 && isTask, brief.layout != .wizard,
      requirements.allSatisfy(\.isForInput),
      !requirements.contains(where: { $0.details.fieldKind == .search }),
      let last = requirements.last
    else { return }
    brief.requirements.append(sending(nil, after: last, in: nil))
  }

  /// Whether the first thing that is requested is said to be done: "leave a review".
  private var isTask: Bool {
    let words = brief.requirements.first?.words.lowercased().spacedWords ?? []
    return words.count > 1 && book.task(String(words[0])) != nil
  }

  /// Whether a title says what is done with one thing, and is no name of a screen: "reserve a court".
  var isTitledByTask: Bool {
    let words = brief.title.text.lowercased().spacedWords
    return words.count > 2 && Self.determiners.contains(String(words[1]))
      && book.task(String(words[0])) != nil && !inputs(for: brief.title).isEmpty
  }

  /// What has to be filled in to do what a label says, "report a leak"; nothing where that is not
  /// known, or takes a thing that is not named.
  func inputs(for label: Phrase) -> [Requirement] {
    let words = label.text.lowercased().spacedWords
    guard let first = words.first, let task = book.task(String(first)) else { return [] }
    var object = words.dropFirst()
    while let word = object.first, Self.determiners.contains(String(word)) {
      object = object.dropFirst()
    }
    if object.first.map(Wording.isPreposition) ?? false { object = [] }
    let name = object.joined(separator: " ")
    let takesObject = task.requirements.contains { $0.details.label?.text == "*" }
    guard !takesObject || !name.isEmpty else { return [] }
    let known = takesObject ? book.entry(of: name) ?? task : task
    return known.requirements.filter { !brief.excludes($0) }.map { part in
      var part = part
      part.range = label.range ?? brief.range
      part.words = ""
      if part.details.label?.text == "*" {
        part.details.label = Phrase(Wording.capitalized(name), at: label.range)
      }
      return part
    }
  }

  private static let determiners: Set<String> = ["a", "an", "the", "my", "our", "your", "us", "me"]
}
