#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or a folder, given by its path.
struct File {
  /// The path as it was given.
  let path: String

  /// The most bytes that are read from a file or from standard input: 64 MiB.
  static let readingLimit = 1 << 26

  /// Whether the path leads to a folder.
  var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether the path leads to anything.
  var exists: Bool { status != nil }

  var status: stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// Reads the bytes of the file.
  func read() throws(SystemError) -> [UInt8] {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    defer { close(number) }
    return try FileDescriptor(number: number).readToEnd(limit: Self.readingLimit)
  }

  /// Replaces the content of the file with `bytes`, whole or not at all.
  ///
  /// The bytes are written to a new file beside it, which is then renamed, so a concurrent reader
  /// sees either the old content or the new. A symbolic link is followed; anything but a regular
  /// file, such as `/dev/null` or a pipe, is written to directly.
  func replace(with bytes: [UInt8]) throws(SystemError) {
    if let status, status.st_mode & S_IFMT != S_IFREG {
      let number = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard number >= 0 else { throw .last }
      defer { close(number) }
      return try FileDescriptor(number: number).write(bytes)
    }
    let target = resolvedPath ?? path
    let mode = status?.st_mode ?? (S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH)
    let temporary = "\(target).\(getpid()).new"
    let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode & 0o777)
    guard number >= 0 else { throw .last }
    do {
      defer { close(number) }
      try FileDescriptor(number: number).write(bytes)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, target) == 0 else {
      let failure = SystemError.last
      _ = unsafe unlink(temporary)
      throw failure
    }
  }

  /// The path with symbolic links resolved; nil if there is no such file yet.
  var resolvedPath: String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns the entries of the folder without hidden ones, in the byte order of their names.
  func entries() throws(SystemError) -> [File] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { start in
        unsafe String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      File(path: prefix + $0)
    }
  }

  /// Whether the path ends in a symbolic link.
  var isLink: Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
