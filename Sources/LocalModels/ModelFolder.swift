#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder in which models are looked for by their names.
struct ModelFolder {
  /// The path of the folder.
  let path: String

  private static let ending = ".gguf"

  /// The names of the models' files, in the order of their bytes; none where the folder cannot be read.
  var names: [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { start in
        unsafe String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      }
      if name.hasSuffix(Self.ending), !name.hasPrefix("."), Self.isFile(file(name)) {
        names.append(name)
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of the file that a name means: the name itself, else the first that begins with it.
  func path(named name: String) -> String {
    let names = names
    let known =
      names.first { $0 == name || $0 == name + Self.ending }
      ?? names.first { $0.lowercased().hasPrefix(name.lowercased()) }
    return file(known ?? name)
  }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Whether there is anything of a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
