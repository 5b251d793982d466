/// The revisions of the Model Context Protocol that a server supports.
///
/// There are two eras: up to 2025-11-25 a client opens a session by `initialize`; since 2026-07-28
/// there are no sessions, and each call states its own revision.
package enum MCPRevision: String, CaseIterable, Sendable {
  case stateless = "2026-07-28"
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"
  case march2025 = "2025-03-26"
  case november2024 = "2024-11-05"

  /// The newest revision with sessions.
  static let newestWithSession = november2025

  /// Whether calls need no session.
  var isStateless: Bool { self == .stateless }

  /// The names of a call's metadata, in the era without sessions.
  enum Meta {
    static let revision = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    static let server = "io.modelcontextprotocol/serverInfo"
  }
}
