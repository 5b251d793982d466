internal import ScreenModel

extension ClauseReader {
  /// Whether bare names, and nothing that is known of any, are all that stands behind the mark at
  /// an index: "…: species, count, bearing", "… (variety; grams)", or a line for each.
  ///
  /// A figure, a quotation or a name such as "Anna" is what something is, not what is asked; but
  /// beside the name of a field, capital letters are those of labels. Only the marks and the shape
  /// of the list are looked at; whether its names make a form of a screen that begins, `headsFields`
  /// tells by what they are.
  func listsNames(_ mark: Int) -> Bool {
    guard mark < tokens.count else { return false }
    var index = mark
    var names = 0
    var words = 0
    var isField = false
    var hasField = false
    var hasName = false
    switch tokens[index].kind {
    case .colon, .open, .line: break
    case .comma where isArrow(index): break
    case .dash where !tokens[index].isJoined: break
    default: return false
    }
    let stop = tokens[mark].kind == .open ? tokens[mark].partner : tokens.count
    let isLined =
      tokens[mark].kind == .line || mark + 1 < tokens.count && tokens[mark + 1].kind == .line
    index += 1
    while index < stop, index - mark < Limits.lookahead {
      let token = tokens[index]
      switch token.kind {
      case .open where token.partner > index:
        // What is said of a name stands in its brackets.
        index = token.partner
      case .word where !separatesText(index):
        words += 1
        isField = token.plays(CueSet(.field))
        hasField = hasField || token.plays(CueSet(.field, .choice, .flag))
        hasName =
          hasName || token.isCapitalized && !isLined && !token.plays(CueSet(.field, .choice))
        guard words <= 5, !token.plays(CueSet(.copula, .request, .ability)) else { return false }
      case .stop: return (hasField || !hasName) && words > 0 && (names > 0 || isField)
      case .word, .comma, .semicolon, .slash, .line:
        if words > 0 { names += 1 }
        words = 0
      default: return false
      }
      index += 1
    }
    return (hasField || !hasName) && (words > 0 ? names > 0 || isField : names > 1)
  }

  /// Whether an arrow leads from a head to a list, rather than from one step to the next.
  func isArrow(_ index: Int) -> Bool {
    guard isInside(index), tokens[index].isArrow else { return false }
    return !(index + 1..<min(end, index + Limits.lookahead)).contains {
      tokens[$0].isArrow
    } && hasSeparator(index + 1)
  }

  /// Whether a phrase names what is taken down, and what of it follows: "whale sighting: species".
  func isRecord(_ phrase: NounPhrase) -> Bool {
    guard phrase.end > phrase.first, listsNames(phrase.end) else { return false }
    // "inspection card", "booking form"
    let head = plays(phrase.end - 1, CueSet(.section, .screen)) ? phrase.end - 2 : phrase.end - 1
    return isRole(phrase.end - 1, .record) || head >= phrase.first && isRole(head, .record)
  }

  /// Whether a word stands between two elements of a list, wherever the clause ends.
  private func separatesText(_ index: Int) -> Bool {
    tokens[index].plays(Self.separators) && !tokens[index].isJoined
  }
}
