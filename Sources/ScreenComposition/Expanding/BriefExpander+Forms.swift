import ScreenBrief
internal import ScreenCatalog
import ScreenModel
import ScreenReading
internal import ScreenText

/// The inputs of a task, and the button that sends them.
extension BriefExpander {
  /// Adds the inputs for the task of each step without contents: "pick a date".
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

  /// Adds the button that sends the form to each form section that holds nothing but inputs.
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

  /// Gives each dialog without buttons the buttons that answer it.
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

  /// Returns the button that sends a form, labelled "Submit" unless it has a name.
  private func sending(_ name: Phrase?, after last: Requirement, in parent: Int?) -> Requirement {
    var action = Requirement(
      .need(.action), parent: parent, range: last.range, words: "", isImplied: true)
    action.details.label = name ?? Phrase("Submit", at: last.range)
    return action
  }

  /// Adds the inputs for the task of an action that is the only requirement. A button that is
  /// requested as such gets no inputs.
  mutating func completeTask() {
    guard brief.requirements.allSatisfy({ $0.subject == .need(.action) && $0.parent == nil }),
      brief.requirements.count == 1,
      let first = brief.requirements.first, let label = first.details.label
    else { return }
    brief.requirements = inputs(for: label) + brief.requirements
  }

  /// Adds the button that sends the form to a screen that holds nothing but inputs.
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

  /// Whether the first requirement is worded as a task: "leave a review".
  private var isTask: Bool {
    let words = brief.requirements.first?.words.lowercased().spacedWords ?? []
    return words.count > 1 && book.task(String(words[0])) != nil
  }

  /// Whether the title is a task on one thing rather than the name of a screen: "reserve a court".
  var isTitledByTask: Bool {
    let words = brief.title.text.lowercased().spacedWords
    return words.count > 2 && Self.determiners.contains(String(words[1]))
      && book.task(String(words[0])) != nil && !inputs(for: brief.title).isEmpty
  }

  /// Returns the inputs for the task that a label names: "report a leak". It is empty if the task
  /// is unknown, or if it needs an object that the label does not name.
  func inputs(for label: Phrase) -> [Requirement] {
    let words = label.text.lowercased().spacedWords
    guard let first = words.first, let task = book.task(String(first)) else { return [] }
    var object = words.dropFirst()
    while let word = object.first, Self.determiners.contains(String(word)) {
      object = object.dropFirst()
    }
    if object.first.map(Wording.isPreposition) ?? false { object = [] }
    let name = object.spaced
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
