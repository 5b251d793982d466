import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText
import ScreenSpecifications

/// Groups of figures, cards, facts, inputs and actions, and single figures.
extension DescriptionBuilder {
  mutating func addGroup(_ key: DescriptionKey, _ member: TreeMember) {
    let name = tree.phrase(of: member)
    let part = Part(key: name, range: tree.place(of: member))
    switch key {
    case .actions: addButtons(of: member)
    case .rowActions: addRowActions(member)
    case .nav: addNavigation(member)
    case .inputs where member.value.elements != nil: addInputs(member.value)
    default:
      let items = TreeMember("items", at: member.nameRange, member.value)
      addGroup(key, DescribedMembers(member.value.members ?? [items]), part)
    }
  }

  /// Adds buttons to each thing of the last collection.
  private mutating func addRowActions(_ member: TreeMember) {
    let things = page.requirements.lastIndex { $0.hasThings && $0.parent == section }
    guard let things else { return addButtons(of: member) }
    let first = page.requirements.count
    addButtons(of: member)
    for place in first..<page.requirements.count {
      page.requirements[place].parent = things
      page.requirements[place].details.isOfEach = true
    }
  }

  mutating func addGroup(_ key: DescriptionKey, _ all: DescribedMembers, _ part: Part) {
    var members = all
    switch key {
    case .stats where all.isOneFigure: return addFigure(.stat, all, part)
    case .actions where all.left.allSatisfy(\.value.isScalar):
      return addAction(.button, all, part)
    case .inputs where all.isMapOfInputs:
      return addInputs(TreeValue(.object(all.left), at: unplaced(part.range)))
    default: break
    }
    let title = members.takeScalar(.title, .name).flatMap { tree.scalar($0.value) }
    // The whole page is the form whose title is that of the page.
    let label = title ?? (part.isOther ? part.key.map { Property($0).label } : nil)
    if key == .nav {
      // What leads elsewhere stands side by side.
      return within(nil, .row, part.range) { builder in
        if let label {
          builder.require(.component(.heading), Details(label: label, value: label), part.range)
        }
        builder.addContents(of: key, members, part)
      }
    }
    guard let label else { return addContents(of: key, members, part) }
    within(label, nil, part.range) { $0.addContents(of: key, members, part) }
  }

  private mutating func addContents(
    of key: DescriptionKey, _ all: DescribedMembers, _ part: Part
  ) {
    var members = all
    switch key {
    case .inputs:
      let buttons = members.takeAll(.actions)
      let first = page.requirements.count
      defer {
        // The buttons of a form stand at its end.
        let last = page.requirements.indices.dropFirst(first).last {
          if case .section = page.requirements[$0].subject { true } else { false }
        }
        section = last ?? section
        for button in buttons { add(button) }
      }
      for member in members.left {
        let word = DescriptionWord(member.name)
        let isList = word.first(of: .inputs, .items, .container) != nil
        isList && !member.value.isScalar ? addInputs(member.value) : add(member)
      }
    case .nav:
      for action in members.takeAll(.actions) {
        let first = page.requirements.count
        addButtons(of: action)
        for place in first..<page.requirements.count
        where
          page.requirements[place].details.variant == nil
        { page.requirements[place].details.variant = "plain" }
      }
      let items = members.take(.items)
      for value in items?.value.elements ?? [] { addLink(value) }
      for member in items?.value.members ?? [] {
        var details = Details(label: Property(tree.phrase(of: member)).label)
        details.value = tree.scalar(member.value)
        require(.component(.link), details, tree.place(of: member))
      }
      if let text = items.flatMap({ $0.value.isScalar ? tree.scalar($0.value) : nil }) {
        for label in text.links {
          require(.component(.link), Details(label: label), part.range)
        }
      }
      finish(members, showsFacts: true)
    case .actions:
      for member in members.left {
        DescriptionWord(member.name).first(of: .items, .container) != nil
          ? addButtons(of: TreeMember("actions", at: member.nameRange, member.value)) : add(member)
      }
    case .wizard:
      // "stepper" is also a word for steps that only show a state.
      members.left.contains(where: { !$0.value.isScalar && $0.value.holdsParts })
        || members.left.allSatisfy(\.value.isScalar)
        ? addTabs(members, part, .wizard) : addCollection(.steps, members, part, "steps")
    default:
      let kind: DescribedKind =
        key == .stats ? .view(.stat) : key == .cards ? .view(.card) : .view(.fact)
      let items = members.take(.items, where: { !$0.isScalar })
      if key == .cards, let value = items?.value, addPlainCards(value, part) {
        return finish(members, showsFacts: true)
      }
      for element in items?.value.elements ?? [] { add(element, as: kind) }
      for member in (items?.value.members ?? []) + (items == nil ? members.left : []) {
        addNamed(member, kind)
      }
      if items != nil { finish(members, showsFacts: true) }
    }
  }

  /// Adds a figure, a fact or a card by its name: "Loaves sold: 412".
  private mutating func addNamed(_ member: TreeMember, _ kind: DescribedKind) {
    let part = Part(key: tree.phrase(of: member), range: tree.place(of: member))
    if let inner = member.value.members {
      return add(kind, DescribedMembers(inner), part, nil)
    }
    guard let value = tree.scalar(member.value) else { return leaveOut(member, "it has no value") }
    let name = Property(tree.phrase(of: member))
    require(
      .component(kind == .view(.stat) ? .stat : .keyValue),
      Details(label: name.labelWithUnit, value: value), part.range)
  }

  /// Adds cards of nothing but texts as a list of cards; returns false for any others.
  private mutating func addPlainCards(_ value: TreeValue, _ part: Part) -> Bool {
    guard let elements = value.elements, !elements.isEmpty,
      elements.allSatisfy({ $0.isScalar })
    else { return false }
    var details = Details(label: nil)
    details.variant = "cards"
    addList(.list, of: value, details, part.range)
    return true
  }

  // MARK: Figures

  mutating func addFigure(_ view: ViewMeaning, _ all: DescribedMembers, _ part: Part) {
    var members = all
    let label = members.takeScalar(.title, .name, .text)
    let value = members.takeScalar(.value, .text)
    let unit = members.take(where: { DescriptionWord($0.name).text == "unit" })
    let change = members.takeScalar(.change)
    let target = members.takeScalar(.total)
    var details = Details(
      label: label.flatMap { tree.scalar($0.value) } ?? part.key.map { Property($0).label },
      value: value.flatMap { tree.scalar($0.value) })
    if let unit = unit.flatMap({ tree.scalar($0.value) }), let number = details.value {
      let space = unit.text.utf8.first.map { $0.isASCIILetter } ?? false ? " " : ""
      details.value = Phrase(number.text + space + unit.text, from: number.origin)
    }
    details.change = change.flatMap { tree.scalar($0.value) }
    // A note below a figure stands where its change does.
    if view == .stat, details.change == nil, let note = members.takeScalar(.text) {
      details.change = tree.scalar(note.value)
    }
    // "{Revenue: 5}"
    if label == nil, value == nil, let only = members.left.first,
      let words = tree.scalar(only.value)
    {
      _ = members.take(where: { $0 == only })
      details.label = Property(tree.phrase(of: only)).label
      details.value = words
    }
    if let target = target.flatMap({ tree.scalar($0.value) }), let given = details.value {
      details.value = Phrase(given.text + " of " + target.text, from: given.origin)
    }
    require(.component(view == .stat ? .stat : .keyValue), details, part.range)
    if view == .stat {
      for member in members.left where member.value.isFilledScalar {
        let word = DescriptionWord(member.name)
        guard word.means(.text), let words = tree.scalar(member.value) else { continue }
        _ = members.take(where: { $0 == member })
        addParagraph(words, member)
      }
    }
    finish(members)
  }
}

extension DescribedMembers {
  /// Whether the members are a value and short texts: a card with a figure.
  var isFigure: Bool {
    left.allSatisfy(\.value.isScalar)
      && left.contains {
        ["value", "amount", "figure", "number", "score"].contains(DescriptionWord($0.name).text)
      }
  }

  /// Whether the members are a value with a unit of its own, which is not a share of a whole: the
  /// gauge of a temperature.
  var isMeasure: Bool {
    left.contains { member in
      DescriptionWord(member.name).text == "unit" && member.value.text.map { $0 != "%" } ?? false
    }
  }

  /// Whether the members are those of a single figure: its value, and no list.
  fileprivate var isOneFigure: Bool {
    left.allSatisfy(\.value.isScalar)
      && left.contains { DescriptionWord($0.name).means(.value) }
      && left.contains { DescriptionWord($0.name).first(of: .title, .name) != nil }
  }

  /// Names of texts and lists that are more often those of inputs, among other inputs.
  private static let inputs: Set<String> = ["note", "notes", "message", "description", "comments"]
  private static let lists: Set<String> = ["items", "entries", "children"]

  /// Whether each member is an input by its name, rather than something of the form.
  fileprivate var isMapOfInputs: Bool {
    !left.contains { member in
      let word = DescriptionWord(member.name)
      let isOfForm =
        word.first(of: .title, .text) != nil && !Self.inputs.contains(word.text)
        || Self.lists.contains(word.text)
      let holdsInputs = word.first(of: .inputs, .container, .section) != nil
      return isOfForm || holdsInputs && !member.value.isScalar
    }
  }
}

extension Part {
  /// Whether the key is a name of its own rather than a word for the kind of part.
  fileprivate var isOther: Bool {
    key.map { key in
      let word = DescriptionWord(key.text)
      return word.part == nil && word.views == nil && word.first(of: .container, .items) == nil
    } ?? false
  }
}

extension Phrase {
  /// The entries of a navigation in one text: "Home > Orders", "Home | Orders".
  fileprivate var links: [Phrase] {
    for sign in [">", "›", "»"] as [Character] where text.contains(sign) {
      return text.split(separator: sign).map { Phrase(String($0).trimmed(of: " "), from: origin) }
    }
    return parts
  }
}
