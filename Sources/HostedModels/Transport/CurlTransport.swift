#if !canImport(Darwin)
  internal import Processes
  internal import ScreenGeneration

  /// Sends requests with the `curl` program, which takes proxies and certificates from the
  /// environment as users expect.
  ///
  /// The address and the headers, which contain keys, are passed through a pipe, so they never
  /// appear in its arguments or in a file.
  struct CurlTransport: HTTPTransport {
    /// The program: a path, or a name to find in `PATH`.
    var program = "curl"

    func send(
      _ request: HTTPRequest, within limits: HTTPLimits,
      into receive: (HTTPEvent) async throws(ModelError) -> Void
    ) async throws(ModelError) {
      // The user's curlrc is ignored: its settings could write to files, or follow redirects with a
      // key.
      let curl = ProgramRun(
        program, ["--disable", "--config", "/dev/fd/\(ProgramRun.secondInput)"],
        input: request.body,
        secrets: Array(Self.configuration(of: request, within: limits).utf8), isSilenced: true,
        within: ProgramRun.Limits(
          whole: limits.whole, silence: limits.silence,
          bytes: limits.bytes + HTTPHeadReader.mostBytes))
      var reading = Reading()
      let ending = try await curl.run { (bytes) async throws(ModelError) in
        for event in try reading.take(bytes) { try await receive(event) }
      }
      guard ending == .exited(0), reading.hasHead else { throw Self.fault(ending, reading, limits) }
    }

    /// The state of a reply that is being read.
    private struct Reading {
      var head = HTTPHeadReader()
      var hasHead = false

      mutating func take(_ bytes: [UInt8]) throws(ModelError) -> [HTTPEvent] {
        guard !hasHead else { return [.body(bytes)] }
        do throws(HTTPHeadReader.Fault) {
          guard let result = try head.take(bytes) else { return [] }
          hasHead = true
          return [.head(result.head)] + (result.body.isEmpty ? [] : [.body(result.body)])
        } catch {
          throw .badReply("it is not HTTP")
        }
      }
    }

    /// Returns the request as a curl configuration file.
    private static func configuration(
      of request: HTTPRequest, within limits: HTTPLimits
    ) -> String {
      var lines = [
        "url = \(quoted(request.url))", "request = \(quoted(request.method))", "silent", "include",
        "suppress-connect-headers", "no-buffer", "globoff", "proto = \"=http,https\"",
        "connect-timeout = \(max(1, limits.connection.components.seconds))",
        // This only matters if this process has died and cannot stop curl any more.
        "max-time = \(limits.whole.components.seconds + 5)",
      ]
      lines += request.headers.map { "header = \(quoted("\($0.name): \($0.value)"))" }
      if !request.body.isEmpty {
        // With `Expect: 100-continue`, a long body would wait up to a second for the server's
        // answer.
        lines += ["header = \"Expect:\"", "data-binary = \"@-\""]
      }
      return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a text as a quoted string of a curl configuration file, without control characters,
    /// which no address or header may contain (RFC 9110 §5.5).
    private static func quoted(_ text: String) -> String {
      var bytes: [UInt8] = [UInt8(ascii: "\"")]
      for byte in text.utf8 where byte >= 0x20 && byte != 0x7F {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
      return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
    }

    private static let missing = ModelError.unavailable(
      UnavailableReason(
        .programNotFound, "curl, which sends the requests, cannot be run",
        nextStep: "install curl, or put it on PATH"))

    /// Returns why there is no complete reply; the exit codes are those of the curl manual.
    private static func fault(
      _ ending: ProgramRun.Ending, _ reading: Reading, _ limits: HTTPLimits
    ) -> ModelError {
      let code: Int32
      switch ending {
      case .exited(let number): code = number
      case .signalled: return .transport("curl was terminated")
      case .failed: return missing
      case .tookTooLong:
        return .timeout("the reply was not complete after \(limits.whole.components.seconds) s")
      case .wasSilent: return .timeout("no data for \(limits.silence.components.seconds) s")
      case .wroteTooMuch: return .badReply("it is longer than \(limits.bytes >> 20) MiB")
      case .cancelled: return .cancelled
      }
      switch code {
      case 3: return .rejected("the address is not valid")
      case 5: return .transport("the proxy's name cannot be resolved")
      case 6: return .transport("the host's name cannot be resolved")
      case 7: return .transport("nothing answers at that address")
      case 28: return .timeout("no connection")
      case 35: return .transport("the TLS handshake failed")
      case 52: return .transport("the server closed the connection without a reply")
      case 60, 77: return .transport("the server's certificate is not trusted")
      case 97: return .transport("the proxy refused the connection")
      default:
        return .transport(
          reading.hasHead
            ? "the connection broke off during the reply"
            : "curl failed with code "
              + "\(code)")
      }
    }
  }
#endif
