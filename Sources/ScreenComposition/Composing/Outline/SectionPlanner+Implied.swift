internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Adds what a name calls for, of which the intent says no more: a dashboard, a payment step.
  mutating func addImplied(by name: Phrase, home: Int?) {
    let recipe = recipe(for: name, isPart: home != nil)
    let isAlone = home != nil && recipe?.requirements.count == 1
    var added = false
    for requirement in recipe?.requirements ?? [] {
      // A step has its own way on: Back and Next.
      if requirement.isAction, context.brief.layout == .wizard { continue }
      guard let wanted = withoutExclusions(requirement) else { continue }
      let address = StreamAddress.root.appending(name.text).appending(requirement.words)
      let drafts = express(wanted, wanted.details, context, address).map { draft in
        var draft = draft
        draft.requirement = home
        draft.note(catalog: recipe?.name ?? "")
        // A list that is all of a section needs no other name than the section's.
        if isAlone, draft.role == .collection {
          draft.drop("title")
          draft.title = name.asLabel
        }
        return draft
      }
      place(drafts, home: home, at: address)
      added = added || !drafts.isEmpty
    }
    if !added { addOpen(name, home) }
  }

  /// Unfolds what is no single thing but a known part of a screen, as a shipping address is; false
  /// where a requirement is no such thing.
  mutating func unfold(_ requirement: Requirement, _ index: Int) -> Bool {
    switch requirement.subject {
    case .need(.input), .need(.fact), .need(.narrative), .need(.records): break
    case .need, .component, .section, .unknown: return false
    }
    let details = requirement.details
    guard details.items.isEmpty, details.columns.isEmpty, details.value == nil,
      let label = details.label, let recipe = context.book.recipes.part(named: label.text)
    else { return false }
    let address = StreamAddress.root.appending(requirement.meantWords).appending(label.text)
    var opened = false
    for wanted in recipe.requirements {
      let drafts = express(wanted, wanted.details, context, address).map { draft in
        var draft = draft
        draft.requirement = index
        draft.heading = label.asLabel
        draft.note(catalog: recipe.name)
        return draft
      }
      guard !drafts.isEmpty else { continue }
      if opened, let last = parts.indices.last {
        parts[last].drafts += drafts
      } else {
        open(drafts, titled: label.asLabel, for: index, at: address)
        opened = true
      }
    }
    return opened
  }

  /// Holds the place of what nothing is known about: its name, and that its content is open.
  private mutating func addOpen(_ name: Phrase, _ home: Int?) {
    let isPlural = Wording.singular(name.text) != name.text
    let subject: Requirement.Subject = isPlural ? .component(.list) : .need(.narrative)
    let requirement = Requirement(
      subject, range: name.range ?? .at(0), words: name.text, details: Details(label: name))
    let address = StreamAddress.root.appending(name.text)
    var drafts = express(requirement, requirement.details, context, address)
    for place in drafts.indices { drafts[place].requirement = home }
    place(drafts, home: home, at: address)
  }

  /// A requirement of a recipe without what the intent asks to leave out; nil where all of it is.
  func withoutExclusions(_ requirement: Requirement) -> Requirement? {
    let exclusions = context.brief.exclusions.map { $0.text.lowercased() }
    guard !exclusions.isEmpty else { return requirement }
    func isExcluded(_ phrase: Phrase?) -> Bool {
      guard let words = phrase?.text.lowercased() else { return false }
      return exclusions.contains { words.contains(Wording.singular($0)) }
    }
    var requirement = requirement
    guard !isExcluded(requirement.details.label) else { return nil }
    let count = requirement.details.items.count
    requirement.details.items.removeAll { isExcluded($0.label) }
    requirement.details.columns.removeAll { isExcluded($0) }
    return count > 0 && requirement.details.items.isEmpty ? nil : requirement
  }
}

extension ComponentDraft {
  /// Notes that names which are not samples come from a recipe of the catalog.
  mutating func note(catalog topic: String) {
    for member in members where Self.names.contains(member.name) && !samples.contains(member.name) {
      origins.append(PlacedOrigin(TreePath([.name(member.name)]), .catalog(topic: topic)))
    }
  }

  private static let names = ["label", "title", "key", "text", "description", "options", "columns"]
}
