internal import ScreenModel
import ScreenReading

/// Lists whose kind is told behind them.
extension ClauseReader {
  /// Reads "tent, stove, torch – a checklist for packing", "red, green, blue - radio buttons": names,
  /// and behind a dash what is made of them; false where a dash parts no such two.
  mutating func namesBeforeKind() -> Bool {
    let start = position
    guard let dash = (start..<end).last(where: { kind($0) == .dash && !tokens[$0].isJoined }),
      case let names = pieces(start, dash), names.count > 2, names.allSatisfy({ isBareName($0) }),
      case let kind = nounPhrase(dash + 1), let head = kind.component, head == kind.end - 1,
      let component = sense(.component, head)?.component, holdsNames(component)
    else { return false }
    let first = requirements.count
    let stop = end
    position = dash + 1
    list()
    guard
      let index = requirements.indices.dropFirst(first).first(where: {
        isComponent($0, component) && requirements[$0].details.items.isEmpty
      })
    else { return true }
    (position, end) = (start, dash)
    if component == .picker {
      options(of: index, isBracketed: true)
    } else if component.family == .collections {
      items(of: index)
      if component == .table, requirements[index].details.columns.count > 1 {
        requirements[index].details.nameColumn = requirements[index].details.columns.removeFirst()
      }
    } else {
      requirements.remove(at: index)
      _ = self.names(.component(component), upTo: nil, isAnnounced: true)
    }
    (position, end) = (stop, stop)
    return true
  }

  /// Whether a kind of component has names to show, or is there for each of them.
  private func holdsNames(_ component: ComponentKind) -> Bool {
    let holders: [ComponentKind] = [
      .list, .checklist, .steps, .table, .map, .picker, .button, .toggle, .field, .slider,
    ]
    return holders.contains(component)
  }

  /// Whether some words are a name, or something to do, and ask for no part of the screen.
  private func isBareName(_ words: Range<Int>) -> Bool {
    words.count <= 6
      && words.allSatisfy {
        kind($0) == .word || kind($0) == .quote || kind($0) == .number || tokens[$0].isJoined
      }
      && !words.contains { plays($0, CueSet(.component, .section, .layout, .screen, .relative)) }
      && !plays(words.lowerBound, CueSet(.article, .container, .ability))
  }
}
