import ScreenCompiler

/// The cases of a run, and the folders that it covers as a whole.
struct SnapshotSelection {
  /// The most levels of folders that are searched.
  private static let depthLimit = 32

  /// The case files, each once, in the order in which they were named and found.
  private(set) var cases: [File] = []
  /// The snapshot folders that were found.
  private(set) var snapshotFolders: [File] = []
  /// Whether whole folders were named and nothing was left out, so that a snapshot that no case
  /// asks for is obsolete.
  private(set) var isComplete: Bool

  /// Finds the cases of folders, files and patterns, or those of the current folder if no operand
  /// is given.
  ///
  /// With `filter`, only cases whose path contains it are taken.
  init(_ operands: [[UInt8]], filter: String? = nil) throws(CommandError) {
    isComplete = filter == nil
    var paths: [String] = []
    for operand in operands { paths.append(try ArgumentParser<Void>.text(of: operand)) }
    for path in operands.isEmpty ? ["."] : paths { try add(path) }
    if let filter { cases.removeAll { !$0.path.contains(filter) } }
    // Compared by bytes: names that differ only in their Unicode normal form are different files.
    var seen: Set<[UInt8]> = []
    cases.removeAll { !seen.insert(Array($0.path.utf8)).inserted }
    guard cases.isEmpty, snapshotFolders.isEmpty || !isComplete else { return }
    throw .invalidInput([
      Diagnostic(
        .error, id: "no-cases",
        "no case found: a case is a file whose name ends in '\(SnapshotCase.fileEnding)'")
    ])
  }

  /// Warns of cases whose names some file systems take for one, so that one would replace the other.
  func warnOfTwins(in console: Console) {
    var first: [String: String] = [:]
    for file in cases {
      // Equal keys are canonically equivalent, whatever their letters' case.
      let key = file.path.lowercased()
      guard let other = first[key] else {
        first[key] = file.path
        continue
      }
      let names = SnapshotComparison.distinguished(other, file.path)
      console.show([
        Diagnostic(
          .warning, id: "alike-names",
          "'\(names.0)' and '\(names.1)' differ only in case or in their Unicode normal form: some "
            + "file systems keep only one of them")
      ])
    }
  }

  private mutating func add(_ path: String) throws(CommandError) {
    let file = File(path: path)
    if file.isFolder {
      try addFolder(file, depth: 0)
    } else if file.exists {
      guard path.hasSuffix(SnapshotCase.fileEnding) else {
        throw .usage(
          "no-case", "'\(path)' is not a case: a case's name ends in '\(SnapshotCase.fileEnding)'"
        )
      }
      isComplete = false
      cases.append(file)
    } else {
      isComplete = false
      let matches = File.matching(path)
      guard !matches.isEmpty else { throw .outside("cannot read '\(path)'", .noSuchFile) }
      for match in matches {
        if match.isFolder {
          try addFolder(match, depth: 0)
        } else if match.path.hasSuffix(SnapshotCase.fileEnding) {
          cases.append(match)
        }
      }
    }
  }

  private mutating func addFolder(_ folder: File, depth: Int) throws(CommandError) {
    guard !folder.path.hasSuffix(SnapshotCase.folderEnding) else {
      snapshotFolders.append(folder)
      return
    }
    guard depth < Self.depthLimit else { return }
    for entry in try folder.readEntries() {
      if entry.isFolder {
        if !entry.isLink { try addFolder(entry, depth: depth + 1) }
      } else if entry.path.hasSuffix(SnapshotCase.fileEnding) {
        cases.append(entry)
      }
    }
  }
}

extension File {
  /// The folder of a case's snapshots.
  var snapshotFolder: File {
    File(path: path.dropLast(SnapshotCase.fileEnding.count) + SnapshotCase.folderEnding)
  }

  /// The pending version of this snapshot, which waits for review.
  var pending: File { File(path: path + SnapshotCase.pendingEnding) }

  /// Returns the entries of the folder; throws the error that the command ends with.
  func readEntries() throws(CommandError) -> [File] {
    do {
      return try entries()
    } catch {
      throw .outside("cannot read '\(path)'", error)
    }
  }
}
