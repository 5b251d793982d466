internal import ScreenDiagnostics
package import ScreenModel

/// A JSON-RPC 2.0 call, or a notification, which has no id and no answer.
package struct RPCRequest: Hashable, Sendable {
  /// The id by which an answer is matched with its call.
  package enum Identifier: Hashable, Sendable {
    case number(Double)
    case text(String)
  }

  /// The id; nil for a notification.
  package var id: Identifier?
  /// The method.
  package var method: String
  /// The parameters.
  package var params: TreeValue?

  /// Reads a message.
  ///
  /// - Parameter line: One JSON object, whose length the reader of lines limits.
  /// - Throws: `RPCFault` if the line is not JSON or not a call; answers, which a server never asks
  ///   for, are not calls either.
  package init(_ line: [UInt8]) throws(RPCFault) {
    let reading = JSONReader.read(SourceText(name: "message", utf8: line), .strict)
    guard let tree = reading.tree else {
      let fault = reading.diagnostics.first { $0.severity == .error }
      throw RPCFault(.malformed, "this is not JSON: \(fault?.message ?? "it is empty")")
    }
    let id = tree["id"]?.identifier
    guard case .object = tree.content, tree["jsonrpc"]?.text == "2.0" else {
      throw RPCFault(
        .invalidRequest, "a message must be one object with \"jsonrpc\": \"2.0\"", of: id)
    }
    guard let method = tree["method"]?.text else {
      throw RPCFault(.invalidRequest, "a message must name a 'method'", of: id)
    }
    if tree["id"] != nil, id == nil {
      throw RPCFault(.invalidRequest, "an 'id' must be a string or a number")
    }
    self.id = id
    self.method = method
    params = tree["params"]
  }
}

extension TreeValue {
  /// The value as the id of a call; nil if it cannot be one.
  package var identifier: RPCRequest.Identifier? {
    switch content {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .null, .flag, .array, .object: nil
    }
  }
}
