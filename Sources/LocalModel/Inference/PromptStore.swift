internal import ScreenText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder of session snapshots, so that a prompt that was read before need not be read again.
///
/// A file is named after a hash of its model and its tokens. It appears atomically, even if the
/// process is killed while writing. A damaged file is treated as missing. A problem with the folder
/// costs time but never the reply, and the files may be deleted at any time.
public struct PromptStore: Sendable {
  /// The path of the folder, which is created when it is needed.
  public let folder: String
  /// The greatest total size of the files, in bytes; the least recently used are deleted first.
  public let limit: Int

  private static let ending = ".prompt"

  /// Creates a store in a folder that is used for nothing else.
  public init(folder: String, limit: Int = 1 << 29) {
    self.folder = folder
    self.limit = max(0, limit)
  }

  /// Restores a session to the snapshot of some tokens.
  ///
  /// - Returns: Whether there was such a snapshot. If not, the session is unchanged, unless the
  ///   snapshot turned out to hold other tokens, in which case the session is empty.
  public func restore(_ session: Session, having tokens: [Int]) -> Bool {
    guard tokens.count <= session.limit else { return false }
    let path = path(of: tokens, session)
    guard let bytes = Self.read(path, count: session.snapshotSize(tokens.count)) else {
      return false
    }
    let before = session.tokens
    do throws(ModelFault) {
      try session.restore(bytes)
      guard session.tokens == tokens else { throw .malformed("the tokens differ") }
      return true
    } catch {
      // A bad file would only be read in vain again.
      _ = unsafe unlink(path)
      if session.tokens != before { session.rewind(to: 0) }
      return false
    }
  }

  /// Saves a snapshot of a session.
  ///
  /// - Returns: Whether the snapshot was saved.
  @discardableResult public func save(_ session: Session) -> Bool {
    guard !session.tokens.isEmpty, session.snapshotSize(session.tokens.count) <= limit else {
      return false
    }
    makeFolder()
    let path = path(of: session.tokens, session)
    guard write(session.snapshot(), to: path) else { return false }
    removeOldest()
    return true
  }

  private func path(of tokens: [Int], _ session: Session) -> String {
    let numbers = [session.model.fingerprint] + tokens.map { UInt64(truncatingIfNeeded: $0) }
    let hash = FNV1a.hash(
      numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } })
    let digits = String(hash, radix: 16)
    return folder + "/" + String(repeating: "0", count: 16 - digits.count) + digits + Self.ending
  }

  // MARK: - Files

  /// Returns the bytes of a file; nil if it does not have the expected size.
  private static func read(_ path: String, count: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == count
    else { return nil }
    var done = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialised in
      while done < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: done), count - done, off_t(done))
        guard got > 0 else { break }
        done += got
      }
      initialised = done
    }
    // Marks the file as recently used, so that it is deleted last.
    _ = futimens(descriptor, nil)
    return done == count ? bytes : nil
  }

  /// Writes a file under a temporary name, and renames it once all of it is on the disk.
  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    let new = "\(path).\(getpid()).new"
    let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    // Most likely, another session of this process is writing the same file.
    guard descriptor >= 0 else { return false }
    let isWritten = unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = unsafe put(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        guard count > 0 else { return false }
        done += count
      }
      return fsync(descriptor) == 0
    }
    close(descriptor)
    guard isWritten, unsafe rename(new, path) == 0 else {
      _ = unsafe unlink(new)
      return false
    }
    return true
  }

  /// Creates the folder and its parents.
  private func makeFolder() {
    var path = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      path += "/" + part
      _ = unsafe mkdir(path, 0o700)
    }
  }

  /// A file in the folder.
  private struct Entry {
    var name: String
    var size: Int
    var changed: (Int, Int)
  }

  /// Deletes temporary files of processes that have died, and the oldest files beyond the limit.
  private func removeOldest() {
    var kept: [Entry] = []
    for entry in entries() {
      guard !entry.name.hasSuffix(".new") else {
        let parts = entry.name.split(separator: ".")
        if parts.count == 4, let process = pid_t(parts[2]), process > 0, kill(process, 0) != 0,
          errno == ESRCH
        {
          _ = unsafe unlink(folder + "/" + entry.name)
        }
        continue
      }
      if entry.name.hasSuffix(Self.ending) { kept.append(entry) }
    }
    kept.sort { ($0.changed.0, $0.changed.1, $0.name) < ($1.changed.0, $1.changed.1, $1.name) }
    var total = kept.reduce(0) { $0 + $1.size }
    for entry in kept {
      guard total > limit else { return }
      _ = unsafe unlink(folder + "/" + entry.name)
      total -= entry.size
    }
  }

  private func entries() -> [Entry] {
    guard let list = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(list) }
    var entries: [Entry] = []
    while let next = unsafe readdir(list) {
      let name = unsafe withUnsafeBytes(of: next.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard unsafe lstat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      #if canImport(Darwin)
        let changed = (Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec))
      #else
        let changed = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
      #endif
      entries.append(Entry(name: name, size: Int(status.st_size), changed: changed))
    }
    return entries
  }
}

/// Calls the C function `write`, which the method of the same name shadows.
private func put(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, start, count)
}
