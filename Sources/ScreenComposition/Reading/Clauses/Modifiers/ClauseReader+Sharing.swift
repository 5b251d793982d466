internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Shows the figures of the sentence before by what one says that there is for each of them: "Latin 80 %,
  /// Greek 20 %. A progress bar for each."
  mutating func completeEach() {
    guard
      let index = requirements.indices.dropFirst().last(where: {
        isComponent($0, .progress, .stat) && requirements[$0].details.value == nil
          && requirements[$0].details.items.isEmpty
      }), let last = headToken(ofWords: index),
      (last..<min(tokens.count, last + 2)).contains(where: { plays($0, CueSet(.each)) }),
      case let shown = requirements[index].subject, case let before = index - 1
    else { return }
    func isFigure(_ place: Int) -> Bool {
      isNeed(place, .metric, .fact, .progress) && requirements[place].details.value != nil
        || requirements[place].subject == shown
    }
    if isFigure(before) {
      var place = before
      while place >= 0, isFigure(place) {
        requirements[place].subject = shown
        place -= 1
      }
      remove(index..<index + 1)
    } else if isNeed(before, .records, .fact, .metric, .breakdown, .progress)
      || isComponent(before, .list),
      case let items = requirements[before].details.items, items.count > 1,
      items.allSatisfy({ $0.values.count == 1 })
    {
      let each = items.map { item in
        var part = requirements[before]
        part.subject = shown
        part.details = Details()
        part.details.label = item.label
        part.details.value = item.values.first
        return part
      }
      remove(index..<index + 1)
      replace(before..<before + 1, with: each)
    }
  }

  /// The last token of what a requirement was read of.
  private func headToken(ofWords index: Int) -> Int? {
    let upper = requirements[index].range.upperBound
    return (0..<tokens.count).last { tokens[$0].start < upper }
  }

  /// Whether "both from -6 to 6", "each 0 to 10", "both numbers" stands at an index: what holds for
  /// the inputs before, up to the one at hand.
  func holdsForAll(_ index: Int, of requirement: Int) -> Bool {
    guard isInput(requirement) || isNeed(requirement, .records, .metric, .fact) else {
      return false
    }
    let isBoth = plays(index, CueSet(.count)) && sense(.count, index)?.number == 2
    guard isBoth || isRole(index, .all) else { return false }
    let next = index + 1
    return isBounds(next)
      || plays(next, CueSet(.from, .between, .bound)) && kind(next + 1) == .number
      || plays(next, CueSet(.necessity, .power)) && ends(next + 1)
      || manner(next).map { ends($0.end) } ?? false
  }

  /// Reads what holds for several inputs as said of the last, and gives it to those before.
  mutating func sharedModifier(of index: Int) -> Bool {
    let isBoth = plays(position, CueSet(.count))
    position += 1
    let before = requirements[index].details
    if let manner = manner(position), ends(manner.end) {
      take(index, in: manner)
    } else {
      modifiers(of: index)
    }
    share(index, from: before, with: isBoth ? 1 : Limits.items)
    return true
  }

  /// Gives what was said of the last of some inputs to a number of those before it.
  private mutating func share(_ index: Int, from before: Details, with count: Int) {
    let last = requirements[index]
    var place = index - 1
    while place >= 0, index - place <= count {
      let other = requirements[place]
      guard other.parent == last.parent, other.item == last.item,
        other.isForInput || isOpenFigure(place)
      else { return }
      if last.details.minimum != before.minimum || last.details.maximum != before.maximum {
        requirements[place].details.minimum = last.details.minimum
        requirements[place].details.maximum = last.details.maximum
      }
      if last.details.value != before.value {
        requirements[place].details.value = last.details.value
      }
      if last.details.isRequired != before.isRequired {
        requirements[place].details.isRequired = last.details.isRequired
      }
      if last.details.fieldKind != before.fieldKind || !other.isForInput {
        requirements[place].subject = last.subject
        requirements[place].details.fieldKind = last.details.fieldKind
      }
      place -= 1
    }
  }

  /// Whether two numbers with a dash or "to" between them stand at an index: "40 to 220".
  func isBounds(_ index: Int) -> Bool {
    kind(index) == .number && kind(index + 2) == .number
      && (kind(index + 1) == .dash || plays(index + 1, CueSet(.to)))
  }

  /// Where the number stands of "start 6500", "begin with 40" at an index: what there is at first;
  /// nil where none does.
  func outset(_ index: Int) -> Int? {
    guard isRole(index, .outset) || isRole(index, .situated) else { return nil }
    let number = plays(index + 1, CueSet(.at, .on, .container)) ? index + 2 : index + 1
    return kind(number) == .number ? number : nil
  }
}
