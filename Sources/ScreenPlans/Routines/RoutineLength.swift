internal import ScreenText

/// The formatting of the length of a routine, or of a part of one.
package enum RoutineLength {
  /// Returns a duration in words: "5 min 20 s", "1 h 5 min", "45 s".
  package static func text(_ seconds: Int) -> String {
    let parts = [(seconds / 3_600, " h"), (seconds / 60 % 60, " min"), (seconds % 60, " s")]
    let said = parts.filter { $0.0 > 0 }.map { String($0.0) + $0.1 }
    return said.isEmpty ? "0 s" : said.spaced
  }
}
