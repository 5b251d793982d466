internal import ScreenModel

/// The messages of a client that have not been answered yet: lines in, calls out.
///
/// It is a value without input or output. The reader of the client's lines passes them to
/// `receive`. The answerer takes calls from `next`, and asks `finish` whether an answer is still
/// wanted.
package struct MCPSession: Sendable {
  /// A call to answer.
  package enum Call: Sendable {
    /// A valid call in a revision.
    case request(RPCRequest, MCPRevision)
    /// A message that is not a valid call, to be answered by an error.
    case fault(RPCFault)

    fileprivate var id: RPCRequest.Identifier? {
      switch self {
      case .request(let request, _): request.id
      case .fault(let fault): fault.id
      }
    }
  }

  /// The most calls that may wait; the reader must pause beyond that.
  package static let limit = 256

  private var waiting: [Call] = []
  private var running: RPCRequest.Identifier?
  private var isCancelled = false
  /// The revision negotiated by `initialize`; nil before that.
  private var opened: MCPRevision?

  /// Creates a session without messages.
  package init() {}

  /// The number of waiting calls.
  package var count: Int { waiting.count }

  /// Receives a line from the client.
  ///
  /// - Parameter line: The bytes; nil for a line that exceeded the limit.
  package mutating func receive(_ line: [UInt8]?) {
    guard let line else {
      return waiting.append(.fault(RPCFault(.invalidRequest, "the line is too long")))
    }
    do throws(RPCFault) {
      let request = try RPCRequest(line)
      guard request.id != nil else { return take(notification: request) }
      waiting.append(.request(request, try revision(of: request)))
    } catch {
      waiting.append(.fault(error))
    }
  }

  /// The next call, which becomes the running one; nil if none waits.
  package mutating func next() -> Call? {
    guard !waiting.isEmpty else { return nil }
    let call = waiting.removeFirst()
    (running, isCancelled) = (call.id, false)
    return call
  }

  /// Whether the running call has not been cancelled.
  package var isWanted: Bool { !isCancelled }

  /// Ends the running call.
  ///
  /// - Returns: Whether its answer is still wanted; after a cancellation the server sends none.
  package mutating func finish() -> Bool {
    running = nil
    return !isCancelled
  }

  private mutating func take(notification: RPCRequest) {
    guard notification.method == "notifications/cancelled",
      let id = notification.params?["requestId"]?.identifier
    else { return }
    waiting.removeAll { $0.id == id }
    if running == id { isCancelled = true }
  }

  private mutating func revision(of request: RPCRequest) throws(RPCFault) -> MCPRevision {
    let meta = request.params?["_meta"]
    if let name = meta?[MCPRevision.Meta.revision]?.text {
      guard MCPRevision(rawValue: name) == .stateless else {
        throw RPCFault(
          .unsupportedRevision, "the revision '\(name)' is not supported", of: request.id,
          data: [
            "supported": TreeValue(.array([TreeValue(.text(MCPRevision.stateless.rawValue))])),
            "requested": TreeValue(.text(name)),
          ])
      }
      guard case .object = meta?[MCPRevision.Meta.capabilities]?.content else {
        throw RPCFault(
          .invalidParams, "a call must give its '\(MCPRevision.Meta.capabilities)' in '_meta'",
          of: request.id)
      }
      return .stateless
    }
    switch request.method {
    case "initialize":
      let asked = request.params?["protocolVersion"]?.text.flatMap(MCPRevision.init(rawValue:))
      let settled = asked.flatMap { $0.isStateless ? nil : $0 } ?? .newestWithSession
      opened = settled
      return settled
    case "ping": return opened ?? .newestWithSession
    default:
      guard let opened else {
        throw RPCFault(
          .invalidParams,
          "call 'initialize' first, or name '\(MCPRevision.Meta.revision)' in '_meta'",
          of: request.id)
      }
      return opened
    }
  }
}
