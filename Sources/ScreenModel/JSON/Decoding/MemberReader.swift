internal import ScreenDiagnostics
internal import ScreenText

/// Reads the members of an object by name, and reports those that are missing or wrong.
struct MemberReader {
  private let members: [TreeMember]
  private let range: SourceRange?
  /// The index where the next member is expected: members mostly come in declared order.
  private var cursor = 0
  private var taken = 0
  /// Whether the value is an object; for any other value, nothing else is reported.
  private let isObject: Bool
  var log = DiagnosticLog()

  /// Creates a reader; a value that is not an object is reported and read as an empty object.
  init(_ value: TreeValue) {
    range = value.range
    guard case .object(let members) = value.content else {
      self.members = []
      isObject = false
      fail("wrong-kind", "this must be an object, not \(value.kindInWords)", at: range)
      return
    }
    self.members = members
    isObject = true
  }

  /// Returns the value of a member, and counts the member as known; nil if it is missing.
  mutating func take(_ name: String) -> TreeValue? {
    if cursor < members.count, members[cursor].name == name {
      cursor += 1
      taken += 1
      return members[cursor - 1].value
    }
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    cursor = index + 1
    taken += 1
    return members[index].value
  }

  /// Reports the members that were never taken; `known` are the names that could have been.
  mutating func finish(known: () -> [String]) {
    guard taken < members.count else { return }
    let known = known()
    let missing = known.filter { name in !members.contains { $0.name == name } }
    for member in members where !known.contains(member.name) {
      guard !log.isFull else { return }
      let nearest = Spelling.nearest(to: member.name, among: missing)
      fail(
        "unknown-property",
        "there is no property '\(Self.excerpt(member.name))' here" + Spelling.hint(nearest),
        at: member.nameRange, path: member.name,
        notes: nearest == nil ? [Note("known here: " + known.joined(separator: ", "))] : [],
        fixIts: Self.replacement(of: member.name, at: member.nameRange, with: nearest))
    }
  }

  /// Reports a required member that is missing.
  mutating func reportMissing(_ name: String) {
    guard isObject else { return }
    fail("missing-property", "'\(name)' is missing", at: range, path: name)
  }

  /// Reports a value of the wrong kind.
  mutating func reportKind(of value: TreeValue, _ name: String, expected: String) {
    fail(
      "wrong-kind", "'\(name)' must be \(expected), not \(value.kindInWords)", at: value.range,
      path: name)
  }

  /// Reports a word that is not allowed.
  mutating func reportWord(
    _ word: String, id: String, as description: String, at range: SourceRange?, path: String,
    allowed: [String]
  ) {
    let nearest = Spelling.nearest(to: word, among: allowed)
    fail(
      id, "'\(Self.excerpt(word))' is not a \(description)" + Spelling.hint(nearest), at: range,
      path: path,
      notes: nearest == nil ? [Note("known: " + allowed.joined(separator: ", "))] : [],
      fixIts: Self.replacement(of: word, at: range, with: nearest))
  }

  /// Reports an error.
  mutating func fail(
    _ id: String, _ message: @autoclosure () -> String, at range: SourceRange?,
    path: String? = nil, notes: @autoclosure () -> [Note] = [],
    fixIts: @autoclosure () -> [FixIt] = []
  ) {
    let own = self.range
    log.report(.error) { severity, _ in
      Diagnostic(
        severity, id: id, message(), at: range ?? own, path: path, notes: notes(),
        fixIts: fixIts())
    }
  }

  private static func replacement(of word: String, at range: SourceRange?, with nearest: String?)
    -> [FixIt]
  {
    guard let nearest, let range else { return [] }
    var quoted = UTF8Buffer()
    quoted.append(jsonQuoted: nearest)
    return [
      FixIt("replace '\(excerpt(word))' with '\(nearest)'", edits: [TextEdit(range, quoted.string)])
    ]
  }

  /// The start of a text from outside, short enough for a message.
  private static func excerpt(_ text: String) -> String {
    text.utf8.count <= 40 ? text : String(text.prefix(24)) + "…"
  }
}

extension TreeValue {
  /// The kind of value, in words for a message.
  package var kindInWords: String {
    switch content {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
