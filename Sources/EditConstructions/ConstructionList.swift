internal import ScreenAnchors
internal import ScreenText

/// The constructions of a language.
package struct ConstructionList: Sendable {
  package private(set) var constructions: [EditConstruction] = []

  /// The constructions that the package ships.
  package static let shipped = ConstructionList(
    FileText(ending: ".constructions", in: EmbeddedText.files))

  /// Reads a file: a line without indent names an operation, and each indented line below it is a
  /// pattern.
  ///
  /// In a pattern, `[…]` may be left out, `(…|…)` is one of several, `<class>` and `<class=meaning>`
  /// are phrases of the vocabulary of edits, and words in capitals are slots. What is unknown
  /// matches nothing.
  init(_ file: FileText) {
    var operation: EditOperation?
    for line in file.lines(of: 0..<file.bytes.count) {
      let text = file.string(line)
      guard !text.hasPrefix("#") else { continue }
      guard text.hasPrefix(" ") else {
        operation = EditOperation(rawValue: text)
        continue
      }
      guard let operation else { continue }
      var reader = PatternReader(text)
      constructions.append(EditConstruction(operation, reader.sequence()))
    }
  }
}

/// Reads a pattern from its notation.
struct PatternReader {
  private var pieces: ArraySlice<String>

  init(_ text: String) {
    var pieces: [String] = []
    var word = ""
    func close() {
      if !word.isEmpty { pieces.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case " ": close()
      case "[", "]", "(", ")", "|":
        close()
        pieces.append(String(character))
      default: word.append(character)
      }
    }
    close()
    self.pieces = pieces[...]
  }

  /// The nodes up to the end, or to what closes or divides the sequence.
  mutating func sequence() -> [PatternNode] {
    var nodes: [PatternNode] = []
    while let piece = pieces.first, piece != "]", piece != ")", piece != "|" {
      pieces.removeFirst()
      switch piece {
      case "[": nodes.append(.choice(alternatives() + [[]]))
      case "(": nodes.append(.choice(alternatives()))
      default: nodes.append(node(piece))
      }
    }
    return nodes
  }

  private mutating func alternatives() -> [[PatternNode]] {
    var all = [sequence()]
    while pieces.popFirst() == "|" { all.append(sequence()) }
    return all
  }

  private func node(_ piece: String) -> PatternNode {
    if piece.hasPrefix("<"), piece.hasSuffix(">") {
      let parts = piece.dropFirst().dropLast().split(separator: "=").map(String.init)
      return .phrase(parts[0], meaning: parts.count > 1 ? parts[1] : nil)
    }
    guard piece.contains(where: \.isUppercase), !piece.contains(where: \.isLowercase) else {
      return .word(piece)
    }
    let name = String(piece.prefix { !$0.isNumber })
    // An unknown slot is a word that no text has; a test knows them all.
    guard let kind = PatternSlot.Kind(rawValue: name) else { return .word(piece) }
    return .slot(PatternSlot(kind: kind, number: Int(piece.dropFirst(name.count)) ?? 0))
  }
}
