internal import Foundation
internal import ScreenCompiler

/// The file of a snapshot, compared with the current rendering.
struct SnapshotFile {
  /// Its path.
  var path: String
  /// Which snapshots are written.
  var recording: SnapshotRecording

  private var pendingPath: String { path + SnapshotCase.pendingEnding }

  /// Compares the file with `rendered`, and records it if requested.
  ///
  /// - Parameters:
  ///   - rendered: The bytes that it should hold.
  ///   - screen: The rendered screen.
  ///   - render: The function that renders a screen.
  /// - Returns: Why the expectation fails; nil if the file holds exactly these bytes and nothing
  ///   was recorded.
  /// - Throws: The file system's error if the file cannot be written.
  func failure(
    of rendered: [UInt8], showing screen: Screen, _ render: @escaping (Screen) -> [UInt8]
  ) throws -> String? {
    let recorded = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    guard let recorded else {
      guard recording != .never else {
        return """
          there is no snapshot at \(path)
          record it with: SCREEN_SNAPSHOTS=missing swift test
          """
      }
      try write(rendered, to: path)
      return "recorded the new snapshot \(path); look at it and run the test again"
    }
    let isSame = recorded == rendered
    switch recording {
    case .all:
      if !isSame { try write(rendered, to: path) }
      try removePending()
      return "\(isSame ? "kept" : "recorded") the snapshot \(path); a recording run always fails"
    case .failed where !isSame:
      try write(rendered, to: path)
      try removePending()
      return "recorded the changed snapshot \(path); look at it and run the test again"
    case .missing where !isSame: try write(rendered, to: pendingPath)
    case .missing, .failed: try removePending()
    case .never: break
    }
    guard !isSame else { return nil }
    return difference(from: recorded, to: rendered, showing: screen, render)
  }

  private func difference(
    from recorded: [UInt8], to rendered: [UInt8], showing screen: Screen,
    _ render: @escaping (Screen) -> [UInt8]
  ) -> String {
    let comparison = SnapshotComparison(
      recorded: recorded, rendered: rendered, screen: screen,
      recordedJSON: path.hasSuffix(".json" + SnapshotCase.snapshotEnding)
        ? Snapshot.body(of: recorded) : nil, render: render)
    var lines = ["the screen differs from its snapshot \(path)"]
    lines += (comparison.remarks + comparison.paths).map { "  " + $0 }
    lines.append(comparison.difference.text(old: path, new: pendingPath))
    lines.append(
      recording == .never
        ? "to accept it: SCREEN_SNAPSHOTS=failed swift test"
        : "to accept it: screenc snapshot accept '\(path)'")
    return lines.joined(separator: "\n")
  }

  /// Writes a file atomically, because tests run concurrently and may be stopped at any time.
  private func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }

  private func removePending() throws {
    guard FileManager.default.fileExists(atPath: pendingPath) else { return }
    try FileManager.default.removeItem(atPath: pendingPath)
  }
}
