extension ModelError {
  /// The cases without their associated values, as a recording writes them.
  enum Kind: String, CaseIterable {
    case unavailable
    case unsupportedCapability = "unsupported-capability"
    case guideRefused = "guide-refused"
    case rejected
    case timeout
    case rateLimited = "rate-limited"
    case overloaded
    case quota
    case unauthorized
    case refused
    case tooLong = "too-long"
    case badReply = "bad-reply"
    case cancelled
    case transport
  }

  /// The kind of the error.
  var kind: Kind {
    switch self {
    case .unavailable: .unavailable
    case .unsupportedCapability: .unsupportedCapability
    case .guideRefused: .guideRefused
    case .rejected: .rejected
    case .timeout: .timeout
    case .rateLimited: .rateLimited
    case .overloaded: .overloaded
    case .quota: .quota
    case .unauthorized: .unauthorized
    case .refused: .refused
    case .tooLong: .tooLong
    case .badReply: .badReply
    case .cancelled: .cancelled
    case .transport: .transport
    }
  }

  /// The message from the host or the connection; empty if the case says everything.
  var message: String {
    switch self {
    case .unavailable(let reason): reason.detail
    case .unsupportedCapability(let text), .guideRefused(let text), .rejected(let text),
      .timeout(let text), .quota(let text), .unauthorized(let text), .refused(let text),
      .tooLong(let text), .badReply(let text), .transport(let text):
      text
    case .rateLimited, .overloaded, .cancelled: ""
    }
  }

  /// The time that a busy host named.
  var retryAfter: Duration? {
    switch self {
    case .rateLimited(let wait), .overloaded(let wait): wait
    case .unavailable, .unsupportedCapability, .guideRefused, .rejected, .timeout, .quota,
      .unauthorized, .refused, .tooLong, .badReply, .cancelled, .transport:
      nil
    }
  }

  /// Creates the error from a recording.
  init(_ kind: Kind, message: String, retryAfter: Duration?, reason: UnavailableReason) {
    self =
      switch kind {
      case .unavailable: .unavailable(reason)
      case .unsupportedCapability: .unsupportedCapability(message)
      case .guideRefused: .guideRefused(message)
      case .rejected: .rejected(message)
      case .timeout: .timeout(message)
      case .rateLimited: .rateLimited(retryAfter: retryAfter)
      case .overloaded: .overloaded(retryAfter: retryAfter)
      case .quota: .quota(message)
      case .unauthorized: .unauthorized(message)
      case .refused: .refused(message)
      case .tooLong: .tooLong(message)
      case .badReply: .badReply(message)
      case .cancelled: .cancelled
      case .transport: .transport(message)
      }
  }
}
