internal import ScreenCompiler
internal import ScreenModel

/// An HTTP/1.1 response.
package struct HTTPResponse: Hashable, Sendable {
  /// The status.
  package var status: HTTPStatus
  /// The media type of the body.
  package var type: String
  /// The body.
  package var body: [UInt8]
  /// Fields in addition to those of every response.
  package var fields: [String: String] = [:]

  /// Creates a response.
  package init(_ status: HTTPStatus, _ type: String, _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// Creates an error response in JSON.
  package init(_ status: HTTPStatus, error: String) {
    let body = JSONWriter.line { $0.member("error", error) }
    self.init(status, "application/json", body)
  }

  /// Creates the response to an invalid request.
  package init(_ fault: HTTPFault) { self.init(fault.status, error: fault.reason) }

  /// The bytes to send.
  ///
  /// - Parameters:
  ///   - request: The request being answered; a `HEAD` gets no body. Nil if there was no valid
  ///     request.
  ///   - keepsAlive: Whether the connection stays open.
  /// - Returns: The head and the body.
  package func bytes(for request: HTTPRequest?, keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.words)\r\n"
    head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
    head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n"
    head += "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
    head += "Cross-Origin-Resource-Policy: same-origin\r\nCache-Control: no-store\r\n"
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + (request?.method == "HEAD" ? [] : body)
  }
}
