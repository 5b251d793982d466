import ScreenCompiler

/// A verification of cases, one after the other, that collects the results.
struct SnapshotVerification {
  /// Whether the current rendering is left beside a snapshot that differs.
  var leavesPending: Bool

  /// The results so far.
  private(set) var report = SnapshotReport()
  /// The paths that each snapshot folder should hold; nil for a folder whose case cannot be read.
  ///
  /// Paths are compared by their bytes, as on file systems that distinguish Unicode normal forms.
  private(set) var expected: [[UInt8]: Set<[UInt8]>?] = [:]
  private var renderer = SnapshotRenderer()

  init(leavesPending: Bool) { self.leavesPending = leavesPending }

  /// Verifies the files of one case.
  mutating func verify(_ file: File, in console: Console) {
    do throws(SnapshotRenderer.Failure) {
      let folder = Array(file.snapshotFolder.path.utf8)
      expected[folder] = .some(.none)
      let snapshotCase = try renderer.read(file)
      expected[folder] = Set(
        snapshotCase.variants.map { Array(file.snapshotFolder.file($0.fileName).path.utf8) })
      for seed in snapshotCase.draws {
        let renderings = try renderer.render(snapshotCase, at: file, seed: seed, in: console)
        for rendering in renderings {
          report.results.append(result(of: rendering, casePath: file.path))
        }
      }
    } catch {
      report.results.append(
        .init(
          casePath: file.path, path: file.path, outcome: .failed, messages: error.messages))
    }
  }

  private func result(
    of rendering: SnapshotRenderer.Rendering, casePath: String
  ) -> SnapshotReport.Result {
    let file = rendering.file
    var result = SnapshotReport.Result(casePath: casePath, path: file.path, outcome: .passed)
    do throws(SystemError) {
      guard file.exists else {
        result.outcome = .missing
        let missing = file.folder.exists ? file : file.folder
        if let hint = missing.twinHint { result.messages.append(hint) }
        return result
      }
      let recorded = try file.read()
      guard recorded != rendering.bytes else {
        if leavesPending { try file.pending.remove() }
        return result
      }
      result.outcome = .differs
      result.comparison = SnapshotComparison(
        recorded: recorded, rendered: rendering.bytes, screen: rendering.screen,
        recordedJSON: rendering.jsonFile.flatMap { try? $0.read() }.flatMap(Snapshot.body(of:)),
        render: rendering.render)
      if leavesPending { try file.pending.replace(with: rendering.bytes) }
    } catch {
      result.outcome = result.comparison == nil ? .failed : .differs
      result.messages.append("\(file.path): \(error.reason)")
    }
    return result
  }
}

extension Environment {
  /// Whether the process runs in continuous integration, where no snapshot is written.
  var isIntegration: Bool { variable("CI").map { !$0.isEmpty } ?? false }
}

extension Console {
  /// Throws if the process runs in continuous integration.
  func requireWriting(_ action: String) throws(CommandError) {
    guard environment.isIntegration else { return }
    throw .usage(
      "no-writing", "cannot \(action) while CI is set; do it in your own working copy")
  }
}

extension File {
  /// Replaces the file with `bytes`, or throws the error that the command ends with.
  func deliver(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try replace(with: bytes)
    } catch {
      throw .outside("cannot write '\(path)'", error)
    }
  }
}
