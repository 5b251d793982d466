internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Finds what a list is to hold where it is asked for behind the names.
extension ClauseReader {
  /// Gives lists, checklists and steps without items the names before them: "an order through
  /// packed, loaded and sent as steps", "I have to bring a tent, a stove and rope. Make a checklist."
  mutating func completeCollections() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .list, .checklist, .steps), lacksItems(index),
        let names = namesBefore(index), let first = names.first, let last = names.last
      {
        let bounds = range(first.lowerBound, last.upperBound)
        requirements[index].details.items = names.map { told($0) }
        if isOf(requirements[index].details.label, bounds) {
          requirements[index].details.label = nil
        }
        if !requirements[index].range.range.overlaps(bounds.range) {
          dropHint(within: bounds)
        }
        let read = requirements.indices.filter {
          $0 != index && requirements[$0].range.range.overlaps(bounds.range)
        }
        index = remove(read)[index] ?? index
      }
      index += 1
    }
  }

  private func isOf(_ label: Phrase?, _ bounds: SourceRange) -> Bool {
    label?.range.map { $0.range.overlaps(bounds.range) } ?? false
  }

  /// Three names or more that end before "as steps" in the sentence of a list, or in the sentence
  /// before one that only asks for the list.
  private func namesBefore(_ index: Int) -> [Range<Int>]? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    if let cue = own.last(where: { tokens[$0].plays(CueSet(.as)) }), cue > start,
      let names = names(in: own.lowerBound..<cue)
    {
      return names
    }
    if requirements[index].range.upperBound > bytesEnd(own.upperBound) {
      // "… milk, bread and eggs. Show it as a checklist": it was read into the last of them.
      return names(in: own)
    }
    guard own.lowerBound > 1, own.count < 8, requirements[index].details.label == nil,
      requirements[..<index].allSatisfy({ $0.range.upperBound <= tokens[own.lowerBound].start })
    else { return nil }
    return names(in: sentence(around: own.lowerBound - 2))
  }

  /// The names that end a sentence or its first part, and of which nothing else is told.
  private func names(in scope: Range<Int>) -> [Range<Int>]? {
    for at in scope where !plays(at, CueSet(.verb, .request, .ability)) {
      guard let list = NameList(at: at, until: scope.upperBound, of: self), list.names.count > 2,
        list.upper == scope.upperBound
      else { continue }
      // "an order through sorted, packed and sent": the first is no longer than the others.
      let most = list.names.dropFirst().map(\.count).max() ?? 1
      let first = list.names[0].suffix(most)
      let bounds = range(first.lowerBound, list.upper)
      let isOpen = requirements.allSatisfy {
        !$0.range.range.overlaps(bounds.range)
          || $0.details.value == nil && $0.details.items.isEmpty && !$0.isForInput
      }
      return isOpen ? [first] + list.names.dropFirst() : nil
    }
    return nil
  }
}
