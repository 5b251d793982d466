/// A complete HTTP/1.1 request (RFC 9112).
package struct HTTPRequest: Hashable, Sendable {
  /// The method, such as `POST`.
  package var method: String
  /// The path of the target, such as `/v1/render`, still percent-encoded.
  package var path: String
  /// The query of the target, after the question mark; empty if there is none.
  package var query: String
  /// The fields, in order.
  package var fields: [Field]
  /// The body, with its chunks joined.
  package var body: [UInt8]
  /// Whether the client wants to keep the connection.
  package var keepsAlive: Bool

  /// A field of the head.
  package struct Field: Hashable, Sendable {
    /// The name, in lower case.
    package var name: String
    /// The value, without the spaces around it.
    package var value: String
  }

  /// The value of a field; nil if it is missing or occurs more than once.
  package subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }
}

/// Why a request is refused before it is read; the connection is then closed.
package struct HTTPFault: Error, Hashable, Sendable {
  /// The status of the response.
  package var status: HTTPStatus
  /// The problem, in a lower-case sentence.
  package var reason: String

  /// Creates a fault.
  package init(_ status: HTTPStatus, _ reason: String) {
    (self.status, self.reason) = (status, reason)
  }
}

/// The statuses of responses (RFC 9110, section 15).
package enum HTTPStatus: Int, Hashable, Sendable {
  case ok = 200
  case notModified = 304
  case badRequest = 400
  case unauthorized = 401
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case contentTooLarge = 413
  case targetTooLong = 414
  case unsupportedMediaType = 415
  case misdirected = 421
  case unprocessable = 422
  case fieldsTooLarge = 431
  case notImplemented = 501
  case unavailable = 503
  case versionNotSupported = 505

  /// The reason phrase after the number, which clients ignore.
  var words: String {
    switch self {
    case .ok: "OK"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .unauthorized: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .misdirected: "Misdirected Request"
    case .unprocessable: "Unprocessable Content"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
