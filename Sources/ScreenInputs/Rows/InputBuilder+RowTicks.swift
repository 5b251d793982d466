internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Ticks in each row that a sentence tells of, and how far a list of ticks is.
extension InputBuilder {
  /// The tick in each row of people or things that somebody ticks: "the teacher ticks who is here
  /// today", "the driver checks off each stop as delivered"; nil if nothing is ticked.
  package func rowTick(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    for place in 0..<folded.count {
      guard let verb = phrases.opening(of: folded, as: "rows ticking", at: place),
        case let next = place + verb.length, next + 1 < folded.count,
        let whom = phrases.opening(of: folded, as: "rows whom", at: next)
      else { continue }
      let behind = words.members(of: words.dropping(next + whom.length, from: range), joinedBy: [])
      guard let said = behind.first, let name = ticked(said, as: whom.sense) else { continue }
      return .tick(words.label(withoutStop(name)), range)
    }
    return nil
  }

  /// The button that the last clause of a sentence names: ", then Save attendance", "and press Place
  /// order".
  package func pressedAtEnd(of range: SourceRange) -> [Request] {
    guard let last = words.members(of: range, joinedBy: []).last, last != range else { return [] }
    if let pressed = pressedName(last) {
      return [.action(words.label(pressed.button), pressed.button)]
    }
    let start = phrases.opening(of: words.folded(last), as: "form start")?.length ?? 0
    guard start < words.count(last) else { return [] }
    let name = withoutStop(words.dropping(start, from: last))
    return start > 0 && isPressed(name) ? [.action(words.label(name), name)] : []
  }

  /// The button that words press by its name, and the words before that: "review it and press Place
  /// order", "then Save attendance".
  package func pressedName(_ range: SourceRange) -> (button: SourceRange, before: SourceRange)? {
    let folded = words.folded(range)
    for place in folded.words.indices.reversed() {
      guard let press = phrases.opening(of: folded, as: "tapping", at: place),
        place + press.length < folded.count,
        case let name = withoutStop(words.dropping(place + press.length, from: range)),
        (1...5).contains(words.count(name)), let first = words.bytes[name.range].first,
        first == UInt8(ascii: "\"") || first.isASCIILetter && !first.isASCIISmallLetter
      else { continue }
      let before = words.trimmed(
        SourceRange(range.lowerBound, words.place(after: place, in: range).end))
      return (words.unquoted(name), place == 0 ? .at(range.lowerBound) : before)
    }
    return nil
  }

  /// The state that is ticked, in the words behind "who" or "each".
  private func ticked(_ said: SourceRange, as sense: String) -> SourceRange? {
    let folded = words.folded(said)
    if sense == "thing" {
      guard
        let link = folded.words.firstIndex(where: {
          phrases.sense(ofAll: FoldedWords($0), as: "row link") != nil
        }), link <= 3, link + 1 < folded.count
      else { return nil }
      let state = words.dropping(link + 1, from: said)
      return words.count(state) <= 4 ? state : nil
    }
    let verbs = folded.words.prefix {
      phrases.sense(ofAll: FoldedWords($0), as: "rows whom") == "verb"
    }.count
    guard (1...5).contains(folded.count - verbs) else { return nil }
    return words.dropping(verbs, from: said)
  }

  private func withoutStop(_ range: SourceRange) -> SourceRange {
    var range = range
    while let last = words.bytes[range.range].last, last == UInt8(ascii: ".") {
      range = words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1))
    }
    return range
  }

  /// The bar of a checklist that words around it ask for: "so they see how far they are"; it counts
  /// what is ticked.
  package func progress(
    of wishes: [Request], saidBy around: [SourceRange]
  ) -> Request? {
    guard
      let said = around.first(where: {
        phrases.sense(in: words.folded($0), as: "ticks progress") != nil
      }),
      let list = wishes.first(where: { $0.subject == .component(.checklist) }),
      list.details.items.count > 1,
      !wishes.contains(where: { $0.subject == .component(.progress) })
    else { return nil }
    var details = Details(label: Phrase("Progress", at: said))
    let done = list.details.items.count(where: \.isSelected)
    details.value = Phrase(String(done), at: list.range)
    details.target = Phrase(String(list.details.items.count), at: list.range)
    return Request(.component(.progress), said, details)
  }
}
