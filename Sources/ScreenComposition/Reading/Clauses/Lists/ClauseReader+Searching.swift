internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Puts a field to search with before the things of a sentence that says that they can be looked up:
  /// "a searchable list of songs", "our boats in a table, searchable".
  mutating func completeSearches() {
    guard let word = (0..<tokens.count).first(where: { isRole($0, .searching) }), !isFull,
      !requirements.contains(where: { $0.details.fieldKind == .search })
    else { return }
    let told = sentence(around: word)
    let bounds = range(told.lowerBound, told.upperBound)
    guard
      var things = requirements.indices.last(where: {
        let range = requirements[$0].range
        return bounds.range.contains(range.lowerBound)
          && (isComponent($0, .list, .table) || isNeed($0, .records, .ranking))
      })
    else { return }
    let own = range(word, word + 1)
    if requirements[things].range.lowerBound < own.lowerBound {
      things = drop(within: own, for: things)
    }
    var search = Requirement(
      .component(.field), parent: requirements[things].parent, range: own, words: "")
    search.details.fieldKind = .search
    search.details.label = Phrase("Search", at: own)
    replace(things..<things, with: [search])
  }
}
