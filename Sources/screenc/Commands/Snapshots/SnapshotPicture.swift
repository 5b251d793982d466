import ScreenCompiler

/// Shows a snapshot of HTML as a browser does: what was recorded and what is rendered now.
struct SnapshotPicture {
  /// The browsers there are.
  var environment: Environment

  /// Shows what waits for review beside what it would replace.
  ///
  /// - Parameters:
  ///   - file: The snapshot.
  ///   - recorded: Its bytes; empty where there is none.
  ///   - rendered: The bytes of what waits for review.
  /// - Returns: What came of it, in words.
  func show(_ file: File, _ recorded: [UInt8], _ rendered: [UInt8]) -> String {
    let format = file.name.split(separator: ".").dropLast().last.map(String.init) ?? ""
    guard let format = SnapshotCase.Format(rawValue: format),
      format == .html || format == .fragment,
      let now = Snapshot.body(of: rendered)
    else { return "no picture: only snapshots of HTML are pages" }
    let page = Snapshot.comparisonPage(
      recorded: Snapshot.body(of: recorded), rendered: now, isFragment: format == .fragment,
      title: file.name)
    let browser = Browser(environment: environment)
    do throws(SystemError) {
      let folder = try browser.makeFolder()
      let file = try browser.place(page, in: folder, named: "comparison.html")
      if browser.hasDisplay { return browser.open(file) }
      guard let headless = HeadlessBrowser(in: environment) else {
        return "no browser and no display here; the page with both is \(file.path)"
      }
      let picture = folder.file("comparison.png")
      return headless.picture(of: file, width: 1_680, height: 1_400, to: picture)
        ? "the picture is \(picture.path)"
        : "\(headless.program.path) takes no picture; the page with both is \(file.path)"
    } catch {
      return "cannot write a page to show: \(error.reason)"
    }
  }
}
