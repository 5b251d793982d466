extension ModelReply {
  /// Returns this reply if it is usable: ended by its host, or complete although its end is
  /// missing.
  ///
  /// In the second case, a note says why the reply counts as ended.
  ///
  /// - Parameter failure: The failure that ended it, if it did not end normally.
  /// - Returns: The reply, with the reason for its end.
  /// - Throws: The failure, or an error that it broke off, if it is not complete.
  func settled(after failure: ModelError?) throws(ModelError) -> ModelReply {
    var reply = self
    if let failure {
      guard failure.mayFollowReply, calls.isEmpty, isWhole else { throw failure }
      reply.notes.append("the reply was complete before this: \(failure.description)")
      reply.finish = .stop
    } else if finish == nil {
      guard calls.isEmpty, isWhole else {
        throw .badReply("it broke off after \(text.utf8.count) bytes")
      }
      reply.notes.append("the reply is complete, though its host did not say that it ended")
      reply.finish = .stop
    } else if finish == .length, calls.isEmpty, text.last?.isWhitespace == true, isWhole {
      reply.notes.append(
        "the reply was complete, but went on with white space to its maximum length")
      reply.finish = .stop
    }
    return reply
  }

  /// Whether its text holds a JSON object, or an array of objects, and none of them is left open.
  var isWhole: Bool {
    var (depth, isClosed, quotation) = (0, false, QuotationState())
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if quotation.takes(byte, canOpen: depth > 0) { continue }
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "[") where depth > 0 || Self.holdsObject(bytes[(index + 1)...]): depth += 1
      case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "]") where depth > 0:
        depth -= 1
        isClosed = isClosed || depth == 0
      default: break
      }
    }
    return isClosed && depth == 0
  }

  /// Whether a bracket is followed by an object, and so is not a bracket in prose.
  private static func holdsObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// Returns this reply with the arguments of its only call as its text, if no tools were offered.
  ///
  /// Some models answer by calling a tool that they invent.
  func answering(besides tools: [ToolDefinition]) -> ModelReply? {
    guard calls.count == 1, tools.isEmpty else { return nil }
    var reply = self
    reply.text = calls[0].arguments
    reply.notes.append("the reply came as a call of '\(calls[0].name)', which is not a tool here")
    reply.calls = []
    return reply.isWhole ? reply : nil
  }
}

extension ModelError {
  /// Whether it can occur after a reply that is still usable.
  fileprivate var mayFollowReply: Bool {
    switch self {
    case .badReply, .transport, .timeout, .tooLong: true
    case .unavailable, .unsupportedCapability, .guideRefused, .rejected, .rateLimited, .overloaded,
      .quota, .unauthorized, .refused, .cancelled:
      false
    }
  }
}
