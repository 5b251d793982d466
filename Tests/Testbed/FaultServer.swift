internal import Dispatch
internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A server on the loopback that answers each request with the next of its scripts, however wrong.
///
/// It serves at most as many requests as it has scripts, and ends with the test.
package final class FaultServer: Sendable {
  /// What it does with a request, in this order.
  package enum Action: Sendable {
    /// Sends these bytes.
    case send([UInt8])
    /// Does nothing for a while.
    case pause(milliseconds: UInt32)
    /// Does nothing until the client is gone.
    case hang

    package static func send(_ text: String) -> Action { .send(Array(text.utf8)) }
  }

  package let port: UInt16
  private let listener: Int32
  private let received = DispatchQueue(label: "received")
  nonisolated(unsafe) private var requests: [String] = []

  /// Longer than any client waits: one that is stuck must not hold up the tests.
  private static let timeLimit = timeval(tv_sec: 120, tv_usec: 0)

  package init(_ scripts: [[Action]]) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    // Threads of its own: those of a queue are few, and tests that wait hold them.
    Thread.detachNewThread { [self] in
      for script in scripts {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        serve(connection, script)
      }
    }
  }

  deinit { close(listener) }

  /// Stops listening; a request that comes now is refused.
  package func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The requests that came, head and body.
  package var log: [String] { received.sync { unsafe requests } }

  package var base: String { "http://127.0.0.1:\(port)" }

  private func serve(_ connection: Int32, _ script: [Action]) {
    defer { close(connection) }
    var timeLimit = Self.timeLimit
    _ = unsafe setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &timeLimit, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while !Self.isWhole(bytes) {
      let count = unsafe read(connection, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    received.sync { unsafe requests.append(String(decoding: bytes, as: UTF8.self)) }
    for action in script {
      switch action {
      case .pause(let milliseconds): usleep(milliseconds * 1_000)
      // Whoever is gone has sent its last: nothing more comes before that.
      case .hang: while unsafe read(connection, &chunk, chunk.count) > 0 {}
      case .send(let bytes):
        var sent = 0
        while sent < bytes.count {
          let count = unsafe bytes[sent...].withUnsafeBytes {
            unsafe send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          }
          guard count > 0 else { return }
          sent += count
        }
      }
    }
  }

  /// Whether head and body are there.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return false }
    let lengths = text[..<end.lowerBound].components(separatedBy: "\r\n").compactMap { line in
      line.lowercased().hasPrefix("content-length:")
        ? Int(line.dropFirst(15).trimmingCharacters(in: .whitespaces)) : nil
    }
    return text[end.upperBound...].utf8.count >= (lengths.first ?? 0)
  }
}

extension [FaultServer.Action] {
  /// A whole reply with a status.
  package static func reply(
    _ status: String, _ headers: [String] = [], _ body: String = "",
    type: String = "application/json"
  ) -> [FaultServer.Action] {
    let head = ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Connection: close"] + headers
    return [.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)]
  }

  /// The head of a stream of events, and the beginning of the stream.
  package static func stream(_ body: String = "") -> [FaultServer.Action] {
    reply("200 OK", [], body, type: "text/event-stream")
  }
}
