/// The diagnostics that a text expects, stated in comments such as `//! error[syntax]
/// warning[unused]`.
///
/// A comment refers to the line that it ends, `//!^` to the line above it, and `//!v` to the one
/// below; each further `^` or `v` moves one line further away.
public struct ExpectedDiagnostics: Hashable, Sendable {
  /// A diagnostic that the text expects.
  public struct Expectation: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The severity.
    public var severity: String
    /// The diagnostic's id.
    public var id: String
    /// Where it is stated.
    public var range: SourceRange
  }

  /// The expected diagnostics, in the order of the text.
  public private(set) var expectations: [Expectation] = []

  /// Whether the text states no expectation.
  public var isEmpty: Bool { expectations.isEmpty }

  /// Reads the comments of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(in source: SourceText) {
    let table = LineTable(source.utf8)
    for line in 0..<table.count {
      let bytes = source.utf8[table.range(of: line)]
      guard let mark = bytes.indices.first(where: { bytes[$0...].starts(with: Self.mark) })
      else { continue }
      let words = bytes[(mark + Self.mark.count)...]
      let arrows = words.prefix { $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "v") }
      let shift = arrows.reduce(0) { $0 + ($1 == UInt8(ascii: "v") ? 1 : -1) }
      for word in words.dropFirst(arrows.count).split(separator: UInt8(ascii: " ")) {
        note(word, line + 1 + shift)
      }
    }
  }

  private static let mark = Array("//!".utf8)

  /// Records a word such as `error[syntax]`; any other word is ignored.
  private mutating func note(_ word: ArraySlice<UInt8>, _ line: Int) {
    guard word.last == UInt8(ascii: "]"), let opening = word.firstIndex(of: UInt8(ascii: "["))
    else { return }
    let severity = String(decoding: word[..<opening], as: UTF8.self)
    guard Diagnostic.Severity(rawValue: severity) != nil else { return }
    expectations.append(
      Expectation(
        line: line, severity: severity,
        id: String(decoding: word[(opening + 1)..<(word.endIndex - 1)], as: UTF8.self),
        range: SourceRange(word.startIndex, word.endIndex)))
  }

  /// The diagnostics that the text does not expect, and an error for each expected one that is
  /// missing.
  public func unmet(by diagnostics: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    let table = LineTable(source.utf8)
    var open: [Expectation: Int] = [:]
    func key(_ line: Int, _ severity: String, _ id: String) -> Expectation {
      Expectation(line: line, severity: severity, id: id, range: .at(0))
    }
    for expectation in expectations {
      open[key(expectation.line, expectation.severity, expectation.id), default: 0] += 1
    }
    var left = diagnostics.filter { diagnostic in
      let line = table.line(of: diagnostic.range?.lowerBound ?? 0) + 1
      let key = key(line, diagnostic.severity.rawValue, diagnostic.id)
      guard let count = open[key], count > 0 else { return true }
      open[key] = count - 1
      return false
    }
    for expectation in expectations.reversed() {
      let key = key(expectation.line, expectation.severity, expectation.id)
      guard let count = open[key], count > 0 else { continue }
      open[key] = count - 1
      left.append(
        Diagnostic(
          .error, id: "not-found",
          "expected \(expectation.severity)[\(expectation.id)] in line \(expectation.line), but "
            + "it was not reported", at: expectation.range))
    }
    return left
  }
}
