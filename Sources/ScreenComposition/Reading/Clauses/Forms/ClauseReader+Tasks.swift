internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Adds what has to be filled in for what users can do, where a screen has nothing else.
  mutating func implyTask() {
    guard !requirements.isEmpty, requirements.allSatisfy({ $0.subject == .need(.action) }),
      let first = requirements.first, let label = first.details.label, first.parent == nil
    else { return }
    requirements = taskInputs(for: label, told: first.range) + requirements
  }

  /// What has to be filled in to do what a label says, "report a leak"; nothing where that is not
  /// known, or takes a thing that is not named.
  func taskInputs(for label: Phrase, told range: SourceRange) -> [Requirement] {
    guard let task = RecipeBook.shipped.task(verb(of: label)) else { return [] }
    let object = object(of: label)
    let takesObject = task.requirements.contains { $0.details.label?.text == "*" }
    // "add to cart": nothing is written down.
    if takesObject, object == nil { return [] }
    let known = takesObject ? object.flatMap { RecipeBook.shipped.entry(of: $0.lowercased()) } : nil
    var inputs: [Requirement] = []
    for var part in (known ?? task).requirements {
      part.range = range
      part.words = ""
      if part.details.label?.text == "*" {
        part.details.label = object.map { Phrase(Self.capitalized($0), at: label.range) }
      }
      guard !isExcluded(part.details.label?.text ?? ""), !isExcluded(part.subject) else { continue }
      inputs.append(part)
    }
    return inputs
  }

  /// The verb that a label begins with.
  private func verb(of label: Phrase) -> String {
    let words = lowercased(label).text
    for count in [2, 1] {
      let start = Wording.start(of: words, words: count, scalars: 40)
      if RecipeBook.shipped.task(start) != nil { return start }
    }
    return ""
  }

  /// What stands behind the verb of a label, without its article; nil where nothing does, or where
  /// a preposition comes between.
  private func object(of label: Phrase) -> String? {
    var words = label.text.split(separator: " ").dropFirst()
    if words.first.map(Wording.isPreposition) ?? true { return nil }
    // "send us a message"
    while let first = words.first, let entry = lexicon.index(of: FNV1a.hash(first.utf8)),
      lexicon.sense(.article, of: entry) != nil || lexicon.plays(.teller, entry)
    {
      words = words.dropFirst()
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Ends what users can write, and a form of which nothing else is shown, with a button that sends
  /// it, where a screen has nothing else to press.
  mutating func implySending() {
    let isAlone = requirements.allSatisfy(\.isForInput)
    // Controls by their names are asked for as they are; what is to be filled in is to be sent.
    let asked = requirements.indices.count { isNeed($0, .input, .choice) }
    let isForm = context == .form && layout != .wizard && isAlone && asked > 1
    guard asksToWrite || isForm, let last = requirements.last,
      requirements.contains(where: \.isForInput),
      !requirements.contains(where: { $0.isForAction || $0.details.fieldKind == .search })
    else { return }
    var action = Requirement(.need(.action), range: last.range, words: "", isImplied: true)
    action.details.label = Phrase(isAlone ? "Submit" : "Save", at: last.range)
    requirements.append(action)
  }
}
