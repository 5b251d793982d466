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
  private func looksAsked(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    let said = line.notes + (line.value.map { [$0] } ?? [])
    return line.isQuestion || inputs.isFieldName(words.folded(line.label))
      || said.contains {
        saysType($0) || inputs.isBlankToFill($0) || words.members(of: $0).count > 1
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

extension Outline {
  /// Whether rows of several cells have a head, so that their lines are not a wrapped sentence.
  var hasHeadedRows: Bool {
    blocks.contains { block in
      guard case .table(let table) = block.content else { return false }
      return (table.header?.count ?? 0) > 2 && table.rows.count > 2
    }
  }
}
