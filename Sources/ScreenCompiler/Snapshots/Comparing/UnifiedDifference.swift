/// The difference between two texts, line by line, in the format of `diff -u`.
public struct UnifiedDifference: Hashable, Sendable {
  /// A line of the difference.
  public struct Line: Hashable, Sendable {
    /// The kind of a line.
    public enum Kind: Hashable, Sendable {
      /// The place of a hunk: `@@ -3,7 +3,8 @@`.
      case place
      /// A line of both texts.
      case kept
      /// A line of the old text.
      case removed
      /// A line of the new text.
      case added
      /// A remark on the line before: that the text ends without a line break.
      case remark
    }

    /// The kind.
    public var kind: Kind
    /// The line, without its mark.
    public var text: String

    /// The line with its mark.
    public var marked: String {
      switch kind {
      case .place: text
      case .kept: " " + text
      case .removed: "-" + text
      case .added: "+" + text
      case .remark: "\\ " + text
      }
    }
  }

  /// The lines that differ, with up to three around them; empty if the texts are the same.
  public private(set) var lines: [Line] = []
  /// The runs of lines that differ.
  private(set) var changes: [ElementLocator.Change] = []

  private static let context = 3

  /// Compares two texts.
  public init(from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    // The last line differs if only one of the two texts ends with a line break.
    let (oldEnd, newEnd) = (Self.unended(old, oldLines), Self.unended(new, newLines))
    let steps = SequenceAlignment(Array(oldLines.indices), Array(newLines.indices)) {
      oldLines[$0] == newLines[$1] && ($0 == oldEnd) == ($1 == newEnd)
    }.steps
    changes = Self.changes(steps, oldLines)
    var isShown = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated() {
      if case .kept = step { continue }
      let around = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      for place in around { isShown[place] = true }
    }
    var (oldLine, newLine) = (1, 1)
    var index = 0
    while index < steps.count {
      guard isShown[index] else {
        oldLine += 1
        newLine += 1
        index += 1
        continue
      }
      let end = isShown[index...].firstIndex(of: false) ?? steps.count
      let part = steps[index..<end]
      var body: [Line] = []
      for step in part {
        let isEnded: Bool
        switch step {
        case .kept(let old, _):
          body.append(Line(kind: .kept, text: Self.text(oldLines[old])))
          isEnded = old != oldEnd
        case .removed(let old):
          body.append(Line(kind: .removed, text: Self.text(oldLines[old])))
          isEnded = old != oldEnd
        case .added(let new):
          body.append(Line(kind: .added, text: Self.text(newLines[new])))
          isEnded = new != newEnd
        }
        if !isEnded { body.append(Line(kind: .remark, text: "No newline at end of file")) }
      }
      Self.distinguish(&body)
      let oldCount = body.count { $0.kind == .kept || $0.kind == .removed }
      let newCount = body.count { $0.kind == .kept || $0.kind == .added }
      lines.append(
        Line(
          kind: .place,
          text: "@@ -\(Self.range(oldLine, oldCount)) +\(Self.range(newLine, newCount)) @@"))
      lines += body
      oldLine += oldCount
      newLine += newCount
      index = end
    }
  }

  /// The difference, headed by the names of the two texts and ending in LF; empty if they are the
  /// same.
  public func text(old: String, new: String) -> String {
    guard !lines.isEmpty else { return "" }
    return "--- \(old)\n+++ \(new)\n" + lines.map { $0.marked + "\n" }.joined()
  }

  /// An empty part is placed after the line before it, as `diff` does.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }

  private static func changes(
    _ steps: [SequenceAlignment.Step], _ oldLines: [ArraySlice<UInt8>]
  ) -> [ElementLocator.Change] {
    var changes: [ElementLocator.Change] = []
    var change = ElementLocator.Change(added: 0..<0)
    for step in steps {
      switch step {
      case .removed(let old): change.removed.append(oldLines[old])
      case .added(let new): change.added = change.added.lowerBound..<new + 1
      case .kept(_, let new):
        if change.isSome { changes.append(change) }
        change = ElementLocator.Change(added: new + 1..<new + 1)
      }
    }
    return change.isSome ? changes + [change] : changes
  }

  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The index of the last line if no line break ends it; nil otherwise.
  private static func unended(_ bytes: [UInt8], _ lines: [ArraySlice<UInt8>]) -> Int? {
    bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? nil : lines.count - 1
  }

  /// The text of a line, with invisible characters written `\u{…}`.
  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self).escaping { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\t"
      default: false
      }
    }
  }

  /// Shows the scalars in which lines of different normal forms differ although they read the same.
  private static func distinguish(_ lines: inout [Line]) {
    // Canonically equivalent texts are equal and share a key.
    var added: [String: Int] = [:]
    for index in lines.indices where lines[index].kind == .added {
      if !lines[index].text.utf8.allSatisfy({ $0 < 0x80 }) { added[lines[index].text] = index }
    }
    guard !added.isEmpty else { return }
    for old in lines.indices where lines[old].kind == .removed {
      guard let new = added[lines[old].text],
        !lines[old].text.utf8.elementsEqual(lines[new].text.utf8)
      else { continue }
      lines[old].text = lines[old].text.escaping { !$0.isASCII }
      lines[new].text = lines[new].text.escaping { !$0.isASCII }
    }
  }
}

extension String {
  /// The text with some of its scalars written `\u{…}`.
  fileprivate func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if isEscaped(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
