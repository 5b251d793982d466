internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Adds what a name implies if the intent says no more about it: a dashboard, a payment step.
  mutating func addImplied(by name: Phrase, home: Int?) {
    let recipe = recipe(for: name, isPart: home != nil)
    let isAlone = home != nil && recipe?.requirements.count == 1
    var added = false
    for requirement in recipe?.requirements ?? [] {
      // A step has its own buttons, Back and Next.
      if requirement.isAction, context.brief.layout == .wizard { continue }
      guard let wanted = withoutExclusions(requirement) else { continue }
      let address = StreamAddress.root.appending(name.text).appending(requirement.words)
      let drafts = express(wanted, wanted.details, context, address).map { draft in
        var draft = draft
        draft.requirement = home
        draft.note(catalog: recipe?.name ?? "")
        // A list that is alone in its section takes the section's name.
        if isAlone, draft.role == .collection {
          draft.dropCaption()
          draft.title = name.asLabel
        }
        return draft
      }
      place(drafts, home: home, at: address)
      added = added || !drafts.isEmpty
    }
    if !added { addOpen(name, home) }
  }

  /// Expands a requirement that stands for a known part of a screen, such as a shipping address,
  /// into its components.
  ///
  /// - Returns: Whether the requirement stands for such a part.
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

  /// Adds a placeholder for something unknown: its name, with open contents.
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

  /// Returns a recipe's requirement without what the intent excludes; nil if nothing remains.
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
  /// Notes that names that are not samples come from a recipe in the catalog.
  mutating func note(catalog topic: String) {
    for member in members where isOfRecipe(member.name) && !samples.contains(member.name) {
      origins.append(PlacedOrigin(TreePath([.name(member.name)]), .catalog(topic: topic)))
    }
  }

  /// Whether a recipe says the value of a property: it is what names a thing, its options or its
  /// columns.
  private func isOfRecipe(_ name: String) -> Bool {
    guard let kind else { return Self.derivedNames.contains(name) }
    guard let property = kind.properties.first(where: { $0.name == name }) else { return false }
    switch property.meaning {
    case .title, .label, .text, .code, .options, .columns: return true
    default: return false
    }
  }

  /// The properties of a grammar's own components that do so, by their names.
  private static let derivedNames = [
    "label", "title", "key", "text", "description", "options", "columns",
  ]
}
