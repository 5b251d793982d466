internal import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
internal import ScreenText

extension PaperForm {
  // MARK: Marks

  mutating func takeMarks(_ line: PaperLine) {
    var name: SourceRange?
    var options: [Details.Item] = []
    var isRing = false
    var isMarked = false
    var isTicked = false
    for piece in line.pieces {
      switch piece {
      case .text(let range) where !isMarked: name = range
      case .text(let range):
        options.append(Details.Item(words.label(range), isSelected: isTicked))
        isTicked = false
      case .mark(let ring, let ticked): (isRing, isMarked, isTicked) = (ring, true, ticked)
      case .blank: break
      }
    }
    if options.isEmpty, let name {
      // "I agree to the rules  [ ]"
      finishPending()
      parts.append(consent(words.label(withoutColon(name)), isTicked, line.range))
      return
    }
    if name == nil, options.count == 1, extend(with: options[0], isRing: isRing, line.range) {
      return
    }
    let label = name ?? pending
    if name == nil { pending = nil } else { finishPending() }
    guard let label else {
      // Marks without a name are switches of their own.
      for option in options { parts.append(consent(option.label, option.isSelected, line.range)) }
      return
    }
    if options.count == 1, name != nil, !isRing {
      parts.append(consent(words.label(withoutColon(label)), options[0].isSelected, line.range))
      return
    }
    parts.append(choice(label, of: options, isSeveral: !isRing, at: label.union(line.range)))
  }

  /// Adds an option on a line of its own to the choice above it; returns false if there is none.
  private mutating func extend(
    with option: Details.Item, isRing: Bool, _ range: SourceRange
  ) -> Bool {
    guard pending == nil, let last = parts.last,
      last.details.variant == (isRing ? "radio" : "multiple"),
      !last.details.items.isEmpty,
      !words.bytes[last.range.upperBound..<range.lowerBound].contains(where: { $0 > 0x20 })
    else { return false }
    parts[parts.count - 1].details.items.append(option)
    parts[parts.count - 1].range = last.range.union(range)
    return true
  }

  private func consent(_ label: Phrase, _ isTicked: Bool?, _ range: SourceRange) -> Request {
    Request(
      .component(.toggle), range,
      Details(label: label, value: Phrase(isTicked ?? false ? "on" : "off", at: range)))
  }

  func choice(
    _ name: SourceRange, of options: [Details.Item], isSeveral: Bool, at range: SourceRange
  ) -> Request {
    var parts = named(name, at: range)
    parts.kind = isSeveral ? .multiple : .radio
    parts.options = options
    return parts.wish(inputs.book)
  }

  // MARK: Blanks

  mutating func takeBlanks(_ line: PaperLine) {
    if line.isOnlyBlank {
      if let name = pending {
        pending = nil
        parts.append(input(name, .text, line.range, isLong: true))
      } else if let last = parts.last, last.subject == .need(.input) {
        // A second line to write on.
        parts[parts.count - 1].details.fieldKind = .multiline
      }
      return
    }
    // Words above several blanks head them.
    if title != nil, let head = pending, line.pieces.count > 2 {
      pending = nil
      parts.append(.paragraph(words.verbatim(head), head))
    }
    finishPending()
    let (number, pieces) = numbered(line)
    var name: SourceRange?
    for piece in pieces {
      switch piece {
      case .text(let range): name = range
      case .blank(let blank, let range):
        guard let said = name else { continue }
        name = nil
        if let choice = choice(said) {
          // "Type: Wedding / Birthday / Other ____"
          parts.append(choice)
          continue
        }
        var wish = input(said, blank, range)
        if let number { wish.details.label?.text += " " + number }
        parts.append(wish)
      case .mark: break
      }
    }
    // Words behind the last blank are its unit or say how to write it.
    if let rest = name, let last = parts.last, last.subject == .need(.input), words.count(rest) <= 3
    {
      parts[parts.count - 1].details.hint = words.verbatim(rest)
      parts[parts.count - 1].range = last.range.union(rest)
    } else if let rest = name {
      parts.append(.paragraph(words.verbatim(rest), rest))
    }
  }

  /// The pieces of a line without the number that it begins with: "1. Name ____".
  private func numbered(_ line: PaperLine) -> (number: String?, [PaperLine.Piece]) {
    guard case .text(let range)? = line.pieces.first,
      case let digits = words.bytes[range.range].prefix(while: \.isASCIIDigit), !digits.isEmpty,
      case let mark = range.lowerBound + digits.count, mark + 1 < range.upperBound,
      words.bytes[mark] == UInt8(ascii: ".") || words.bytes[mark] == UInt8(ascii: ")")
    else { return (nil, line.pieces) }
    let rest = words.trimmed(SourceRange(mark + 1, range.upperBound))
    return (
      line.blankCount < 2 ? nil : String(decoding: digits, as: UTF8.self),
      [.text(rest)] + line.pieces.dropFirst()
    )
  }

  /// The input that is written in a blank.
  func input(
    _ name: SourceRange, _ blank: PaperLine.Blank, _ range: SourceRange, isLong: Bool = false
  ) -> Request {
    var parts = named(name, at: name.union(range))
    switch blank {
    case .date: parts.kind = .date
    case .time: parts.kind = .time
    case .text where isLong: parts.kind = .multiline
    case .text: break
    }
    return parts.wish(inputs.book)
  }

  /// The name of an input, with what its marks and brackets say: "Date of event* (dd/mm/yyyy)".
  private func named(_ name: SourceRange, at range: SourceRange) -> InputParts {
    var line = FieldLine(withoutColon(name), of: words)
    // "Part D: immediate action taken" is a name as a whole.
    if line.value != nil { line.label = withoutColon(name) }
    var parts = InputParts(words.label(line.label), range)
    if line.isQuestion, !parts.label.text.hasSuffix("?") { parts.label.text += "?" }
    if line.isStarred { parts.isRequired = true }
    for note in line.notes {
      if let isRequired = inputs.saysWhetherRequired(note) {
        parts.isRequired = isRequired
      } else if DateNotation.isOne(words.bytes[note.range]) {
        parts.kind = .date
      } else {
        parts.hint = words.verbatim(note)
      }
    }
    return parts
  }

  func withoutColon(_ range: SourceRange) -> SourceRange {
    var end = range.upperBound
    while end > range.lowerBound, [0x20, UInt8(ascii: ":")].contains(words.bytes[end - 1]) {
      end -= 1
    }
    return SourceRange(range.lowerBound, end)
  }
}
