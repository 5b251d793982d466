internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Looks for the columns of a table that has none where it is spoken of, and drops what was read
  /// of their names otherwise: "a table of vaccinations: vaccine / batch / given by / date".
  mutating func completeColumns() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .table), let list = columnList(of: index), lacksColumns(list, index) {
        var columns = list.names.map { label($0.lowerBound, $0.upperBound) }
        if !requirements[index].details.items.isEmpty {
          requirements[index].details.nameColumn = columns.removeFirst()
        }
        requirements[index].details.columns = columns
        index = drop(within: range(list.lower, list.upper), for: index)
      }
      index += 1
    }
  }

  /// Whether a table has no columns yet, or but the first of those that are listed.
  private func lacksColumns(_ list: NameList, _ index: Int) -> Bool {
    let columns = requirements[index].details.columns
    guard columns.count > 1, let first = columns[0].range else {
      // "two columns, Lake and Depth: Ammer has 81"
      return columns.count < 2
        && requirements[index].details.items.allSatisfy { $0.values.count == list.names.count - 1 }
    }
    return list.names.count > columns.count && first.lowerBound == tokens[list.lower].start
  }

  /// The list of names behind a table that says what its columns are.
  private func columnList(of index: Int) -> NameList? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    var scopes = [start + 1..<own.upperBound]
    if own.upperBound + 1 < tokens.count {
      let next = sentence(around: own.upperBound + 1)
      if next.prefix(6).contains(where: { plays($0, CueSet(.columns, .each)) }) {
        scopes.append(next)
      }
      // "My boats in a table. Name, length, berth."
      let bare = NameList(at: next.lowerBound, until: next.upperBound, of: self)
      if let bare, bare.upper == next.upperBound, areColumns(bare) { return bare }
    }
    for scope in scopes {
      for at in scope where announcesColumns(at) {
        if let list = NameList(at: columnsBegin(at, in: scope), until: scope.upperBound, of: self) {
          return list
        }
      }
    }
    return nil
  }

  /// Whether names of columns can follow a token.
  private func announcesColumns(_ index: Int) -> Bool {
    switch kind(index) {
    case .colon: true
    case .comma: index > 1 && (max(0, index - 5)..<index).contains { plays($0, CueSet(.each)) }
    case .word:
      plays(index, CueSet(.columns)) || plays(index, CueSet(.container, .named))
        || plays(index, CueSet(.layout)) && kind(index + 1) == .comma
    default: false
    }
  }

  /// Whether most of some names are of what is told of things.
  private func areColumns(_ list: NameList) -> Bool {
    2 * list.names.count { plays($0.upperBound - 1, CueSet(.field, .choice, .columns)) }
      > list.names.count
  }

  /// Where the names begin behind what announces them: "columns, namely", "columns should be".
  private func columnsBegin(_ index: Int, in scope: Range<Int>) -> Int {
    var at = index + 1
    while at < scope.upperBound,
      kind(at) == .comma || kind(at) == .colon || kind(at) == .line
        || plays(at, CueSet(.columns, .copula, .named))
        || isRole(at, .modal) || isRole(at, .naming)
    {
      at += 1
    }
    return at
  }

  /// Looks for the places of a map that has none: names in capitals near it, "a map with Oslo,
  /// Bergen and Tromsø", "three shops, in Bruges, Ghent and Antwerp. Show them on a map".
  mutating func completePlaces() {
    var index = 0
    while index < requirements.count {
      if isNeed(index, .place), index + 1 < requirements.count, isComponent(index + 1, .map),
        requirements[index + 1].details == Details()
      {
        // "where to find us, with map"
        requirements[index].subject = .component(.map)
        remove(index + 1..<index + 2)
      }
      takeEnds(of: index)
      if isComponent(index, .map) || isNeed(index, .place),
        requirements[index].details.items.isEmpty,
        let list = placeList(of: index)
      {
        requirements[index].details.items = list.names.map {
          Details.Item(label($0.lowerBound, $0.upperBound))
        }
        requirements[index].details.columns = []
        let bounds = range(list.lower, list.upper)
        if let label = requirements[index].details.label?.range,
          bounds.range.contains(label.lowerBound)
        {
          requirements[index].details.label = nil
          requirements[index].range = requirements[index].range.union(bounds)
          dropHint(within: bounds)
        }
        index = drop(within: bounds, for: index)
      }
      index += 1
    }
  }

  /// Gives a map of one way the two ends of it: "a walk, station to museum", "route from Lund to Malmö".
  private mutating func takeEnds(of index: Int) {
    guard isComponent(index, .map) || isNeed(index, .place),
      requirements[index].details.items.isEmpty, let head = headToken(of: index),
      !tokens[head].isPlural
    else { return }
    let own = sentence(around: head)
    for link in (head + 1..<max(head + 1, own.upperBound)) where tokens[link].plays(CueSet(.to)) {
      guard
        let mark = (head + 1..<link).last(where: { kind($0) == .comma || plays($0, CueSet(.from)) })
      else { continue }
      let from = nounPhrase(mark + 1)
      let to = nounPhrase(link + 1)
      guard from.end == link, from.end > from.first, to.end > to.first, to.component == nil,
        !plays(link + 1, CueSet(.verb)), kind(from.first) == .word
      else { continue }
      let bounds = range(mark, to.end)
      requirements[index].details.items = [from, to].map { Details.Item(label($0.first, $0.end)) }
      drop(within: bounds, keeping: index..<index + 1)
      return dropHint(within: bounds)
    }
  }

  /// Looks for the names of things right behind what they are: "our alpacas Otto, Frida and Klaus".
  mutating func completeThings() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .list) || isNeed(index, .records), isBare(index),
        let start = firstToken(of: requirements[index].details.label ?? Phrase("")),
        let last = headToken(of: index), start < last,
        let at = (start + 1...last).first(where: { tokens[$0].isCapitalized }),
        tokens[at - 1].isPlural, !tokens[at - 1].isCapitalized,
        let list = NameList(at: at, until: sentence(around: at).upperBound, of: self),
        list.names.allSatisfy({ tokens[$0.lowerBound].isCapitalized }),
        case let bounds = range(list.lower, list.upper), areThings(bounds, beside: index)
      {
        requirements[index].details.label = label(start, at)
        requirements[index].details.count = nil
        requirements[index].details.items = list.names.map {
          Details.Item(label($0.lowerBound, $0.upperBound))
        }
        dropHint(within: bounds)
        index = drop(within: bounds, for: index)
      }
      index += 1
    }
  }

  private func placeList(of index: Int) -> NameList? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    // What stands on the lines before is of another part.
    let line = (own.lowerBound..<start).last { kind($0) == .line } ?? own.lowerBound
    // "Oslo, Bergen and Tromsø on a map": the last of the names stands for the map.
    let named = headToken(of: index).map { max(start, $0 + 1) } ?? start
    var scopes = [start + 1..<own.upperBound, line..<named]
    if own.lowerBound > 1, line == own.lowerBound, own.contains(where: { isRole($0, .reference) }) {
      scopes.append(sentence(around: own.lowerBound - 2))
    }
    for scope in scopes {
      for at in scope where tokens[at].isCapitalized && !tokens[at - 1].isCapitalized {
        guard let list = NameList(at: at, until: scope.upperBound, of: self),
          list.names.allSatisfy({ tokens[$0.lowerBound].isCapitalized }),
          areThings(range(list.lower, list.upper), beside: index),
          !list.names.contains(where: { $0.contains { plays($0, CueSet(.component, .verb, .day)) } }
          )
        else { continue }
        return list
      }
      // "We have a branch in Lyon and one in Nantes."
      let scattered = NameList(behind: CueSet(.in, .at), in: scope, of: self)
      if let scattered, areThings(range(scattered.lower, scattered.upper), beside: index) {
        return scattered
      }
    }
    return nil
  }

  /// Whether nothing was read of some words but things and facts without values.
  private func areThings(_ bounds: SourceRange, beside index: Int) -> Bool {
    isOpen(bounds, for: index)
      && requirements.indices.allSatisfy { place in
        let range = requirements[place].range
        guard place != index, range.lowerBound < bounds.upperBound,
          range.upperBound > bounds.lowerBound
        else { return true }
        return isNeed(place, .fact, .records, .place, .metric)
          && requirements[place].details.value == nil
      }
  }
}
