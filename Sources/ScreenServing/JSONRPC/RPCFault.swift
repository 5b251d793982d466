package import ScreenModel

/// Why a call cannot be answered with a result.
package struct RPCFault: Error, Hashable, Sendable {
  /// The kind of fault, by the number that the protocols give it.
  package enum Kind: Int, Hashable, Sendable {
    /// The message is not JSON (JSON-RPC 2.0, section 5.1).
    case malformed = -32700
    /// The message is not a call.
    case invalidRequest = -32600
    /// There is no such method.
    case unknownMethod = -32601
    /// The parameters are invalid.
    case invalidParams = -32602
    /// The server does not support the revision (Model Context Protocol, 2026-07-28).
    case unsupportedRevision = -32022
  }

  /// The kind.
  package var kind: Kind
  /// The problem, in a lower-case sentence.
  package var message: String
  /// The id of the call; nil if none could be recognised.
  package var id: RPCRequest.Identifier?
  /// Further data, for programs.
  package var data: TreeValue?

  /// Creates a fault.
  package init(
    _ kind: Kind, _ message: String, of id: RPCRequest.Identifier? = nil, data: TreeValue? = nil
  ) {
    (self.kind, self.message, self.id, self.data) = (kind, message, id, data)
  }
}
