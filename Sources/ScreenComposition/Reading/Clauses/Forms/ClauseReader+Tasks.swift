internal import ScreenModel

extension ClauseReader {
  /// "log the milk yield of each cow", "take attendance for each student": what is recorded of
  /// each of several things. What can only be there or not is ticked off on a list of them; of
  /// anything else one is chosen.
  mutating func records(_ start: Int, _ object: NounPhrase) -> Bool {
    guard plays(start, CueSet(.verb)), let verb = sense(.verb, start)?.argument,
      verb == "action.file" || verb == "input.collect", object.end > object.first,
      let things = thingsOfEach(object.end)
    else { return false }
    title = title ?? compact(start, object.end)
    position = things.end
    let names = label(things.first, things.end)
    if plays(object.end - 1, CueSet(.flag)) {
      let index = require(.component(.checklist), from: start, to: position)
      requirements[index].details.label = Phrase(Wording.plural(names.text), at: names.range)
    } else {
      let index = require(.need(.choice), from: things.first, to: position)
      requirements[index].details.label = names
      let value = require(.need(.input), from: object.first, to: object.end)
      requirements[value].details.label = label(object.first, object.end)
      requirements[value].details.fieldKind =
        fieldKind(object.first, object.end) ?? (need(object.end - 1) == .metric ? .number : nil)
    }
    goal = Phrase("Save", at: range(start, object.end))
    return true
  }

  /// The things of which each is meant, behind "for each" or "of every".
  private func thingsOfEach(_ start: Int) -> NounPhrase? {
    var index = start
    if plays(index, CueSet(.of, .for, .from)) { index += 1 }
    guard plays(index, CueSet(.each)) || plays(index, CueSet(.per)) else { return nil }
    let things = nounPhrase(index + 1)
    return things.end > index + 1 && things.component == nil ? things : nil
  }

  /// Adds what has to be filled in for what users can do, where a screen has nothing else.
  mutating func implyTask() {
    guard !requirements.isEmpty, requirements.allSatisfy({ $0.subject == .need(.action) }),
      let first = requirements.first, let label = first.details.label, first.parent == nil,
      let task = RecipeBook.shipped.task(verb(of: label))
    else { return }
    let object = object(of: label)
    let takesObject = task.requirements.contains { $0.details.label?.text == "*" }
    // "add to cart": nothing is written down.
    if takesObject, object == nil { return }
    let known = takesObject ? object.flatMap { RecipeBook.shipped.entry(of: $0.lowercased()) } : nil
    var inputs: [Requirement] = []
    for var part in (known ?? task).requirements {
      part.range = first.range
      part.words = ""
      if part.details.label?.text == "*" {
        part.details.label = object.map { Phrase(Self.capitalized($0), at: label.range) }
      }
      guard !isExcluded(part.details.label?.text ?? ""), !isExcluded(part.subject) else { continue }
      inputs.append(part)
    }
    requirements = inputs + requirements
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
    if let first = words.first, ["a", "an", "the", "their", "my"].contains(first) {
      words = words.dropFirst()
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Ends what users can write with a button that sends it, where a screen has nothing else.
  mutating func implySending() {
    let last = requirements.last
    guard asksToWrite, let last, requirements.contains(where: \.isForInput),
      !requirements.contains(where: { $0.isForAction || $0.details.fieldKind == .search })
    else { return }
    let isAlone = requirements.allSatisfy(\.isForInput)
    var action = Requirement(.need(.action), range: last.range, words: "", isImplied: true)
    action.details.label = Phrase(isAlone ? "Submit" : "Save", at: last.range)
    requirements.append(action)
  }
}
