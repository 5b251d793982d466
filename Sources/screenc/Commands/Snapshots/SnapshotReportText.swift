import ScreenCompiler

/// A writer of reports for people: what failed, with its differences, then the counts.
struct SnapshotReportText {
  /// Whether removed lines are red, added lines green and places cyan.
  var isColored: Bool

  /// Returns the text of a report, ending in LF.
  func text(_ report: SnapshotReport) -> String {
    var text = ""
    for result in report.results where result.outcome != .passed { text += self.text(result) }
    for path in report.obsolete ?? [] { text += "obsolete  \(printable(path))\n" }
    text += report.summary
    if report.count(.differs) > 0 {
      text += "Review the changes: screenc snapshot review; accept one: "
      text += "screenc snapshot accept PATH\n"
    }
    if report.count(.missing) > 0 {
      text += "Record the missing ones: screenc snapshot record --missing\n"
    }
    return text
  }

  /// Returns the text for a file that did not pass: its path, what is wrong, and how it differs.
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

  /// Returns the text of the difference between a file and its pending version: the words, if there
  /// are any, then line by line.
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

  /// Returns a text with control characters escaped, because anyone may have edited the snapshot.
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
