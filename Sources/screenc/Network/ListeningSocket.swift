#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that accepts TCP connections over IPv4.
struct ListeningSocket {
  /// The number of its descriptor.
  let number: Int32
  /// The port, even if the system chose it.
  let port: Int

  /// Listens on an address.
  ///
  /// - Parameters:
  ///   - address: An IPv4 address in dotted decimal, such as `127.0.0.1`.
  ///   - port: A port from 0 to 65,535; 0 for any free one.
  /// - Throws: `SystemError` if the address is invalid or not one of this machine's, or if the port
  ///   is taken.
  init(on address: String, port: Int) throws(SystemError) {
    #if canImport(Darwin)
      let number = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard number >= 0 else { throw .last }
    var on: Int32 = 1
    _ = unsafe setsockopt(
      number, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = in_port_t(port).bigEndian
    guard unsafe inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
      close(number)
      throw .code(EINVAL)
    }
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &name) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        unsafe bind(number, name, size) == 0 && listen(number, 512) == 0
          && (unsafe getsockname(number, name, &size)) == 0
      }
    }
    guard isListening else {
      let failure = SystemError.last
      close(number)
      throw failure
    }
    self.number = number
    self.port = Int(in_port_t(bigEndian: name.sin_port))
    Self.prepare(number)
  }

  /// Returns the descriptor of the next waiting connection; nil if there is none or the call fails.
  func accept() -> Int32? {
    #if canImport(Glibc)
      let connection = Glibc.accept(number, nil, nil)
    #elseif canImport(Musl)
      let connection = Musl.accept(number, nil, nil)
    #else
      let connection = Darwin.accept(number, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    Self.prepare(connection)
    var on: Int32 = 1
    _ = unsafe setsockopt(
      connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    return connection
  }

  /// Makes a socket non-blocking, and keeps other programs from inheriting it.
  private static func prepare(_ number: Int32) {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }
}
