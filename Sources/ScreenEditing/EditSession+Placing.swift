internal import ScreenModel

extension EditSession {
  /// Where something goes.
  enum Place {
    case after([EditTarget])
    case before([EditTarget])
    /// Into a section, or a component.
    case within([EditTarget])
    case start
    case end
    /// One place on, towards the start or the end.
    case up
    case down
    /// Before the one of that index.
    case at(Int)
  }

  /// Splits words into what, and where it goes; nil where nothing is said of a place.
  ///
  /// - Throws: `Refusal` where a place is said that is not there.
  func placement(
    in tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> (what: ArraySlice<EditToken>, place: Place)? {
    do throws(Refusal) {
      if let whole = try wholePlacement(in: tokens) { return whole }
    } catch {
      if let cut = cutPlacement(in: tokens) { return cut }
      throw error
    }
    return cutPlacement(in: tokens)
  }

  /// `a country to Shipping, as a dropdown`: what follows the place says more of what goes there.
  private func cutPlacement(
    in tokens: ArraySlice<EditToken>
  ) -> (what: ArraySlice<EditToken>, place: Place)? {
    for mark in tokens.indices.dropFirst()
    where tokens[mark].isMark || words.match("saying", at: tokens[mark...]) != nil
      || words.match("link", at: tokens[mark...])?.meaning == "with"
    {
      guard let split = try? wholePlacement(in: tokens[..<mark]), !split.what.isEmpty else {
        continue
      }
      return ((split.what + tokens[mark...])[...], split.place)
    }
    return nil
  }

  private func wholePlacement(
    in tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> (what: ArraySlice<EditToken>, place: Place)? {
    var weak: (ArraySlice<EditToken>, Place)?
    var refusal: Refusal?
    for index in tokens.indices {
      guard !tokens[index].isQuoted, let match = words.match("place", at: tokens[index...]) else {
        continue
      }
      var what = tokens[..<index]
      while what.last?.isMark == true { what = what.dropLast() }
      let object = tokens[(index + match.count)...]
      switch match.meaning {
      case "start" where object.isEmpty: return (what, .start)
      case "end" where object.isEmpty: return (what, .end)
      case "up" where object.isEmpty: return (what, .up)
      case "down" where object.isEmpty: return (what, .down)
      case "up", "down": continue
      case "start", "end":
        guard let of = words.match("of", at: object) ?? words.match("place", at: object) else {
          continue
        }
        let owner = object.dropFirst(of.count)
        // `at the top of its section`
        if let its = words.match("its", at: owner),
          words.meaning("kind", of: owner.dropFirst(its.count)) == "section"
        {
          return (what, match.meaning == "start" ? .start : .end)
        }
        guard let home = finder.find(owner).one else { continue }
        return (what, try edge(of: home, isStart: match.meaning == "start"))
      case "at1", "at2", "at3":
        guard object.isEmpty else { continue }
        return (what, .at((Int(match.meaning.dropFirst(2)) ?? 1) - 1))
      case "after", "before", "between":
        guard !object.isEmpty else { continue }
        if match.meaning == "after", isPart("title", object) { return (what, .start) }
        do throws(Refusal) {
          // `to the To section after floor`: what is after is sought there.
          if let (inner, targets) = withinHome(what, object) {
            return (inner, match.meaning == "before" ? .before(targets) : .after(targets))
          }
          let isBetween = match.meaning == "between"
          let targets = try isBetween ? Array(enumerated(object).prefix(1)) : anchors(object)
          return (what, match.meaning == "before" ? .before(targets) : .after(targets))
        } catch {
          refusal = refusal ?? error
        }
      default:
        guard !object.isEmpty else { continue }
        let found = finder.find(object)
        guard let home = home(of: found) ?? section(among: found) else { continue }
        weak = (what, .within([home]))
      }
    }
    if let weak { return weak }
    if let refusal { throw refusal }
    return nil
  }

  /// What goes into a home that is named before the place in it, and what the place speaks of there.
  private func withinHome(
    _ what: ArraySlice<EditToken>, _ object: ArraySlice<EditToken>
  ) -> (what: ArraySlice<EditToken>, targets: [EditTarget])? {
    for index in what.indices.dropFirst() where !what[index].isQuoted {
      guard let place = words.match("place", at: what[index...]), place.meaning == "in",
        index + place.count < what.endIndex,
        let home = home(of: finder.find(what[(index + place.count)...])),
        let first = finder.pieces(of: object).first,
        let target = finder.find(object, in: home).one ?? finder.find(first, in: home).one,
        target != home
      else { continue }
      var inner = what[..<index]
      while inner.last?.isMark == true { inner = inner.dropLast() }
      return (inner, [target])
    }
    return nil
  }

  /// What a place speaks of: of a section and what is called as it is in it, the section.
  func anchors(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    if let section = section(among: finder.find(tokens)) { return [section] }
    return try targets(tokens)
  }

  /// The section, where words may mean it or what is in it; nil for all else.
  func section(among result: AnchorFinder.Result) -> EditTarget? {
    guard case .ambiguous(_, let among) = result, case .section(let id)? = among.first,
      among.dropFirst().allSatisfy({ target in
        guard case .element(let address) = target else { return false }
        return address.section == id
      })
    else { return nil }
    return among[0]
  }

  /// The one thing that is meant, or the component that all parts that are meant are in.
  private func home(of result: AnchorFinder.Result) -> EditTarget? {
    guard case .found(let targets) = result, let first = targets.first, first != .screen else {
      return nil
    }
    guard targets.count > 1 else { return first }
    let owners = Set(
      targets.map { target -> ElementAddress? in
        if case .part(let address, _) = target { address } else { nil }
      })
    return owners.count == 1 ? (owners.first ?? nil).map { .element($0) } : nil
  }

  private func edge(of home: EditTarget, isStart: Bool) throws(Refusal) -> Place {
    switch home {
    case .screen: return isStart ? .start : .end
    case .section(let id):
      let count = screen.index(of: id).map { screen.sections[$0].elements.count } ?? 1
      let edge = EditTarget.element(ElementAddress(section: id, index: isStart ? 0 : count - 1))
      return isStart ? .before([edge]) : .after([edge])
    case .element, .part:
      // The start of a list is one of its items'.
      let parts = finder.parts(in: home).filter { $0.target.kind != "column" && $0.owner != nil }
      guard case .element = home, let edge = isStart ? parts.first : parts.last else {
        return isStart ? .start : .end
      }
      return isStart ? .before([edge.target]) : .after([edge.target])
    }
  }

  /// The place among the components of a section, for a new one or for one that is moved.
  func elementIndex(
    _ place: Place, moving element: Element?, from address: ElementAddress? = nil
  ) throws(Refusal) -> (String, Int) {
    switch place {
    case .after(let targets), .before(let targets):
      let isAfter = if case .after = place { true } else { false }
      // Before several is before the first, after several after the last.
      let sorted = ordered(targets)
      guard let target = isAfter ? sorted.last : sorted.first else {
        throw Refusal(reason: "no place is named")
      }
      switch target {
      case .element(let other), .part(let other, _):
        return (other.section, other.index + (isAfter ? 1 : 0))
      case .section(let id):
        let index = screen.index(of: id) ?? 0
        return (id, isAfter ? screen.sections[index].elements.count : 0)
      case .screen: throw Refusal(reason: "a component stands on the screen, not beside it")
      }
    case .within(let targets):
      switch targets[0] {
      case .section(let id):
        let index = screen.index(of: id) ?? 0
        return (id, lastPlace(in: screen.sections[index], for: element))
      case .element(let other), .part(let other, _): return (other.section, other.index + 1)
      case .screen: throw Refusal(reason: "it is on the screen already")
      }
    case .at(let index):
      let home = address.flatMap { screen.index(of: $0.section) } ?? 0
      let count = screen.sections[home].elements.count
      let isLater = (address?.index ?? count) < index
      return (screen.sections[home].id, min(count, index + (isLater ? 1 : 0)))
    case .start, .end: return edgeIndex(place, moving: element, from: address)
    case .up, .down:
      guard let address, let home = screen.index(of: address.section) else {
        throw Refusal(reason: "it is nowhere yet")
      }
      let isUp = if case .up = place { true } else { false }
      let count = screen.sections[home].elements.count
      if isUp, address.index > 0 { return (address.section, address.index - 1) }
      if !isUp, address.index + 1 < count { return (address.section, address.index + 2) }
      let other = home + (isUp ? -1 : 1)
      guard screen.sections.indices.contains(other) else {
        throw Refusal(reason: "it is at the \(isUp ? "top" : "bottom") already")
      }
      return (screen.sections[other].id, isUp ? screen.sections[other].elements.count : 0)
    }
  }

  /// The start or the end: of its section for what is filled in or set off, and of the screen for all
  /// else, and for what is at the start of its section already.
  private func edgeIndex(
    _ place: Place, moving element: Element?, from address: ElementAddress?
  ) -> (String, Int) {
    let isStart = if case .start = place { true } else { false }
    let family = element?.component.kind.family
    let home = address.flatMap { screen.index(of: $0.section) }
    if let home, let address, family == .input || family == .action {
      let count = lastPlace(in: screen.sections[home], for: element)
      if isStart, address.index > 0 { return (address.section, 0) }
      if !isStart, address.index < count - 1 { return (address.section, count) }
    }
    let sections = screen.sections.indices.filter { screen.sections[$0].layout != .dialog }
    let index = (isStart ? sections.first : sections.last) ?? 0
    return (
      screen.sections[index].id,
      isStart ? 0 : lastPlace(in: screen.sections[index], for: element)
    )
  }

  /// The end of a section; for what is filled in, before what is done with it.
  private func lastPlace(in section: Section, for element: Element?) -> Int {
    guard element?.component.kind.family == .input else { return section.elements.count }
    let trailing = section.elements.reversed().prefix { $0.component.kind == .button }.count
    return section.elements.count - trailing
  }

  /// The place among the sections of the screen.
  func sectionIndex(_ place: Place, moving id: String) throws(Refusal) -> Int {
    switch place {
    case .start: return 0
    case .end: return screen.sections.count
    case .at(let index):
      let isLater = (screen.index(of: id) ?? screen.sections.count) < index
      return min(screen.sections.count, index + (isLater ? 1 : 0))
    case .up: return max(0, (screen.index(of: id) ?? 0) - 1)
    case .down: return min(screen.sections.count, (screen.index(of: id) ?? 0) + 2)
    case .within: throw Refusal(reason: "a section stands in no other")
    case .after(let targets), .before(let targets):
      let isAfter = if case .after = place { true } else { false }
      let sorted = ordered(targets)
      guard let target = isAfter ? sorted.last : sorted.first else {
        throw Refusal(reason: "no place is named")
      }
      let other: String
      switch target {
      case .section(let id): other = id
      case .element(let address), .part(let address, _): other = address.section
      case .screen: throw Refusal(reason: "a section stands on the screen, not beside it")
      }
      return (screen.index(of: other) ?? 0) + (isAfter ? 1 : 0)
    }
  }

  /// The place of a part among its kind.
  func partIndex(
    _ place: Place, of part: ComponentPart, at address: ElementAddress
  ) throws(Refusal) -> Int {
    guard let index = part.index else { throw Refusal(reason: "a value stands where it is") }
    let count = count(beside: part, at: address)
    switch place {
    case .start: return 0
    case .end: return count
    case .at(let place): return min(count, place + (index < place ? 1 : 0))
    case .up: return max(0, index - 1)
    case .down: return min(count, index + 2)
    case .after(let targets), .before(let targets), .within(let targets):
      let isAfter = if case .after = place { true } else { false }
      // `to the top of the poll`: its home is where it is.
      if targets.count == 1, case .element(let home) = targets[0], home.section == address.section {
        return isAfter ? count : 0
      }
      guard targets.count == 1, case .part(let home, let other) = targets[0], home == address,
        other.kind == part.kind, let next = other.index
      else { throw Refusal(reason: "\(part.kind) \"\(part.label)\" stays in its component") }
      return isAfter ? next + 1 : next
    }
  }
}
