internal import ScreenDiagnostics
internal import ScreenModel

/// A foreign format of a text, recognised by its marks.
enum ForeignFormat: String, CaseIterable {
  case a2ui = "an A2UI message"
  case adaptiveCard = "an Adaptive Card"
  case jsonRender = "a json-render spec"
  case openUI = "OpenUI Lang"
  case html = "HTML"
  case yaml = "YAML"
  case jsonSchema = "a JSON Schema"
  case hostError = "a host's error message"

  /// The format of a text whose values have been read; nil if it is not one of these.
  init?(of source: SourceText, _ values: [TreeValue]) {
    if let format = values.lazy.compactMap(Self.format).first {
      self = format
      return
    }
    let text = String(decoding: source.utf8.prefix(4096), as: UTF8.self)
    if let format = Self.format(ofPage: text) {
      self = format
      return
    }
    guard values.isEmpty, let format = Self.format(ofLines: text) else { return nil }
    self = format
  }

  /// Whether its documents are JSON, so that they cannot hold an answer in another form.
  var isOfValues: Bool {
    switch self {
    case .a2ui, .adaptiveCard, .jsonRender: true
    case .openUI, .html, .yaml, .jsonSchema, .hostError: false
    }
  }

  /// The diagnostic that names it.
  func diagnostic(at source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, id: "foreign-format",
      "this is \(rawValue), but a screen is JSON of the form {\"title\": …, \"sections\": […]}",
      at: SourceRange(0, min(1, source.utf8.count)))
  }

  private static func format(of value: TreeValue) -> ForeignFormat? {
    guard case .object(let members) = value.content else {
      return value.elements?.first.flatMap(format)
    }
    // Google's A2UI, versions 0.8 and 0.9: one of these names states the purpose of a message.
    let messages = [
      "surfaceUpdate", "beginRendering", "dataModelUpdate", "deleteSurface", "createSurface",
      "updateComponents", "updateDataModel",
    ]
    if members.contains(where: { messages.contains($0.name) && $0.value.isObject }) { return .a2ui }
    if value["type"]?.text == "AdaptiveCard"
      || value["$schema"]?.text?.contains("adaptivecards.io") == true
    {
      return .adaptiveCard
    }
    if value["root"]?.text != nil, value["elements"]?.isObject == true { return .jsonRender }
    if isSchema(value) { return .jsonSchema }
    if value["error"]?["message"]?.text != nil, members.count < 4 { return .hostError }
    // An attachment of a message holds the card.
    if value["contentType"]?.text != nil { return value["content"].flatMap(format) }
    return nil
  }

  /// Whether a value describes objects instead of being one: each of its properties has a type.
  private static func isSchema(_ value: TreeValue) -> Bool {
    guard value["type"]?.text == "object", case .object(let members)? = value["properties"]?.content
    else { return value["$schema"]?.text?.contains("json-schema.org") == true }
    let types = ["type", "$ref", "enum", "anyOf", "oneOf", "allOf", "const"]
    return !members.isEmpty
      && members.allSatisfy { member in types.contains { member.value[$0] != nil } }
  }

  /// The format of a text one of whose first lines begins like a page.
  private static func format(ofPage text: String) -> ForeignFormat? {
    let names = ["!doctype html", "html", "head", "body", "div", "form", "main", "section"]
    let isPage = text.split(whereSeparator: \.isNewline).prefix(40).contains { line in
      let head = line.drop(while: \.isWhitespace).prefix(16).lowercased()
      return names.contains { head.hasPrefix("<" + $0 + ">") || head.hasPrefix("<" + $0 + " ") }
    }
    return isPage ? .html : nil
  }

  private static func format(ofLines text: String) -> ForeignFormat? {
    let lines = text.split(separator: "\n").prefix(40).filter { !$0.hasPrefix("```") }
    let calls = lines.count(where: isCall)
    if calls > 0, lines.first?.hasPrefix("root = ") == true || calls > 1 { return .openUI }
    return lines.count(where: isEntry) > 1 ? .yaml : nil
  }

  /// Whether a line is like `root = Stack([title])`.
  private static func isCall(_ line: Substring) -> Bool {
    guard let sign = line.firstRange(of: " = ") else { return false }
    let name = line[..<sign.lowerBound]
    let call = line[sign.upperBound...].prefix { $0.isLetter }
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && call.first?.isUppercase == true && line[call.endIndex...].hasPrefix("(")
  }

  /// Whether a line is like `- type: button`, with a name that a screen uses.
  private static func isEntry(_ line: Substring) -> Bool {
    let entry = line.drop { $0 == " " || $0 == "-" }
    guard let colon = entry.firstIndex(of: ":") else { return false }
    let rest = entry[entry.index(after: colon)...]
    return ["title", "sections", "components", "type"].contains(String(entry[..<colon]))
      && (rest.isEmpty || rest.hasPrefix(" "))
  }
}

extension TreeValue {
  fileprivate var isObject: Bool {
    if case .object = content { true } else { false }
  }
}
