internal import ScreenText

/// How a word relates to the names on a screen.
enum Naming: UInt8, Sendable {
  /// Not in any name; in some name; or an entire name.
  case none, part, whole
  /// The first, an inner, or the last word of a name that occurs in full.
  case first, inner, last
}

extension Document {
  /// Reads a text about a screen with the given names; spans may begin and end at any token.
  ///
  /// - Complexity: O(*n*) in the bytes of the text and of the names, for names of a few words.
  package init(
    _ text: String, names: [String], lexicon: Lexicon = .shipped, joinsNames: Bool = true
  ) {
    self.init(text, lexicon: lexicon, joinsNames: joinsNames)
    breaksAnywhere = true
    isBreak = Array(repeating: true, count: tokens.count + 1)
    mark(names, Array(text.utf8))
  }

  private mutating func mark(_ names: [String], _ bytes: [UInt8]) {
    let names = names.map { name in
      let bytes = Array(name.utf8)
      return Scanner.tokens(of: bytes).filter { $0.kind != .newline }.map {
        Self.stem(bytes[$0.range])
      }
    }
    let stems = tokens.map { Self.stem(bytes[$0.range]) }
    let known = Set(names.joined())
    let byFirst = Dictionary(grouping: names.filter { !$0.isEmpty }) { $0[0] }
    var index = 0
    while index < tokens.count {
      let count =
        byFirst[stems[index], default: []].filter { stems[index...].starts(with: $0) }
        .map(\.count).max() ?? 0
      for place in index..<index + count {
        tokens[place].naming =
          count == 1
          ? .whole : place == index ? .first : place == index + count - 1 ? .last : .inner
      }
      if count == 0, tokens[index].kind == .word, !tokens[index].isFunction,
        known.contains(stems[index])
      {
        tokens[index].naming = .part
      }
      index += max(1, count)
    }
  }

  /// Returns the hash of a word in lower case without a plural ending.
  private static func stem(_ word: ArraySlice<UInt8>) -> FNV1a {
    let small = word.map(\.lowercasedASCII)
    return FNV1a(small.count > 3 && small.last == UInt8(ascii: "s") ? small.dropLast() : small[...])
  }
}
