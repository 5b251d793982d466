#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Processes
import ScreenCompiler

/// A browser that takes pictures of pages without showing a window.
struct HeadlessBrowser {
  /// The browser's executable.
  let program: File

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge",
  ]

  /// The most time that a picture may take, in milliseconds.
  private static let timeLimit = 30_000

  /// Finds a browser on the path; nil if there is none.
  init?(in environment: Environment) {
    let folders = (environment.variable("PATH") ?? "").split(separator: ":")
    var candidates = folders.flatMap { folder in Self.names.map { "\(folder)/\($0)" } }
    #if canImport(Darwin)
      candidates.append("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    #endif
    let path = candidates.first { path in
      guard File(path: path).isRegular else { return false }
      return unsafe access(path, X_OK) == 0
    }
    guard let path else { return nil }
    program = File(path: path)
  }

  /// Takes a picture of a page.
  ///
  /// The browser resolves no host names, so it reaches no other machine by name. Its profile is a
  /// folder beside the picture that is deleted afterwards.
  ///
  /// - Returns: Whether the picture was taken.
  func picture(of page: File, width: Int, height: Int, to picture: File) -> Bool {
    let profile = picture.folder.path + "/profile"
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--user-data-dir=\(profile)", "--window-size=\(width),\(height)",
      "--screenshot=\(picture.path)", "file://\(page.path)",
    ]
    // Chromium refuses to run as root with its sandbox.
    if geteuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    defer { _ = unsafe system("rm -rf " + RenderInvocation.quoted(profile)) }
    return ChildProcess.run(
      program.path, arguments, silencing: [.standardOutput, .standardError],
      within: Self.timeLimit) && picture.exists
  }
}
