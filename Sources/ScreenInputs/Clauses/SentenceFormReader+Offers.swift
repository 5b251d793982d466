internal import ScreenBrief
internal import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences that offer people some amounts or ways, and lines that state things with what is known of
/// each.
extension SentenceFormReader {
  /// What a sentence offers, or the things that a line states.
  func offers(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    things(range) ?? amounts(range, folded) ?? ways(range, folded)
  }

  /// "Book a free room for 30, 60 or 90 minutes": a choice of the amounts and the button.
  func amounts(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    guard words.hasAlternative(range),
      let joint = folded.words.lastIndex(of: "for"), joint > 1, joint + 2 < folded.count,
      case let said = words.members(of: words.dropping(joint + 1, from: range)),
      (2...6).contains(said.count), let last = said.last,
      said.allSatisfy({ words.bytes[$0.lowerBound].isASCIIDigit && words.count($0) <= 2 }),
      words.count(last) == 2,
      case let deed = self.deed(words(of: range, before: joint)),
      (1...6).contains(words.count(deed))
    else { return nil }
    let unit = words.text(words.dropping(1, from: last))
    var details = Details(label: Phrase("Duration", at: range))
    guard phrases.sense(ofAll: FoldedWords(unit), as: "word span") != nil else { return nil }
    details.items = said.map { amount in
      let text = words.text(amount)
      return Details.Item(
        Phrase(words.count(amount) == 1 ? text + " " + unit : text, at: amount))
    }
    return .parts([
      Request(.need(.choice), range, details), .action(words.label(deed), deed),
    ])
  }

  /// "The user can choose to send now or on a later date": a choice of the ways.
  func ways(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    guard let choose = phrases.find("form choosing", in: folded),
      choose.upperBound + 1 < folded.count,
      case let said = words.dropping(choose.upperBound, from: range), words.hasAlternative(said),
      case let members = words.members(of: said), (2...4).contains(members.count),
      let verb = words.folded(members[0]).words.first, words.count(members[0]) > 1,
      members.allSatisfy({ (1...5).contains(words.count($0)) })
    else { return nil }
    let name = words.droppingLast(words.count(members[0]) - 1, from: members[0])
    var details = Details(label: words.label(name))
    details.items = members.map { member in
      let isRepeated = words.folded(member).words.first == verb && words.count(member) > 1
      return Details.Item(words.label(isRepeated ? words.dropping(1, from: member) : member))
    }
    return .parts([Request(.need(.choice), range, details)])
  }

  /// "Spots: A1 (1, ground, small), A2 (2, ground, large)": things with what is known of each.
  func things(_ range: SourceRange) -> SentenceForm? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, (1...3).contains(words.count(line.label)),
      case let members = words.members(of: value).map({ FieldLine($0, of: words) }),
      members.count > 1,
      case let values = members.map({ $0.notes.flatMap { words.members(of: $0, joinedBy: []) } }),
      let width = values.first?.count, width > 1, values.allSatisfy({ $0.count == width }),
      members.allSatisfy({ $0.value == nil && (1...4).contains(words.count($0.label)) }),
      values.contains(where: {
        $0.contains { words.bytes[$0.range].contains(where: \.isASCIIDigit) }
      })
    else { return nil }
    var details = Details(label: words.label(line.label))
    details.items = zip(members, values).map { member, values in
      Details.Item(words.label(member.label), values: values.map(words.verbatim))
    }
    return .parts([Request(.component(.list), range, details)])
  }
}
