/// "Did you mean": finds the known word nearest to a misspelt one.
public enum Spelling {
  /// The candidate nearest to `word`, or nil if none is near enough to be meant.
  ///
  /// A candidate is near enough within one edit for every three bytes of the word, and always
  /// within one edit. ASCII case is ignored; ties go to the earlier candidate.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let source = lowercased(word)
    guard !source.isEmpty, source.count <= 64 else { return nil }
    var limit = max(1, source.count / 3)
    var best: String?
    for candidate in candidates {
      let target = lowercased(candidate)
      guard abs(target.count - source.count) <= limit else { continue }
      let edits = distance(source, target)
      guard edits <= limit, edits < target.count else { continue }
      best = candidate
      guard edits > 0 else { break }
      limit = edits - 1
    }
    return best
  }

  /// The question to end a message about an unknown word, such as `; did you mean 'label'?`; empty
  /// if no candidate is near.
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    hint(nearest(to: word, among: candidates))
  }

  /// The same question for a nearest word that was already found; empty for nil.
  public static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two words.
  ///
  /// The restricted Damerau–Levenshtein distance ("optimal string alignment").
  ///
  /// - Complexity: O(`lhs.count` × `rhs.count`).
  public static func distance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var beforeLast = Array(0...rhs.count)
    var last = beforeLast
    var row = beforeLast
    for i in 0..<lhs.count {
      row[0] = i + 1
      for j in 0..<rhs.count {
        let replaced = last[j] + (lhs[i] == rhs[j] ? 0 : 1)
        row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, lhs[i] == rhs[j - 1], lhs[i - 1] == rhs[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      // The three rows take turns, so that none has to be allocated again.
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[rhs.count]
  }

  private static func lowercased(_ word: String) -> [UInt8] {
    word.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}
