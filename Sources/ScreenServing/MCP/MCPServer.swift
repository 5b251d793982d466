package import ScreenCompiler
internal import ScreenModel

/// Answers calls of the Model Context Protocol: tools, resources and prompts about screens.
///
/// It is a value without state: the answer to a call does not depend on earlier calls. It accesses
/// neither files nor the network.
package struct MCPServer: Sendable {
  let tools: ScreenTools

  /// Creates a server.
  ///
  /// - Parameter grammar: The grammar of screens if a call names none.
  package init(grammar: Grammar = .standard) { tools = ScreenTools(grammar: grammar) }

  /// The line that answers a call: its result, or an error.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - send: Receives a line for each progress note, if the call asks for them.
  /// - Returns: A line of JSON, ending in LF.
  package func answer(
    _ call: MCPSession.Call, noting send: ([UInt8]) -> Void = { _ in }
  ) -> [UInt8] {
    switch call {
    case .fault(let fault): return JSONWriter.message(fault)
    case .request(let request, let revision):
      do throws(RPCFault) {
        return try answer(request, in: revision, noting: send)
      } catch {
        var fault = error
        fault.id = request.id
        return JSONWriter.message(fault)
      }
    }
  }

  private func answer(
    _ request: RPCRequest, in revision: MCPRevision, noting send: ([UInt8]) -> Void
  ) throws(RPCFault) -> [UInt8] {
    let params = request.params ?? [:]
    switch request.method {
    case "initialize" where !revision.isStateless:
      return result(of: request, in: revision) {
        $0.member("protocolVersion", revision.rawValue)
        writeServer(to: &$0)
        $0.member("serverInfo", Self.info)
      }
    case "ping" where !revision.isStateless: return result(of: request, in: revision) { _ in }
    case "server/discover":
      return result(of: request, in: revision, isCacheable: true) {
        $0.array("supportedVersions", MCPRevision.allCases) { $0.text($1.rawValue) }
        writeServer(to: &$0)
      }
    case "tools/list":
      return result(of: request, in: revision, isCacheable: true) {
        $0.member("tools", ScreenTools.declarations)
      }
    case "tools/call": return try call(request, params, in: revision, noting: send)
    case "resources/list":
      return result(of: request, in: revision, isCacheable: true) { writeResources(to: &$0) }
    case "resources/templates/list":
      return result(of: request, in: revision, isCacheable: true) {
        $0.array("resourceTemplates", MCPResource.templates) { $0.tree($1) }
      }
    case "resources/read":
      guard let uri = params["uri"]?.text else {
        throw RPCFault(.invalidParams, "'resources/read' needs a 'uri'")
      }
      let resource = try MCPResource(uri: uri, tools)
      return result(of: request, in: revision, isCacheable: true) { writer in
        writer.array("contents", [resource]) { $1.write(to: &$0) }
      }
    case "prompts/list":
      return result(of: request, in: revision, isCacheable: true) {
        $0.array("prompts", [ScreenPrompt.declaration]) { $0.tree($1) }
      }
    case "prompts/get":
      let prompt = try ScreenPrompt(params, tools)
      return result(of: request, in: revision) { prompt.write(to: &$0) }
    default: throw RPCFault(.unknownMethod, "there is no method '\(request.method)'")
    }
  }

  /// The line with a result, including the members that the revision requires.
  func result(
    of request: RPCRequest, in revision: MCPRevision, isCacheable: Bool = false,
    meta: TreeMember? = nil, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    JSONWriter.message {
      $0.id(request.id)
      $0.member(
        "result",
        object: { writer in
          members(&writer)
          if revision.isStateless {
            writer.member("resultType", "complete")
            if isCacheable {
              writer.name("ttlMs")
              writer.integer(Self.timeToLive)
              writer.member("cacheScope", "public")
            }
          }
          guard revision.isStateless || meta != nil else { return }
          writer.member(
            "_meta",
            object: { writer in
              if revision.isStateless { writer.member(MCPRevision.Meta.server, Self.info) }
              if let meta { writer.member(meta.name, meta.value) }
            })
        })
    }
  }

  /// How long lists and resources may be cached: an hour, because they change only with versions.
  private static let timeToLive = 3_600_000

  private static let info: TreeValue = [
    "name": "screenc", "title": "ScreenCompiler",
    "version": TreeValue(.text(Compiler.version)),
  ]

  private func writeServer(to writer: inout JSONWriter) {
    writer.member("capabilities", ["tools": [:], "resources": [:], "prompts": [:]])
    writer.member(
      "instructions",
      """
      Compiles a sentence, a short name or a pasted document into a typed screen, and checks any \
      screen against a grammar. Use render_screen to show one; requirements that it reports as \
      unmet were not shown. Use check_screen on screens that you wrote yourself.
      """)
  }
}
