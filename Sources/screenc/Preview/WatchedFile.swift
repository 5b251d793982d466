#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenCompiler
import ScreenPreview

/// A file that a preview follows, whether it is rewritten or replaced.
struct WatchedFile {
  /// The role of the file in the preview.
  let role: Preview.File
  /// The file.
  let file: File
  private var stamp: Stamp?
  /// Whether the file was missing at the last check, as it is while an editor replaces it.
  private var isMissing = false

  /// The attributes that show whether a file has changed.
  private struct Stamp: Equatable {
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  init(_ role: Preview.File, at path: String) {
    self.role = role
    file = File(path: path)
    stamp = Self.stamp(of: path)
  }

  /// Reads the file again if it has changed since the last check, or if `always` is true; returns
  /// whether the preview was updated.
  mutating func update(_ preview: inout Preview, always: Bool) -> Bool {
    guard let stamp = Self.stamp(of: file.path) else {
      defer { isMissing = true }
      guard isMissing, self.stamp != nil else { return false }
      self.stamp = nil
      preview.fail(role, "cannot read '\(file.path)': \(SystemError.last.reason)\n")
      return true
    }
    isMissing = false
    guard always || stamp != self.stamp else { return false }
    self.stamp = stamp
    do throws(SystemError) {
      preview.load(role, SourceText(name: file.path, utf8: try file.read()))
    } catch {
      preview.fail(role, "cannot read '\(file.path)': \(error.reason)\n")
    }
    return true
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
