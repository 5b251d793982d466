internal import ScreenCompiler
internal import ScreenModel

/// A resource that a client may read by its address: a grammar, a catalog entry, or a page.
struct MCPResource {
  /// The address of the page that shows the result of render_screen in hosts that support MCP Apps.
  static let viewer = "ui://screenc/screen"

  var uri: String
  var mimeType: String
  var text: String

  /// The address templates with a variable for a name (RFC 6570).
  static let templates: [TreeValue] = [
    [
      "uriTemplate": "screenc://grammar/{name}", "name": "grammar", "title": "A grammar",
      "description": "The components that screens may use, as the text of a .grammar file",
      "mimeType": "text/plain",
    ],
    [
      "uriTemplate": "screenc://catalog/{name}", "name": "catalog entry",
      "title": "An entry of the catalog",
      "description": "The items of a topic, one per line, with tabs between values",
      "mimeType": "text/plain",
    ],
    [
      "uriTemplate": "ui://screenc/page/{intent}", "name": "page",
      "title": "The page of an intent", "description": "The screen of an intent as a page of HTML",
      "mimeType": TreeValue(.text(appType)),
    ],
  ]

  private static let appType = "text/html;profile=mcp-app"

  /// Reads the resource at an address.
  ///
  /// - Throws: `RPCFault` if there is no such resource.
  init(uri: String, _ tools: ScreenTools) throws(RPCFault) {
    self.uri = uri
    if uri == Self.viewer {
      mimeType = Self.appType
      text = EmbeddedText.files.first { $0.name == "viewer.html" }.map { "\($0.text)" } ?? ""
    } else if let name = Self.name(in: uri, after: "screenc://grammar/") {
      guard let source = Grammar.source(named: name) else { throw Self.unknown(uri) }
      mimeType = "text/plain"
      text = String(decoding: source.utf8, as: UTF8.self)
    } else if let name = Self.name(in: uri, after: "screenc://catalog/") {
      guard let topic = Catalog.shipped.match(name)?.topic else {
        throw Self.unknown(uri)
      }
      mimeType = "text/plain"
      text = ([topic.columns] + topic.items).map { $0.joined(separator: "\t") + "\n" }.joined()
    } else if let intent = Self.name(in: uri, after: "ui://screenc/page/") {
      let answer = tools.answer(
        .renderScreen, ["intent": TreeValue(.text(intent)), "format": "html"])
      guard let page = answer.page?.value.text else {
        throw RPCFault(.invalidParams, answer.text)
      }
      (mimeType, text) = (Self.appType, page)
    } else {
      throw Self.unknown(uri)
    }
  }

  /// Writes the resource for a client.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("mimeType", mimeType)
      $0.member("text", text)
    }
  }

  private static func unknown(_ uri: String) -> RPCFault {
    RPCFault(
      .invalidParams, "no resource has the address '\(uri)'", data: ["uri": TreeValue(.text(uri))])
  }

  /// The name in an address, percent-decoded (RFC 3986, section 2.1).
  private static func name(in uri: String, after prefix: String) -> String? {
    guard uri.utf8.starts(with: prefix.utf8) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(uri.utf8)[prefix.utf8.count...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MCPServer {
  /// Writes the list of resources.
  func writeResources(to writer: inout JSONWriter) {
    let grammars = Grammar.shippedNames.map { name -> TreeValue in
      [
        "uri": TreeValue(.text("screenc://grammar/\(name)")), "name": TreeValue(.text(name)),
        "title": TreeValue(.text("The grammar \(name)")), "mimeType": "text/plain",
      ]
    }
    let viewer: TreeValue = [
      "uri": TreeValue(.text(MCPResource.viewer)), "name": "screen",
      "title": "The screen that was rendered", "mimeType": "text/html;profile=mcp-app",
    ]
    writer.array("resources", grammars + [viewer]) { $0.tree($1) }
  }
}
