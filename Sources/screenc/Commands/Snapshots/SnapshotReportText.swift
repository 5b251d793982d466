import ScreenCompiler

/// Writes a report for a reader: what failed, with its difference, then the counts.
struct SnapshotReportText {
  /// Whether lines that went and came are red and green.
  var isColored: Bool

  /// The text, ending in LF.
  func text(_ report: SnapshotReport) -> String {
    var text = ""
    for result in report.results where result.outcome != .passed { text += self.text(result) }
    for path in report.obsolete ?? [] { text += "obsolete  \(printable(path))\n" }
    text += report.summary
    if report.count(.differs) > 0 {
      text += "Look at what differs: screenc snapshot review; take one as it is now: "
      text += "screenc snapshot accept PATH\n"
    }
    if report.count(.missing) > 0 {
      text += "Record what is missing: screenc snapshot record --missing\n"
    }
    return text
  }

  /// A file that did not pass: its path, what is wrong, where and how it differs.
  private func text(_ result: SnapshotReport.Result) -> String {
    let outcome = result.outcome.rawValue
    var text = outcome + String(repeating: " ", count: max(1, 10 - outcome.utf8.count))
    text += printable(result.path) + "\n"
    for message in result.messages { text += "          \(printable(message))\n" }
    if let comparison = result.comparison {
      for remark in comparison.remarks { text += "          \(remark)\n" }
      let changes = comparison.words.isEmpty ? comparison.paths : comparison.words
      for change in changes { text += "          \(printable(change))\n" }
      text += self.text(comparison.difference, path: result.path) + "\n"
    }
    return text
  }

  /// How a file differs from what waits for review beside it: in words where there are some, and line by
  /// line.
  func text(
    _ difference: UnifiedDifference, path: String, words: [String] = []
  ) -> String {
    var text = words.map { printable($0) + "\n" }.joined()
    text += "--- \(printable(path))\n+++ \(printable(path))\(SnapshotCase.pendingEnding)\n"
    for line in difference.lines {
      let content = printable(line.marked)
      let color: String? =
        switch line.kind {
        case .place: "36"
        case .kept, .remark: nil
        case .removed: "31"
        case .added: "32"
        }
      if isColored, let color {
        text += "\u{1B}[\(color)m\(content)\u{1B}[0m\n"
      } else {
        text += content + "\n"
      }
    }
    return text
  }

  /// A text of a file without control characters: a snapshot may have been edited by anybody.
  private func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
