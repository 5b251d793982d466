internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Reads A2UI messages, in order, to the surface that results.
///
/// Sources: the specifications 0.8, 0.9 and 0.9.1 and their catalogs (a2ui.org,
/// github.com/google/A2UI). Messages that only a client or an agent sends do not concern a screen.
struct A2UIReader {
  private var format: ExchangeFormat
  private var log: ReadingLog
  private var surfaces: [A2UISurface] = []
  private var name = ""
  /// The number of updates of components so far.
  private var updateCount = 0

  /// The parts of the first surface; nil if there is none, with the reason in the log.
  static func parts(
    of values: [TreeValue], _ format: ExchangeFormat, _ log: inout ReadingLog
  ) -> ForeignDocument.Parts? {
    var reader = A2UIReader(format: format, log: log)
    for value in values { reader.read(value) }
    let surface = reader.chosenSurface()
    log = reader.log
    guard let surface else { return nil }
    var maker = A2UIBlockBuilder(surface: surface, log: log)
    let blocks = maker.blocks()
    log = maker.log
    return blocks.map {
      ForeignDocument.Parts(blocks: $0, name: reader.name, accent: surface.accent)
    }
  }

  private init(format: ExchangeFormat, log: ReadingLog) {
    self.format = format
    self.log = log
  }

  /// Reads a message, an array of them, or a wrapper around one.
  private mutating func read(_ value: TreeValue) {
    switch value.content {
    case .array(let elements): for element in elements { read(element) }
    case .object(let members):
      if let messages = value["messages"] {
        if name.isEmpty { name = value["name"]?.text ?? "" }
        read(messages)
      } else {
        readMessage(members, value)
      }
    case .null, .flag, .number, .text:
      log.lose("not-a-message", "a message must be an object; this is left out", at: value.range)
    }
  }

  private mutating func readMessage(_ members: [TreeMember], _ value: TreeValue) {
    checkVersion(of: members, in: value)
    var isKnown = false
    for member in members {
      let body = member.value
      switch member.name {
      case "version", "functionCallId", "wantResponse", "actionId": continue
      case "createSurface": create(body)
      case "beginRendering": begin(body)
      case "updateComponents", "surfaceUpdate": updateComponents(body)
      case "updateDataModel", "dataModelUpdate":
        updateData(body, isWrapped: member.name.hasPrefix("d"))
      case "deleteSurface": delete(body)
      case "callFunction", "callRendererFunction", "callAgentFunction", "actionResponse",
        "functionResponse", "action", "userAction", "error":
        log.note(
          "no-screen-message", "'\(member.name)' does not describe a screen; it is left out",
          at: member.nameRange)
      default:
        guard !isKnown else { continue }
        log.lose(
          "unknown-message", "there is no message '\(member.name.excerpt)'; it is left out",
          at: member.nameRange)
      }
      isKnown = true
    }
    if !isKnown {
      log.lose("unknown-message", "this contains no message; it is left out", at: value.range)
    }
  }

  private static let versions: Set<String> = ["v0.9", "v0.9.1", "v0.10", "v1.0", "1.0", "0.9"]

  private mutating func checkVersion(of members: [TreeMember], in value: TreeValue) {
    let said = members.first { $0.name == "version" }
    let isWrapped = members.contains {
      ["surfaceUpdate", "beginRendering", "dataModelUpdate"].contains($0.name)
    }
    switch said?.value.text {
    case let version? where !Self.versions.contains(version):
      log.lose(
        "wrong-version",
        "this is read as \(format.title); version '\(version.excerpt)' of A2UI is not "
          + "supported", at: said?.value.range)
    case .some where isWrapped:
      log.lose(
        "mixed-versions", "a message of 0.8 has no version; two formats are mixed here",
        at: said?.nameRange)
    case nil where !isWrapped && members.first?.name != "deleteSurface":
      log.reportOnce(
        "missing-version", "a message must give its version, such as \"version\": \"v0.9\"",
        at: value.range)
    default: break
    }
  }

  // MARK: - Messages

  private mutating func index(of body: TreeValue, isExpected: Bool, after what: String) -> Int {
    let id = body["surfaceId"]?.text ?? ""
    if let index = surfaces.lastIndex(where: { $0.id == id }) { return index }
    if isExpected {
      log.note(
        "message-order",
        "surface '\(id.excerpt)' is not created before \(what); it is started here",
        at: body.range)
    }
    surfaces.append(A2UISurface(id: id, range: body.range))
    return surfaces.count - 1
  }

  private mutating func create(_ body: TreeValue) {
    let id = body["surfaceId"]?.text ?? ""
    if surfaces.contains(where: { $0.id == id && $0.isCreated }) {
      log.lose(
        "message-order", "surface '\(id.excerpt)' is created twice; it is started again",
        at: body.range)
      surfaces.removeAll { $0.id == id }
    }
    let index = index(of: body, isExpected: false, after: "")
    surfaces[index].isCreated = true
    checkCatalog(body["catalogId"])
    readTheme(body["theme"], of: index)
    if body["components"] != nil { updateComponents(body) }
    if let data = body["dataModel"] { surfaces[index].data = data }
  }

  /// A catalog is recognised by its name, because the same widgets are published under several
  /// addresses.
  private mutating func checkCatalog(_ id: TreeValue?) {
    guard let id, let text = id.text else { return }
    let isBasic = ["basic", "standard", "minimal"].contains { text.contains(bytesOf: $0) }
    guard !isBasic else { return }
    log.note(
      "own-catalog", "components of the catalog '\(text.excerpt)' are read by their names",
      at: id.range)
  }

  /// A primary colour is the accent that it is nearest to; anything else is the renderer's.
  private mutating func readTheme(_ theme: TreeValue?, of index: Int) {
    guard let theme else { return }
    if let accent = theme["primaryColor"]?.text.flatMap(Screen.Accent.init(hex:)) {
      surfaces[index].accent = accent
    }
    log.reportOnce(
      "theme", "the accent is the hue nearest to the primary colour; fonts are the renderer's",
      at: theme.range)
  }

  private mutating func begin(_ body: TreeValue) {
    let index = index(of: body, isExpected: false, after: "")
    surfaces[index].isCreated = true
    surfaces[index].root = body["root"]?.text ?? "root"
    readTheme(body["styles"], of: index)
    checkCatalog(body["catalogId"])
  }

  private mutating func updateComponents(_ body: TreeValue) {
    let index = index(of: body, isExpected: format != .a2ui08, after: "its components")
    guard let components = body["components"]?.elements else {
      log.lose("no-components", "an update of components contains none", at: body.range)
      return
    }
    updateCount += 1
    surfaces[index].components.reserveCapacity(
      surfaces[index].components.count + components.count)
    for component in components {
      guard let id = component["id"]?.text,
        let part = A2UIComponent(component, update: updateCount)
      else {
        log.lose(
          "bad-component", "a component must have an id and a type; this is left out",
          at: component.range)
        continue
      }
      let former = surfaces[index].components.updateValue(part, forKey: id)
      if former?.update == updateCount {
        log.lose(
          "duplicate-id", "two components have the id '\(id.excerpt)'; the later one counts",
          at: component["id"]?.range)
      }
    }
  }

  private mutating func updateData(_ body: TreeValue, isWrapped: Bool) {
    let index = index(of: body, isExpected: format != .a2ui08, after: "its data")
    let path = body["path"]?.text ?? "/"
    let value = isWrapped ? body["contents"].map(A2UIData.unwrapped) : body["value"]
    guard path != "/" && !path.isEmpty else {
      surfaces[index].data = value ?? TreeValue(.object([]))
      return
    }
    let absolute = path.hasPrefix("/") ? path : "/" + path
    guard let pointer = JSONPointer(absolute) else {
      log.lose("bad-path", "'\(path.excerpt)' is not a path in the data", at: body["path"]?.range)
      return
    }
    if let value {
      surfaces[index].data.grow(value, at: pointer)
    } else {
      _ = surfaces[index].data.remove(at: pointer)
    }
  }

  private mutating func delete(_ body: TreeValue) {
    let id = body["surfaceId"]?.text ?? ""
    guard surfaces.contains(where: { $0.id == id }) else {
      log.lose(
        "message-order", "surface '\(id.excerpt)' is deleted but was never created", at: body.range)
      return
    }
    surfaces.removeAll { $0.id == id }
  }

  /// The surface to use as the screen: the first that has components.
  private mutating func chosenSurface() -> A2UISurface? {
    let full = surfaces.filter { !$0.components.isEmpty }
    guard let first = full.first else {
      log.refuse(
        "no-surface",
        surfaces.isEmpty
          ? "no surface is left once all messages are read" : "the surface has no components",
        at: surfaces.first?.range)
      return nil
    }
    for other in full.dropFirst() {
      log.lose(
        "several-surfaces",
        "a screen is one surface: '\(first.id.excerpt)' is shown, '\(other.id.excerpt)' left out",
        at: other.range)
    }
    return first
  }
}

/// A surface: components by id, and the data they are bound to.
struct A2UISurface {
  var id: String
  var range: SourceRange?
  var isCreated = false
  var root = "root"
  var accent = Screen.Accent.standard
  var components: [String: A2UIComponent] = [:]
  var data = TreeValue(.object([]))

  init(id: String, range: SourceRange?) {
    self.id = id
    self.range = range
  }
}

/// A component: its type and its properties.
struct A2UIComponent {
  var type: String
  var properties: TreeValue
  var range: SourceRange?
  /// The number of the update that it came with.
  var update: Int

  /// Reads `{"id", "component": "Text", …}`, as from 0.9 on, or `{"id", "component": {"Text":
  /// {…}}}`.
  init?(_ tree: TreeValue, update: Int) {
    range = tree.range
    self.update = update
    switch tree["component"]?.content {
    case .text(let type)?:
      self.type = type
      properties = tree
    case .object(let members)?:
      guard let member = members.first else { return nil }
      type = member.name
      properties = member.value
    default: return nil
    }
  }
}
