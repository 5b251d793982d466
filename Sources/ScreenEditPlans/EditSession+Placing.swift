package import ScreenAnchors
internal import ScreenModel

extension EditSession {
  /// The place that something goes to.
  package enum Place {
    case after([EditTarget])
    case before([EditTarget])
    /// Into a section, or a component.
    case within([EditTarget])
    case start
    case end
    /// One position towards the start or the end.
    case up
    case down
    /// Before the one at an index.
    case at(Int)
  }

  /// Splits words into the thing and its place; nil if no place is stated.
  ///
  /// - Throws: `Refusal` if a place is stated that does not exist.
  package func placement(
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

  /// `a country to Shipping, as a dropdown`: the words after the place describe the thing that goes
  /// there.
  private func cutPlacement(
    in tokens: ArraySlice<EditToken>
  ) -> (what: ArraySlice<EditToken>, place: Place)? {
    for mark in tokens.indices.dropFirst()
    where tokens[mark].isMark || words.match("saying", at: tokens[mark...]) != nil
      || words.match("link", at: tokens[mark...])?.meaning == "with"
    {
      // Words after a joint refer to something else.
      guard words.match("joint", at: tokens[(mark + 1)...]) == nil,
        let split = try? wholePlacement(in: tokens[..<mark]), !split.what.isEmpty
      else { continue }
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
      case "start" where object.isEmpty:
        // A corner means a corner of the screen.
        let isCorner = words.isPhrase("corner", tokens[index...])
        guard isCorner, let first = screen.sections.first else { return (what, .start) }
        return (what, .before([.section(first.id)]))
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
        // `first among the figures`
        if case .found(let several) = finder.find(owner), several.count > 1,
          several.allSatisfy({ if case .element = $0 { true } else { false } })
        {
          return (what, match.meaning == "start" ? .before(several) : .after(several))
        }
        let found = finder.nearest(owner)
        guard let home = found.one ?? home(of: found) ?? section(among: found)
        else { continue }
        return (what, try edge(of: home, isStart: match.meaning == "start"))
      case "at1", "at2", "at3":
        guard object.isEmpty else { continue }
        return (what, .at((Int(match.meaning.dropFirst(2)) ?? 1) - 1))
      case "after", "before", "between":
        guard !object.isEmpty else { continue }
        if match.meaning == "after", isPart("title", object) { return (what, .start) }
        do throws(Refusal) {
          // A column goes before another of its table, and a task before one of its list.
          if let (address, part) = finder.find(what).part,
            case .part(_, let other)? = finder.find(object, in: .element(address)).one,
            other.kind == part.kind
          {
            let targets = [EditTarget.part(address, other)]
            return (what, match.meaning == "before" ? .before(targets) : .after(targets))
          }
          // `to the To section after floor`: the words after the section are resolved in it.
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

  /// The thing that goes into a home named before the place in it, and the anchors of the place
  /// there.
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

  /// The anchors of a place; if a section and something in it share a name, the section.
  func anchors(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    if let section = section(among: finder.find(tokens)) { return [section] }
    return try targets(tokens)
  }

  /// The section, if words may refer to it or to something in it; nil otherwise.
  package func section(among result: AnchorFinder.Result) -> EditTarget? {
    guard case .ambiguous(_, let among) = result, case .section(let id)? = among.first,
      among.dropFirst().allSatisfy({ target in
        guard case .element(let address) = target else { return false }
        return address.section == id
      })
    else { return nil }
    return among[0]
  }

  /// The only matching thing, or the component that contains all matching parts.
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

  package func edge(of home: EditTarget, isStart: Bool) throws(Refusal) -> Place {
    switch home {
    case .screen: return isStart ? .start : .end
    case .section(let id):
      // The start of a section that is a list is a place among its items.
      if case .element(let address) = held(alone: home),
        let kind = element(at: address)?.component.kind.rawValue, Self.sortable.contains(kind)
      {
        return try edge(of: .element(address), isStart: isStart)
      }
      let count = screen.index(of: id).map { screen.sections[$0].elements.count } ?? 1
      let edge = EditTarget.element(ElementAddress(section: id, index: isStart ? 0 : count - 1))
      return isStart ? .before([edge]) : .after([edge])
    case .element, .part:
      // The start of a list is a place among its items.
      let parts = finder.parts(in: home).filter {
        !["column", "fact", "button"].contains($0.kind) && $0.owner != nil
      }
      guard case .element = home, let edge = isStart ? parts.first : parts.last else {
        return isStart ? .start : .end
      }
      return isStart ? .before([edge.target]) : .after([edge.target])
    }
  }

  /// The content of a section other than buttons, if it is a single thing.
  package func held(alone target: EditTarget) -> EditTarget {
    guard case .section(let id) = target, let index = screen.index(of: id) else { return target }
    let elements = screen.sections[index].elements
    let held = elements.indices.filter { elements[$0].component.kind != .button }
    return held.count == 1 ? .element(ElementAddress(section: id, index: held[0])) : target
  }
}
