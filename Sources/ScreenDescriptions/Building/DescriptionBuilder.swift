import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// Builds requirements from a tree of values that describes a page part by part.
///
/// Every value becomes part of the page or is left out with a reason.
struct DescriptionBuilder {
  let tree: TreeReader
  var page = DescribedPage()
  /// The section that is being filled; nil at the top level.
  var section: Int?
  /// Whether a section has just ended at the top level.
  private var isAfterSection = false
  private var depth = 0
  /// The sections that stand side by side.
  var sides: [Int] = []

  /// The deepest nesting of parts; deeper ones are left out.
  private static let mostNesting = 24

  /// Returns the page that a tree describes.
  static func page(of root: TreeValue, _ tree: TreeReader) -> DescribedPage {
    var builder = DescriptionBuilder(tree: tree)
    if let members = root.members {
      builder.addPage(members, root)
    } else {
      for element in root.elements ?? [] { builder.add(element) }
    }
    builder.page.stackUnnamed(builder.sides)
    builder.page.liftLooseParts()
    builder.page.requirements.dropEmptySections()
    builder.page.takeTitleOfOnlySection()
    return builder.page
  }

  private init(tree: TreeReader) { self.tree = tree }

  // MARK: Requirements

  @discardableResult
  mutating func require(
    _ subject: Requirement.Subject, _ details: Details, _ range: SourceRange, at parent: Int?? = nil
  ) -> Int {
    let parent = parent ?? home(range)
    page.requirements.append(
      Requirement(subject, parent: parent, range: range, words: "", details: details))
    return page.requirements.count - 1
  }

  /// Returns the section that a part goes into. What follows a section at the top level starts an
  /// unnamed one, so as not to join what precedes it.
  func isHomeless() -> Bool { section == nil && isAfterSection }

  mutating func home(_ range: SourceRange) -> Int? {
    guard isHomeless() else { return section }
    isAfterSection = false
    page.requirements.append(
      Requirement(.section(nil), parent: nil, range: range, words: "", details: Details()))
    section = page.requirements.count - 1
    return section
  }

  /// Adds a section with its parts.
  mutating func within(
    _ label: Phrase?, _ layout: Section.Layout?, variant: String? = nil, _ range: SourceRange,
    _ add: (inout DescriptionBuilder) -> Void
  ) {
    let outer = section.flatMap { page.requirements[$0].details.label == nil ? nil : $0 }
    var details = Details(label: label)
    details.variant = variant
    let place = require(.section(layout), details, range, at: .some(nil))
    section = place
    add(&self)
    // Sections do not nest: one that only holds others is the heading above them.
    if label != nil, variant == nil, place + 1 < page.requirements.count,
      !page.requirements[place...].contains(where: { $0.parent == place })
    {
      page.requirements[place].subject = .component(.heading)
      page.requirements[place].details.value = label
    }
    section = outer
    isAfterSection = outer == nil
  }

  /// Adds parts; a section that they leave open ends with them.
  mutating func apart(_ add: (inout DescriptionBuilder) -> Void) {
    let outer = section
    add(&self)
    if section != outer {
      section = outer
      isAfterSection = outer == nil
    }
  }

  mutating func leaveOut(_ member: TreeMember, _ reason: String) {
    leaveOut(tree.place(of: member), reason)
  }

  mutating func leaveOut(_ range: SourceRange, _ reason: String) {
    page.leftOut.append(LeftOut(range, reason))
  }

  // MARK: The page

  mutating func addPage(_ members: [TreeMember], _ value: TreeValue) {
    guard enter(value) else { return }
    defer { depth -= 1 }
    var members = DescribedMembers(members)
    for member in members.left where member.value.isFilledScalar {
      let kind = member.value.text.map { DescriptionWord($0) }
      let word = DescriptionWord(member.name)
      guard word.means(.page) || word.means(.layout) || word.means(.typing), let kind else {
        continue
      }
      page.layout = page.layout ?? word.keyLayout ?? kind.layout
    }
    if page.title == nil { page.title = title(from: &members) }
    addTyped(members, value)
  }

  /// Takes the title of a page: its own, or else its name.
  private mutating func title(from members: inout DescribedMembers) -> Phrase? {
    let isKind = { (value: TreeValue) in
      guard let text = value.text else { return true }
      return text.isEmpty || DescriptionWord(text).isKindOfPage
    }
    let title = members.take(where: { member in
      let word = DescriptionWord(member.name)
      return word.means(.title) && word.text != "header" && member.value.text != nil
        && member.value.isFilledScalar
    })
    let named =
      members.take(where: { member in
        let word = DescriptionWord(member.name)
        return word.means(.page) && !["app", "ui"].contains(word.text) && !isKind(member.value)
      }) ?? members.take(.page, where: { !isKind($0) }) ?? members.takeScalar(.name)
      ?? (title == nil ? members.take(.title, where: { $0.text != nil }) : nil)
    guard let found = title ?? named else {
      // "component: settings_panel"
      let other = members.take(
        .typing,
        where: { value in
          value.text.map { DescriptionWord($0).part == nil && !isKind(value) } ?? false
        })
      return other.flatMap { tree.scalar($0.value) }.map(Self.titled)
    }
    if title != nil, let named {
      leaveOut(named, "another name of the page")
    }
    return tree.scalar(found.value).map(Self.titled)
  }

  /// A title in words: "settings_panel" is Settings panel.
  private static func titled(_ value: Phrase) -> Phrase {
    let isCode =
      value.text.contains("_") || value.text.contains("-") && !value.text.contains(" ")
      || !value.text.contains(" ") && value.text.dropFirst().contains(where: \.isUppercase)
        && value.text.contains(where: \.isLowercase)
    return isCode ? Phrase(IdentifierWords(value.text).label, from: value.origin) : value
  }

  /// Adds the members of a page, which may say that all of it is one part.
  private mutating func addTyped(_ members: DescribedMembers, _ value: TreeValue) {
    var members = members
    let typed = members.take(
      .typing,
      where: {
        $0.text.map { DescriptionWord($0).part != nil } ?? false
      })
    let isTable = DescribedTable.isOne(members.left)
    if typed == nil, !isTable {
      for member in members.left { add(member, isOfPage: true) }
      return
    }
    let kind = typed?.value.text.flatMap { DescriptionWord($0).part } ?? .view(.table)
    add(kind, members, Part(key: nil, range: tree.place(value.range)), typed?.value.text)
  }

  /// Returns whether a value is not too deep, and counts its level.
  mutating func enter(_ value: TreeValue) -> Bool {
    guard depth < Self.mostNesting else {
      leaveOut(tree.place(value.range), "it is nested too deeply")
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}

/// What a part of a page is.
enum DescribedKind: Hashable {
  case view(ViewMeaning)
  case key(DescriptionKey)
}

/// A part of a page: the key that it stands under, and its bytes.
struct Part {
  var key: Phrase?
  var range: SourceRange
}

extension DescriptionWord {
  /// Whether the word says what kind of page it is, as "dashboard" or "wizard" does.
  var isKindOfPage: Bool { means(.kindOfPage) || layout != nil }

  /// The layout of a page that the key names: "wizard: Join".
  fileprivate var keyLayout: Screen.Layout? { text == "wizard" ? .wizard : nil }

  /// The layout that the word names; nil if it names none.
  var layout: Screen.Layout? {
    means(.columned) ? .columns : means(.tabbed) ? .tabs : means(.wizard) ? .wizard : nil
  }

  /// The part of a page that the word names; nil if it names none.
  var part: DescribedKind? {
    if let key = first(of: .stats, .cards, .facts, .nav, .rowActions, .inputs, .actions) {
      return .key(key)
    }
    if text == "wizard" || text == "stepper" { return .key(.wizard) }
    return view.map { .view($0) }
  }
}

extension DescribedPage {
  /// Stands parts below each other that have no names to stand side by side under.
  fileprivate mutating func stackUnnamed(_ sides: [Int]) {
    guard layout == .columns else { return }
    let named = requirements.count { $0.isNamedSection }
    let hasUnnamed = sides.contains { !requirements[$0].isNamedSection }
    if hasUnnamed || named > 3 || named < 2 || !sides.isEmpty && named > sides.count {
      layout = nil
    }
  }

  /// Puts what stands beside tabs or steps above them, as it belongs to all of them, and leaves out
  /// the ways on and back that steps have by themselves.
  fileprivate mutating func liftLooseParts() {
    guard layout == .tabs || layout == .wizard else { return }
    let isLoose = requirements.map { requirement in
      if case .section = requirement.subject {
        return requirement.parent == nil && requirement.details.label == nil
      }
      return false
    }
    var lifted: [Requirement] = []
    for (place, requirement) in requirements.enumerated() {
      guard let parent = requirement.parent, isLoose[parent] else { continue }
      if layout == .wizard, requirement.subject == .component(.button),
        requirement.details.label.map({ DescriptionWord($0.text).means(.going) }) ?? false
      {
        leftOut.append(LeftOut(requirement.range, "steps have their own navigation"))
      } else if layout == .wizard, let last = requirements.lastIndex(where: { $0.isNamedSection }) {
        requirements[place].parent = last
        continue
      } else {
        lifted.append(requirement)
      }
      requirements[place].parent = -1
    }
    let first = requirements.firstIndex(where: \.isNamedSection) ?? 0
    // Indices shift by the parts put before the first section, and by those taken away.
    var places: [Int: Int] = [:]
    var kept: [Requirement] = []
    for (place, requirement) in requirements.enumerated() {
      if place == first {
        for part in lifted {
          var part = part
          part.parent = nil
          kept.append(part)
        }
      }
      guard requirement.parent != -1 else { continue }
      places[place] = kept.count
      kept.append(requirement)
    }
    for place in kept.indices {
      if let parent = kept[place].parent { kept[place].parent = places[parent] ?? nil }
    }
    requirements = kept
  }

  /// Gives a page without a title that of the only section or part at its top.
  fileprivate mutating func takeTitleOfOnlySection() {
    guard title == nil, let first = requirements.indices.first,
      let label = requirements[first].details.label
    else { return }
    switch requirements[first].subject {
    case .section:
      title = label
      requirements[first].details.label = nil
    case .component(.heading):
      title = label
      if requirements.count > 1 {
        requirements.removeFirst()
        for place in requirements.indices {
          requirements[place].parent = requirements[place].parent.map { $0 - 1 }
        }
      }
    default: if requirements.count == 1 { title = label }
    }
  }
}

extension Requirement {
  /// Whether it is a section with a name of its own.
  fileprivate var isNamedSection: Bool {
    if case .section = subject { details.label != nil } else { false }
  }
}
