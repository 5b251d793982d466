import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// The parts of a page, each an object, a list or a text.
extension DescriptionBuilder {
  /// Adds an element of a list of parts.
  mutating func add(
    _ value: TreeValue, as inherited: DescribedKind? = nil, called key: Phrase? = nil
  ) {
    guard enter(value) else { return }
    defer { leave() }
    let part = Part(key: key, range: tree.place(value.range))
    switch value.content {
    case .array(let elements): for element in elements { add(element, as: inherited, called: key) }
    case .object(let members): add(members, as: inherited, part, value)
    case .null, .flag, .number, .text:
      guard let words = tree.scalar(value) else { return leaveOut(part.range, "it has no value") }
      addText(words, as: inherited, part)
    }
  }

  private mutating func addText(_ words: Phrase, as inherited: DescribedKind?, _ part: Part) {
    let member = TreeMember("", at: nil, TreeValue(.text(words.text), at: unplaced(part.range)))
    switch inherited {
    case .view(let view)?:
      switch view {
      case .stat, .fact:
        let (label, value) = words.splitAtColon ?? (words, nil)
        var details = Details(label: label, value: value)
        if value == nil { (details.label, details.value) = words.splitBeforeFigure(orCode: true) }
        require(.component(view == .stat ? .stat : .keyValue), details, part.range)
      case .section, .card, .tab:
        require(
          .section(view == .card ? .card : nil), Details(label: words), part.range, at: .some(nil))
      default:
        view.isLeaf
          ? addLeaf(view, named: words, member) : addParagraph(words, member)
      }
    case .key(.inputs)?: addInput(shorthand: words)
    case .key(.actions)?: addButton(shorthand: words)
    case .key, nil:
      // "Save (button)", "Search (input)"
      if case (let label, let kind?)? = words.splitBracket,
        let view = DescriptionWord(kind.text).view
      {
        view.isInput ? addInput(shorthand: words) : addLeaf(view, named: label, member)
      } else {
        addParagraph(words, member)
      }
    }
  }

  /// The range in the bytes of the tree.
  func unplaced(_ range: SourceRange) -> SourceRange {
    SourceRange(range.lowerBound - tree.offset, range.upperBound - tree.offset)
  }

  private mutating func add(
    _ all: [TreeMember], as inherited: DescribedKind?, _ part: Part, _ value: TreeValue
  ) {
    var members = DescribedMembers(all)
    var part = part
    let isOpen = [nil, .view(.section), .view(.card), .view(.tab)].contains(inherited)
    guard isOpen else {
      if case .key(.inputs)? = inherited { return addInput(value) }
      return add(inherited ?? .view(.section), members, part, nil)
    }
    if let typed = members.take(where: \.isTyping), let text = typed.value.text,
      let kind = typed.kind(beside: members)
    {
      // "block: notes, type: textarea": the other word is its name.
      if let other = members.take(.typing, where: { $0.text != nil }) {
        part.key = part.key ?? tree.phrase(ofText: other)
      }
      return add(kind, members, part, text)
    }
    if let first = all.first, let view = first.leadingView, let label = tree.scalar(first.value) {
      members = DescribedMembers(Array(all.dropFirst()))
      part.key = label
      return add(.view(view), members, part, first.name)
    }
    if DescribedTable.isOne(all) { return add(.view(.table), members, part, nil) }
    if inherited == .view(.card), members.isFigure { return addFigure(.stat, members, part) }
    if inherited == nil, all.count == 1, part.key == nil, let only = all.first {
      return add(only)
    }
    let isNamed = members.left.contains { DescriptionWord($0.name).first(of: .title, .name) != nil }
    if inherited == nil {
      var plain = members
      let kind = plain.take(.typing, where: { $0.text != nil })
      if isNamed || plain.left.allSatisfy({ DescriptionWord($0.name).means(.text) }),
        addPlain(plain, part)
      {
        if let kind { leaveOut(kind, "the kind of a part, which its members show") }
        return
      }
    }
    // "section: Email", with parts beside it
    if let named = members.take(.typing, where: { $0.text != nil }) {
      if isNamed || ["type", "kind", "widget", "component"].contains(named.name.lowercased()) {
        leaveOut(named, "the kind of a part, which its members show")
      } else {
        part.key = tree.phrase(ofText: named)
      }
    }
    addSection(members, part, inherited == .view(.card) ? .card : nil, variant: inherited.variant)
  }

  /// Adds an object without a type whose few members say what it is: a fact, a choice or a link.
  private mutating func addPlain(_ all: DescribedMembers, _ part: Part) -> Bool {
    var members = all
    guard let label = members.takeScalar(.title, .name) else {
      guard members.left.count == 1, let only = members.left.first, only.value.isScalar,
        DescriptionWord(only.name).means(.text), let words = tree.scalar(only.value)
      else { return false }
      addParagraph(words, only)
      return true
    }
    let names = members.left.map { DescriptionWord($0.name) }
    if names.contains(where: { ["options", "choices", "enum", "placeholder"].contains($0.text) }) {
      addInput(TreeValue(.object(all.left), at: unplaced(part.range)))
      return true
    }
    if names.contains(where: { ["href", "to", "url", "link", "destination"].contains($0.text) }) {
      addAction(.link, all, part)
      return true
    }
    guard names.count == 1, names[0].means(.value), let value = tree.scalar(members.left[0].value)
    else { return false }
    require(
      .component(.keyValue), Details(label: tree.scalar(label.value), value: value), part.range)
    return true
  }

  // MARK: By the kind of part

  mutating func add(
    _ kind: DescribedKind, _ members: DescribedMembers, _ part: Part, _ typeName: String?
  ) {
    switch kind {
    case .key(let key): addGroup(key, members, part)
    case .view(let view): add(view, members, part, typeName)
    }
  }

  /// Adds the value of a key that names a component: one of them, several, or its content.
  mutating func add(_ view: ViewMeaning, of value: TreeValue, _ part: Part) {
    if let members = value.members {
      return add(.view(view), DescribedMembers(members), part, part.key?.text)
    }
    switch view {
    case .list, .steps, .checklist, .table:
      let member = TreeMember("items", at: nil, value)
      add(.view(view), DescribedMembers([member]), part, part.key?.text)
    case .container, .group, .columns, .form: addAll(value)
    default: for element in value.elements ?? [value] { add(element, as: .view(view)) }
    }
  }

  private mutating func add(
    _ view: ViewMeaning, _ all: DescribedMembers, _ part: Part, _ typeName: String?
  ) {
    var members = all
    switch view {
    case .field, .multiline, .picker, .toggle, .slider: addInput(view, all, part, typeName)
    case .button, .link: addAction(view, all, part)
    case .title, .heading, .paragraph, .label:
      let isField = members.left.contains { ["label", "name"].contains($0.name.lowercased()) }
      guard let text = members.takeScalar(.text, .value, isField ? .value : .title) else {
        return addInput(.field, all, part, "text")
      }
      if let words = tree.scalar(text.value) {
        view == .paragraph
          ? addParagraph(words, text)
          : addText(words, as: .view(.section), part)
      }
      if view != .paragraph { section = page.requirements.indices.last }
      finish(members)
    case .stat, .fact: addFigure(view, all, part)
    case .progress where all.isMeasure: addFigure(.stat, all, part)
    case .chart: addChart(all, part, typeName)
    case .quote, .code, .divider, .image, .player, .map, .calendar, .badge, .progress, .rating,
      .alert:
      addPlainPart(view, all, part, typeName)
    case .list, .steps, .checklist: addCollection(view, all, part, typeName)
    case .table: addTable(all, part)
    case .tabs: addTabs(all, part, .tabs)
    case .card where all.isFigure: addFigure(.stat, all, part)
    case .card: addSection(all, part, .card)
    case .dialog: addSection(all, part, .dialog)
    case .disclosure: addSection(all, part, .disclosure)
    case .tab: addSection(all, part, variant: "tab")
    case .columns:
      page.layout = page.layout ?? .columns
      for member in all.left { add(member) }
    case .section, .form: addSection(all, part)
    case .container, .group, .item, .row, .head, .cell, .option, .hidden:
      if addNamedText(all, part) { return }
      let isNamed = all.left.contains { DescriptionWord($0.name).first(of: .title, .name) != nil }
      if isNamed || section == nil && page.layout == .columns { return addSection(all, part) }
      for member in all.left { add(member) }
    }
  }

  /// Adds a name with nothing but a short text as a fact: "Next departure: 14:20 / Terminal 3".
  private mutating func addNamedText(_ all: DescribedMembers, _ part: Part) -> Bool {
    var members = all
    guard let title = members.takeScalar(.title, .name), let text = members.takeScalar(.text),
      members.left.isEmpty, let value = tree.scalar(text.value), value.text.utf8.count <= 48
    else { return false }
    require(
      .component(.keyValue), Details(label: tree.scalar(title.value), value: value), part.range)
    return true
  }

  /// Accounts for what is left of a part: figures beside it, and what it cannot show.
  mutating func finish(_ members: DescribedMembers, showsFacts: Bool = false) {
    for member in members.left {
      let word = DescriptionWord(member.name)
      if let first = word.first(of: .look, .program) {
        leaveOut(member, first.reason)
      } else if word.means(.purpose) {
        leaveOut(member, "a note to whoever makes the page, which does not show it")
      } else if showsFacts || !member.value.isScalar {
        add(member)
      } else {
        leaveOut(member, "a detail that this part of a screen does not show")
      }
    }
  }
}

extension DescribedKind? {
  fileprivate var variant: String? { self == .view(.tab) ? "tab" : nil }
}

extension TreeMember {
  /// The kind of part that a member names, beside the members that it has.
  fileprivate func kind(beside members: DescribedMembers) -> DescribedKind? {
    guard let text = value.text else { return nil }
    let word = DescriptionWord(text)
    // "stepper" is also a word for a number to step up and down.
    if word.text == "stepper", members.left.allSatisfy(\.value.isScalar) { return .view(.slider) }
    // "type: line" with points is a chart.
    if word.chartKind != nil, members.left.contains(where: { !$0.value.isScalar }) {
      return .view(.chart)
    }
    return word.part ?? DescriptionWord.last(of: text)?.part
  }

  /// The component that a member names by its key, with its label as the value: "toggle: Weekly
  /// digest".
  var leadingView: ViewMeaning? {
    let word = DescriptionWord(name)
    guard value.text != nil, value.isFilledScalar,
      word.first(of: .title, .name, .page, .when, .typing) == nil,
      let view = word.view, view.isLeaf
    else { return nil }
    switch view {
    case .field: return ["input", "field", "textfield", "search"].contains(word.text) ? view : nil
    case .multiline, .picker, .toggle, .slider, .button, .link, .badge, .alert, .player, .chart,
      .progress, .image, .calendar, .map, .stat:
      return view
    default: return nil
    }
  }
}

extension ViewMeaning {
  /// Whether the view takes something in.
  var isInput: Bool { [.field, .multiline, .picker, .toggle, .slider].contains(self) }
}

extension TreeReader {
  /// A text member's value as a name, in words.
  func phrase(ofText member: TreeMember) -> Phrase? {
    scalar(member.value).map { value in
      value.text.contains(" ")
        ? value : Phrase(IdentifierWords(value.text).label, from: value.origin)
    }
  }
}
