internal import ScreenModel
internal import ScreenText

extension SnapshotReport {
  /// The report as JUnit XML for continuous integration, with a suite for each case and a test for
  /// each file.
  ///
  /// It contains no times, so that two runs write the same bytes.
  public func junit() -> [UInt8] {
    var buffer = UTF8Buffer(capacity: 1024 + 256 * results.count)
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    buffer.openSuite("testsuites", named: "screenc snapshot verify", results[...])
    var start = results.startIndex
    while start < results.endIndex {
      let path = results[start].casePath
      let end = results[start...].firstIndex { $0.casePath != path } ?? results.endIndex
      buffer.append("  ")
      buffer.openSuite("testsuite", named: path, results[start..<end])
      for result in results[start..<end] { buffer.append(result) }
      buffer.append("  </testsuite>\n")
      start = end
    }
    buffer.append("</testsuites>\n")
    return buffer.bytes
  }
}

extension UTF8Buffer {
  fileprivate mutating func openSuite(
    _ tag: StaticString, named name: String, _ results: ArraySlice<SnapshotReport.Result>
  ) {
    let errors = results.count { $0.outcome == .failed }
    let failures = results.count { $0.outcome == .differs || $0.outcome == .missing }
    append("<")
    append(tag)
    append(" name=\"")
    append(xmlEscaped: name)
    append("\" tests=\"")
    append(integer: results.count)
    append("\" failures=\"")
    append(integer: failures)
    append("\" errors=\"")
    append(integer: errors)
    append("\">\n")
  }

  fileprivate mutating func append(_ result: SnapshotReport.Result) {
    append("    <testcase classname=\"")
    append(xmlEscaped: result.casePath)
    append("\" name=\"")
    append(xmlEscaped: result.path)
    append("\"")
    let message: String
    let detail: String
    switch result.outcome {
    case .passed:
      append("/>\n")
      return
    case .differs:
      message = result.comparison?.paths.joined(separator: "; ") ?? ""
      detail = result.difference
    case .missing:
      message = "no such snapshot"
      detail = "screenc snapshot record --missing \(result.casePath)\n"
    case .failed:
      message = result.messages.first ?? ""
      detail = result.messages.joined(separator: "\n")
    }
    let isError = result.outcome == .failed
    append(isError ? ">\n      <error type=\"" : ">\n      <failure type=\"")
    append(verbatim: result.outcome.rawValue)
    append("\" message=\"")
    append(xmlEscaped: message)
    append("\">")
    append(xmlEscaped: detail)
    append(isError ? "</error>\n" : "</failure>\n")
    append("    </testcase>\n")
  }

  /// Appends a text for XML content or an attribute; characters that XML cannot represent become
  /// U+FFFD.
  private mutating func append(xmlEscaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "&": append("&amp;")
      case "\"": append("&quot;")
      case "\n": append("&#10;")
      case "\t": append("&#9;")
      case "\r": append("&#13;")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        append(bytes: UTF8.encodedReplacementCharacter)
      default: append(bytes: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
