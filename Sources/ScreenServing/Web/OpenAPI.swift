internal import ScreenCompiler
internal import ScreenModel

/// The OpenAPI 3.1 description of the HTTP interface, made from the tools' declarations.
enum OpenAPI {
  /// The description as JSON.
  static let description: [UInt8] = JSONWriter.line { writer in
    writer.member("openapi", "3.1.0")
    writer.member(
      "info",
      object: { writer in
        writer.member("title", "ScreenCompiler")
        writer.member("version", Compiler.version)
      })
    writer.member(
      "paths",
      object: { writer in
        for (path, tool) in paths {
          guard
            let declaration = ScreenTools.declarations.elements?.first(where: {
              $0["name"]?.text == tool.rawValue
            })
          else { continue }
          writer.member(path, object: { $0.member("post", operation(declaration)) })
        }
      })
  }

  /// The paths, in the order of the tools.
  static let paths: [(path: String, tool: ScreenTool)] = [
    ("/v1/render", .renderScreen), ("/v1/check", .checkScreen),
    ("/v1/convert", .convertScreen), ("/v1/edit", .editScreen), ("/v1/diff", .diffScreens),
    ("/v1/read", .readIntent), ("/v1/grammar", .describeGrammar),
  ]

  private static func operation(_ declaration: TreeValue) -> TreeValue {
    let error: TreeValue = [
      "type": "object", "properties": ["error": ["type": "string"]], "required": ["error"],
    ]
    return [
      "operationId": declaration["name"] ?? "", "summary": declaration["title"] ?? "",
      "description": declaration["description"] ?? "",
      "requestBody": ["required": true, "content": content(declaration["inputSchema"] ?? [:])],
      "responses": [
        "200": [
          "description": "What was asked for",
          "content": content(declaration["outputSchema"] ?? [:]),
        ],
        "400": ["description": "The body is not a JSON object", "content": content(error)],
        "422": ["description": "The reason why it cannot be done", "content": content(error)],
      ],
    ]
  }

  private static func content(_ schema: TreeValue) -> TreeValue {
    ["application/json": ["schema": schema]]
  }
}
