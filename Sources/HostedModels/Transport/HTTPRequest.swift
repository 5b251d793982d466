/// An HTTP request.
struct HTTPRequest: Hashable, Sendable {
  /// A header.
  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The method, such as `POST`.
  var method: String
  /// The address, which begins with `http` or `https`.
  var url: String
  /// The headers, which contain the API key, if there is one.
  var headers: [Header]
  /// The body; empty if there is none.
  var body: [UInt8]

  /// Creates a GET request.
  static func get(_ url: String, headers: [Header] = []) -> HTTPRequest {
    HTTPRequest(method: "GET", url: url, headers: headers, body: [])
  }

  /// Creates a POST request with a JSON body.
  static func post(_ url: String, headers: [Header] = [], json: [UInt8]) -> HTTPRequest {
    let type = Header(name: "Content-Type", value: "application/json")
    return HTTPRequest(method: "POST", url: url, headers: headers + [type], body: json)
  }
}

/// The limits on the time and size of a reply.
struct HTTPLimits: Hashable, Sendable {
  /// The time until a connection is made.
  var connection: Duration = .seconds(10)
  /// The time between two parts of the reply, and before the first.
  var silence: Duration = .seconds(60)
  /// The total time.
  var whole: Duration = .seconds(300)
  /// The greatest size of the body, in bytes.
  var bytes = 16 << 20
}

/// An event of a reply: first one head, then the parts of the body.
enum HTTPEvent: Hashable, Sendable {
  /// The status and the headers.
  case head(HTTPHead)
  /// A part of the body; never empty.
  case body([UInt8])
}
