import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// The members of a page or of a section, each by its key.
extension DescriptionBuilder {
  mutating func add(_ member: TreeMember, isOfPage: Bool = false) {
    guard enter(member.value) else { return }
    defer { leave() }
    if member.value.isScalar {
      addScalar(member, isOfPage: isOfPage)
    } else {
      addNested(member)
    }
  }

  // MARK: Scalars

  private mutating func addScalar(_ member: TreeMember, isOfPage: Bool) {
    let word = DescriptionWord(member.name)
    guard let value = tree.scalar(member.value) else {
      if let view = word.view, view == .divider || view == .field || view == .calendar {
        return addLeaf(view, named: tree.phrase(of: member), member)
      }
      return leaveOut(member, "it has no value")
    }
    if word.means(.purpose) || isOfPage && word.text == "description" {
      return leaveOut(member, "a note to whoever makes the page, which does not show it")
    }
    switch word.first(
      of: .layout, .actions, .nav, .empty, .title, .name, .page, .text, .inputs, .typing, .container
    )
    {
    case .layout?: addLayout(member)
    case .actions?, .rowActions?: addButtons(of: member)
    case .nav?: addNavigation(member)
    case .empty?: leaveOut(member, "shown only in another state of the page")
    case .page? where DescriptionWord(value.text).isKindOfPage:
      leaveOut(member, "the kind of page, which its parts show")
    case .title? where isOfPage && word.text == "header" && page.title != nil:
      addParagraph(value, member)
    case .page? where isOfPage && page.title != nil:
      leaveOut(member, "another name of the page")
    case .title?, .name?, .page?: addHeading(value, member)
    case .text?: addParagraph(value, member)
    case .inputs?: for name in value.parts { addInput(shorthand: name) }
    case .typing? where word.view == nil:
      leaveOut(member, "the kind of a part, which its members show")
    case .container?: addParagraph(value, member)
    default:
      // "consent: checkbox" is an input with its kind.
      let kind = member.value.text.flatMap { DescriptionWord($0).ownView }
      let isPlain = member.value.text?.first?.isLowercase ?? false
      if let kind, isPlain, word.view == nil,
        [.toggle, .slider, .multiline, .picker].contains(kind)
      {
        return addInputs(TreeValue(.object([member]), at: member.value.range))
      }
      // "date: 4 May" and "email: …" are facts, though fields have these types.
      if let view = word.ownView, view.isLeaf, !value.text.isEmpty {
        addLeaf(view, named: value, member)
      } else if let first = word.first(of: .look, .program), !value.text.contains(" ") {
        leaveOut(member, first.reason)
      } else {
        addFact(member)
      }
    }
  }

  private mutating func addLayout(_ member: TreeMember) {
    guard let text = member.value.text, DescriptionWord(text).layout != nil else {
      return leaveOut(member, "an arrangement of the parts, which the screen decides itself")
    }
  }

  private mutating func addHeading(_ words: Phrase, _ member: TreeMember) {
    if page.title == nil {
      page.title = words
    } else if section == nil {
      // What follows belongs to the heading.
      section = require(
        .section(nil), Details(label: words), tree.place(of: member), at: .some(nil))
    } else {
      require(.component(.heading), Details(label: words, value: words), tree.place(of: member))
    }
  }

  mutating func addParagraph(_ words: Phrase, _ member: TreeMember) {
    require(.component(.paragraph), Details(value: words), tree.place(of: member))
  }

  /// Adds a member as a fact: its key and its value.
  mutating func addFact(_ member: TreeMember) {
    guard let value = tree.scalar(member.value) else { return leaveOut(member, "it has no value") }
    let name = Property(tree.phrase(of: member))
    var details = Details(label: name.labelWithUnit, value: value)
    details.isVerbatim = true
    require(.component(.keyValue), details, tree.place(of: member))
  }

  // MARK: Nested values

  private mutating func addNested(_ member: TreeMember) {
    let word = DescriptionWord(member.name)
    let value = member.value
    if word.means(.page), let inner = value.members { return addPage(inner, value) }
    if word.means(.purpose) {
      return leaveOut(member, "a note to whoever makes the page, which does not show it")
    }
    if word.means(.side) {
      page.layout = page.layout ?? .columns
      return within(nil, nil, tree.place(of: member)) { $0.addSide(value) }
    }
    // "header", "body" and "items" hold parts or texts.
    if word.means(.container), value.holdsParts {
      // A heading within a part ends with it.
      return apart { $0.addAll(value) }
    }
    switch word.part {
    case .key(.nav)? where value.members != nil && value.holdsParts:
      // A sidebar with parts of its own.
      page.layout = page.layout ?? (word.text.hasPrefix("side") ? .columns : nil)
      return within(nil, nil, tree.place(of: member)) { $0.addSide(value) }
    case .key(let key)?: return addGroup(key, member)
    case .view(.tabs)?: return addTabs(member, .tabs)
    case .view(.steps)? where value.elements?.contains(where: \.holdsParts) ?? false:
      return addTabs(member, .wizard)
    case .view(let view)? where !word.means(.section):
      let part = Part(key: tree.phrase(of: member), range: tree.place(of: member))
      return add(view, of: value, part)
    default: break
    }
    if word.means(.section) { return addSections(member) }
    if let each = word.views, ![.row, .cell, .head, .item, .option].contains(each) {
      for element in value.elements ?? [value] { add(element, as: .view(each)) }
      return
    }
    if word.means(.text), value.isListOfScalars {
      for case let words? in (value.elements ?? []).map(tree.scalar) {
        addParagraph(words, TreeMember(member.name, at: member.nameRange, value))
      }
      return
    }
    if let first = word.first(of: .look, .program) { return leaveOut(member, first.reason) }
    // "items" says only that there are some.
    if word.text == "items" || word.text == "entries" {
      if let facts = value.members, facts.allSatisfy(\.value.isScalar) {
        for fact in facts { addFact(fact) }
        return
      }
      if value.isListOfScalars {
        let details = Details(label: sectionLabel)
        return addList(.list, of: value, details, tree.place(of: member))
      }
    }
    addOther(member)
  }

  private mutating func addSide(_ value: TreeValue) {
    if let section { sides.append(section) }
    if let inner = value.members {
      // The heading of a side is that of its section.
      var members = DescribedMembers(inner)
      if let title = members.takeScalar(.title, .name), let section {
        page.requirements[section].details.label = tree.scalar(title.value)
      }
      let isOne = members.left.contains { DescriptionWord($0.name).means(.typing) }
      if isOne { return add(TreeValue(.object(members.left), at: value.range)) }
      for member in members.left { add(member) }
    } else {
      addAll(value)
    }
  }

  /// Adds everything within a value.
  mutating func addAll(_ value: TreeValue) {
    guard enter(value) else { return }
    defer { leave() }
    switch value.content {
    case .array(let elements): for element in elements { add(element) }
    case .object(let members):
      if members.contains(where: { $0.isTyping }) { return add(value) }
      for member in members { add(member) }
    case .null, .flag, .number, .text:
      if let words = tree.scalar(value) {
        require(.component(.paragraph), Details(value: words), words.range ?? .at(0))
      }
    }
  }

  private mutating func addSections(_ member: TreeMember) {
    let value = member.value
    if let elements = value.elements {
      for element in elements {
        if let words = element.isScalar ? tree.scalar(element) : nil {
          require(.section(nil), Details(label: words), words.range ?? .at(0), at: .some(nil))
        } else {
          add(element, as: .view(.section))
        }
      }
    } else if let members = value.members {
      // A section for each member, or one section with these members.
      let isOne = members.contains {
        DescriptionWord($0.name).first(of: .title, .name, .typing) != nil && $0.value.isScalar
      }
      if isOne || members.allSatisfy(\.value.isScalar) {
        let named = isOne ? nil : tree.phrase(of: member)
        return addSection(
          DescribedMembers(members), Part(key: named, range: tree.place(of: member)))
      }
      for inner in members {
        inner.value.isScalar || DescriptionWord(inner.name).part != nil
          ? add(inner) : addOther(inner)
      }
    }
  }

  /// Adds a member whose key names no part: by the form of its value.
  mutating func addOther(_ member: TreeMember) {
    let name = Property(tree.phrase(of: member))
    let range = tree.place(of: member)
    let value = member.value
    if let members = value.members {
      let part = Part(key: name.label, range: range)
      if members.contains(where: \.isTyping) || DescribedTable.isOne(members) {
        return add(value, as: nil, called: name.label)
      }
      return addSection(DescribedMembers(members), part)
    }
    guard let elements = value.elements, !elements.isEmpty else {
      return leaveOut(member, "it has no value")
    }
    if elements.contains(where: \.holdsParts) {
      return within(name.label, nil, range) { builder in
        for element in elements { builder.add(element) }
      }
    }
    // Pairs are facts, longer rows a table.
    if elements.allSatisfy(\.isListOfScalars) {
      guard elements.allSatisfy({ $0.elements?.count == 2 }) else {
        return add(
          .view(.table), DescribedMembers([TreeMember("rows", at: member.nameRange, value)]),
          Part(key: name.label, range: range), nil)
      }
      for case let pair? in elements.map(\.elements) {
        require(
          .component(.keyValue),
          Details(label: tree.scalar(pair[0]), value: tree.scalar(pair[1]) ?? Phrase("—")), range)
      }
      return
    }
    if let records = tree.records(of: elements, called: name.name) {
      return addRecords(records, called: name.label, range)
    }
    addList(.list, of: value, Details(label: name.label), range)
  }

  /// Adds a section with its members.
  mutating func addSection(
    _ members: DescribedMembers, _ part: Part, _ layout: Section.Layout? = nil,
    variant: String? = nil
  ) {
    var members = members
    let title = members.takeScalar(.title, .name).flatMap { tree.scalar($0.value) }
    let label = title ?? part.key.map { Property($0).label }
    within(label, layout, variant: variant, part.range) { builder in
      for member in members.left { builder.add(member) }
    }
  }
}

extension DescriptionKey {
  /// Why such a member is not shown.
  var reason: String {
    self == .program
      ? "a name for programs, which readers do not see"
      : "how a part looks, which the style of the page decides"
  }
}

extension TreeMember {
  /// Whether the member says which component its part is.
  var isTyping: Bool {
    guard let text = value.text, DescriptionWord(name).means(.typing) else { return false }
    // "group: Email" has a name, "section: table" a kind.
    if DescriptionWord(name).means(.section), case .view(let view)? = DescriptionWord(text).part,
      ![.table, .list, .chart, .form, .tabs, .steps, .calendar, .map].contains(view)
    {
      return false
    }
    return DescriptionWord(text).part != nil || DescriptionWord.last(of: text)?.part != nil
  }
}

extension ViewMeaning {
  /// Whether a single text says all of the part.
  var isLeaf: Bool {
    switch self {
    case .field, .stat, .multiline, .picker, .toggle, .slider, .button, .link, .title, .heading,
      .paragraph, .quote, .code, .divider, .image, .player, .map, .calendar, .badge, .alert,
      .progress, .rating, .chart:
      true
    case .label, .list, .steps, .checklist, .item, .table, .row, .head, .cell, .fact,
      .section, .card, .dialog, .disclosure, .tabs, .tab, .columns, .container, .form, .option,
      .group, .hidden:
      false
    }
  }
}
