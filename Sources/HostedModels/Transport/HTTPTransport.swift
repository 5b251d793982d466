internal import ScreenGeneration

/// Sends requests, and passes on the replies as they arrive.
///
/// A transport follows no redirects, so that a key never reaches another host.
protocol HTTPTransport: Sendable {
  /// Sends a request, and returns at the end of the reply.
  ///
  /// - Throws: `ModelError`: `transport` if the connection fails or breaks off, `timeout` if a time
  ///   limit is exceeded, `badReply` if the reply is too long or is not HTTP, `rejected` if the
  ///   address is invalid, `unavailable` if a program that it needs is missing, `cancelled`, or
  ///   whatever `receive` throws.
  func send(
    _ request: HTTPRequest, within limits: HTTPLimits,
    into receive: (HTTPEvent) async throws(ModelError) -> Void
  ) async throws(ModelError)
}

/// The transport of the current platform.
///
/// On Apple platforms this is `URLSession`. Elsewhere it is the `curl` program, because linking a
/// network library would slow down the start of every command, even of those that call no model.
enum SystemTransport {
  static var shared: any HTTPTransport {
    #if canImport(Darwin)
      URLSessionTransport()
    #else
      CurlTransport()
    #endif
  }
}
