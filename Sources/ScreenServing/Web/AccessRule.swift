/// The access rule for requests: from programs and pages on this machine, or with a token.
///
/// A page of another site must not reach a server on the loopback address through the user's
/// browser. So a foreign `Origin` is refused, and also a foreign `Host`, which reveals DNS
/// rebinding.
package struct AccessRule: Hashable, Sendable {
  /// The names by which the server is reached, each with its port.
  package var hosts: [String]
  /// The token required; nil if listening on the loopback address is enough protection.
  package var token: String?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - address: The listening address, such as `127.0.0.1`.
  ///   - port: The port.
  ///   - token: The token required; nil for none.
  package init(address: String, port: Int, token: String?) {
    let names = address == "127.0.0.1" ? ["127.0.0.1", "localhost", "[::1]"] : [address]
    hosts = names.map { "\($0):\(port)" }
    self.token = token
  }

  /// The response that refuses a request; nil if it may be answered.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let host = request["host"]?.lowercased() ?? ""
    guard hosts.contains(host) else {
      return HTTPResponse(
        .misdirected, error: "this server is not called '\(host)': open http://\(hosts[0])/")
    }
    if let origin = request["origin"], !hosts.contains(where: { origin == "http://\($0)" }) {
      return HTTPResponse(.forbidden, error: "pages of other sites may not use this server")
    }
    if request["sec-fetch-site"] == "cross-site" {
      return HTTPResponse(.forbidden, error: "pages of other sites may not use this server")
    }
    guard let token else { return nil }
    let given = request["authorization"] ?? ""
    // The page's own files contain no secrets, and a browser fetches them without the token.
    let isPage = request.method == "GET" && PageFile(path: request.path) != nil
    guard isPage || Self.areEqual("Bearer \(token)", given) else {
      return HTTPResponse(.unauthorized, error: "send 'Authorization: Bearer' with the token")
    }
    return nil
  }

  /// Compares in a time that depends only on the lengths.
  private static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
