#if canImport(Darwin)
  internal import Foundation
  internal import ScreenGeneration

  /// Sends requests with `URLSession`, which uses the proxies and certificates of the system.
  struct URLSessionTransport: HTTPTransport {
    /// The greatest size of a part, in bytes. A part also ends at a line end, so that no complete
    /// line waits for more bytes.
    private static let partSize = 4_096

    func send(
      _ request: HTTPRequest, within limits: HTTPLimits,
      into receive: (HTTPEvent) async throws(ModelError) -> Void
    ) async throws(ModelError) {
      guard let url = URL(string: request.url) else { throw .rejected("the address is not valid") }
      let silence = Double(limits.silence.components.seconds)
      var asked = URLRequest(url: url, timeoutInterval: max(1, silence))
      asked.httpMethod = request.method
      for header in request.headers {
        asked.setValue(header.value, forHTTPHeaderField: header.name)
      }
      if !request.body.isEmpty { asked.httpBody = Data(request.body) }
      let end = ContinuousClock.now + limits.whole
      do {
        let (bytes, response) = try await URLSession.shared.bytes(
          for: asked, delegate: RedirectionRefusal())
        guard let response = response as? HTTPURLResponse else {
          throw ModelError.badReply("it is not HTTP")
        }
        try await receive(.head(Self.head(of: response)))
        var part: [UInt8] = []
        var count = 0
        for try await byte in bytes {
          part.append(byte)
          guard byte == UInt8(ascii: "\n") || part.count == Self.partSize else { continue }
          count += part.count
          guard count <= limits.bytes else {
            throw ModelError.badReply("it is longer than \(limits.bytes >> 20) MiB")
          }
          guard ContinuousClock.now < end else {
            throw ModelError.timeout(
              "the reply was not complete after \(limits.whole.components.seconds) s")
          }
          try await receive(.body(part))
          part = []
        }
        if !part.isEmpty { try await receive(.body(part)) }
      } catch let error as ModelError {
        throw error
      } catch {
        throw Self.fault(error, silence: limits.silence)
      }
    }

    private static func head(of response: HTTPURLResponse) -> HTTPHead {
      let headers = response.allHeaderFields.compactMap { name, value in
        (name as? String).map {
          HTTPRequest.Header(name: $0.lowercased(), value: "\(value)")
        }
      }
      return HTTPHead(status: response.statusCode, headers: headers.sorted { $0.name < $1.name })
    }

    private static func fault(_ error: any Error, silence: Duration) -> ModelError {
      guard let error = error as? URLError else {
        return Task.isCancelled ? .cancelled : .transport("\(error)")
      }
      switch error.code {
      case .cancelled: return .cancelled
      case .timedOut: return .timeout("no data for \(silence.components.seconds) s")
      case .cannotFindHost, .dnsLookupFailed:
        return .transport(
          "the host's name cannot be resolved")
      case .cannotConnectToHost: return .transport("nothing answers at that address")
      case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
        .serverCertificateHasBadDate, .serverCertificateNotYetValid:
        return .transport("the server's certificate is not trusted")
      case .networkConnectionLost: return .transport("the connection broke off during the reply")
      default: return .transport(error.localizedDescription)
      }
    }
  }

  /// Refuses redirects, so that no key reaches another host.
  private final class RedirectionRefusal: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }
  }
#endif
