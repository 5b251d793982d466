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
  static let patience = 10_000
  /// How long a connection may be idle between requests, in milliseconds.
  static let idleness = 60_000
  /// The most bytes of responses that may wait for a client that does not read.
  private static let outputLimit = 16 << 20

  let number: Int32
  private var parser = HTTPRequestParser()
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether it ends once the output is sent.
  private var isEnding = false
  /// When it ends at the latest, in milliseconds of the monotonic clock.
  private(set) var deadline: Int

  init(_ number: Int32, now: Int) {
    self.number = number
    deadline = now + Self.patience
  }

  /// Whether bytes wait to be sent.
  var hasOutput: Bool { sent < output.count }

  /// Whether requests are still read: nobody is read who does not take the responses.
  var reads: Bool { !isEnding && output.count - sent < Self.outputLimit }

  /// Reads what has come, and answers the requests that are whole.
  ///
  /// - Returns: Whether the connection goes on.
  mutating func read(
    at now: Int, into room: inout [UInt8], answering answer: (HTTPRequest) -> HTTPResponse
  ) -> Bool {
    let count = unsafe room.withUnsafeMutableBytes {
      unsafe recv(number, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else { return count < 0 && [EAGAIN, EINTR].contains(errno) }
    if !parser.isInside { deadline = now + Self.patience }
    parser.append(room[..<count])
    do throws(HTTPFault) {
      while reads, let request = try parser.next() {
        let response = answer(request)
        isEnding = !request.keepsAlive
        output += response.bytes(for: request, keepsAlive: request.keepsAlive)
        deadline = now + (parser.isInside ? Self.patience : Self.idleness)
      }
    } catch {
      refuse(HTTPResponse(error), at: now)
    }
    return write(at: now)
  }

  /// Sends what waits.
  ///
  /// - Returns: Whether the connection goes on.
  mutating func write(at now: Int) -> Bool {
    while hasOutput {
      let count = unsafe output[sent...].withUnsafeBytes {
        unsafe send(number, $0.baseAddress, $0.count, Self.flags)
      }
      guard count > 0 else { return count < 0 && [EAGAIN, EINTR].contains(errno) }
      sent += count
      deadline = now + Self.patience
    }
    (output, sent) = ([], 0)
    return !isEnding
  }

  /// Answers with what is wrong, and ends.
  mutating func refuse(_ response: HTTPResponse, at now: Int) {
    output += response.bytes(for: nil, keepsAlive: false)
    isEnding = true
    deadline = now + Self.patience
  }

  /// Ends it where its time is up; a request that was never whole is told so.
  mutating func expire(at now: Int) {
    guard parser.isInside, !hasOutput else { return }
    refuse(HTTPResponse(.requestTimeout, error: "the request took too long"), at: now)
    _ = write(at: now)
  }

  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif
}
