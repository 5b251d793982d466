internal import ScreenCompiler
internal import ScreenModel

extension MCPServer {
  /// The line that answers a call of a tool; its beginning and its end are noted where that is asked.
  ///
  /// A tool that cannot do what it is asked says so in a result that is marked as an error, so that a
  /// model reads why and can do better; only an unknown tool is an error of the protocol.
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
      // Strict clients hold what is structured to the tool's schema even beside an error.
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
