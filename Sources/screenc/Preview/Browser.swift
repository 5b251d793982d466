#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ScreenCompiler

/// The browser of whoever sits at the machine.
struct Browser {
  /// What surrounds the process.
  var environment: Environment

  /// Shows a page, which goes to a temporary file first.
  ///
  /// - Returns: What came of it, in words.
  func show(_ page: [UInt8]) -> String {
    let path: String
    do throws(SystemError) {
      path =
        try Self.temporaryFolder(in: environment.variable("TMPDIR") ?? "/tmp")
        + "/preview.html"
      try File(path: path).replace(with: page)
    } catch {
      return "cannot write a page to open: \(error.reason)"
    }
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
      let displays = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].compactMap(environment.variable)
      guard displays.contains(where: { !$0.isEmpty }) else {
        return "no display to open it on; the page is \(path)"
      }
    #endif
    // In the background, for some openers last as long as the browser.
    let status = unsafe system(
      "command -v \(opener) >/dev/null || exit 1; "
        + "\(opener) \(RenderInvocation.quoted(path)) </dev/null >/dev/null 2>&1 &")
    return status == 0 ? "opened \(path)" : "there is no \(opener) here; the page is \(path)"
  }

  /// A new folder that nobody else can look into.
  private static func temporaryFolder(in parent: String) throws(SystemError) -> String {
    var template = Array("\(parent)/screenc-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) } != nil
    }
    guard made else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
