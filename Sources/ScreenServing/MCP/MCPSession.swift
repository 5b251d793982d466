internal import ScreenModel

/// What a client has sent and nobody has answered yet: lines in, calls out.
///
/// A value that talks to nobody. Whoever reads the client's lines hands them in by `receive`; whoever
/// answers takes calls by `next`, and asks `finish` whether an answer is still wanted.
package struct MCPSession: Sendable {
  /// What is to be answered.
  package enum Call: Sendable {
    /// A call, in a revision.
    case request(RPCRequest, MCPRevision)
    /// What is no call; it is answered by an error.
    case fault(RPCFault)

    fileprivate var id: RPCRequest.Identifier? {
      switch self {
      case .request(let request, _): request.id
      case .fault(let fault): fault.id
      }
    }
  }

  /// How many calls may wait; whoever reads is to pause beyond.
  package static let limit = 256

  private var waiting: [Call] = []
  private var running: RPCRequest.Identifier?
  private var isCancelled = false
  /// The revision that `initialize` settled on; nil before.
  private var opened: MCPRevision?

  /// Creates a session in which nothing was said.
  package init() {}

  /// How many calls wait.
  package var count: Int { waiting.count }

  /// Takes a line of the client.
  ///
  /// - Parameter line: Its bytes; nil for a line that is longer than lines may be.
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

  /// The next call, which is running from now on; nil where none waits.
  package mutating func next() -> Call? {
    guard !waiting.isEmpty else { return nil }
    let call = waiting.removeFirst()
    (running, isCancelled) = (call.id, false)
    return call
  }

  /// Whether the call that is running was not cancelled.
  package var isWanted: Bool { !isCancelled }

  /// Ends the call that is running.
  ///
  /// - Returns: Whether its answer is still wanted: after a cancellation the server is silent.
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
          .unsupportedRevision, "the revision '\(name)' is not spoken here", of: request.id,
          data: [
            "supported": TreeValue(.array([TreeValue(.text(MCPRevision.stateless.rawValue))])),
            "requested": TreeValue(.text(name)),
          ])
      }
      guard case .object = meta?[MCPRevision.Meta.capabilities]?.content else {
        throw RPCFault(
          .invalidParams, "a call says its '\(MCPRevision.Meta.capabilities)' in '_meta'",
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
