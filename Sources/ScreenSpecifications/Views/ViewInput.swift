internal import ScreenBrief
import ScreenModel

/// An input view as a property.
struct ViewInput {
  private(set) var property: Property
  /// The name that this option shares with the others of its choice; nil for a separate input.
  private(set) var group: String?

  init(_ view: ViewNode, called pending: Phrase?) {
    var inner: Phrase?
    // Compose's "label = { Text("Email") }"
    if view.meaning != .picker { inner = view.words }
    let own = view["label", "title", "labeltext", "floatinglabel"] ?? view.text ?? inner
    let written = (own?.text.isEmpty ?? true) ? pending : own
    let type =
      view["type", ".keyboardtype", ".textcontenttype", "displayedcomponents"]?.text.lowercased()
      ?? ""
    let name = view["name", "id", "v-model", "formcontrolname", "aria-label", "placeholder"]
    let isBox = type == "radio" || type == "checkbox"
    var property = Property(written ?? name ?? Phrase(""), range: view.range)
    if isBox, written == nil, let value = view["value"] {
      property = Property(value, range: view.range)
    }
    if written == nil, let name, name.text == view["placeholder"]?.text { property.label = name }
    // A telling tag, such as "search", serves as the name.
    let isTelling =
      SpecificationWords.shipped.types[view.tag] != nil
      && !["field", "input", "textfield", "textinput"].contains(view.tag)
    if property.label.text.isEmpty, isTelling {
      property = Property(Phrase(view.tag, at: view.range), range: view.range)
    }
    if let written {
      property.label = Phrase(written.text.trimmed(of: " :*"), from: written.origin)
    }
    if let written, written.text.utf8.last == UInt8(ascii: "*") { property.isRequired = true }
    property.isFilledBySystem = false
    if view["required", "aria-required"] != nil { property.isRequired = true }
    property.kind = Self.kind(of: view, type)
    property.hint = view["placeholder", "hint", "prompt", "helpertext"]
    if property.hint?.text == property.label.text { property.hint = nil }
    property.value = view["value", "defaultvalue", "initialvalue", "selected"]
    if property.value?.text.utf8.first == UInt8(ascii: "$")
      || view["onchange"] != nil && view["value"] != nil
    {
      property.value = nil
    }
    if let bound = view["min", "minimumvalue"] { property.apply(.minimum, bound) }
    if let bound = view["max", "maximumvalue"] { property.apply(.maximum, bound) }
    if let length = view["minlength"] { property.apply(.minLength, length) }
    if let length = view["maxlength"] { property.apply(.maxLength, length) }
    property.pattern = view["pattern"]?.text
    if let range = view["in", "valuerange"] { property.apply(bounds: range) }
    if property.kind == .flag {
      property.value = view["checked", "defaultchecked", "ison", "value"].flatMap {
        ["true", "checked", "on"].contains($0.text) ? $0 : nil
      }
    }
    if case .choice = property.kind { property.take(optionsOf: view) }
    self.property = property
    if isBox, let shared = view["name"] { group = shared.text }
    if type == "checkbox", !(group?.hasSuffix("[]") ?? true) { group = nil }
    if let shared = group { group = shared.trimmed(of: "[]") }
  }

  private static func kind(of view: ViewNode, _ type: String) -> Property.Kind {
    switch view.meaning {
    case .multiline?: return .field(.multiline)
    case .toggle?: return .flag
    case .slider?: return .scale
    case .picker?:
      return .choice(
        isMultiple: view["multiple"] != nil || view.tag.hasPrefix("multi")
          || view.tag.hasPrefix("checkbox"))
    default: break
    }
    if view["multiline", "rows"] != nil { return .field(.multiline) }
    if type == "range" { return .scale }
    if type.contains("hour") { return .field(type.contains("date") ? .datetime : .time) }
    // SwiftUI's ".emailAddress", ".hourAndMinute"
    let known = SpecificationWords.shipped.types
    let tag = view.tag == "securefield" ? "password" : view.tag
    for word in [type.trimmed(of: "."), tag, tag.trimmed(of: "_")] {
      if word == "text" || word == "input" || word == "textfield" { continue }
      if case .kind(let kind)? = known[word] { return kind }
    }
    if type.contains("pad") { return .field(type.contains("phone") ? .phone : .number) }
    if view["ispassword", "obscuretext"] != nil { return .field(.password) }
    return .text
  }
}

extension Property {
  /// Applies a range as bounds: "0...10", "0f..100f".
  fileprivate mutating func apply(bounds: Phrase) {
    let ends = bounds.text.split { ".<".contains($0) }.map(String.init)
    guard ends.count == 2 else { return }
    minimum = Self.number(ends[0].trimmed(of: " ")) ?? minimum
    maximum = Self.number(ends[1].trimmed(of: " ")) ?? maximum
  }

  /// Takes the options of a choice from the views within it, or else from a list of texts.
  fileprivate mutating func take(optionsOf view: ViewNode) {
    let within = view.descendants(.option, .item)
    var chosen: Phrase?
    for option in within {
      guard let words = option["label"] ?? option.words ?? option["value"] else { continue }
      // An option with an empty value, such as "Choose one …", is only a hint.
      if option["value"]?.text.isEmpty ?? false { continue }
      options.append(words)
      if option["selected", "checked"] != nil { chosen = words }
    }
    if within.isEmpty { options = view.descendants(.paragraph).compactMap(\.words) }
    if options.isEmpty, let list = view["options", "items", "choices", "data"] {
      options = list.text.trimmed(of: "[]{} ").split(separator: ",").map {
        Phrase(String($0).trimmed(of: " \"'`"), at: list.range)
      }
      .filter { !$0.text.isEmpty && !$0.text.contains(":") }
    }
    value = chosen
  }
}
