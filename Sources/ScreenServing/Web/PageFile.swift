/// A file of the browser page.
enum PageFile: String, CaseIterable, Sendable {
  case page = "page.html"
  case looks = "page.css"
  case script = "page.js"
  case parts = "parts.js"

  /// Creates the file for a path of the server; nil if there is none.
  init?(path: String) {
    guard let file = Self.allCases.first(where: { $0.path == path }) else { return nil }
    self = file
  }

  /// Its path.
  var path: String { self == .page ? "/" : "/\(rawValue)" }

  private var type: String {
    switch self {
    case .page: "text/html"
    case .looks: "text/css"
    case .script, .parts: "text/javascript"
    }
  }

  /// The response with the file, which may load nothing from elsewhere; a screen's frame runs no
  /// script.
  var response: HTTPResponse {
    let text = EmbeddedText.files.first { $0.name == rawValue }.map { "\($0.text)" } ?? ""
    var response = HTTPResponse(.ok, "\(type); charset=utf-8", Array(text.utf8))
    response.fields["Content-Security-Policy"] =
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; "
      + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    return response
  }
}
