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
  }

  /// Splits words into what, and where it goes; nil where nothing is said of a place.
  ///
  /// - Throws: `Refusal` where a place is said that is not there.
  func placement(
    in tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> (what: ArraySlice<EditToken>, place: Place)? {
    var weak: (ArraySlice<EditToken>, Place)?
    var refusal: Refusal?
    for index in tokens.indices.dropFirst(0) where index > tokens.startIndex || tokens.count > 1 {
      guard !tokens[index].isQuoted, let match = words.match("place", at: tokens[index...]) else {
        continue
      }
      let what = tokens[..<index]
      let object = tokens[(index + match.count)...]
      switch match.meaning {
      case "start" where object.isEmpty: return (what, .start)
      case "end" where object.isEmpty: return (what, .end)
      case "start", "end":
        guard let of = words.match("of", at: object),
          case .found(let targets) = finder.find(object.dropFirst(of.count)), targets.count == 1,
          case .section(let id) = targets[0], let section = screen.index(of: id)
        else { continue }
        let count = screen.sections[section].elements.count
        let edge = ElementAddress(section: id, index: match.meaning == "start" ? 0 : count - 1)
        return (
          what, match.meaning == "start" ? .before([.element(edge)]) : .after([.element(edge)])
        )
      case "after", "before":
        guard !object.isEmpty else { continue }
        do throws(Refusal) {
          let targets = try targets(object)
          return (what, match.meaning == "after" ? .after(targets) : .before(targets))
        } catch {
          refusal = refusal ?? error
        }
      default:
        guard !object.isEmpty, case .found(let targets) = finder.find(object), targets.count == 1,
          targets[0] != .screen
        else { continue }
        weak = (what, .within(targets))
      }
    }
    if let refusal { throw refusal }
    return weak
  }

  /// The place among the components of a section.
  func elementIndex(_ place: Place, near section: String) throws(Refusal) -> (String, Int) {
    let home = screen.index(of: section) ?? 0
    switch place {
    case .after(let targets), .before(let targets):
      guard targets.count == 1 else { throw Refusal(reason: "one place is named at a time") }
      let isAfter = if case .after = place { true } else { false }
      switch targets[0] {
      case .element(let address): return (address.section, address.index + (isAfter ? 1 : 0))
      case .section(let id):
        let index = screen.index(of: id) ?? 0
        return (id, isAfter ? screen.sections[index].elements.count : 0)
      case .screen: throw Refusal(reason: "a component stands on the screen, not beside it")
      }
    case .within(let targets):
      switch targets[0] {
      case .section(let id):
        let index = screen.index(of: id) ?? 0
        return (id, screen.sections[index].elements.count)
      case .element(let address): return (address.section, address.index + 1)
      case .screen: throw Refusal(reason: "it is on the screen already")
      }
    case .start: return (screen.sections[home].id, 0)
    case .end: return (screen.sections[home].id, screen.sections[home].elements.count)
    }
  }

  /// The place among the sections of the screen.
  func sectionIndex(_ place: Place, moving id: String) throws(Refusal) -> Int {
    switch place {
    case .start: return 0
    case .end: return screen.sections.count
    case .within: throw Refusal(reason: "a section stands in no other")
    case .after(let targets), .before(let targets):
      guard targets.count == 1 else { throw Refusal(reason: "one place is named at a time") }
      let isAfter = if case .after = place { true } else { false }
      let other: String
      switch targets[0] {
      case .section(let id): other = id
      case .element(let address): other = address.section
      case .screen: throw Refusal(reason: "a section stands on the screen, not beside it")
      }
      return (screen.index(of: other) ?? 0) + (isAfter ? 1 : 0)
    }
  }
}
