import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText
import ScreenSpecifications

/// Inputs, buttons and links.
extension DescriptionBuilder {
  /// Adds what a list or an object of inputs holds.
  mutating func addInputs(_ value: TreeValue) {
    if let elements = value.elements {
      for element in elements {
        if element.isScalar, let words = tree.scalar(element) {
          addInput(shorthand: words)
        } else if element.holdsAction || element.holdsCollection {
          add(element)
        } else {
          addInput(element)
        }
      }
      return
    }
    for member in value.members ?? [] { addInput(member) }
  }

  /// Adds an input whose key is its name.
  private mutating func addInput(_ member: TreeMember) {
    let word = DescriptionWord(member.name)
    if word.first(of: .inputs, .actions, .columns) != nil,
      !member.value.isScalar
        || word.first(of: .actions) != nil
    {
      return add(member)
    }
    let name = tree.phrase(of: member)
    if let inner = member.value.members {
      let named = [TreeMember("name", at: member.nameRange, text(name))]
      let isNamed = inner.contains { DescriptionWord($0.name).text == "name" }
      let all = (isNamed ? [] : named) + inner
      return addInput(TreeValue(.object(all), at: member.value.range))
    }
    if let options = member.value.elements {
      var property = Property(name, range: tree.place(of: member))
      property.options = options.compactMap(tree.scalar)
      return addInput(property)
    }
    addInput(Property(name, range: tree.place(of: member)), spec: tree.scalar(member.value))
  }

  private func text(_ words: Phrase) -> TreeValue {
    TreeValue(.text(words.text), at: words.range.map(unplaced))
  }

  /// Adds an input in a few words: "Email (required)", "Size: S, M, L", "Phone*".
  mutating func addInput(shorthand words: Phrase) {
    let (label, spec) = words.splitBracket ?? words.splitAtColon ?? (words, nil)
    addInput(Property(label, range: words.range), spec: spec)
  }

  /// Adds an input with what is said of it in words: a type, options, a rule or a hint.
  private mutating func addInput(_ base: Property, spec: Phrase?) {
    var property = base
    if property.label.text.hasSuffix("*") {
      property.label.text = property.label.text.trimmed(of: " *")
      property.isRequired = true
    }
    guard let spec else { return addInput(property) }
    let range = spec.range ?? property.range
    if let view = DescriptionWord(spec.text).view, view == .button || view == .link {
      require(
        .component(view == .link ? .link : .button), Details(label: property.label), property.range)
      return
    }
    // "checkboxes -> Ceramic, Metal"
    if let (kind, options) = spec.splitAtArrow {
      property.options = options.parts
      let word = DescriptionWord(kind.text)
      property.type.name = kind
      if word.view == nil { property.type.name = Phrase("select") }
      return addInput(property)
    }
    // "year from - year to"
    let ends = spec.text.split(separator: "-").map { String($0).trimmed(of: " –") }
    if ends.count == 2, ends[0].hasSuffix("from"), ends[1].hasSuffix("to") {
      for end in ends {
        var part = property
        part.label = Phrase(property.label.text + ", " + end, from: property.label.origin)
        part.options = []
        addInput(part)
      }
      return
    }
    let rules = TypeText(spec.text)
    if let flag = PropertyRule(named: spec.text), flag == .required || flag == .optional {
      property.apply(flag, Phrase("true", at: range))
    } else if rules.isType {
      rules.apply(to: &property, at: range)
    } else if DescriptionWord(spec.text).view?.isInput ?? false {
      property.type.name = Phrase(Self.type(named: spec.text) ?? "text", at: range)
    } else if spec.parts.count > 1 {
      property.options = spec.parts
    } else {
      property.hint = spec
    }
    addInput(property)
  }

  /// Adds an input given as an object.
  mutating func addInput(_ value: TreeValue) {
    let members = value.members ?? []
    // "- email: email", "- size: [S, M]"
    if members.count == 1, let only = members.first, isNamedBySelf(only) { return addInput(only) }
    let typed = members.first { $0.isTyping && $0.value.text != nil }
    let view = typed.flatMap { $0.value.text }.flatMap { DescriptionWord($0).view }
    if view == .button || view == .link || view == nil && members.first?.leadingView != nil
      || value.holdsCollection
    {
      return add(value)
    }
    let names = ["label", "name", "id", "key", "field", "title", "question", "text", "prompt"]
    var unread: [TreeMember] = []
    var taken: [TreeMember] = []
    for member in members {
      let word = DescriptionWord(member.name)
      let isRule = PropertyRule(named: member.name) != nil
      var member = member
      if word.means(.typing), let text = member.value.text, word.text != "tag" {
        let isOther = typed != nil && member != typed
        if isOther, Self.type(named: text) == nil {
          unread.append(member)
          continue
        }
        member = TreeMember(
          "type", at: member.nameRange,
          TreeValue(.text(Self.type(named: text) ?? "text"), at: member.value.range))
      } else if PropertyRule(named: member.name) == .options, let text = tree.scalar(member.value),
        member.value.isScalar
      {
        member.value = TreeValue(.array(text.parts.map { self.text($0) }), at: member.value.range)
      } else if word.text == "on" {
        member = TreeMember("value", at: member.nameRange, member.value)
      } else if !isRule, !names.contains(word.text), !["multiple", "multi"].contains(word.text) {
        unread.append(member)
        continue
      }
      taken.append(member)
    }
    let whole = TreeValue(.object(taken), at: value.range)
    guard var property = tree.input(whole) else {
      return leaveOut(tree.place(value.range), "an input without a name")
    }
    if property.kind == .text, let value = property.value,
      value.text == "Yes" || value.text == "No",
      property.type.name.text.isEmpty, property.options.isEmpty
    {
      property.type.name = Phrase("toggle")
    }
    addInput(property)
    finish(DescribedMembers(unread))
  }

  /// Whether the key of a lone member is the name of an input, and its value says more.
  private func isNamedBySelf(_ member: TreeMember) -> Bool {
    if member.leadingView != nil { return false }
    guard let text = member.value.text else { return true }
    let word = DescriptionWord(member.name)
    return word.first(of: .title, .name) == nil && !["id", "field", "question"].contains(word.text)
      || TypeText(text).isType
  }

  /// Adds an input of a kind that its part names.
  mutating func addInput(
    _ view: ViewMeaning, _ all: DescribedMembers, _ part: Part, _ typeName: String?
  ) {
    var members = all.left
    let isNamed = members.contains {
      ["label", "name", "id", "title", "question", "placeholder"].contains($0.name.lowercased())
    }
    if let key = part.key, !isNamed || typeName.map({ DescriptionWord($0).view == view }) ?? false {
      members.insert(TreeMember("label", at: nil, text(key)), at: 0)
    }
    let kind = typeName ?? view.rawValue
    if !isNamed, part.key == nil {
      members.insert(
        TreeMember("label", at: nil, TreeValue(.text(IdentifierWords(kind).label))), at: 0)
    } else if !members.contains(where: { $0.name.lowercased() != "placeholder" && isNaming($0) }),
      let hint = members.first(where: { $0.name.lowercased() == "placeholder" })
    {
      members.insert(TreeMember("label", at: nil, hint.value), at: 0)
    }
    members.append(TreeMember("type", at: nil, TreeValue(.text(kind))))
    addInput(TreeValue(.object(members), at: unplaced(part.range)))
  }

  private func isNaming(_ member: TreeMember) -> Bool {
    ["label", "name", "id", "title", "question"].contains(member.name.lowercased())
  }

  private mutating func addInput(_ base: Property) {
    guard var property = TreeReader.resolved(base) else { return }
    property.isFilledBySystem = false
    let type = DescriptionWord(base.type.name.text).text
    var requirement = Requirement(input: property, parent: home(property.range))
    // "radio" says how the choice looks.
    if requirement.subject == .component(.picker), requirement.details.variant == nil,
      type.hasPrefix("radio") || type.hasPrefix("segmented"), !property.options.isEmpty
    {
      requirement.details.variant = type.hasPrefix("radio") ? "radio" : "segmented"
    }
    page.requirements.append(requirement)
  }

  /// The name of a type as the words of code spell it; nil for a word that names no input.
  private static func type(named text: String) -> String? {
    if SpecificationWords.shipped.types[text.lowercased()] != nil { return text }
    switch DescriptionWord(text).view ?? DescriptionWord.last(of: text)?.view {
    case .picker?: return DescriptionWord(text).text.hasPrefix("check") ? "checkboxes" : "select"
    case .toggle?: return "toggle"
    case .slider?: return "slider"
    case .multiline?: return "textarea"
    case .field?: return "text"
    default: return nil
    }
  }

  // MARK: Actions

  /// Adds buttons from a list, an object or a text.
  mutating func addButtons(of member: TreeMember) {
    let word = DescriptionWord(member.name)
    let view: ViewMeaning = word.text == "links" ? .link : .button
    if let elements = member.value.elements {
      for element in elements { addButton(element, view) }
    } else if let members = member.value.members {
      let isOne = members.contains {
        DescriptionWord($0.name).first(of: .title, .name, .text) != nil
      }
      if isOne { return addButton(member.value, view) }
      // "primary: Save, cancel: link"
      for inner in members {
        if inner.value.members != nil {
          addAction(
            view, DescribedMembers(inner.value.members ?? []),
            Part(key: tree.phrase(of: inner), range: tree.place(of: inner)))
          continue
        }
        guard let value = tree.scalar(inner.value) else { continue }
        let style = DescriptionWord(inner.name).buttonStyle
        let own = DescriptionWord(value.text)
        if style == nil, own.buttonStyle != nil || own.view == .button || own.view == .link {
          var details = Details(label: Property(tree.phrase(of: inner)).label)
          details.variant = own.buttonStyle
          require(
            .component(own.view == .link ? .link : .button), details, tree.place(of: inner))
        } else {
          addButton(shorthand: value, style: style)
        }
      }
    } else if let value = tree.scalar(member.value) {
      let isMany = word.text.hasSuffix("s")
      for label in isMany ? value.parts : [value] {
        addButton(shorthand: label, style: word.buttonStyle)
      }
    }
  }

  private mutating func addButton(_ value: TreeValue, _ view: ViewMeaning) {
    if value.isScalar {
      if let words = tree.scalar(value) { addButton(shorthand: words, view: view) }
    } else if let members = value.members {
      if members.count == 1, let only = members.first, let label = tree.scalar(only.value) {
        let own = DescriptionWord(only.name)
        if own.first(of: .title, .name, .text) == nil, own.view == nil {
          // "- Archive: danger"
          let style = DescriptionWord(label.text).buttonStyle
          let words = style == nil ? label : tree.phrase(of: only)
          return addButton(shorthand: words, style: style ?? own.buttonStyle)
        }
      }
      let typed = members.first(where: \.isTyping)?.value.text
      let isLink = typed.map { DescriptionWord($0).view == .link } ?? false
      addAction(
        isLink ? .link : view, DescribedMembers(members),
        Part(key: nil, range: tree.place(value.range)))
    }
  }

  /// Adds a button in a few words: "Delete (danger)".
  mutating func addButton(
    shorthand words: Phrase, style: String? = nil, view: ViewMeaning = .button
  ) {
    var details = Details(label: words)
    details.variant = style
    if case (let label, let kind?)? = words.splitBracket {
      let word = DescriptionWord(kind.text)
      if let found = word.buttonStyle {
        details.variant = found
        details.label = label
      }
    }
    let isLink = view == .link || details.variant == "link"
    if isLink { details.variant = nil }
    require(.component(isLink ? .link : .button), details, words.range ?? .at(0))
  }

  mutating func addAction(_ view: ViewMeaning, _ all: DescribedMembers, _ part: Part) {
    var members = all
    let label =
      members.take(where: { $0.name.lowercased() == "label" && $0.value.isFilledScalar })
      ?? members.takeScalar(.title, .text, .name, .value)
    // "{button: Delete account, look: danger}"
    let lead =
      label == nil && part.key == nil ? members.take(where: { $0.leadingView != nil }) : nil
    let program = members.left.first { DescriptionWord($0.name).means(.program) }
    var details = Details(
      label: (label ?? lead).flatMap { tree.scalar($0.value) } ?? part.key.map {
        Property($0).label
      }
        ?? program.flatMap { tree.phrase(ofText: $0) })
    if details.label == nil { details.label = Phrase(view == .link ? "Link" : "Button") }
    for name in members.left {
      let word = DescriptionWord(name.name)
      if ["href", "to", "url", "destination", "link"].contains(word.text),
        let target = tree.scalar(name.value)
      {
        details.value = target
        _ = members.take(where: { $0 == name })
      } else if let text = name.value.text, word.first(of: .look, .tone, .typing) != nil,
        let style = DescriptionWord(text).buttonStyle
      {
        details.variant = style
        _ = members.take(where: { $0 == name })
      } else if case .flag(true) = name.value.content, let style = word.buttonStyle {
        details.variant = style
        _ = members.take(where: { $0 == name })
      } else if let text = name.value.text, text == "true", let style = word.buttonStyle {
        details.variant = style
        _ = members.take(where: { $0 == name })
      } else if word.means(.typing) || word.means(.look) {
        _ = members.take(where: { $0 == name })
      }
    }
    let isLink = view == .link || details.variant == "link"
    if isLink { details.variant = nil }
    require(.component(isLink ? .link : .button), details, part.range)
    finish(members)
  }

  // MARK: Ways elsewhere

  /// Adds the entries of a navigation as links.
  mutating func addNavigation(_ member: TreeMember) {
    let part = Part(key: nil, range: tree.place(of: member))
    if let members = member.value.members {
      return addGroup(.nav, DescribedMembers(members), part)
    }
    let items = TreeMember("items", at: member.nameRange, member.value)
    addGroup(.nav, DescribedMembers([items]), part)
  }

  mutating func addLink(_ value: TreeValue) {
    if let words = value.isScalar ? tree.scalar(value) : nil {
      require(.component(.link), Details(label: words), words.range ?? .at(0))
    } else if let members = value.members {
      addAction(.link, DescribedMembers(members), Part(key: nil, range: tree.place(value.range)))
    }
  }
}

extension DescriptionWord {
  /// The style of a button that the word names; "link" for one that looks like a link.
  var buttonStyle: String? {
    switch first(of: .destructive, .plain, .primary, .secondary) {
    case .destructive?: "destructive"
    case .plain?: text == "link" ? "link" : "plain"
    case .primary?: "primary"
    case .secondary?: "secondary"
    default: nil
    }
  }
}
