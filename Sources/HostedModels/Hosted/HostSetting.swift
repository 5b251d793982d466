internal import ScreenGeneration

/// The environment variables that configure a host, so that error messages can name them.
struct HostSetting: Sendable {
  /// The variable for the base address; nil if the address cannot be set by a variable.
  var address: String?
  /// The variable for the API key; nil if the host needs none.
  var key: String?

  /// Returns the error with the name of the host and of the variable to check.
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
