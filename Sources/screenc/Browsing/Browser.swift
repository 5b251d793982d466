#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenCompiler

/// The default browser of the user.
struct Browser {
  /// The environment of the process.
  var environment: Environment

  /// Writes a page to a temporary file and opens it.
  ///
  /// - Returns: A message that says what happened.
  func show(_ page: [UInt8]) -> String {
    do throws(SystemError) {
      return open(try place(page, in: try makeFolder(), named: "preview.html"))
    } catch {
      return "cannot write a page to open: \(error.reason)"
    }
  }

  /// Opens the page in a file.
  ///
  /// - Returns: A message that says what happened.
  func open(_ page: File) -> String {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    guard hasDisplay else { return "no display to open it on; the page is \(page.path)" }
    // Run in the background, because some openers do not return until the browser exits.
    let status = unsafe system(
      "command -v \(opener) >/dev/null || exit 1; "
        + "\(opener) \(RenderInvocation.quoted(page.path)) </dev/null >/dev/null 2>&1 &")
    return status == 0
      ? "opened \(page.path)" : "'\(opener)' was not found; the page is \(page.path)"
  }

  /// Whether there is a display that a browser could open a window on.
  var hasDisplay: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].compactMap(environment.variable)
        .contains { !$0.isEmpty }
    #endif
  }

  /// Creates a new temporary folder that only this user can access.
  func makeFolder() throws(SystemError) -> File {
    let parent = environment.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(parent)/screenc-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) } != nil
    }
    guard made else { throw .last }
    return File(
      path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Writes a page into a folder.
  func place(_ page: [UInt8], in folder: File, named name: String) throws(SystemError) -> File {
    let file = folder.file(name)
    try file.replace(with: page)
    return file
  }
}
