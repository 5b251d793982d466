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
      var body = Body()
      for step in part {
        switch step {
        case .kept(let old, _): body.add(.kept, oldLines[old], isEnded: old != oldEnd)
        case .removed(let old): body.add(.removed, oldLines[old], isEnded: old != oldEnd)
        case .added(let new): body.add(.added, newLines[new], isEnded: new != newEnd)
        }
      }
      body.distinguish()
      let oldCount = body.lines.count { $0.kind == .kept || $0.kind == .removed }
      let newCount = body.lines.count { $0.kind == .kept || $0.kind == .added }
      lines.append(
        Line(
          kind: .place,
          text: "@@ -\(Self.range(oldLine, oldCount)) +\(Self.range(newLine, newCount)) @@"))
      lines += body.lines
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
}

/// The lines of a hunk.
private struct Body {
  private(set) var lines: [UnifiedDifference.Line] = []
  /// The text of each line; nil for a remark.
  private var texts: [VisibleText?] = []

  mutating func add(
    _ kind: UnifiedDifference.Line.Kind, _ bytes: ArraySlice<UInt8>, isEnded: Bool
  ) {
    let text = VisibleText(bytes)
    lines.append(.init(kind: kind, text: text.text))
    texts.append(text)
    guard !isEnded else { return }
    lines.append(.init(kind: .remark, text: "No newline at end of file"))
    texts.append(nil)
  }

  /// Shows what differs between lines that replaced each other, if they would look the same.
  mutating func distinguish() {
    var removed: [Int] = []
    var added: [Int] = []
    for (index, line) in lines.enumerated() {
      switch line.kind {
      case .removed: removed.append(index)
      case .added: added.append(index)
      case .remark: break
      case .kept, .place:
        distinguish(removed, added)
        (removed, added) = ([], [])
      }
    }
    distinguish(removed, added)
  }

  private mutating func distinguish(_ removed: [Int], _ added: [Int]) {
    var looks: [String: Int] = [:]
    for new in added { looks[texts[new]?.look ?? ""] = new }
    for (place, old) in removed.enumerated() {
      // A line belongs to the one that looks like it, or else to the one in its place.
      let twin = texts[old].flatMap { looks[$0.look] }
      let partner = twin ?? (removed.count == added.count ? added[place] : nil)
      guard let new = partner, var before = texts[old], var after = texts[new] else { continue }
      VisibleText.distinguish(&before, &after)
      lines[old].text = before.text
      lines[new].text = after.text
    }
  }
}
