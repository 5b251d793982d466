#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A memory-mapped regular file, of which only the pages that are used are read.
@safe final class MappedFile: Sendable {
  /// The bytes; valid only while this object lives.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let descriptor: Int32
  private let stamp: Stamp

  /// The attributes that reveal that a file was changed: its size and its modification time.
  private struct Stamp: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    init(_ status: stat) {
      size = Int(status.st_size)
      #if canImport(Darwin)
        seconds = Int(status.st_mtimespec.tv_sec)
        nanoseconds = Int(status.st_mtimespec.tv_nsec)
      #else
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
      #endif
    }
  }

  /// Maps a file.
  ///
  /// - Throws: `ModelFault` of the kind `unreadable`.
  init(path: String) throws(ModelFault) {
    // Non-blocking, so that opening a pipe without a writer does not hang.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let reason = unsafe String(cString: strerror(errno))
      throw ModelFault(kind: .unreadable, message: "the file cannot be opened: \(reason)")
    }
    var kept = false
    defer { if !kept { close(descriptor) } }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw ModelFault(kind: .unreadable, message: "the state of the file cannot be read")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw ModelFault(kind: .unreadable, message: "this is a folder, not a file")
    default: throw ModelFault(kind: .unreadable, message: "this is not a regular file")
    }
    guard status.st_size > 0 else {
      throw ModelFault(kind: .notAModel, message: "the file is empty")
    }
    let size = Int(status.st_size)
    guard let start = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0),
      unsafe start != MAP_FAILED
    else { throw ModelFault(kind: .unreadable, message: "the file cannot be mapped") }
    kept = true
    self.descriptor = descriptor
    stamp = Stamp(status)
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    close(descriptor)
  }

  /// Checks that the file is unchanged since it was mapped, because reading a page that was
  /// truncated away would kill the process.
  ///
  /// - Throws: `ModelFault` of the kind `changed`.
  func verify() throws(ModelFault) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Stamp(status) == stamp else {
      throw ModelFault(kind: .changed, message: "the file was changed while it was in use")
    }
  }
}
