/// Why a language model gave no reply.
///
/// No case holds a secret: messages never contain a key.
public enum ModelError: Error, Hashable, Sendable {
  /// It cannot be asked at all.
  case unavailable(UnavailableReason)
  /// The request needs something that the model cannot do; the text names it.
  case unsupportedCapability(String)
  /// Its host refuses the schema or grammar of the request, and says why.
  case guideRefused(String)
  /// Its host refuses the request, and says why.
  case rejected(String)
  /// It exceeded a time limit; the text says which.
  case timeout(String)
  /// Too many requests were made in too short a time; the host may say how long to wait.
  case rateLimited(retryAfter: Duration?)
  /// Its host is overloaded; it may say how long to wait.
  case overloaded(retryAfter: Duration?)
  /// The quota is used up, and waiting does not help.
  case quota(String)
  /// The key is missing, wrong, or not allowed to do this.
  case unauthorized(String)
  /// It refuses to answer, in its own words.
  case refused(String)
  /// The request or the reply is longer than the model supports.
  case tooLong(String)
  /// The reply does not follow its protocol, or broke off.
  case badReply(String)
  /// The caller cancelled the request.
  case cancelled
  /// The connection or the program failed; the text says how.
  case transport(String)
}

extension ModelError: CustomStringConvertible {
  /// What happened, in one lower-case sentence.
  public var description: String {
    switch self {
    case .unavailable(let reason): reason.description
    case .unsupportedCapability(let capability): "the model cannot do this: \(capability)"
    case .guideRefused(let reason): "the schema is refused: \(reason)"
    case .rejected(let reason): "the request is refused: \(reason)"
    case .timeout(let what): "it took too long: \(what)"
    case .rateLimited(let wait): "too many requests" + Self.remark(on: wait)
    case .overloaded(let wait): "the model's host is overloaded" + Self.remark(on: wait)
    case .quota(let reason): "the quota is used up: \(reason)"
    case .unauthorized(let reason): "not authorized: \(reason)"
    case .refused(let words): "the model refuses: \(words)"
    case .tooLong(let reason): "it is too long: \(reason)"
    case .badReply(let reason): "the reply is invalid: \(reason)"
    case .cancelled: "cancelled"
    case .transport(let reason): reason
    }
  }

  private static func remark(on wait: Duration?) -> String {
    wait.map { "; retry in \($0.components.seconds) s" } ?? ""
  }

  /// How long to wait before the same request may succeed, as the host says; nil if waiting does
  /// not help.
  ///
  /// It is `.zero` for a host that names no time, and the caller chooses one.
  public var retryDelay: Duration? {
    switch self {
    case .rateLimited(let wait), .overloaded(let wait): wait ?? .zero
    case .unavailable, .unsupportedCapability, .guideRefused, .rejected, .timeout, .quota,
      .unauthorized, .refused, .tooLong, .badReply, .cancelled, .transport:
      nil
    }
  }
}
