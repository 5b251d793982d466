#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenServing

/// A connection of a client: bytes in, responses out, each within its time.
struct WebConnection {
  /// How long a client may take for a request, and for taking a response, in milliseconds.
  static let timeLimit = 10_000
  /// How long a connection may be idle between requests, in milliseconds.
  static let idleLimit = 60_000
  /// How long what a refused client still sends is passed over, in milliseconds: a connection that is
  /// closed before it is read to its end may lose the response on its way.
  private static let lingering = 2_000
  /// The most bytes of responses that may wait for a client that does not read.
  private static let outputLimit = 16 << 20

  let number: Int32
  private var parser = HTTPRequestParser()
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether it ends once the output is sent.
  private var isEnding = false
  /// Whether what comes is passed over, as nobody knows where in it a request begins.
  private var isRefused = false
  /// When it ends at the latest, in milliseconds of the monotonic clock.
  private(set) var deadline: Int

  init(_ number: Int32, now: Int) {
    self.number = number
    deadline = now + Self.timeLimit
  }

  /// Whether bytes wait to be sent.
  var hasOutput: Bool { sent < output.count }

  /// Whether the client is still read: nobody is read who does not take the responses.
  var reads: Bool { isRefused || !isEnding && output.count - sent < Self.outputLimit }

  /// Whether nothing of a request has come, and nothing of a response waits.
  var isIdle: Bool { !isEnding && !parser.isInside && !hasOutput }

  /// Reads what has come.
  ///
  /// - Returns: Whether the connection goes on.
  mutating func read(at now: Int, into room: inout [UInt8]) -> Bool {
    let count = unsafe room.withUnsafeMutableBytes {
      unsafe recv(number, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else {
      // Whoever has said all may still listen.
      isEnding = isEnding || count == 0
      return count == 0 ? hasOutput : [EAGAIN, EINTR].contains(errno)
    }
    guard !isRefused else { return true }
    if !parser.isInside { deadline = now + Self.timeLimit }
    parser.append(room[..<count])
    return true
  }

  /// Answers the requests that are whole, as long as the client takes the responses.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - log: Gets a line where the client is refused.
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

  /// Sends what waits.
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

  /// Says what is wrong, and ends.
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

  /// Ends it where its time is up; a request that was never whole is told so.
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
