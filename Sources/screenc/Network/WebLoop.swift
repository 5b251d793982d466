#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenServing

/// A loop that serves connections on one thread, and waits until one can be read or written.
///
/// Several threads run one loop each, and share the listening socket.
struct WebLoop {
  /// The most connections of the loop.
  private let limit: Int
  private let socket: ListeningSocket
  private let service: WebService
  /// Receives a line for each request.
  private let log: @Sendable (String) -> Void
  private var connections: [Int32: WebConnection] = [:]
  private var room = [UInt8](repeating: 0, count: 64 << 10)

  /// Whether the system had no resources to accept a connection in the last step.
  private var isStuck = false

  /// Creates a loop without connections. At the limit, a new connection replaces the one that has
  /// been idle longest; if none is idle, the new one is refused with a response.
  init(
    _ socket: ListeningSocket, _ service: WebService, limit: Int,
    logging log: @escaping @Sendable (String) -> Void
  ) {
    (self.socket, self.service, self.limit, self.log) = (socket, service, limit, log)
  }

  /// The number of loops that suits the machine: one per processor, at most eight.
  static var fittingCount: Int { min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Returns the most connections of each of `count` loops: a thousand in total, or fewer if the
  /// system gives the process few descriptors.
  static func limit(amongLoops count: Int) -> Int {
    var descriptors = rlimit()
    #if canImport(Darwin)
      let kind = RLIMIT_NOFILE
    #else
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard unsafe getrlimit(kind, &descriptors) == 0 else { return 32 }
    // The rest is for the listening socket, the standard streams and the watched file.
    let free = Int(clamping: descriptors.rlim_cur) - 24
    return max(1, min(1_000, free) / count)
  }

  /// Serves until the process ends.
  mutating func run() -> Never {
    while true { step() }
  }

  private mutating func step() {
    var polled = [pollfd(fd: socket.number, events: isStuck ? 0 : Int16(POLLIN), revents: 0)]
    for connection in connections.values {
      let events = (connection.reads ? POLLIN : 0) | (connection.hasOutput ? POLLOUT : 0)
      polled.append(pollfd(fd: connection.number, events: Int16(events), revents: 0))
    }
    _ = unsafe polled.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, nfds_t($0.count), isStuck ? 50 : 500)
    }
    let now = Self.now
    for entry in polled.dropFirst() { serve(entry, at: now) }
    isStuck = false
    if polled[0].revents != 0 { accept(at: now) }
    for (number, connection) in connections where connection.deadline <= now {
      connections[number]?.expire(at: now, logging: log)
      end(number)
    }
  }

  private mutating func accept(at now: Int) {
    // Accept a few at a time, so that open connections get their turn.
    for _ in 0..<16 {
      guard let number = socket.accept() else {
        isStuck = ![EAGAIN, EINTR, ECONNABORTED].contains(errno)
        return
      }
      var connection = WebConnection(number, now: now)
      guard makeRoom() else {
        connection.reject(
          HTTPFault(.unavailable, "too many connections; try again"), at: now, logging: log)
        close(number)
        continue
      }
      connections[number] = connection
    }
  }

  /// Ends the idle connection with the earliest deadline if the loop is at its limit.
  ///
  /// - Returns: Whether there is room for another connection.
  private mutating func makeRoom() -> Bool {
    guard connections.count >= limit else { return true }
    let idle = connections.values.filter(\.isIdle)
    // Ties are broken by number, so that the choice does not depend on the order of a hash table.
    guard let first = idle.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) })
    else { return false }
    end(first.number)
    return true
  }

  private mutating func serve(_ entry: pollfd, at now: Int) {
    guard entry.revents != 0, var connection = connections.removeValue(forKey: entry.fd) else {
      return
    }
    var isOpen = true
    if Int32(entry.revents) & (POLLIN | POLLHUP | POLLERR) != 0 {
      isOpen = connection.read(at: now, into: &room)
    }
    let (service, log) = (service, log)
    isOpen =
      isOpen
      && connection.proceed(at: now, logging: log) { request in
        let response = service.response(to: request)
        log("\(response.status.rawValue) \(request.method) \(request.path)\n")
        return response
      }
    if isOpen { connections[entry.fd] = connection } else { close(entry.fd) }
  }

  private mutating func end(_ number: Int32) {
    connections[number] = nil
    close(number)
  }

  /// The time of the monotonic clock, in milliseconds.
  private static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
