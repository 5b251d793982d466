package import ScreenCompiler
internal import ScreenDiagnostics
internal import ScreenModel

/// Answers the requests of a browser and of HTTP clients.
///
/// It is a value without state: the same request gets the same response.
package struct WebService: Sendable {
  /// The access rule.
  package var access: AccessRule
  /// The watched file, shown as it changes; nil for none.
  package var watched: (@Sendable () -> WatchedText?)?
  private let tools: ScreenTools

  /// The text of a file, with a tag that distinguishes it from earlier versions.
  package struct WatchedText: Hashable, Sendable {
    package var name: String
    package var text: String

    /// Creates a text of a file.
    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - grammar: The grammar of screens if a request names none.
  ///   - option: The value of `--grammar` for it; nil for the standard one.
  ///   - access: The access rule.
  package init(
    grammar: Grammar = .standard, givenBy option: String? = nil, access: AccessRule
  ) {
    tools = ScreenTools(grammar: grammar, givenBy: option)
    self.access = access
  }

  /// The response to a request.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    if let tool = OpenAPI.paths.first(where: { $0.path == request.path })?.tool {
      return post(request) { call(tool, $0) }
    }
    if let file = PageFile(path: request.path) { return get(request) { file.response } }
    switch request.path {
    case "/v1/preview": return post(request, preview)
    case "/v1/openapi.json":
      return get(request) { HTTPResponse(.ok, "application/json", OpenAPI.description) }
    case "/v1/settings": return get(request) { settings }
    case "/v1/watched": return get(request) { watchedFile }
    default: return HTTPResponse(.notFound, error: "there is nothing at '\(request.path)'")
    }
  }

  private func get(_ request: HTTPRequest, _ answer: () -> HTTPResponse) -> HTTPResponse {
    guard ["GET", "HEAD"].contains(request.method) else {
      var response = HTTPResponse(.methodNotAllowed, error: "'\(request.path)' takes GET")
      response.fields["Allow"] = "GET, HEAD"
      return response
    }
    return answer()
  }

  /// Answers a request with a JSON object as its body.
  private func post(
    _ request: HTTPRequest, _ answer: (TreeValue) -> HTTPResponse
  ) -> HTTPResponse {
    guard request.method == "POST" else {
      var response = HTTPResponse(.methodNotAllowed, error: "'\(request.path)' takes POST")
      response.fields["Allow"] = "POST"
      return response
    }
    // A form on another site can send text without a preflight request, but not this type.
    let named = request["content-type"]?.utf8.split(separator: UInt8(ascii: ";"), maxSplits: 1)
      .first
    let type = named.map { Substring($0).lowercased() } ?? ""
    guard type == "application/json" else {
      return HTTPResponse(.unsupportedMediaType, error: "the body must be 'application/json'")
    }
    let reading = JSONReader.read(SourceText(name: "body", utf8: request.body), .strict)
    guard let tree = reading.tree, case .object = tree.content else {
      let fault = reading.diagnostics.first { $0.severity == .error }
      return HTTPResponse(
        .badRequest, error: fault?.message ?? "the body must be one JSON object")
    }
    return answer(tree)
  }

  private func call(_ tool: ScreenTool, _ arguments: TreeValue) -> HTTPResponse {
    let answer = tools.answer(tool, arguments)
    guard let write = answer.structured else {
      return HTTPResponse(.unprocessable, error: answer.text)
    }
    return HTTPResponse(.ok, "application/json", JSONWriter.line(write))
  }

  private func preview(_ arguments: TreeValue) -> HTTPResponse {
    do throws(ToolFailure) {
      return HTTPResponse(.ok, "application/json", try tools.preview(arguments))
    } catch {
      let body = JSONWriter.line { writer in
        writer.member("error", error.text)
        guard let source = error.source else { return }
        writer.array("diagnostics", error.diagnostics) { $0.diagnostic($1, in: source) }
      }
      return HTTPResponse(.unprocessable, "application/json", body)
    }
  }

  /// The settings that the page needs before it makes requests.
  private var settings: HTTPResponse {
    let body = JSONWriter.line {
      $0.member("version", Compiler.version)
      $0.member("grammar", tools.grammar.name)
      let shipped = Grammar.shippedNames
      let own = shipped.contains(tools.grammar.name) ? [] : [tools.grammar.name]
      $0.array("grammars", own + shipped) { $0.text($1) }
      $0.member("watches", watched != nil)
    }
    return HTTPResponse(.ok, "application/json", body)
  }

  private var watchedFile: HTTPResponse {
    guard let watched else { return HTTPResponse(.notFound, error: "no file is watched") }
    guard let file = watched() else {
      return HTTPResponse(.unavailable, error: "the watched file cannot be read")
    }
    let body = JSONWriter.line {
      $0.member("name", file.name)
      $0.member("text", file.text)
    }
    return HTTPResponse(.ok, "application/json", body)
  }
}
