internal import ScreenGeneration

/// The variables that set a host up, so that what is said of a failure names them.
struct HostSetting: Sendable {
  /// The variable that names another address; nil where none does.
  var address: String?
  /// The variable that holds the key; nil where none is needed.
  var key: String?

  /// An error, with the host that it happened at and the variable to look at.
  func explaining(_ error: ModelError, at url: String) -> ModelError {
    let host = HostName.of(url)
    let elsewhere = address.map { "; \($0) names another address" } ?? ""
    switch error {
    case .transport(let says): return .transport("\(host): \(says)\(elsewhere)")
    case .timeout(let says): return .timeout("\(host): \(says)\(elsewhere)")
    case .unauthorized(let says):
      return .unauthorized("\(says); \(key ?? "nothing") holds the key for \(host)")
    case .unavailable(var reason) where reason.name == .modelNotFound:
      reason.detail = "\(host): \(reason.detail)"
      return .unavailable(reason)
    case .unavailable, .unsupportedCapability, .guideRefused, .rejected, .rateLimited, .overloaded,
      .quota, .refused, .tooLong, .badReply, .cancelled:
      return error
    }
  }
}
