internal import ScreenDiagnostics
package import ScreenModel

/// A call of JSON-RPC 2.0, or a notification, which has no id and no answer.
package struct RPCRequest: Hashable, Sendable {
  /// What an answer is matched with its call by.
  package enum Identifier: Hashable, Sendable {
    case number(Double)
    case text(String)
  }

  /// The id; nil for a notification.
  package var id: Identifier?
  /// What is called.
  package var method: String
  /// What it is called with.
  package var params: TreeValue?

  /// Reads a message.
  ///
  /// - Parameter line: One JSON object; bounded by what the reader of lines lets through.
  /// - Throws: `RPCFault` for what is no JSON, or no call; answers, which a server has not asked for,
  ///   are no calls either.
  package init(_ line: [UInt8]) throws(RPCFault) {
    let reading = JSONReader.read(SourceText(name: "message", utf8: line), .strict)
    guard let tree = reading.tree else {
      let fault = reading.diagnostics.first { $0.severity == .error }
      throw RPCFault(.malformed, "this is no JSON: \(fault?.message ?? "nothing is in it")")
    }
    let id = tree["id"]?.identifier
    guard case .object = tree.content, tree["jsonrpc"]?.text == "2.0" else {
      throw RPCFault(
        .invalidRequest, "a message is one object with \"jsonrpc\": \"2.0\"", of: id)
    }
    guard let method = tree["method"]?.text else {
      throw RPCFault(.invalidRequest, "a message names a 'method'", of: id)
    }
    if tree["id"] != nil, id == nil {
      throw RPCFault(.invalidRequest, "an 'id' is a text or a number")
    }
    self.id = id
    self.method = method
    params = tree["params"]
  }
}

extension TreeValue {
  /// The value as the id of a call; nil where it can be none.
  package var identifier: RPCRequest.Identifier? {
    switch content {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .null, .flag, .array, .object: nil
    }
  }
}
