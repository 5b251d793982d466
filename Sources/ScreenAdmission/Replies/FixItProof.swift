internal import ScreenDiagnostics
internal import ScreenModel

/// Holds the fix-its of a reply to what was read: applied alone or all together, they give the same
/// value.
///
/// A repair is decided by what stands around it, so that one fix-it may change how another fault is
/// read. Such fix-its become a single one, and if even that is read otherwise, there is none.
struct FixItProof {
  let source: SourceText
  /// Reads a text as the source was read.
  let read: (SourceText) -> TreeValue?

  /// The most bytes that are read to try each fix-it alone.
  private static let greatestCost = 1 << 20

  /// The diagnostics of a reading, with the fix-its that hold.
  func proven(_ reading: JSONReading) -> [Diagnostic] {
    let fixed = reading.diagnostics.indices.filter { !reading.diagnostics[$0].fixIts.isEmpty }
    guard let tree = reading.tree, let first = fixed.first else { return reading.diagnostics }
    let fixIts = fixed.map { reading.diagnostics[$0].fixIts[0] }
    let edits = fixIts.flatMap(\.edits)
    let isTried = source.utf8.count * fixed.count <= Self.greatestCost
    let holdTogether = Self.areApart(edits) && holds(edits, tree)
    let holdAlone =
      fixed.count == 1 || isTried && fixIts.allSatisfy { holds($0.edits, tree) }
    if holdTogether, holdAlone { return reading.diagnostics }
    var diagnostics = reading.diagnostics
    for index in fixed { diagnostics[index].fixIts = [] }
    if holdTogether { diagnostics[first].fixIts = [FixIt("fix all of this text", edits: edits)] }
    return diagnostics
  }

  private func holds(_ edits: [TextEdit], _ tree: TreeValue) -> Bool {
    let mended = SourceText(name: source.name, utf8: source.applying(edits))
    return read(mended).map { $0.isSame(as: tree) } ?? false
  }

  private static func areApart(_ edits: [TextEdit]) -> Bool {
    let ranges = edits.map(\.range).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return zip(ranges, ranges.dropFirst()).allSatisfy {
      $0.upperBound <= $1.lowerBound
    }
  }
}
