#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Processes
import ScreenCompiler

/// A browser that takes pictures of pages without showing them.
struct HeadlessBrowser {
  /// The program.
  let program: File

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge",
  ]

  /// How long a picture may take, in milliseconds.
  private static let timeLimit = 30_000

  /// Finds one on the path; nil where there is none.
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
  /// It asks nobody for anything: no name is resolved, and its profile is a folder beside the picture.
  ///
  /// - Returns: Whether the picture is there.
  func picture(of page: File, width: Int, height: Int, to picture: File) -> Bool {
    let profile = picture.folder.path + "/profile"
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--user-data-dir=\(profile)", "--window-size=\(width),\(height)",
      "--screenshot=\(picture.path)", "file://\(page.path)",
    ]
    // It refuses to run its sandbox for the superuser.
    if geteuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    defer { _ = unsafe system("rm -rf " + RenderInvocation.quoted(profile)) }
    return ChildProcess.run(
      program.path, arguments, silencing: [.standardOutput, .standardError],
      within: Self.timeLimit) && picture.exists
  }
}
