internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Whether a whole document asks for input although only some parts were read that way.
extension Interpreter {
  /// Whether a document with input parts has other parts of bare lines, enough of which look like
  /// inputs.
  func asksElsewhere(_ brief: Brief) -> Bool {
    guard !asksThroughout, !scaffold.isByLine, !hasRows else { return false }
    let inputs = brief.requirements.count(where: \.subject.isInput)
    let bare = brief.requirements.filter { $0.isBareList }
    let lines = bare.flatMap { $0.details.items.compactMap(\.label.range) }
    let shown = brief.requirements.count { !$0.subject.isInput && !$0.isBareList && $0.isShown }
    guard inputs > 2, inputs > shown, !lines.isEmpty,
      bare.allSatisfy({ $0.details.items.allSatisfy { $0.state == nil && $0.items.isEmpty } })
    else { return false }
    return lines.count(where: looksAsked) * 4 >= lines.count
  }

  /// Whether the bare lines of a document name values, and it states almost none: whatever its title
  /// says, such a document is filled in.
  var asksByNames: Bool {
    guard !showsFigures, !scaffold.isByLine, !hasRows, !isTitledContent,
      documentHead.map({ memberClass($0) == nil || memberClass($0) == "field" }) ?? true
    else { return false }
    let lines = outline.blocks.compactMap(\.list).filter { !$0.isBare }.flatMap(\.items)
      .filter { !isTold($0.words) }
    // An outline of an app names its pages.
    guard lines.count >= Self.fewestOfLong, lines.allSatisfy(\.blocks.isEmpty),
      registerCount < 2, lines.count(where: { $0.isTicked != nil }) * 4 < lines.count
    else { return false }
    var (named, stated) = (0, 0)
    for line in lines {
      let value = FieldLine(line.words, of: words).value
      let isStated =
        value.map {
          !inputs.saysType($0) && !inputs.isBlankToFill($0) && words.members(of: $0).count < 2
        }
        ?? false
      if !isStated, looksAsked(line.words) || offersInput(line.words) {
        named += 1
      } else if isStated || bytes[line.words.range].contains(where: \.isASCIIDigit) {
        stated += 1
      }
    }
    return named * 10 >= (lines.count - stated) * 4 && stated * 5 <= lines.count
  }

  /// Whether a line among others that name values is one too: "Initials, DOB", "Odour Y/N", "Pain
  /// 0–10".
  private func offersInput(_ range: SourceRange) -> Bool {
    let names = words.members(of: range, joinedBy: [])
    return names.count > 1 && names.count(where: inputs.namesValue) * 2 >= names.count
      || phrases.ending(of: words.folded(range), as: "ending toggle") != nil
      || inputs.endsInBounds(range)
  }

  /// The number of headings that name things, "Members", above lines that say what is known of each.
  private var registerCount: Int {
    zip(outline.blocks, outline.blocks.dropFirst()).count { heading, block in
      heading.isHeading
        && block.list.map { inputs.namesRegister($0.items, of: heading.range) } ?? false
    }
  }

  /// Whether a fair part of the lines of a long list names inputs, buttons or other parts, so that
  /// the reader of sentences can tell what each is.
  func asksByLines(_ list: OutlineList) -> Bool {
    guard list.items.count >= Self.fewestOfLong, !list.isBare,
      !(documentHead.map { phrases.sense(in: words.folded($0), as: "need") != nil } ?? false),
      !list.items.contains(where: {
        phrases.sense(in: words.folded($0.words), as: "around chart") != nil
          || inputs.led($0.words) != nil
      })
    else { return true }
    let asking = list.items.count { item in
      let folded = words.folded(item.words)
      return looksAsked(item.words)
        || folded.count <= 4 && inputs.isPressed(item.words)
        || phrases.sense(in: folded, as: "component named") != nil
        || phrases.opening(of: folded, as: "opening request") != nil
          && phrases.sense(in: folded, as: "component any") != nil
    }
    return asking * 10 >= list.items.count * 4 || mayAskForParts(list)
  }

  /// Whether lines are those of a survey: several questions, and other lines that ask.
  func isSurvey(_ items: [OutlineList.Item]) -> Bool {
    let questions = items.count(where: inputs.hasQuestion)
    let asked = items.count { looksAsked($0.words) || inputs.hasQuestion($0) }
    return items.count > 3 && questions > 1 && asked * 2 >= items.count
  }

  /// The number of lines from which a list is read by its lines unless they ask.
  private static let fewestOfLong = 5

  /// Whether words ask for a component rather than state something.
  func asksForComponent(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    let hasComponent = phrases.sense(in: folded, as: "component any") != nil
    return hasComponent
      && (phrases.opening(of: folded, as: "opening request") != nil && folded.count > 1
        || folded.count > 3 && phrases.sense(in: folded, as: "component named") != nil)
  }

  /// Drops inputs named only by a pronoun: "the customer enters it".
  mutating func dropNameless(_ wishes: inout [Request]) {
    func isNameless(_ wish: Request) -> Bool {
      guard wish.isInput, wish.details.items.isEmpty, let label = wish.details.label else {
        return false
      }
      return phrases.sense(ofAll: FoldedWords(label.text), as: "sense lone") != nil
    }
    unread += wishes.filter(isNameless).map(\.range)
    wishes.removeAll(where: isNameless)
  }

  /// Whether a line by itself names an input: a field, a question, a type, a blank, options.
  func looksAsked(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    let said = line.notes + (line.value.map { [$0] } ?? [])
    return line.isQuestion || inputs.namesValue(line.label)
      || said.contains {
        inputs.saysType($0) || inputs.isBlankToFill($0) || words.members(of: $0).count > 1
          || phrases.sense(ofAll: words.folded($0), as: "unit") != nil
      }
  }
}

extension Requirement {
  /// Whether it is verbatim lines without any details.
  fileprivate var isBareList: Bool {
    subject == .component(.list) && details.columns.isEmpty && details.variant == nil
  }

  /// Whether it shows something.
  fileprivate var isShown: Bool {
    switch subject {
    case .need(.action), .section, .component(.button), .component(.link): false
    default: true
    }
  }
}
