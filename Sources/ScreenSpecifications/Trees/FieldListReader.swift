internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Reads a list of fields as form builders store it:
/// `{"fields": [{"name": "email", "type": "email", "required": true}]}`.
struct FieldListReader {
  let tree: TreeReader

  /// The names of lists that hold nothing but fields.
  private static let ownLists: Set<String> = [
    "fields", "inputs", "questions", "formfields", "columns",
  ]

  /// Whether a member lists fields, judged by its name and by the types of its elements.
  private static func isList(_ member: TreeMember) -> Bool {
    let name = member.name.lowercased()
    guard lists.contains(name) else { return false }
    if ownLists.contains(name) { return true }
    let elements: [TreeValue]
    switch member.value.content {
    case .array(let values): elements = values
    case .object(let members): elements = members.map(\.value)
    case .null, .flag, .number, .text: return false
    }
    let typed = elements.count { $0["type"]?.text.map(isType) ?? false }
    return typed > 0 && typed * 2 >= elements.count
  }

  private static let lists: Set<String> = [
    "fields", "inputs", "questions", "properties", "attributes", "columns", "elements",
    "formfields",
    "schema", "controls", "items",
  ]

  /// Returns the definition of an object that has a list of fields; nil for any other object.
  func definition(of members: [TreeMember], called name: Phrase?) -> Specification.Definition? {
    let own = members.first(where: Self.isList).flatMap { properties(of: $0.value, depth: 0) }
    guard let properties = own ?? groups(among: members) else { return nil }
    var definition = Specification.Definition(name: name, properties: properties)
    if let first = members.first, first.name.lowercased() == "form" { definition.isTitled = true }
    for member in members {
      let actions = actions(in: member)
      definition.actions += actions
      guard actions.isEmpty, let value = tree.scalar(member.value) else { continue }
      switch member.name.lowercased() {
      case "title", "heading", "label", "screen", "page":
        definition.name = value
        definition.isTitled = true
      case "name", "form", "entity", "model", "id", "table":
        definition.name = definition.name.map { definition.isTitled ? $0 : value } ?? value
        // Above groups, a name of several words is the title of the whole.
        if own == nil, value.text.contains(" ") { definition.isTitled = true }
      case "submit", "submitlabel", "submittext", "submitbutton", "submit_label", "submit_text",
        "button", "action":
        definition.actions.append(value)
      default: break
      }
    }
    definition.properties.removeAll { property in
      guard Self.isButton(property) else { return false }
      definition.actions.append(property.label)
      return true
    }
    return definition
  }

  /// Returns the groups of a form, each with a title and its own fields; nil if no member lists
  /// groups.
  private func groups(among members: [TreeMember]) -> [Property]? {
    for member in members where Self.parts.contains(member.name.lowercased()) {
      guard let elements = member.value.elements, !elements.isEmpty else { continue }
      let groups = elements.compactMap { element -> Property? in
        guard case .object(let inner) = element.content,
          let name = ["title", "name", "label", "heading", "id"].firstNonNil({
            element[$0].flatMap(tree.scalar)
          }),
          let list = inner.first(where: { Self.ownLists.contains($0.name.lowercased()) }),
          let fields = properties(of: list.value, depth: 1)
        else { return nil }
        var group = Property(name, range: tree.place(element.range))
        group.type.members = fields
        return group
      }
      if groups.count == elements.count { return groups }
    }
    return nil
  }

  private static let parts: Set<String> = [
    "sections", "groups", "steps", "pages", "tabs", "fieldsets", "parts",
  ]

  /// Returns the definition that a bare list of fields makes up; nil for any other array.
  func definition(of elements: [TreeValue], called name: Phrase?) -> Specification.Definition? {
    guard elements.allSatisfy({ $0["type"]?.text.map(Self.isType) ?? false }),
      let properties = properties(of: TreeValue(.array(elements)), depth: 0)
    else { return nil }
    var definition = Specification.Definition(name: name, properties: properties)
    definition.actions = properties.filter(Self.isButton).map(\.label)
    definition.properties.removeAll(where: Self.isButton)
    return definition
  }

  /// Whether nothing stands beside the fields but the names and the buttons of their form.
  static func isWhole(_ members: [TreeMember]) -> Bool {
    members.allSatisfy { member in
      let name = member.name.lowercased()
      if isList(member) {
        // Members in a few words say more than their names: "Email (required)".
        return !(member.value.elements ?? []).contains { element in
          element.text?.utf8.contains { "(:".utf8.contains($0) } ?? false
        }
      }
      if parts.contains(name) {
        return (member.value.elements ?? []).allSatisfy { Self.isWhole(of: $0) }
      }
      let isName = namings.contains(name) || SpecificationWords.shipped.presses.contains(name)
      if !member.value.isNested { return isName || name == "button" || name == "action" }
      return ["buttons", "actions"].contains(name)
        && !(member.value.elements ?? [TreeValue(.array([]))]).contains(where: \.isNested)
    }
  }

  private static func isWhole(of value: TreeValue) -> Bool {
    guard case .object(let members) = value.content else { return false }
    return isWhole(members)
  }

  private static let namings: Set<String> = [
    "title", "heading", "label", "screen", "page", "name", "form", "entity", "model", "id", "table",
    "submittext", "submitbutton", "submit_text",
  ]

  private static func isType(_ word: String) -> Bool {
    SpecificationWords.shipped.types[word.lowercased()] != nil
      || buttons.contains(word.lowercased())
  }

  private static let buttons: Set<String> = ["button", "submit", "reset"]

  private static func isButton(_ property: Property) -> Bool {
    buttons.contains(property.type.name.text.lowercased())
  }

  private func actions(in member: TreeMember) -> [Phrase] {
    guard ["buttons", "actions", "submit", "submitbutton"].contains(member.name.lowercased()) else {
      return []
    }
    let values = member.value.elements ?? [member.value]
    return values.compactMap { value in
      tree.scalar(value)
        ?? ["label", "text", "title", "name"].firstNonNil { value[$0].flatMap(tree.scalar) }
    }
  }

  /// Returns the fields of an array or of an object; nil if there are none or some cannot be read.
  private func properties(of value: TreeValue, depth: Int) -> [Property]? {
    guard depth < TypeParser.mostNesting else { return nil }
    switch value.content {
    case .array(let elements):
      let properties = elements.compactMap { property($0, depth) }
      return properties.count == elements.count && !properties.isEmpty ? properties : nil
    case .object(let members):
      let properties = members.compactMap { member -> Property? in
        guard case .object(let inner) = member.value.content else { return typed(member) }
        var property = Property(tree.phrase(of: member), range: tree.place(of: member))
        apply(inner, to: &property, depth)
        return property
      }
      return properties.count == members.count && !properties.isEmpty ? properties : nil
    case .null, .flag, .number, .text: return nil
    }
  }

  /// Returns the property of a name whose value is a type in words or a list of options.
  private func typed(_ member: TreeMember) -> Property? {
    var property = Property(tree.phrase(of: member), range: tree.place(of: member))
    if let options = member.value.elements?.compactMap(tree.scalar), options.count > 1 {
      for option in options { property.apply(.options, option) }
      return property
    }
    guard let text = member.value.text else { return nil }
    guard TypeText(text).apply(to: &property, at: tree.place(member.value.range)) else {
      return nil
    }
    return property
  }

  func property(_ element: TreeValue, _ depth: Int) -> Property? {
    if let name = tree.scalar(element), element.text != nil {
      return Property(name, range: name.range)
    }
    guard case .object(let members) = element.content else { return nil }
    let name = [
      "name", "key", "id", "field", "label", "title", "question", "text", "prop", "accessor",
      "header",
    ].firstNonNil { element[$0]?.text == nil ? nil : element[$0].flatMap(tree.scalar) }
    guard let name else {
      // "- email: string"
      guard members.count == 1, let only = members.first else { return nil }
      return typed(only)
    }
    var property = Property(name, range: tree.place(element.range))
    apply(members, to: &property, depth)
    return property
  }

  private func apply(_ members: [TreeMember], to property: inout Property, _ depth: Int) {
    for member in members {
      let name = member.name.lowercased()
      if Self.lists.contains(name) || name == "children",
        let inner = properties(of: member.value, depth: depth + 1)
      {
        property.type.members = inner
      } else if [
        "validation", "validations", "rules", "constraints", "props", "attrs", "attributes",
      ].contains(name),
        case .object(let inner) = member.value.content, depth < TypeParser.mostNesting
      {
        apply(inner, to: &property, depth + 1)
      } else if ["multiple", "multi"].contains(name), member.value.content == .flag(true) {
        property.type.isList = true
      } else if let rule = PropertyRule(named: member.name) {
        apply(rule, member.value, to: &property)
      }
    }
  }

  private func apply(_ rule: PropertyRule, _ value: TreeValue, to property: inout Property) {
    if rule == .options {
      for option in value.elements ?? [] {
        let words =
          tree.scalar(option)
          ?? ["label", "text", "title", "name", "value"].firstNonNil {
            option[$0].flatMap(tree.scalar)
          }
        if let words { property.apply(.options, words) }
      }
    } else if rule == .type, let text = value.text {
      TypeText(text).apply(to: &property, at: tree.place(value.range))
      if property.type.name.text.isEmpty, property.options.isEmpty {
        property.type.name = Phrase(text, at: tree.place(value.range))
      }
    } else if let value = tree.scalar(value) {
      property.apply(rule, value)
    }
  }
}

extension TreeValue {
  /// Whether the value is an object or an array.
  fileprivate var isNested: Bool {
    switch content {
    case .object, .array: true
    case .null, .flag, .number, .text: false
    }
  }
}
