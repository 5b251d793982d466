public import ScreenDiagnostics

extension SnapshotCase {
  /// Reads a case: lines of `name: value` between two lines of `---`, then the intent.
  ///
  /// Without the first `---` the whole text is the intent. A text with an error gives no case.
  ///
  /// - Parameter source: The text; the last part of its name, without the extension, names the
  ///   case.
  /// - Returns: The case, and its diagnostics.
  public static func read(
    _ source: SourceText
  ) -> (snapshotCase: SnapshotCase?, diagnostics: [Diagnostic]) {
    var reader = SnapshotCaseReader(source)
    let result = reader.read()
    let isSound = !reader.diagnostics.contains { $0.severity == .error }
    return (isSound ? result : nil, reader.diagnostics)
  }

  /// The name of the case at a path.
  public static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(fileEnding) ? file.dropLast(fileEnding.count) : file)
  }
}

/// Reads the lines of a case.
private struct SnapshotCaseReader {
  /// The most files that a case may have.
  static let variantLimit = 10_000

  static let keys = [
    "grammar", "seed", "seeds", "temperature", "format", "formats", "width", "widths", "data",
    "screen", "reply", "replay",
  ]

  let source: SourceText
  var diagnostics: [Diagnostic] = []
  private var values: [String: SnapshotCaseValue] = [:]

  init(_ source: SourceText) { self.source = source }

  mutating func read() -> SnapshotCase? {
    guard source.illFormedRange == nil else {
      report("a case must be UTF-8, but this file is not", at: nil)
      return nil
    }
    if let place = loneCarriageReturn {
      report(
        "a carriage return alone does not end a line; save the file with LF or CRLF",
        at: SourceRange(place, place + 1))
      return nil
    }
    let intent = readFrontMatter()
    guard let subject = subject(intent) else { return nil }
    let seeds = list("seed", "seeds", limit: 1_000) { $0.seeds }
    let formats = list("format", "formats", limit: 5) { value in
      Format(rawValue: value.text).map { [$0] }
    }
    let widths = list("width", "widths", limit: 100) { value in
      value.integer(in: 1...1_000).map { [Int($0)] }
    }
    let temperature = self.temperature(hasSeeds: seeds != nil)
    let result = SnapshotCase(
      name: SnapshotCase.name(of: source.name), subject: subject,
      grammar: values["grammar"]?.text ?? "standard", data: values["data"]?.text,
      replay: values["replay"]?.text, seeds: seeds ?? [], temperature: temperature,
      formats: formats ?? [.json, .text],
      widths: widths ?? [80])
    check(result)
    return result
  }

  private typealias Format = SnapshotCase.Format

  /// The place of the first CR without an LF after it.
  private var loneCarriageReturn: Int? {
    let bytes = source.utf8
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "\r")
        && (index + 1 == bytes.endIndex || bytes[index + 1] != UInt8(ascii: "\n"))
    }
  }

  /// Reads the lines between the marks, and returns the text after them.
  private mutating func readFrontMatter() -> SourceRange {
    var lines = source.lines
    var start = lines.next()
    // Editors may put a byte order mark or an empty line before the header.
    while let line = start, isBlank(line) { start = lines.next() }
    guard let first = start, isMark(first) else {
      return SourceRange(hasByteOrderMark ? 3 : 0, source.utf8.count)
    }
    for sourceLine in lines {
      let line = SnapshotCaseValue(source, sourceLine.range)
      if line.text == "---" { return SourceRange(line.range.upperBound, source.utf8.count) }
      guard !line.text.isEmpty, !line.text.hasPrefix("#") else { continue }
      guard let (name, value) = line.split else {
        report("expected 'name: value', or '---' before the intent", at: line.range)
        continue
      }
      guard Self.keys.contains(name.text) else {
        let hint = Spelling.hint(for: name.text, among: Self.keys)
        report("unknown name '\(name.text)'\(hint)", at: name.range)
        continue
      }
      if value.text.isEmpty { report("'\(name.text)' needs a value", at: name.range) }
      if values.updateValue(value, forKey: name.text) != nil {
        report("'\(name.text)' is given more than once", at: name.range)
      }
    }
    report("the lines that '---' opens are not closed", at: first.range)
    return SourceRange(source.utf8.count, source.utf8.count)
  }

  /// The bytes of a line without the byte order mark that a file may begin with.
  private func content(of line: SourceLine) -> SourceRange {
    let hasMark = line.range.lowerBound == 0 && hasByteOrderMark
    return SourceRange(line.range.lowerBound + (hasMark ? 3 : 0), line.range.upperBound)
  }

  private var hasByteOrderMark: Bool { source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) }

  private func isBlank(_ line: SourceLine) -> Bool {
    SnapshotCaseValue(source, content(of: line)).text.isEmpty
  }

  private func isMark(_ line: SourceLine) -> Bool {
    SnapshotCaseValue(source, content(of: line)).text == "---"
  }

  private mutating func subject(_ range: SourceRange) -> SnapshotCase.Subject? {
    let intent = SnapshotCaseValue(source, range)
    let files = ["screen", "reply"].compactMap { name in values[name].map { (name, $0) } }
    guard let (name, file) = files.first else {
      if intent.text.isEmpty { report("a case needs an intent, 'screen' or 'reply'", at: nil) }
      return .intent(intent.text)
    }
    if files.count > 1 { report("'screen' and 'reply' cannot be combined", at: file.range) }
    if !intent.text.isEmpty {
      report("'\(name)' replaces the intent; leave one of them out", at: intent.range)
    }
    for name in ["seed", "seeds", "temperature", "replay"] {
      guard let value = values[name] else { continue }
      report("a finished screen leaves nothing to choose; leave '\(name)' out", at: value.range)
    }
    return name == "screen" ? .screen(path: file.text) : .reply(path: file.text)
  }

  private mutating func temperature(hasSeeds: Bool) -> Double? {
    guard let value = values["temperature"] else { return nil }
    guard let temperature = value.temperature else {
      report("expected a number from 0 to 2", at: value.range)
      return nil
    }
    if hasSeeds, temperature == 0 {
      report(
        "at temperature 0, every seed gives the same screen; leave the seeds out", at: value.range)
    } else if !hasSeeds, temperature > 0 {
      report("a temperature needs 'seed' or 'seeds'", at: value.range)
    }
    return temperature
  }

  /// The values of a list, given under either of two names.
  private mutating func list<Value: Hashable>(
    _ one: String, _ many: String, limit: Int, _ read: (SnapshotCaseValue) -> [Value]?
  ) -> [Value]? {
    guard let value = values[many] ?? values[one] else { return nil }
    if values[many] != nil, values[one] != nil {
      report("'\(one)' and '\(many)' cannot be combined", at: value.range)
    }
    var result: [Value] = []
    for part in value.parts {
      guard let read = read(part) else {
        report("'\(part.text)' is not a value for '\(many)'", at: part.range)
        continue
      }
      for value in read.prefix(limit + 1) where !result.contains(value) { result.append(value) }
      guard result.count <= limit else {
        report("'\(many)' lists more than \(limit) values", at: value.range)
        return nil
      }
    }
    return result
  }

  private mutating func check(_ result: SnapshotCase) {
    guard result.draws.count * result.formats.count * result.widths.count > Self.variantLimit
    else { return }
    report("the case asks for more than \(Self.variantLimit) snapshots", at: nil)
  }

  private mutating func report(_ message: String, at range: SourceRange?) {
    diagnostics.append(Diagnostic(.error, id: "invalid-case", message, at: range))
  }
}
