#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenServing

/// Serves connections on one thread: waits for whichever has something to read or to send.
///
/// Several threads run a loop each, and share the listening socket.
struct WebLoop {
  /// The most connections of a loop; who comes beyond is told so and sent away.
  static let limit = 256

  private let socket: ListeningSocket
  private let service: WebService
  /// Gets a line for each request.
  private let log: @Sendable (String) -> Void
  private var connections: [Int32: WebConnection] = [:]
  private var room = [UInt8](repeating: 0, count: 64 << 10)

  init(
    _ socket: ListeningSocket, _ service: WebService,
    logging log: @escaping @Sendable (String) -> Void
  ) {
    (self.socket, self.service, self.log) = (socket, service, log)
  }

  /// Serves until the process ends.
  mutating func run() -> Never {
    while true { step() }
  }

  private mutating func step() {
    var polled = [pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)]
    for connection in connections.values {
      let events = (connection.reads ? POLLIN : 0) | (connection.hasOutput ? POLLOUT : 0)
      polled.append(pollfd(fd: connection.number, events: Int16(events), revents: 0))
    }
    _ = unsafe polled.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, nfds_t($0.count), 500)
    }
    let now = Self.now
    for entry in polled.dropFirst() { serve(entry, at: now) }
    if polled[0].revents != 0 { accept(at: now) }
    for (number, connection) in connections where connection.deadline <= now {
      connections[number]?.expire(at: now)
      end(number)
    }
  }

  private mutating func accept(at now: Int) {
    // A few at a time, so that those who wait already have their turn.
    for _ in 0..<16 {
      guard let number = socket.accept() else { return }
      var connection = WebConnection(number, now: now)
      guard connections.count < Self.limit else {
        connection.refuse(
          HTTPResponse(.unavailable, error: "too many connections; try again"), at: now)
        _ = connection.write(at: now)
        close(number)
        log("503 too many connections\n")
        continue
      }
      connections[number] = connection
    }
  }

  private mutating func serve(_ entry: pollfd, at now: Int) {
    guard entry.revents != 0, var connection = connections.removeValue(forKey: entry.fd) else {
      return
    }
    var isOpen = true
    if Int32(entry.revents) & POLLOUT != 0 { isOpen = connection.write(at: now) }
    if isOpen, Int32(entry.revents) & (POLLIN | POLLHUP | POLLERR) != 0 {
      let (service, log) = (service, log)
      isOpen = connection.read(at: now, into: &room) { request in
        let response = service.response(to: request)
        log("\(response.status.rawValue) \(request.method) \(request.path)\n")
        return response
      }
    }
    if isOpen { connections[entry.fd] = connection } else { close(entry.fd) }
  }

  private mutating func end(_ number: Int32) {
    connections[number] = nil
    close(number)
  }

  /// Milliseconds of a clock that never goes back.
  private static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
