extension ModelReply {
  /// This reply, where it can be used: one that its host ended, or one that is whole although its
  /// end is missing, with a note why that is taken for its end.
  ///
  /// - Parameter failure: What ended it, if it did not end by itself.
  /// - Returns: The reply, with the reason for its end.
  /// - Throws: The failure, or that it broke off, where it is not whole.
  func settled(after failure: ModelError?) throws(ModelError) -> ModelReply {
    var reply = self
    if let failure {
      guard failure.mayFollowReply, calls.isEmpty, isWhole else { throw failure }
      reply.notes.append("the reply was whole before this: \(failure.description)")
      reply.finish = .stop
    } else if finish == nil {
      guard calls.isEmpty, isWhole else {
        throw .badReply("it broke off after \(text.utf8.count) bytes")
      }
      reply.notes.append("the reply is whole, though its host did not say that it ended")
      reply.finish = .stop
    } else if finish == .length, calls.isEmpty, text.last?.isWhitespace == true, isWhole {
      reply.notes.append("the reply was whole, and went on with white space to its greatest length")
      reply.finish = .stop
    }
    return reply
  }

  /// Whether its text holds a JSON object, or an array of them, and nothing of the kind is open.
  var isWhole: Bool {
    var (depth, isClosed, isText, isEscaped) = (0, false, false, false)
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where depth > 0: isText = true
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

  /// Whether what follows a bracket begins with an object, and is none of prose's own brackets.
  private static func holdsObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// This reply with the arguments of its one call as its text, where no tools were offered: some
  /// models answer by a call of a tool of their own making.
  func answering(besides tools: [ToolDefinition]) -> ModelReply? {
    guard calls.count == 1, tools.isEmpty else { return nil }
    var reply = self
    reply.text = calls[0].arguments
    reply.notes.append("the reply came as a call of '\(calls[0].name)', which is no tool here")
    reply.calls = []
    return reply.isWhole ? reply : nil
  }
}

extension ModelError {
  /// Whether it can come after a reply that is of use all the same.
  fileprivate var mayFollowReply: Bool {
    switch self {
    case .badReply, .transport, .timeout, .tooLong: true
    case .unavailable, .unsupportedCapability, .guideRefused, .rejected, .rateLimited, .overloaded,
      .quota, .unauthorized, .refused, .cancelled:
      false
    }
  }
}
