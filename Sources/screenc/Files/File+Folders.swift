#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension File {
  /// The part of the path after the last `/`.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The folder that contains the file.
  var folder: File {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return File(path: ".") }
    return File(path: slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// Returns a file by its path relative to this folder; an absolute path is taken as it is.
  func file(_ name: String) -> File {
    if name.hasPrefix("/") || path == "." { return File(path: name) }
    return File(path: path.hasSuffix("/") ? path + name : path + "/" + name)
  }

  /// Whether the path leads to a regular file, not to a folder, pipe or device.
  var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// Returns whether the file is inside a folder, at any depth, with all symbolic links resolved.
  func isReally(below folder: File) -> Bool {
    guard let path = resolvedPath, let root = folder.resolvedPath else { return false }
    return path.hasPrefix(root == "/" ? root : root + "/")
  }

  /// Opens the file for reading.
  func openForReading() throws(SystemError) -> FileDescriptor {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    return FileDescriptor(number: number)
  }

  /// Creates the folder; does nothing if the path already exists.
  func makeFolder() throws(SystemError) {
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw .last
  }

  /// Removes the file; does nothing if it does not exist.
  func remove() throws(SystemError) {
    guard unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw .last
  }

  /// Removes the folder if it is empty.
  func removeIfEmpty() { _ = unsafe rmdir(path) }

  /// Moves the file to another path, and replaces what is there.
  func move(to file: File) throws(SystemError) {
    guard unsafe rename(path, file.path) != 0 else { return }
    throw .last
  }

  /// Removes the temporary files that interrupted runs of `replace(with:)` left in this folder.
  ///
  /// Such a file is named after its target and the process that wrote it; it is removed only if
  /// that process no longer exists.
  func removeLeftovers() {
    guard let entries = try? entries() else { return }
    for entry in entries {
      let parts = entry.name.split(separator: ".")
      guard parts.count > 2, parts.last == "new", let process = pid_t(parts[parts.count - 2]),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? entry.remove()
    }
  }

  /// Returns the files that match a pattern of `*`, `?` and `[…]`, in byte order of their paths.
  static func matching(_ pattern: String) -> [File] {
    var matches = unsafe glob_t()
    defer { unsafe globfree(&matches) }
    guard unsafe glob(pattern, 0, nil, &matches) == 0 else { return [] }
    var paths: [String] = []
    for index in 0..<Int(unsafe matches.gl_pathc) {
      if let path = unsafe matches.gl_pathv[index] { unsafe paths.append(String(cString: path)) }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { File(path: $0) }
  }
}
