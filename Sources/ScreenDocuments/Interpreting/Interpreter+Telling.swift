internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences that tell how what the document states is shown, or what each of its parts has.
extension Interpreter {
  /// Keeps what the clauses of a sentence tell until everything is known: cards, bars of progress,
  /// buttons of each part; and leaves out what happens on a tap. The other clauses are wishes.
  mutating func takesTelling(_ sentence: SourceRange, _ found: inout [Request]) -> Bool {
    if takesEachPart(sentence) { return true }
    let clauses = words.members(of: sentence, joinedBy: [])
    if hasRows, let tick = inputs.rowTick(sentence) {
      perRow.append(tick.ofEach)
      found += inputs.pressedAtEnd(of: sentence)
      return true
    }
    let others = clauses.filter { !takesTelling(clause: $0) }
    guard others.count < clauses.count else { return false }
    for clause in others {
      if takesEachRow(clause, &found) { continue }
      if describesScreen(clause) {
        leaveOut(clause, DocumentLexicon.speaksOfScreen)
      } else {
        let clause = cutter.withoutOpenings(clause, as: "opening also")
        found += wishedParts(clause) ?? requestBesideLines(clause)
      }
    }
    return true
  }

  private mutating func takesTelling(clause: SourceRange) -> Bool {
    if cutter.isGesture(clause) {
      leaveOut(clause, "it says what happens then")
      return true
    }
    if hasLines, isTickedOff([words.folded(clause)]),
      phrases.sense(in: words.folded(clause), as: "component named") == nil
    {
      leaveOut(clause, DocumentLexicon.speaksOfScreen)
      return true
    }
    if phrases.opening(of: words.folded(clause), as: "opening cards") != nil {
      areCards = true
      perItem += parts(behindWith: clause)
    } else if let name = cutter.nameOfProgress(clause) {
      progressed.append(name)
      return true
    } else {
      return false
    }
    leaveOut(clause, DocumentLexicon.speaksOfScreen)
    return true
  }

  /// The buttons behind "with": "one card per stop with a play button".
  private mutating func parts(behindWith range: SourceRange) -> [Request] {
    let folded = words.folded(range)
    guard
      let with = folded.words.firstIndex(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "lead with") != nil
      }), with + 1 < folded.count
    else { return [] }
    return sentence(words.dropping(with + 1, from: range)).filter(\.isPressed)
  }

  /// "Each plan gets a Choose button": the button of each part of the screen, if its parts are the
  /// things that the sentence names.
  private mutating func takesEachPart(_ sentence: SourceRange) -> Bool {
    let heads = outline.blocks.filter(\.isHeading).map(\.range)
    guard !hasRows, heads.count > 1 else { return false }
    let clauses = words.members(of: sentence, joinedBy: [])
    for clause in clauses {
      let folded = words.folded(clause)
      guard let each = phrases.opening(of: folded, as: "opening each"),
        each.length + 1 < folded.count, case let noun = folded.words[each.length],
        namesParts(noun, heads),
        let has = folded.words.indices.dropFirst(each.length + 1).prefix(2).first(where: {
          phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "word has") != nil
        }), has + 1 < folded.count,
        case let found = self.sentence(words.dropping(has + 1, from: clause)).filter(\.isPressed),
        !found.isEmpty
      else { continue }
      perPart += found
      unread += clauses.filter { $0 != clause }
      return true
    }
    return false
  }

  /// Whether a noun names the parts of the screen: plans, rooms, or a word of most headings.
  private func namesParts(_ noun: String, _ heads: [SourceRange]) -> Bool {
    phrases.sense(ofAll: FoldedWords(noun), as: "word tier") != nil
      || heads.count { words.folded($0).words.contains(noun) } * 2 >= heads.count
  }

  /// Whether a sentence only describes the screen: "Leaderboard for the tablet in the hall".
  func describesScreen(_ range: SourceRange) -> Bool {
    guard hasRows || hasLines || hasFacts else { return false }
    let folded = words.folded(range)
    return (0..<min(4, folded.count)).contains { start in
      let length =
        phrases.opening(of: folded, as: "screen", at: start)?.length
        ?? phrases.opening(of: folded, as: "word standings", at: start)?.length
      return length.map {
        start + $0 < folded.count
          && phrases.opening(of: folded, as: "purpose", at: start + $0) != nil
      } ?? false
    }
  }

  // MARK: Applying

  /// Applies what sentences told to the wishes of the whole document.
  mutating func applyTellings(to wishes: inout [Request]) {
    if layout == .wizard {
      // A wizard shows how far one is.
      wishes.removeAll { $0.subject == .component(.progress) && $0.details.value == nil }
    }
    for name in progressed {
      if drawsProgress(of: words.folded(name), in: &wishes) {
        leaveOut(name, DocumentLexicon.speaksOfScreen)
      } else {
        unread.append(name)
      }
    }
    addToEachPart(of: &wishes)
    if let bar = inputs.progress(of: wishes, saidBy: saidAround) { wishes.insert(bar, at: 0) }
    guard areCards else { return }
    let isOfPart: (Request) -> Bool = { wish in
      wish.subject == .component(.list) && wish.details.items.count > 1
    }
    if let place = wishes.firstIndex(where: isOfPart) {
      wishes[place].showOnCards(perItem)
    } else if let place = wishes.firstIndex(where: { $0.parts.contains(where: isOfPart) }),
      let part = wishes[place].parts.firstIndex(where: isOfPart)
    {
      wishes[place].parts[part].showOnCards(perItem)
    }
  }

  /// Adds the buttons of each part to the parts of the screen, if there are several.
  private mutating func addToEachPart(of wishes: inout [Request]) {
    guard !perPart.isEmpty else { return }
    let parts = wishes.indices.filter { index in
      (wishes[index].isSection || wishes[index].isCollection && wishes[index].details.label != nil)
        && !wishes[index].parts.contains(where: \.isPressed)
    }
    guard parts.count > 1 else {
      wishes += perPart
      return
    }
    for index in parts where wishes[index].isCollection {
      wishes[index] = .section(
        wishes[index].details.label, wishes[index].range, [wishes[index]])
    }
    for index in parts { wishes[index].parts += perPart }
  }

  /// Draws stated shares of a name as bars, 82 %, 8,450 of 10,000; false if there are none.
  private func drawsProgress(of name: FoldedWords, in wishes: inout [Request]) -> Bool {
    func draws(_ wish: Request) -> Bool {
      guard wish.subject == .need(.fact) || wish.subject == .component(.stat),
        let label = wish.details.label, let value = wish.details.value
      else { return false }
      return Set(name.words).isSubset(of: FoldedWords(label.text).words) && isShare(value.text)
    }
    var isDrawn = false
    for index in wishes.indices {
      if draws(wishes[index]) {
        (wishes[index].subject, isDrawn) = (.component(.progress), true)
      }
      for part in wishes[index].parts.indices where draws(wishes[index].parts[part]) {
        (wishes[index].parts[part].subject, isDrawn) = (.component(.progress), true)
      }
    }
    return isDrawn
  }

  private func isShare(_ text: String) -> Bool {
    let numbers = text.split { !($0.isNumber || $0 == "," || $0 == ".") }.count
    return text.contains("%") && numbers == 1
      || numbers == 2 && (text.contains("/") || text.contains(" of "))
  }
}

extension Request {
  fileprivate mutating func showOnCards(_ parts: [Request]) {
    details.variant = "cards"
    addPerThing(parts)
  }
}
