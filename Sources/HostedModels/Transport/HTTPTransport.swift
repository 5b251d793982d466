internal import ScreenGeneration

/// Sends requests, and passes on what comes back while it comes.
///
/// A transport follows no redirection: whoever is sent elsewhere must not take a key along.
protocol HTTPTransport: Sendable {
  /// Sends a request; returns once the reply has come to its end.
  ///
  /// - Throws: `ModelError`: `transport` where there is no connection or it broke off, `timeout`,
  ///   `tooLong`, `cancelled`, or what `receive` throws.
  func send(
    _ request: HTTPRequest, within limits: HTTPLimits,
    into receive: (HTTPEvent) async throws(ModelError) -> Void
  ) async throws(ModelError)
}

/// The transport of this system.
///
/// On Apple's systems it is the system's own. Elsewhere it is the `curl` program: a network library
/// that is linked takes its time at the start of each command, whether it asks a model or not.
enum SystemTransport {
  static var shared: any HTTPTransport {
    #if canImport(Darwin)
      URLSessionTransport()
    #else
      CurlTransport()
    #endif
  }
}
