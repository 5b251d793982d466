public import ScreenDiagnostics

extension ReadingTree {
  /// Parses a tree from the bracket notation.
  ///
  /// Errors are reported in `diagnostics`; the tree is nil if there are any. The line break that
  /// ends the notation is not part of the text.
  ///
  /// - Complexity: O(*n*) in the bytes of the notation.
  public static func parse(
    _ source: SourceText
  ) -> (tree: ReadingTree?, diagnostics: [Diagnostic]) {
    var parser = BracketParser(source.utf8)
    parser.parse()
    guard parser.log.isEmpty else { return (nil, parser.log.diagnostics) }
    guard let text = String(validating: parser.text, as: UTF8.self) else {
      let message = "the text is not well-formed UTF-8; save it in that encoding"
      return (nil, [Diagnostic(.error, id: "ill-formed-text", message)])
    }
    return (ReadingTree(text, nodes: parser.nodes), [])
  }
}

/// Parses one line of the bracket notation.
private struct BracketParser {
  /// A bracket that is not closed yet.
  private struct Open {
    /// The label; nil if it is unknown, so that it does not restrict what the bracket holds.
    var label: TreeLabel?
    /// The range of the opening bracket in the notation.
    var place: SourceRange
    /// The offset in the text at which the words begin.
    var start: Int
    var children: [ReadingTree.Node] = []
  }

  /// The maximum nesting depth of brackets.
  private static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0
  private var open: [Open] = []
  private(set) var text: [UInt8] = []
  private(set) var nodes: [ReadingTree.Node] = []
  private(set) var log = DiagnosticLog()

  init(_ bytes: [UInt8]) {
    var line = bytes[...]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    self.bytes = Array(line)
  }

  mutating func parse() {
    while position < bytes.count {
      if bytes[position...].starts(with: Bracket.opening) {
        guard openBracket() else { return }
      } else if bytes[position...].starts(with: Bracket.closing) {
        closeBracket()
      } else if bytes[position] == Bracket.escape {
        readEscape()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    for bracket in open {
      report(
        "unbalanced-bracket", "this bracket is never closed; write '⟧' after its words",
        bracket.place)
    }
  }

  /// Opens a bracket; returns false if the brackets nest too deeply, where parsing stops.
  private mutating func openBracket() -> Bool {
    let start = position
    position += Bracket.opening.count
    let letters = bytes[position...].prefix { $0 &- UInt8(ascii: "a") < 26 }
    position = letters.endIndex
    let word = String(decoding: letters, as: UTF8.self)
    let place = SourceRange(letters.startIndex, max(letters.endIndex, letters.startIndex))
    guard open.count < Self.deepest else {
      report(
        "deep-brackets", "brackets nest deeper than \(Self.deepest)", SourceRange(start, position))
      return false
    }
    let label = known(word, at: place)
    if position < bytes.count, bytes[position] == UInt8(ascii: " ") {
      position += 1
    } else {
      report(
        "missing-space", "a label must be a word in lower case with a space after it",
        SourceRange(start, position))
    }
    open.append(Open(label: label, place: SourceRange(start, position), start: text.count))
    return true
  }

  /// Returns the label that a word names, nil if there is none; reports unknown and misplaced
  /// labels.
  private mutating func known(_ word: String, at place: SourceRange) -> TreeLabel? {
    let parent = open.last
    guard let label = TreeLabel(word: word, in: parent?.label) else {
      let hint = Spelling.hint(for: word, among: TreeLabel.allCases.map(\.word))
      report("unknown-label", "there is no label '\(word)'" + hint, place)
      return nil
    }
    if let parent, parent.label == nil { return label }
    guard !(parent?.label).allows(label) else { return label }
    let message =
      switch (parent?.label, label.family) {
      case (nil, _): "'\(word)' is a part of an element; put it inside one"
      case (let parent?, .screen), (let parent?, .edit):
        "'\(word)' is about the whole screen; take it out of '\(parent.word)'"
      case (let parent?, _): "'\(parent.word)' cannot hold '\(word)'"
      }
    report("misplaced-label", message, place)
    return label
  }

  private mutating func closeBracket() {
    let place = SourceRange(position, position + Bracket.closing.count)
    position = place.upperBound
    guard let bracket = open.popLast() else {
      report("unbalanced-bracket", "no bracket is open here; take '⟧' out", place)
      return
    }
    guard text.count > bracket.start else {
      report("empty-bracket", "this bracket holds no words; take it out", bracket.place)
      return
    }
    // A bracket with an unknown label has been reported, so the tree is rejected anyway.
    guard let label = bracket.label else { return }
    let node = ReadingTree.Node(
      label, SourceRange(bracket.start, text.count), children: bracket.children)
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
  }

  /// Returns the byte that two hexadecimal digits denote.
  private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }

  private mutating func readEscape() {
    let rest = bytes[(position + 1)...]
    if let character = rest.first.flatMap(Bracket.control(escapedAs:)) {
      text.append(character)
      position += 2
    } else if rest.first == UInt8(ascii: "x"), let byte = Self.byte(rest.dropFirst().prefix(2)) {
      text.append(byte)
      position += 4
    } else if rest.first == Bracket.escape || rest.first == Bracket.comment {
      text.append(bytes[position + 1])
      position += 2
    } else if rest.starts(with: Bracket.opening) || rest.starts(with: Bracket.closing) {
      text += rest.prefix(Bracket.opening.count)
      position += 1 + Bracket.opening.count
    } else {
      report(
        "unknown-escape",
        "'\\' comes before 'n', 'r', 'x1B', '\\', '#' or a bracket; write '\\\\' for itself",
        SourceRange(position, min(position + 2, bytes.count)))
      position += 1
    }
  }

  private mutating func report(
    _ id: String, _ message: @autoclosure () -> String, _ range: SourceRange
  ) {
    log.report(.error) { severity, _ in Diagnostic(severity, id: id, message(), at: range) }
  }
}
