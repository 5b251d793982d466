internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Splits forms of more than six inputs into parts by the meaning of the labels, with the buttons
  /// in the last part.
  mutating func splitLongForms() {
    var result: [PlannedSection] = []
    for part in parts {
      let inputs = part.drafts.count { $0.role == .form }
      if part.role == .form, inputs > 6, let split = split(part) {
        result += split
      } else {
        result.append(part)
      }
    }
    parts = result
  }

  /// Returns the parts of a form by meaning; nil if there would be fewer than two.
  private func split(_ part: PlannedSection) -> [PlannedSection]? {
    let meanings = part.drafts.map { draft in
      draft.role == .form ? context.book.formGroups.name(for: draft.title.text) : nil
    }
    // In the order of their first inputs, and only meanings of more than one input.
    var names: [String] = []
    for case let name? in meanings where !names.contains(name) {
      if meanings.count(where: { $0 == name }) > 1 { names.append(name) }
    }
    guard names.count > 1, areRuns(meanings) else { return nil }
    var members = [[ComponentDraft]](repeating: [], count: names.count)
    var tail: [ComponentDraft] = []
    var last = 0
    for (draft, meaning) in zip(part.drafts, meanings) {
      if let place = names.firstIndex(where: { $0 == meaning }) {
        members[place].append(draft)
        last = place
      } else if draft.role == .form, draft.kind != .toggle {
        // An input that is the only one of its meaning goes with the one before it.
        members[last].append(draft)
      } else {
        tail.append(draft)
      }
    }
    var parts = zip(names, members).map { name, drafts in
      var group = part
      group.title = Phrase(name)
      group.drafts = drafts
      group.address = part.address.appending(name)
      return group
    }
    guard tail.contains(where: { $0.role == .form }) else {
      parts[parts.count - 1].drafts += tail
      return parts
    }
    var end = part
    end.title = Phrase("")
    end.drafts = tail
    end.address = part.address.appending("end")
    return parts + [end]
  }

  /// Whether inputs of the same meaning are adjacent, because a form keeps the order in which the
  /// intent names its inputs.
  private func areRuns(_ meanings: [String?]) -> Bool {
    let known = meanings.compactMap(\.self)
    var begun: Set<String> = []
    return known.indices.allSatisfy { place in
      place > 0 && known[place] == known[place - 1] || begun.insert(known[place]).inserted
    }
  }
}
