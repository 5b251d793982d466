import ScreenCompiler

/// A view of an HTML snapshot in a browser: the recorded version beside the current rendering.
struct SnapshotPicture {
  /// The environment, which says which browser and display there are.
  var environment: Environment

  /// Shows the pending version of a snapshot beside the recorded one.
  ///
  /// - Parameters:
  ///   - file: The snapshot.
  ///   - recorded: The recorded bytes; empty if there are none.
  ///   - rendered: The bytes of the pending version.
  /// - Returns: A message that says what happened.
  func show(_ file: File, _ recorded: [UInt8], _ rendered: [UInt8]) -> String {
    let format = file.name.split(separator: ".").dropLast().last.map(String.init) ?? ""
    guard let format = SnapshotCase.Format(rawValue: format),
      format == .html || format == .fragment,
      let now = Snapshot.body(of: rendered)
    else { return "no picture: only HTML snapshots have pages" }
    let page = Snapshot.comparisonPage(
      recorded: Snapshot.body(of: recorded), rendered: now, isFragment: format == .fragment,
      title: file.name)
    let browser = Browser(environment: environment)
    do throws(SystemError) {
      let folder = try browser.makeFolder()
      let file = try browser.place(page, in: folder, named: "comparison.html")
      if browser.hasDisplay { return browser.open(file) }
      guard let headless = HeadlessBrowser(in: environment) else {
        return "no browser and no display found; the page with both is \(file.path)"
      }
      let picture = folder.file("comparison.png")
      return headless.picture(of: file, width: 1_680, height: 1_400, to: picture)
        ? "the picture is \(picture.path)"
        : "\(headless.program.path) could not take a picture; the page with both is \(file.path)"
    } catch {
      return "cannot write a page to show: \(error.reason)"
    }
  }
}
