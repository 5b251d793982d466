import ScreenExchange
import ScreenModel

/// What is wrong with a written document by the rules of its format that hold for every document:
/// references lead somewhere, names are unique, and nothing has a type that the format lacks.
struct WrittenDocument {
  private(set) var faults: [String] = []

  init(_ lines: [TreeValue], as format: ExchangeFormat) {
    switch format {
    case .a2ui09, .a2ui10: checkSurface(lines)
    case .jsonRender: checkElements(lines.first)
    case .adaptiveCard: checkCard(lines.first)
    default: break
    }
  }

  private mutating func expect(_ isSo: Bool, _ fault: String) {
    if !isSo { faults.append(fault) }
  }

  // MARK: - A2UI

  private static let types: Set<String> = [
    "Text", "Icon", "Image", "Video", "AudioPlayer", "Row", "Column", "List", "Card", "Tabs",
    "Modal", "Divider", "Button", "CheckBox", "TextField", "DateTimeInput", "ChoicePicker",
    "Slider",
  ]

  private mutating func checkSurface(_ messages: [TreeValue]) {
    var components: [String: TreeValue] = [:]
    var surfaces: Set<String> = []
    for message in messages {
      expect(message["version"]?.text != nil, "a message has no version")
      if let surface = message["createSurface"]?["surfaceId"]?.text { surfaces.insert(surface) }
      if let update = message["updateComponents"] {
        expect(
          surfaces.contains(update["surfaceId"]?.text ?? ""), "an update comes before its surface")
        for component in update["components"]?.elements ?? [] {
          let id = component["id"]?.text ?? ""
          expect(components[id] == nil, "the id \(id) is there twice")
          expect(
            Self.types.contains(component["component"]?.text ?? ""),
            "no component \(component["component"]?.text ?? "")")
          components[id] = component
        }
      }
    }
    expect(components["root"] != nil, "there is no root")
    var isReached: Set<String> = []
    var waiting = ["root"]
    while let id = waiting.popLast() {
      expect(isReached.insert(id).inserted, "\(id) has two parents")
      guard let component = components[id] else {
        faults.append("\(id) is not there")
        continue
      }
      for child in Self.children(of: component) where !isReached.contains(child) || child == id {
        waiting.append(child)
      }
    }
    expect(isReached.isSuperset(of: components.keys), "parts are in no other")
  }

  private static func children(of component: TreeValue) -> [String] {
    let single = ["child", "trigger", "content"].compactMap { component[$0]?.text }
    let many = (component["children"]?.elements ?? []).compactMap(\.text)
    let tabs = (component["tabs"]?.elements ?? []).compactMap { $0["child"]?.text }
    return single + many + tabs
  }

  // MARK: - json-render

  private mutating func checkElements(_ document: TreeValue?) {
    guard let document, let root = document["root"]?.text, let elements = document["elements"]
    else {
      faults.append("there are no elements")
      return
    }
    var isReached: Set<String> = []
    var waiting = [root]
    while let key = waiting.popLast() {
      expect(isReached.insert(key).inserted, "\(key) has two parents")
      guard let element = elements[key] else {
        faults.append("\(key) is not there")
        continue
      }
      expect(!(element["type"]?.text ?? "").isEmpty, "\(key) has no type")
      expect(element["props"] != nil, "\(key) has no properties")
      waiting += (element["children"]?.elements ?? []).compactMap(\.text)
    }
    if case .object(let members) = elements.content {
      expect(members.allSatisfy { isReached.contains($0.name) }, "elements are in no other")
    }
  }

  // MARK: - Adaptive Cards

  private static let elements: Set<String> = [
    "TextBlock", "Image", "Media", "FactSet", "Container", "ColumnSet", "Table", "ActionSet",
    "Input.Text", "Input.Number", "Input.Date", "Input.Time", "Input.Toggle", "Input.ChoiceSet",
  ]

  private var inputs: Set<String> = []

  private mutating func checkCard(_ card: TreeValue?) {
    expect(card?["type"]?.text == "AdaptiveCard", "it is no card")
    expect(card?["version"]?.text == "1.5", "its version is \(card?["version"]?.text ?? "missing")")
    check(card?["body"])
    checkActions(card?["actions"])
  }

  private mutating func check(_ list: TreeValue?) {
    for element in list?.elements ?? [] {
      let type = element["type"]?.text ?? ""
      expect(Self.elements.contains(type), "no element \(type)")
      if type.hasPrefix("Input.") {
        expect(inputs.insert(element["id"]?.text ?? "").inserted, "an input's id is there twice")
      }
      if type == "TextBlock" { expect(element["text"]?.text != nil, "a text block has no text") }
      if type == "Image" { expect(element["url"]?.text != nil, "an image has no address") }
      check(element["items"])
      for column in element["columns"]?.elements ?? [] { check(column["items"]) }
      for row in element["rows"]?.elements ?? [] {
        for cell in row["cells"]?.elements ?? [] { check(cell["items"]) }
      }
      checkActions(element["actions"])
    }
  }

  private mutating func checkActions(_ list: TreeValue?) {
    for action in list?.elements ?? [] {
      let type = action["type"]?.text ?? ""
      expect(
        ["Action.Submit", "Action.OpenUrl", "Action.ShowCard"].contains(type), "no action \(type)")
      if let card = action["card"] {
        check(card["body"])
        checkActions(card["actions"])
      }
    }
  }
}
