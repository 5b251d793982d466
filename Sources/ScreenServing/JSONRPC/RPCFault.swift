package import ScreenModel

/// Why a call cannot be answered with a result.
package struct RPCFault: Error, Hashable, Sendable {
  /// What kind of fault it is, by the number that the protocols give it.
  package enum Kind: Int, Hashable, Sendable {
    /// The message is no JSON (JSON-RPC 2.0, section 5.1).
    case malformed = -32700
    /// The message is no call.
    case invalidRequest = -32600
    /// Nothing is called so.
    case unknownMethod = -32601
    /// What it is called with is not what it takes.
    case invalidParams = -32602
    /// The revision is none that the server speaks (Model Context Protocol, 2026-07-28).
    case unsupportedRevision = -32022
  }

  /// The kind.
  package var kind: Kind
  /// What is wrong, in a lower-case sentence.
  package var message: String
  /// The call that it is about; nil where none could be made out.
  package var id: RPCRequest.Identifier?
  /// More about it, for programs.
  package var data: TreeValue?

  /// Creates a fault.
  package init(
    _ kind: Kind, _ message: String, of id: RPCRequest.Identifier? = nil, data: TreeValue? = nil
  ) {
    (self.kind, self.message, self.id, self.data) = (kind, message, id, data)
  }
}
