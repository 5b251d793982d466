internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Builds requirements from a tree of views, each within the section of the heading above it.
struct ViewRequirementBuilder {
  private(set) var title: Phrase?
  private(set) var requirements: [Requirement] = []
  private(set) var layout: Screen.Layout?
  private(set) var leftOut: [LeftOut] = []
  private(set) var unread: [SourceRange] = []

  /// The section that is being filled; nil at the top level.
  private var section: Int?
  /// Whether a section has just ended at the top level.
  private var isAfterSection = false
  /// The unnamed section that holds what follows another section.
  private var openEnd: Int?
  /// The label before the next input, if there is one.
  private var pendingLabel: Phrase?
  /// The inputs that share a name, as radio buttons do, by the index of their requirement.
  private var groups: [String: Int] = [:]

  mutating func add(_ views: [ViewNode]) {
    addAll(views)
    requirements.dropEmptySections()
    // A section that makes up the whole screen gives it its title.
    let tops = requirements.indices.filter { requirements[$0].parent == nil }
    if title == nil, tops.count == 1, case .section = requirements[tops[0]].subject {
      title = requirements[tops[0]].details.label
    }
  }

  /// Adds sibling views; a text beside an unnamed input becomes its label.
  private mutating func addAll(_ views: [ViewNode]) {
    var skipped: Int?
    for (place, view) in views.enumerated() where place != skipped {
      if view.isNamelessInput, pendingLabel == nil {
        let isBox = view.isBox
        if isBox, place + 1 < views.count, views[place + 1].isText,
          let words = views[place + 1].words
        {
          pendingLabel = words
          skipped = place + 1
        } else if !isBox, place > 0, views[place - 1].isText, let last = requirements.last,
          last.subject == .component(.paragraph), let words = last.details.value
        {
          requirements.removeLast()
          pendingLabel = words
        }
      }
      add(view)
    }
  }

  private mutating func add(_ view: ViewNode) {
    if title == nil, let named = view[".navigationtitle", ".navigationbartitle"] { title = named }
    if let tab = view[".tabitem"] { return self.tab(view, called: tab) }
    switch view.meaning {
    case .hidden?: leftOut.append(LeftOut(view.range, "it is never shown"))
    case .title?, .heading?: heading(view)
    case .label?: label(view)
    case .field?, .multiline?, .toggle?, .slider?, .picker?: input(view)
    case .button?, .link?: action(view)
    case .section?, .card?, .dialog?, .disclosure?, .tabs?, .tab?, .columns?, .form?: within(view)
    case .list?, .steps?, .checklist?, .table?: collection(view)
    case .container?, .group?, .item?, .row?, .head?, .cell?, .option?: container(view)
    case .paragraph?: paragraph(view)
    case let meaning?: plain(view, meaning)
    case nil:
      if let text = view.text, view.tag == "#text" {
        words(text)
      } else {
        addAll(view.children)
      }
    }
  }

  @discardableResult
  private mutating func require(
    _ subject: Requirement.Subject, _ details: Details, _ range: SourceRange, at parent: Int?? = nil
  ) -> Int {
    requirements.append(
      Requirement(subject, parent: parent ?? home(range), range: range, words: "", details: details)
    )
    return requirements.count - 1
  }

  /// Returns the section that a part goes into. What follows a section at the top level starts an
  /// unnamed section, so as not to join what precedes it.
  private mutating func home(_ range: SourceRange) -> Int? {
    if section == nil, isAfterSection {
      isAfterSection = false
      section = require(.section(nil), Details(), range, at: .some(nil))
      openEnd = section
    }
    return section
  }

  // MARK: Texts

  private mutating func heading(_ view: ViewNode) {
    guard let words = view["title", "text", "label"] ?? view.words else {
      addAll(view.children)
      return
    }
    if title == nil, view.meaning == .title || requirements.isEmpty {
      title = words
    } else {
      section = require(.section(nil), Details(label: words), view.range, at: .some(nil))
    }
  }

  private mutating func paragraph(_ view: ViewNode) {
    // Large text is a heading, whatever its tag.
    let path = view[".font", "variant", "style"]?.text.lowercased()
    if let look = path?.split(separator: ".").last,
      look.hasPrefix("large") || look.hasPrefix("display") || look.hasPrefix("title")
        || look.hasPrefix("headline")
        || look.hasPrefix("h") && look.utf8.count == 2
    {
      return heading(view)
    }
    let inner = view.children.filter { $0.meaning != nil && $0.meaning != .paragraph }
    guard inner.isEmpty, let words = view["text"] ?? view.words else {
      addAll(view.children)
      return
    }
    self.words(words)
  }

  private mutating func words(_ text: Phrase) {
    guard text.text.utf8.contains(where: { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 })
    else { return }
    require(.component(.paragraph), Details(value: text), text.range ?? .at(0))
  }

  private mutating func label(_ view: ViewNode) {
    let inputs = view.descendants(.field, .multiline, .picker, .toggle, .slider)
    guard let first = inputs.first else {
      pendingLabel = view.words
      return
    }
    let own = view.labelWords
    // The text after a checkbox is also its label.
    pendingLabel = own ?? pendingLabel
    input(first)
    for more in inputs.dropFirst() { input(more) }
  }

  private mutating func plain(_ view: ViewNode, _ meaning: ViewMeaning) {
    let kinds: [ViewMeaning: ComponentKind] = [
      .quote: .quote, .code: .code, .divider: .divider, .image: .image, .player: .player,
      .chart: .chart,
      .map: .map, .calendar: .calendar, .stat: .stat, .badge: .badge, .progress: .progress,
      .rating: .rating,
      .alert: .alert, .fact: .keyValue,
    ]
    guard let kind = kinds[meaning] else { return }
    var details = Details()
    details.label = view["alt", "title", "label", "name", "description"] ?? view.text ?? view.words
    details.value = view["value"]
    if kind == .stat || kind == .keyValue, details.value == nil, let label = details.label {
      (details.label, details.value) = label.splitBeforeFigure()
    }
    if kind == .divider { details.label = nil }
    if kind == .quote || kind == .code {
      (details.value, details.label) = (details.label, nil)
    }
    require(.component(kind), details, view.range)
    for more in view.attributes where more.name == "and" {
      require(.component(kind), Details(label: more.value), more.value.range ?? view.range)
    }
  }

  // MARK: Actions

  private mutating func action(_ view: ViewNode) {
    let kind: ComponentKind = view.meaning == .link ? .link : .button
    let label = view["label", "title", "text", "value", "aria-label"] ?? view.text ?? view.words
    guard let label, label.text != "true" else { return }
    var details = Details(label: label)
    if kind == .link { details.value = view["href", "destination", "to"] }
    if view["role", ".role"]?.text.contains("destructive") ?? false {
      details.variant = "destructive"
    }
    require(.component(kind), details, view.range)
    for more in view.attributes where more.name == "and" {
      require(.component(kind), Details(label: more.value), more.value.range ?? view.range)
    }
  }

  // MARK: Inputs

  private mutating func input(_ view: ViewNode) {
    let type = view["type"]?.text.lowercased() ?? ""
    switch type {
    case "hidden":
      leftOut.append(LeftOut(view.range, "a hidden input, which a program fills in"))
      return
    case "submit", "button", "reset", "image":
      require(
        .component(.button),
        Details(label: view["value"] ?? Phrase(type == "reset" ? "Reset" : "Submit")), view.range)
      return
    default: break
    }
    let input = ViewInput(view, called: pendingLabel)
    pendingLabel = nil
    guard !input.property.label.text.isEmpty else {
      unread.append(view.range)
      return
    }
    guard let shared = input.group else {
      requirements.append(Requirement(input: input.property, parent: home(view.range)))
      for more in view.attributes where more.name == "and" {
        requirements.append(Requirement(input: Property(more.value), parent: home(view.range)))
      }
      return
    }
    let option = Details.Item(input.property.label, isSelected: view["checked"] != nil)
    if let place = groups[shared] {
      requirements[place].details.items.append(option)
      if requirements[place].subject == .component(.toggle) {
        // Checkboxes that share a name are one multiple choice.
        let first = Details.Item(
          requirements[place].details.label ?? option.label,
          isSelected: requirements[place].details.value != nil)
        requirements[place].subject = .component(.picker)
        requirements[place].details = Details(
          label: Phrase(IdentifierWords(shared).label), items: [first, option])
        requirements[place].details.variant = "multiple"
      }
      return
    }
    groups[shared] = requirements.count
    guard type == "radio" else {
      requirements.append(Requirement(input: input.property, parent: home(view.range)))
      return
    }
    var details = Details(
      label: Phrase(IdentifierWords(shared).label, at: view["name"]?.range), items: [option])
    details.variant = "radio"
    require(.component(.picker), details, view.range)
  }

  // MARK: Collections

  private mutating func collection(_ view: ViewNode) {
    // A list of inputs or buttons only lays them out.
    let parts = view.descendants(
      .field, .picker, .toggle, .slider, .multiline, .button, .stat, .card, .section)
    let members = view.descendants(.paragraph, .fact).compactMap { $0["member"] }
    if view.meaning != .table, !parts.isEmpty, members.isEmpty { return container(view) }
    var details = Details(label: view["title", "label", "caption", "header"])
    if view.meaning == .table {
      let heads = view.descendants(.head).compactMap(\.words)
      let rows = view.descendants(.row).map {
        $0.descendants(.cell).map { $0.words ?? Phrase("—") }
      }.filter { !$0.isEmpty }
      let columns = heads.isEmpty && view.text != nil ? [] : heads
      details.label = details.label ?? view.text
      if rows.isEmpty {
        details.columns = columns
      } else {
        details.nameColumn = columns.first
        details.columns = Array(columns.dropFirst())
        details.items = rows.map { Details.Item($0[0], values: Array($0.dropFirst())) }
      }
      require(.component(.table), details, view.range)
      return
    }
    let items = view.descendants(.item).compactMap(\.words)
    let own = items.isEmpty ? view.descendants(.paragraph).compactMap(\.words) : items
    details.items = own.map { Details.Item($0) }
    details.label = details.label ?? view.text
    if own.isEmpty {
      details.columns = members.map { Property($0).label }
      details.label = details.label ?? view[".navigationtitle"]
    }
    if !own.isEmpty, view.tag == "ol" { details.variant = "numbered" }
    let kind: ComponentKind =
      view.meaning == .checklist
      ? .checklist : view.meaning == .steps && view.tag != "ol" ? .steps : .list
    require(.component(kind), details, view.range)
    for button in view.descendants(.button, .link) where !members.isEmpty { action(button) }
  }

  // MARK: Containers

  private mutating func container(_ view: ViewNode) {
    if let text = view.text, view.tag != "#text" { words(text) }
    addAll(view.children)
  }

  /// Adds a part with a layout and its contents.
  private mutating func within(_ view: ViewNode) {
    var label = view["title", "label", "header", "legend", "summary"] ?? view.text
    var children = view.children[...]
    if label == nil, let first = children.first,
      [.label, .heading, .title].contains(first.meaning),
      view.meaning != .form || title != nil, first.descendants(.field, .picker, .toggle).isEmpty
    {
      label = first.words
      children = children.dropFirst()
    }
    if let label, addChoice(of: children, called: label, view) { return }
    // Forms, tabs and columns are containers that may have a name.
    if view.meaning == .form || view.meaning == .tabs || view.meaning == .columns {
      if view.meaning == .tabs { layout = layout ?? .tabs }
      if view.meaning == .columns { layout = layout ?? .columns }
      if let label, title == nil {
        title = label
      } else if let label {
        section = require(.section(nil), Details(label: label), view.range, at: .some(nil))
      }
      addAll(Array(children))
      return
    }
    if openEnd == section { section = nil }
    let outer = section
    let kind: Section.Layout? =
      switch view.meaning {
      case .card?: .card
      case .dialog?: .dialog
      case .disclosure?: .disclosure
      default: nil
      }
    var details = Details(label: label ?? view[".tabitem"])
    if view.meaning == .tab { details.variant = "tab" }
    section = require(.section(kind), details, view.range, at: .some(nil))
    addAll(Array(children))
    section = outer
    isAfterSection = outer == nil
  }

  /// Adds one page of a tab view.
  private mutating func tab(_ view: ViewNode, called label: Phrase) {
    layout = .tabs
    var details = Details(label: label)
    details.variant = "tab"
    section = require(.section(nil), details, view.range, at: .some(nil))
    var inner = view
    inner.attributes.removeAll { $0.name == ".tabitem" }
    add(inner)
    section = nil
  }

  /// Adds a group of nothing but radio buttons as a choice with the group's name; returns false for
  /// any other group.
  private mutating func addChoice(
    of children: ArraySlice<ViewNode>, called label: Phrase, _ view: ViewNode
  ) -> Bool {
    let inputs = children.flatMap { [$0] + $0.descendants(.field) }.filter { $0.meaning == .field }
    let others = children.flatMap { $0.descendants(.picker, .toggle, .multiline, .button, .slider) }
    let names = Set(inputs.compactMap { $0["name"]?.text })
    guard inputs.count > 1, others.isEmpty, names.count == 1, let name = names.first,
      inputs.allSatisfy({ $0["type"]?.text == "radio" })
    else { return false }
    addAll(Array(children))
    if let place = groups[name] { requirements[place].details.label = label }
    return true
  }
}
