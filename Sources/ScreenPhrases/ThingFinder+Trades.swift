internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Samples of one trade under the name of another.
extension ThingFinder {
  /// The minimum cosine, in thousandths, of a word before a noun and a word in its samples for them
  /// to belong to one trade. Measured with the vectors that ship with the compiler.
  private static let leastOfTrade = 240

  /// Returns a thing with its columns, its days and its states, but without the names in its rows,
  /// if the words before its noun are those of a trade or a place to which the rows do not belong:
  /// the shifts of a taxi driver are none at a front desk. Returns nil if they may belong to it.
  func withoutOthersRows(
    _ thing: Thing, _ front: ArraySlice<String>, for pattern: Pattern
  ) -> Thing? {
    guard !front.isEmpty, pattern.showsCollection, !thing.frame.isFactual, !thing.isUnknown,
      let owner = finding(front), owner.rest == 0,
      owner.thing.frame.role == .person || owner.thing.frame.role == .place
        || owner.thing.frame.sort == .organisation,
      thing.frame.role != .person, !isOfTrade(front, thing.frame)
    else { return nil }
    var open = Thing(unknown: thing.frame.noun, like: thing.frame)
    open.reason = "no samples of '\(noun(front)) \(thing.frame.noun)' are known"
    return open
  }

  /// Whether a word is near to one in the rows of a frame.
  private func isOfTrade(_ words: ArraySlice<String>, _ frame: Frame) -> Bool {
    let vectors = WordVectors.shipped
    let said = frame.rows.flatMap { row in
      frame.attributes.indices.filter {
        frame.attributes[$0].kind == .title || frame.attributes[$0].kind == .text
      }.flatMap { row[$0].lowercased().spacedWords.map { String($0.filter { $0.isLetter }) } }
    }
    return words.contains { word in
      vectors.row(of: word) == nil
        || said.contains { other in
          other.utf8.count > 3
            && vectors.similarity(of: word, to: other).map { $0 >= Self.leastOfTrade } ?? false
        }
    }
  }
}
