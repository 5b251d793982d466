#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file, or a folder, by its path.
struct File {
  /// The path as it was given.
  let path: String

  /// The most bytes that are read from a file or from standard input: 64 MiB.
  static let readingLimit = 1 << 26

  /// Whether there is a folder of that path.
  var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether there is anything of that path.
  var exists: Bool { status != nil }

  var status: stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// The bytes of the file.
  func read() throws(SystemError) -> [UInt8] {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    defer { close(number) }
    return try FileDescriptor(number: number).readToEnd(limit: Self.readingLimit)
  }

  /// Puts `bytes` in the file's place, whole or not at all.
  ///
  /// They go to a new file beside it, which then takes its name: whoever reads meanwhile sees the
  /// old file or the new one. A symbolic link is followed; what is no regular file, such as
  /// `/dev/null` or a pipe, is written to as it is.
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

  /// The path without symbolic links; nil where there is no such file yet.
  var resolvedPath: String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The entries of the folder, hidden ones left out, in the order of their names' bytes.
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
