import ScreenCompiler

/// The changed snapshots that wait for review.
struct SnapshotPending {
  private static let ending = SnapshotCase.snapshotEnding + SnapshotCase.pendingEnding

  /// The files that would be replaced, in the order of their paths within each operand.
  private(set) var files: [File] = []

  /// Finds the changed snapshots of folders, cases and snapshot files, or those of the current
  /// folder if no operand is given.
  init(_ operands: [[UInt8]]) throws(CommandError) {
    var paths: [String] = []
    for operand in operands { paths.append(try ArgumentParser<Void>.text(of: operand)) }
    for path in operands.isEmpty ? ["."] : paths { try add(path) }
    var seen: Set<[UInt8]> = []
    files.removeAll { !seen.insert(Array($0.path.utf8)).inserted }
  }

  private mutating func add(_ path: String) throws(CommandError) {
    let file = File(path: path)
    if file.isFolder {
      try addFolder(file, depth: 0)
    } else if path.hasSuffix(SnapshotCase.fileEnding) {
      if file.snapshotFolder.isFolder { try addFolder(file.snapshotFolder, depth: 0) }
    } else {
      let target =
        path.hasSuffix(Self.ending)
        ? File(path: String(path.dropLast(SnapshotCase.pendingEnding.count))) : file
      guard target.pending.exists else {
        throw .invalidInput([
          Diagnostic(
            .error, id: "nothing-pending",
            "nothing waits for review at '\(path)': there is no '\(target.pending.path)'")
        ])
      }
      files.append(target)
    }
  }

  private mutating func addFolder(_ folder: File, depth: Int) throws(CommandError) {
    guard depth < 32 else { return }
    for entry in try folder.readEntries() {
      if entry.isFolder {
        if !entry.isLink { try addFolder(entry, depth: depth + 1) }
      } else if entry.path.hasSuffix(Self.ending) {
        files.append(
          File(path: String(entry.path.dropLast(SnapshotCase.pendingEnding.count))))
      }
    }
  }
}

extension File {
  /// Replaces this snapshot with its pending version.
  func acceptPending() throws(CommandError) {
    do {
      try pending.move(to: self)
    } catch {
      throw .outside("cannot replace '\(path)'", error)
    }
  }

  /// Deletes the pending version of this snapshot.
  func rejectPending() throws(CommandError) {
    do {
      try pending.remove()
    } catch {
      throw .outside("cannot delete '\(pending.path)'", error)
    }
  }
}
