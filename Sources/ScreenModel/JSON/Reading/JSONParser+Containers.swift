internal import ScreenDiagnostics

extension JSONParser {
  /// What precedes the next member or element.
  private enum Before: Equatable {
    case nothing
    case value(end: Int)
    case comma(at: Int)
  }

  /// Reads the object whose brace is at the current position.
  mutating func object() throws(ParsingAborted) -> TreeValue {
    let start = position
    try open(closer: UInt8(ascii: "}"))
    return try members(from: start)
  }

  /// Reads an object whose opening brace is missing before the position.
  mutating func bracelessObject() throws(ParsingAborted) -> TreeValue {
    let start = position
    closers.append(UInt8(ascii: "}"))
    mend(
      .lossless, "missing-opener", "'{' is missing before this", at: SourceRange(start, start + 1),
      fixIt: FixIt("insert '{'", edits: [TextEdit(.at(start), "{")]))
    return try members(from: start)
  }

  /// Reads the rest of the object that begins at `start`, up to its closer.
  private mutating func members(from start: Int) throws(ParsingAborted) -> TreeValue {
    let closer = closers[closers.count - 1]
    var members: [TreeMember] = []
    var names = NameSet()
    var before = Before.nothing
    while try !atEnd(closer: closer, &before) {
      if peek() == UInt8(ascii: "{"), isForgotten(after: before, in: UInt8(ascii: "]")) { break }
      let nameStart = position
      guard let name = try name() else {
        skipUnreadable()
        before = .value(end: position)
        continue
      }
      let nameRange = SourceRange(nameStart, position)
      reportMissingComma(&before, at: nameStart)
      let value = try namedValue(nameRange)
      before = .value(end: position)
      guard let value else { continue }
      if names.insert(name, after: members) {
        members.append(TreeMember(name, at: nameRange, value))
      } else {
        repair(
          .lossy, "duplicate-key", "this name appears twice in one object; the first counts",
          at: nameRange, notes: [Note("it is first here", at: Self.range(of: name, in: members))])
      }
    }
    closers.removeLast()
    return TreeValue(.object(members), at: SourceRange(start, position))
  }

  /// Reads the array whose bracket is at the current position.
  mutating func array() throws(ParsingAborted) -> TreeValue {
    let start = position
    let isTuple = peek() == UInt8(ascii: "(")
    try open(closer: UInt8(ascii: "]"))
    if isTuple { parentheses.append(closers.count) }
    defer { if isTuple { closeParenthesis(from: start) } }
    var elements: [TreeValue] = []
    var before = Before.nothing
    while try !atEnd(closer: UInt8(ascii: "]"), &before) {
      if mode == .lenient, isMember(at: position) {
        if before == .nothing { return try bracketedMembers(from: start) }
        if isForgotten(after: before, in: UInt8(ascii: "}")) { break }
      }
      if isNextRow(after: elements), isForgotten(after: before, in: UInt8(ascii: "]")) { break }
      let elementStart = position
      guard let element = try value() else {
        if peek() != nil { skipUnreadable() }
        before = .value(end: position)
        continue
      }
      reportMissingComma(&before, at: elementStart)
      before = .value(end: position)
      elements.append(element)
    }
    closers.removeLast()
    return TreeValue(.array(elements), at: SourceRange(start, position))
  }

  /// Reads an object written in brackets, as some languages do.
  private mutating func bracketedMembers(from start: Int) throws(ParsingAborted) -> TreeValue {
    mend(
      .lossless, "brackets-as-braces", "an object must be in braces",
      at: SourceRange(start, start + 1))
    return try members(from: start)
  }

  /// Whether the open container ends here without its closer, because the outer one goes on. If so,
  /// moves back to the comma before and reports it.
  private mutating func isForgotten(after before: Before, in outer: UInt8) -> Bool {
    guard mode == .lenient, before != .nothing, closers.count > 1,
      closers[closers.count - 2] == outer
    else { return false }
    let missing = String(decoding: [closers[closers.count - 1]], as: UTF8.self)
    let start = position
    let end: Int
    switch before {
    case .nothing: end = position
    case .value(let place): end = place
    case .comma(let place):
      end = place
      reportedEnd = position
      position = place
    }
    mend(
      .lossy, "missing-closer", "'\(missing)' is missing before this",
      at: SourceRange(start, start + 1),
      fixIt: FixIt("insert '\(missing)'", edits: [TextEdit(.at(end), missing)]))
    return true
  }

  private static func range(of name: String, in members: [TreeMember]) -> SourceRange? {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.nameRange
  }

  private mutating func open(closer: UInt8) throws(ParsingAborted) {
    if closers.count >= limits.depth {
      throw abandon(
        "too-deep", "objects and arrays are nested more than \(limits.depth) levels deep")
    }
    closers.append(closer)
    position += 1
  }

  /// Moves to the next member or element; true if the container ends instead.
  private mutating func atEnd(closer: UInt8, _ before: inout Before) throws(ParsingAborted) -> Bool
  {
    while true {
      skipBlanks()
      switch peek() {
      case nil:
        reportEnd()
        return true
      case closer:
        if case .comma(let comma) = before {
          reportComma("trailing-comma", "nothing follows this comma", at: comma)
        } else if isCloserExtra() {
          skipCloser()
          continue
        }
        position += 1
        return true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if endsHere(closer: closer) { return true }
      case UInt8(ascii: ")") where parentheses.last == closers.count:
        position += 1
        hasParenthesis = true
        return true
      case UInt8(ascii: ","):
        if case .value = before {
          before = .comma(at: position)
        } else {
          reportComma("extra-comma", "nothing precedes this comma", at: position)
        }
        position += 1
      default:
        return false
      }
    }
  }

  /// Reads a closer that is not the given one; whether the container ends.
  private mutating func endsHere(closer: UInt8) -> Bool {
    let byte = bytes[position]
    let missing = String(decoding: [closer], as: UTF8.self)
    let range = SourceRange(position, position + 1)
    switch readingOfCloser(byte) {
    case .outer:
      mend(
        .lossy, "missing-closer", "'\(missing)' is missing before this", at: range,
        fixIt: FixIt("insert '\(missing)'", edits: [TextEdit(.at(range.lowerBound), missing)]))
      return true
    case .mistaken:
      position += 1
      mend(
        .lossy, "wrong-closer", "'\(missing)' must close this", at: range,
        fixIt: FixIt("write '\(missing)'", edits: [TextEdit(range, missing)]))
      return true
    case .extra:
      skipCloser()
      return false
    }
  }

  /// Reports an array in parentheses that ended just before the position.
  private mutating func closeParenthesis(from start: Int) {
    parentheses.removeLast()
    let opener = SourceRange(start, start + 1)
    let closer = SourceRange(max(start, position - 1), position)
    let isClosed = hasParenthesis
    hasParenthesis = false
    let edits = [TextEdit(opener, "[")] + (isClosed ? [TextEdit(closer, "]")] : [])
    mend(
      .lossless, "parentheses", "an array must be in brackets", at: isClosed ? closer : opener,
      fixIt: FixIt("write them", edits: edits))
  }

  private mutating func skipCloser() {
    let range = SourceRange(position, position + 1)
    position += 1
    mend(
      .lossy, "extra-closer", "this closes a value that continues after it",
      "it is left out", at: range,
      fixIt: FixIt("remove it", edits: [TextEdit(range, "")]))
  }

  /// Reads the value of the member whose name was just read; nil, with a report, if it has none.
  private mutating func namedValue(_ name: SourceRange) throws(ParsingAborted) -> TreeValue? {
    skipBlanks()
    let colon = position
    let hasColon = peek() == UInt8(ascii: ":")
    if hasColon {
      position += 1
      skipBlanks()
    }
    switch peek() {
    case nil:
      reportEnd(cut: isCutName(name) ? name.lowerBound : nil)
      return nil
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      mend(.lossy, "missing-value", "this name has no value", "it is left out", at: name)
      return nil
    default:
      break
    }
    guard let value = try value() else {
      if peek() != nil { skipUnreadable() }
      return nil
    }
    if !hasColon {
      let place = SourceRange.at(name.upperBound)
      mend(
        .lossless, "missing-colon", "a colon is missing after the name",
        at: SourceRange(colon, colon + 1),
        fixIt: FixIt("insert ':'", edits: [TextEdit(place, ":")]))
    }
    return value
  }

  /// Whether a name and its colon end the source; a name alone says nothing, and before a closer it
  /// would read as a text.
  private func isCutName(_ name: SourceRange) -> Bool {
    mode == .lenient && bytes[name.lowerBound] == UInt8(ascii: "\"")
      && bytes[name.upperBound..<end].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
  }

  private mutating func reportMissingComma(_ before: inout Before, at position: Int) {
    guard case .value(let end) = before else { return }
    mend(
      .lossless, "missing-comma", "a comma is missing before this",
      at: SourceRange(position, position + 1),
      fixIt: FixIt("insert ','", edits: [TextEdit(.at(end), ",")]))
  }

  private mutating func reportComma(_ id: String, _ message: String, at position: Int) {
    let range = SourceRange(position, position + 1)
    guard position >= reportedEnd else { return }
    mend(
      .lossless, id, message, at: range,
      fixIt: FixIt("remove the comma", edits: [TextEdit(range, "")]))
  }
}

/// The names of an object so far, compared by their bytes.
private struct NameSet {
  /// Filled only once an object has enough members that a linear search would cost more.
  private var names: Set<[UInt8]> = []
  private static let linearCount = 16

  /// Returns whether a name is new, and adds it; `members` are those kept so far.
  package mutating func insert(_ name: String, after members: [TreeMember]) -> Bool {
    guard members.count >= Self.linearCount else {
      // Comparing by canonical equivalence is fast, but only a hint.
      return !members.contains { $0.name == name && $0.name.utf8.elementsEqual(name.utf8) }
    }
    if names.isEmpty {
      for member in members { names.insert(Array(member.name.utf8)) }
    }
    return names.insert(Array(name.utf8)).inserted
  }
}
