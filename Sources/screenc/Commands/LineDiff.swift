import ScreenCompiler

/// The changes to a text, line by line, in the style of `diff`.
struct LineDiff {
  /// The text of the changes; empty if there are none.
  let text: String

  /// Compares two texts line by line.
  init(from old: SourceText, to new: SourceText) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    var text = ""
    var (oldLine, newLine) = (0, 0)
    for removal in Self.hunks(before, after) {
      oldLine = removal.old.lowerBound
      newLine = removal.new.lowerBound
      if text.isEmpty { text = "--- \(old.name)\n+++ \(new.name)\n" }
      text += "@@ -\(oldLine + 1),\(removal.old.count) +\(newLine + 1),\(removal.new.count) @@\n"
      for line in before[removal.old] { text += "-" + line + "\n" }
      for line in after[removal.new] { text += "+" + line + "\n" }
    }
    self.text = text
  }

  private static func lines(of source: SourceText) -> [String] {
    source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Self.visible($0)
    }
  }

  /// Returns a line with control characters replaced, because a terminal would act on them.
  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      text.append(isControl && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Returns the runs of lines that differ, each up to the next line on which both texts agree.
  private static func hunks(_ old: [String], _ new: [String]) -> [Hunk] {
    var hunks: [Hunk] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let (nextLeft, nextRight) = meeting(old[left...], new[right...])
      hunks.append(Hunk(old: left..<nextLeft, new: right..<nextRight))
      (left, right) = (nextLeft, nextRight)
    }
    return hunks
  }

  /// Returns where two texts agree again, within 40 lines of each; their ends if they do not.
  private static func meeting(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> (Int, Int) {
    let reach = 40
    for distance in 1...(2 * reach) {
      for step in max(0, distance - reach)...min(distance, reach) {
        let (left, right) = (old.startIndex + step, new.startIndex + distance - step)
        guard left < old.endIndex, right < new.endIndex, old[left] == new[right] else { continue }
        return (left, right)
      }
    }
    return (old.endIndex, new.endIndex)
  }
}
