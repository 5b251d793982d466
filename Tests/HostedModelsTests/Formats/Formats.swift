import ScreenGeneration
import ScreenModel

@testable import HostedModels

/// One request that uses everything, for each host to say in its own words.
enum Asked {
  static let schema = #"{"type":"object","properties":{"t":{"const":"x"}},"required":["t"]}"#

  static let plain = ModelRequest(
    system: "Be brief.", messages: [.user("A login form")],
    guide: .jsonSchema(name: "screen", schema: schema), limits: ModelLimits(tokens: 900))

  static var withTools: ModelRequest {
    let call = ToolCall(id: "c1", name: "prices", arguments: #"{"of":"rye"}"#)
    var request = plain
    request.guide = nil
    request.messages += [.model("", calls: [call]), .result(ToolResult(of: call, "4 euros"))]
    request.tools = [
      ToolDefinition(
        name: "prices", summary: "The price of a loaf",
        parameters: #"{"type":"object","properties":{"of":{"type":"string"}},"required":["of"]}"#)
    ]
    return request
  }
}

extension HTTPRequest {
  var tree: TreeValue? { TreeValue(json: body) }

  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// What a format makes of a reply that comes in these messages.
func events(
  of messages: [String], in format: some WireFormat
) throws(ModelError) -> [ModelEvent] {
  var progress = ReplyProgress()
  var events: [ModelEvent] = []
  for message in messages {
    guard let tree = TreeValue(json: Array(message.utf8)) else { continue }
    events += try format.read(tree, &progress)
  }
  return events + progress.ending
}
