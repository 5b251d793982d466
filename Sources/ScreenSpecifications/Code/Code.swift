internal import ScreenBrief
import ScreenDiagnostics

/// A range of source code as tokens, whatever its language: words, numbers, quoted texts and signs.
/// Each opening bracket knows its partner, so that nested code is skipped in one step.
struct Code {
  /// A token of the code.
  struct Token {
    enum Kind {
      case word
      case number
      /// A quoted text; `range` excludes the quotation marks.
      case text
      /// A single sign.
      case sign
      /// A quoted name, as in SQL: `"order"`, `` `order` ``, `[order]`.
      case name
    }

    var kind: Kind
    /// The bytes of the token, without quotation marks.
    var range: Range<Int>
    /// Whether the token is the first of its line.
    var isFirst: Bool
    /// The sign, or the first byte of any other token.
    var byte: UInt8
  }

  /// A comment, without its marks.
  struct Comment {
    var range: Range<Int>
    /// The number of tokens before it.
    var place: Int
    /// Whether code precedes the comment on its line.
    var isTrailing: Bool
  }

  /// The comment and quotation syntax of a language.
  enum Style {
    /// `//`, `/* */`
    case slashes
    /// `#`
    case hash
    /// `--`, `/* */`, `#`; names in quotation marks, quotation marks doubled within texts
    case sql
  }

  let bytes: [UInt8]
  let style: Style
  /// The tokens, in order.
  var tokens: [Token] = []
  /// The comments, in order.
  var comments: [Comment] = []
  /// For each token that opens a bracket, the index of the token that closes it, or the number of
  /// tokens if none does; for any other token, its own index.
  private(set) var partners: [Int] = []

  /// Splits a range of bytes into tokens.
  ///
  /// - Complexity: O(number of bytes).
  init(_ bytes: [UInt8], in range: Range<Int>, _ style: Style) {
    self.bytes = bytes
    self.style = style
    scan(range)
    pair()
  }

  /// Pairs the brackets; a closing bracket without an opening one is skipped.
  private mutating func pair() {
    partners = Array(tokens.indices)
    var open: [Int] = []
    for place in tokens.indices where tokens[place].kind == .sign {
      switch tokens[place].byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(place)
        partners[place] = tokens.count
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let opener = Self.opener(of: tokens[place].byte)
        // Only the last eight open brackets are searched, so that many unmatched ones cost little.
        let near = open.suffix(8)
        guard let match = near.lastIndex(where: { tokens[$0].byte == opener }) else { continue }
        for inner in open[match...] { partners[inner] = place }
        open.removeSubrange(match...)
      default: break
      }
    }
  }

  private static func opener(of closer: UInt8) -> UInt8 {
    switch closer {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }

  // MARK: Looking

  /// Returns the text of a token; empty if there is no such token.
  func text(_ place: Int) -> String {
    tokens.indices.contains(place)
      ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }

  /// Returns the text of a token with its range.
  func phrase(_ place: Int) -> Phrase { Phrase(text(place), at: SourceRange(tokens[place].range)) }

  /// Whether the token at a place is this sign.
  func isSign(_ sign: Unicode.Scalar, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .sign
      && tokens[place].byte == UInt8(ascii: sign)
  }

  /// Whether the token at a place is this word, case included.
  func isWord(_ word: String, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .word
      && bytes[tokens[place].range].elementsEqual(word.utf8)
  }

  /// Whether the token at a place is a word.
  func isWord(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .word
  }

  /// Returns the token range from `start` to `end`; empty if `end` comes first.
  func places(_ start: Int, to end: Int) -> Range<Int> { start..<max(start, end) }

  /// Returns the tokens within the bracket that opens at a place.
  func inside(_ opener: Int) -> Range<Int> {
    opener + 1..<max(opener + 1, min(partners[opener], tokens.count))
  }

  /// Returns the bytes of some tokens, including quotation marks.
  func bytes(of places: Range<Int>) -> SourceRange {
    guard let first = places.first, let last = places.last, tokens.indices.contains(last) else {
      return .at(
        tokens.indices.contains(places.lowerBound)
          ? tokens[places.lowerBound].range.lowerBound : bytes.count)
    }
    func marks(_ place: Int) -> Int {
      tokens[place].kind == .text || tokens[place].kind == .name ? 1 : 0
    }
    return SourceRange(
      tokens[first].range.lowerBound - marks(first),
      min(tokens[last].range.upperBound + marks(last), bytes.count))
  }

  /// Returns the source text of some tokens.
  func words(of places: Range<Int>) -> String {
    String(decoding: bytes[bytes(of: places).range], as: UTF8.self)
  }

  /// Splits some tokens at signs outside nested brackets, and also at line breaks if `byLine` is
  /// set.
  func parts(of places: Range<Int>, at signs: [Unicode.Scalar], byLine: Bool = false)
    -> [Range<Int>]
  {
    let signs = signs.map { UInt8(ascii: $0) }
    var parts: [Range<Int>] = []
    var start = places.lowerBound
    var place = start
    func end(_ place: Int) {
      if place > start { parts.append(start..<place) }
    }
    while place < places.upperBound {
      let token = tokens[place]
      if token.kind == .sign, signs.contains(token.byte) {
        end(place)
        start = place + 1
      } else if byLine, token.isFirst, place > start {
        end(place)
        start = place
      }
      place =
        token.kind == .sign
        ? max(place, min(partners[place], places.upperBound - 1)) + 1 : place + 1
    }
    end(places.upperBound)
    return parts
  }

  /// Returns the first place of a sign among some tokens, outside nested brackets.
  func firstPlace(of sign: Unicode.Scalar, in places: Range<Int>) -> Int? {
    var place = places.lowerBound
    while place < places.upperBound {
      if isSign(sign, at: place) { return place }
      place = max(place, partners[place]) + 1
    }
    return nil
  }

  /// Returns the place after the angle bracket that closes the one at a place, as in
  /// `List<String>`.
  func end(ofAngle place: Int, in places: Range<Int>) -> Int {
    var depth = 0
    var place = place
    while place < places.upperBound {
      if isSign("<", at: place) { depth += 1 }
      if isSign(">", at: place) {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
      place = max(place, partners[place]) + 1
    }
    return places.upperBound
  }

  /// Returns the comment on some tokens: one at the end of their line, or else one directly above.
  func comment(on places: Range<Int>) -> Comment? {
    func first(from place: Int) -> Int {
      // Comments are sorted by place, which allows a binary search.
      var (low, high) = (0, comments.count)
      while low < high {
        let middle = (low + high) / 2
        if comments[middle].place < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
    for index in first(from: places.upperBound)..<comments.count {
      let comment = comments[index]
      guard comment.place <= places.upperBound + 1 else { break }
      if comment.isTrailing, comment.place == places.upperBound || isSeparator(places.upperBound) {
        return comment
      }
    }
    for index in first(from: places.lowerBound)..<comments.count {
      guard comments[index].place == places.lowerBound else { break }
      if !comments[index].isTrailing { return comments[index] }
    }
    return nil
  }

  private func isSeparator(_ place: Int) -> Bool {
    isSign(",", at: place) || isSign(";", at: place)
  }
}
