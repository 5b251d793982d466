internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// A form made for paper: names with blanks to write in, marks to tick, and headings between them.
///
/// The form is recognized by its blanks and marks alone, in any language.
package struct PaperForm {
  /// The title: the first line of words; nil if the form begins with an input.
  package private(set) var title: Phrase?
  /// The inputs, in sections under their headings.
  package private(set) var requests: [Request] = []
  /// The remarks that only explain the marks: "* = required".
  package private(set) var leftOut: [SourceRange] = []

  let inputs: InputBuilder
  var words: LineWords { inputs.words }
  private let lines: [PaperLine]
  /// The words that name the inputs below them, or head a section.
  var pending: SourceRange?
  /// The parts of the current section.
  var parts: [Request] = []
  var heading: SourceRange?

  /// Whether a text has so many blanks to fill in and marks to tick that it is a form.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func isOne(_ words: LineWords) -> Bool { PaperLine.form(of: words) != nil }

  /// Reads a form; nil for any other text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init?(_ inputs: InputBuilder) {
    self.inputs = inputs
    guard let lines = PaperLine.form(of: inputs.words) else { return nil }
    self.lines = lines
    read()
    guard requests.count > 0 else { return nil }
  }

  // MARK: Lines

  private mutating func read() {
    var isAfterGap = true
    for place in lines.indices {
      let line = lines[place]
      if line.isEmpty {
        isAfterGap = true
        continue
      }
      defer { isAfterGap = false }
      if isRule(line) {
        finishPending()
        continue
      }
      if line.hasMark {
        takeMarks(line)
      } else if line.hasBlank {
        takeBlanks(line)
      } else {
        takeWords(
          line, isAfterGap: isAfterGap, next: lines[place...].dropFirst().first { !$0.isEmpty })
      }
    }
    finishPending()
    finishSection()
  }

  /// Whether a line only separates parts: "-----".
  private func isRule(_ line: PaperLine) -> Bool {
    words.bytes[line.range.range].allSatisfy { "-=*~".utf8.contains($0) } && line.range.count > 2
  }

  private mutating func finishSection() {
    defer { (parts, heading) = ([], nil) }
    guard !parts.isEmpty else {
      if let heading { requests.append(.paragraph(words.verbatim(heading), heading)) }
      return
    }
    guard let heading else {
      requests += parts
      return
    }
    requests.append(.section(words.label(withoutColon(heading)), heading, parts))
  }

  /// Words that named nothing are text.
  mutating func finishPending() {
    guard let range = pending else { return }
    pending = nil
    if title == nil, requests.isEmpty, parts.isEmpty, heading == nil {
      title = inputs.keyLabel(withoutColon(range))
    } else if saysMarks(range) {
      leftOut.append(range)
    } else {
      parts.append(.paragraph(words.verbatim(range), range))
    }
  }

  /// Whether words explain the mark of required inputs.
  private func saysMarks(_ range: SourceRange) -> Bool {
    words.bytes[range.lowerBound] == UInt8(ascii: "*")
  }

  // MARK: Words

  private mutating func takeWords(_ line: PaperLine, isAfterGap: Bool, next: PaperLine?) {
    finishPending()
    let range = line.range
    if let button = button(range) {
      parts.append(button)
      return
    }
    if let choice = choice(range) {
      parts.append(choice)
      return
    }
    let isShort = words.count(range) <= 9 && words.bytes[range.upperBound - 1] != UInt8(ascii: ".")
    if title != nil, isAfterGap, isShort, let next, isHead(range, before: next) {
      finishSection()
      heading = range
      return
    }
    let isField = FieldLine(range, of: words).isStarred || isBareField(range)
    if isField, !saysMarks(range) {
      parts.append(input(range, .text, range))
    } else if title != nil, inputs.isAttached(range) {
      parts.append(inputs.wish(range))
    } else {
      pending = range
    }
  }

  /// Whether words head what follows, instead of naming it.
  private func isHead(_ range: SourceRange, before next: PaperLine) -> Bool {
    guard !next.isOnlyBlank, !next.beginsWithMark, !FieldLine(range, of: words).isStarred else {
      return false
    }
    if next.hasBlank || next.hasMark { return true }
    return !isBareField(range)
      && (isBareField(next.range) || FieldLine(next.range, of: words).isStarred
        || words.bytes[range.upperBound - 1] != UInt8(ascii: "?"))
  }

  /// Whether words alone are a usual name of an input.
  private func isBareField(_ range: SourceRange) -> Bool {
    words.count(range) <= 3 && inputs.book.fieldKind(of: words.label(range).text) != nil
      && title != nil
  }

  /// A button: "[Send inquiry]".
  private func button(_ range: SourceRange) -> Request? {
    let bytes = words.bytes[range.range]
    guard bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else { return nil }
    let name = words.trimmed(SourceRange(range.lowerBound + 1, range.upperBound - 1))
    guard (1...5).contains(words.count(name)) else { return nil }
    return .action(words.label(name), name)
  }

  /// A choice among words behind a name: "Smoker?  yes / no", "Size: (S / M / L)".
  func choice(_ range: SourceRange) -> Request? {
    let bytes = words.bytes
    guard
      let mark = bytes[range.range].firstIndex(where: {
        $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ":")
      })
    else { return nil }
    let name = SourceRange(range.lowerBound, bytes[mark] == UInt8(ascii: "?") ? mark + 1 : mark)
    let rest = inputs.unbracketed(words.trimmed(SourceRange(mark + 1, range.upperBound)))
    let options = alternatives(rest)
    guard options.count > 1, options.allSatisfy({ (1...5).contains(words.count($0)) }) else {
      return nil
    }
    return choice(
      name, of: options.map { Details.Item(words.label($0)) }, isSeveral: false, at: range)
  }

  /// The parts between slashes, bars or wide gaps.
  private func alternatives(_ range: SourceRange) -> [SourceRange] {
    for separator in [" / ", "/", " | ", "   ", "  "] {
      let parts = split(range, at: Array(separator.utf8))
      if parts.count > 1 { return parts }
    }
    return []
  }

  /// The parts of a range between separators; none is empty.
  private func split(_ range: SourceRange, at separator: [UInt8]) -> [SourceRange] {
    var parts: [SourceRange] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      if words.bytes[place..<range.upperBound].starts(with: separator) {
        parts.append(words.trimmed(SourceRange(start, place)))
        place += separator.count
        start = place
      } else {
        place += 1
      }
    }
    parts.append(words.trimmed(SourceRange(start, range.upperBound)))
    return parts.filter { !$0.isEmpty }
  }
}

/// How a date is to be written: "dd/mm/yyyy", "TT.MM.JJJJ".
enum DateNotation {
  /// Whether words are letters for days, months and years between two separators.
  static func isOne(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(omittingEmptySubsequences: false) { "/.-".utf8.contains($0) }
    return parts.count == 3
      && parts.allSatisfy { part in
        guard let first = part.first?.lowercasedASCII, (1...4).contains(part.count) else {
          return false
        }
        return "dmytjag".utf8.contains(first) && part.allSatisfy { $0.lowercasedASCII == first }
      }
  }
}
