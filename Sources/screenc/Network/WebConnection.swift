#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenServing

/// A connection to a client: bytes in, responses out, each within its time limit.
struct WebConnection {
  /// The most milliseconds that a client may take to send a request or to accept a response.
  static let timeLimit = 10_000
  /// The most milliseconds that a connection may be idle between requests.
  static let idleLimit = 60_000
  /// How long the input of a refused client is still read and discarded, in milliseconds: closing a
  /// connection with unread input may lose the response on its way.
  private static let lingering = 2_000
  /// The most bytes of responses that may wait for a client that does not read them.
  private static let outputLimit = 16 << 20

  let number: Int32
  private var parser = HTTPRequestParser()
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether the connection ends once the output is sent.
  private var isEnding = false
  /// Whether input is discarded, because it is unknown where in it the next request begins.
  private var isRefused = false
  /// The time at which the connection ends at the latest, in milliseconds of the monotonic clock.
  private(set) var deadline: Int

  init(_ number: Int32, now: Int) {
    self.number = number
    deadline = now + Self.timeLimit
  }

  /// Whether bytes are waiting to be sent.
  var hasOutput: Bool { sent < output.count }

  /// Whether input is still read: not once the connection is ending, nor while too many bytes of
  /// responses wait for the client; but that of a refused client is, to be discarded.
  var reads: Bool { isRefused || !isEnding && output.count - sent < Self.outputLimit }

  /// Whether no part of a request has arrived and no part of a response is waiting.
  var isIdle: Bool { !isEnding && !parser.isInside && !hasOutput }

  /// Reads the input that has arrived.
  ///
  /// - Returns: Whether the connection goes on.
  mutating func read(at now: Int, into room: inout [UInt8]) -> Bool {
    let count = unsafe room.withUnsafeMutableBytes {
      unsafe recv(number, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else {
      // A client that has closed its sending side may still read the responses.
      isEnding = isEnding || count == 0
      return count == 0 ? hasOutput : [EAGAIN, EINTR].contains(errno)
    }
    guard !isRefused else { return true }
    if !parser.isInside { deadline = now + Self.timeLimit }
    parser.append(room[..<count])
    return true
  }

  /// Answers the complete requests, as long as the client accepts the responses.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - log: Receives a line if the client is refused.
  ///   - answer: Answers a request.
  /// - Returns: Whether the connection goes on.
  mutating func proceed(
    at now: Int, logging log: (String) -> Void, answering answer: (HTTPRequest) -> HTTPResponse
  ) -> Bool {
    do throws(HTTPFault) {
      while !isRefused, reads, let request = try parser.next() {
        let response = answer(request)
        isEnding = !request.keepsAlive
        output += response.bytes(for: request, keepsAlive: request.keepsAlive)
        deadline = now + (parser.isInside ? Self.timeLimit : Self.idleLimit)
        if !reads, !isEnding, !write(at: now) { return false }
      }
    } catch {
      refuse(error, at: now, logging: log)
      isRefused = true
    }
    return write(at: now)
  }

  /// Sends the waiting output.
  ///
  /// - Returns: Whether the connection goes on.
  private mutating func write(at now: Int) -> Bool {
    guard hasOutput else { return !isEnding || isRefused }
    while hasOutput {
      let count = unsafe output[sent...].withUnsafeBytes {
        unsafe send(number, $0.baseAddress, $0.count, Self.flags)
      }
      guard count > 0 else { return count < 0 && [EAGAIN, EINTR].contains(errno) }
      sent += count
      deadline = now + Self.timeLimit
    }
    (output, sent) = ([], 0)
    guard isRefused else { return !isEnding }
    shutdown(number, Int32(SHUT_WR))
    deadline = min(deadline, now + Self.lingering)
    return true
  }

  /// Sends a response that says what is wrong, after which the connection is to end.
  mutating func reject(_ fault: HTTPFault, at now: Int, logging log: (String) -> Void) {
    refuse(fault, at: now, logging: log)
    _ = write(at: now)
  }

  private mutating func refuse(
    _ fault: HTTPFault, at now: Int, logging log: (String) -> Void
  ) {
    output += HTTPResponse(fault).bytes(for: nil, keepsAlive: false)
    isEnding = true
    deadline = now + Self.timeLimit
    log("\(fault.status.rawValue) \(fault.reason)\n")
  }

  /// Responds with a timeout if time is up in the middle of a request; the caller closes the
  /// socket.
  mutating func expire(at now: Int, logging log: (String) -> Void) {
    guard parser.isInside, !hasOutput, !isRefused else { return }
    reject(HTTPFault(.requestTimeout, "the request took too long"), at: now, logging: log)
  }

  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif
}
