/// What is asked of a server.
struct HTTPRequest: Hashable, Sendable {
  /// A header's name and value.
  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The method, such as `POST`.
  var method: String
  /// The address, with `http` or `https`.
  var url: String
  /// The headers; keys are in them.
  var headers: [Header]
  /// The body; empty for none.
  var body: [UInt8]

  /// A request for what is at an address.
  static func get(_ url: String, headers: [Header] = []) -> HTTPRequest {
    HTTPRequest(method: "GET", url: url, headers: headers, body: [])
  }

  /// A request that sends JSON.
  static func post(_ url: String, headers: [Header] = [], json: [UInt8]) -> HTTPRequest {
    let type = Header(name: "Content-Type", value: "application/json")
    return HTTPRequest(method: "POST", url: url, headers: headers + [type], body: json)
  }
}

/// How long a server may take.
struct HTTPLimits: Hashable, Sendable {
  /// Until there is a connection.
  var connection: Duration = .seconds(10)
  /// Between two parts of the reply, the first one included.
  var silence: Duration = .seconds(60)
  /// In all.
  var whole: Duration = .seconds(300)
  /// The most bytes of a reply's body.
  var bytes = 16 << 20
}

/// What comes of a request, in this order: one head, parts of a body, then the end.
enum HTTPEvent: Hashable, Sendable {
  /// The status and the headers.
  case head(HTTPHead)
  /// More of the body; never empty.
  case body([UInt8])
}
