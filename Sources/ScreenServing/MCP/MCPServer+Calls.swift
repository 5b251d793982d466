internal import ScreenCompiler
internal import ScreenModel

extension MCPServer {
  /// The line that answers a tool call; progress notes are sent at its start and end if requested.
  ///
  /// A tool that cannot do what is asked says so in a result marked as an error, so that a model
  /// can read why and do better. Only an unknown tool is a protocol error.
  func call(
    _ request: RPCRequest, _ params: TreeValue, in revision: MCPRevision,
    noting send: ([UInt8]) -> Void
  ) throws(RPCFault) -> [UInt8] {
    guard let name = params["name"]?.text, let tool = ScreenTool(rawValue: name) else {
      let asked = params["name"]?.text ?? ""
      let hint = Spelling.hint(for: asked, among: ScreenTool.allCases.map(\.rawValue))
      throw RPCFault(.invalidParams, "no tool is called '\(asked)'\(hint)")
    }
    let token = params["_meta"]?["progressToken"]?.identifier
    if let token { send(Self.progress(0, of: token)) }
    let answer = tools.answer(tool, params["arguments"] ?? [:])
    if let token { send(Self.progress(1, of: token)) }
    return result(of: request, in: revision, meta: answer.page) {
      $0.array("content", [answer.text]) { writer, text in
        writer.object {
          $0.member("type", "text")
          $0.member("text", text)
        }
      }
      // Strict clients check structured content against the tool's schema even in an error.
      if let write = answer.structured { $0.member("structuredContent", object: write) }
      if answer.isError { $0.member("isError", true) }
    }
  }

  private static func progress(_ progress: Int, of token: RPCRequest.Identifier) -> [UInt8] {
    JSONWriter.message {
      $0.member("method", "notifications/progress")
      $0.member(
        "params",
        object: { writer in
          switch token {
          case .number(let number):
            writer.name("progressToken")
            writer.number(number)
          case .text(let text): writer.member("progressToken", text)
          }
          for (name, number) in [("progress", progress), ("total", 1)] {
            writer.name(name)
            writer.integer(number)
          }
        })
    }
  }
}
