internal import ScreenText

// Names and measures that the scanner takes apart at the signs inside them.
extension Document {
  /// Joins what is one word though it holds a sign: "AT&T", "H₂O", ".env", "A/B test"; and a length
  /// in feet or inches with its marks: `5'11"`, `27"`.
  mutating func joinSigns(_ bytes: [UInt8], _ lexicon: Lexicon) {
    guard tokens.contains(where: Self.mayJoin) else { return }
    var lengths = InchMarks(bytes).ranges[...]
    var joined: [Token] = []
    joined.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      while let length = lengths.first, length.lowerBound < token.range.lowerBound {
        lengths.removeFirst()
      }
      if let length = lengths.first, length.lowerBound == token.range.lowerBound {
        joined.append(
          Token(kind: .number, range: length, hash: FNV1a(folding: bytes[length])))
        while index < tokens.count, tokens[index].range.lowerBound < length.upperBound {
          index += 1
        }
      } else if let end = endOfName(index, after: joined.last, bytes, lexicon) {
        var start = token
        if let last = joined.last,
          last.range.upperBound == token.range.lowerBound || token.kind == .open
        {
          start = last
          joined.removeLast()
        }
        joined.append(
          Self.word(start.range.lowerBound..<tokens[end - 1].range.upperBound, like: start, bytes))
        index = end
      } else {
        joined.append(token)
        index += 1
      }
    }
    tokens = joined
  }

  private static func mayJoin(_ token: Token) -> Bool {
    token.kind == .other || token.kind == .slash || token.kind == .quote || token.kind == .open
  }

  private static func word(_ range: Range<Int>, like first: Token, _ bytes: [UInt8]) -> Token {
    var word = Token(kind: .word, range: range, hash: FNV1a(folding: bytes[range]))
    word.isCapital = first.kind == .word ? first.isCapital : bytes.isCapital(at: range.lowerBound)
    return word
  }

  /// The end of the name that holds the sign at an index, if there is one: a word on its left may
  /// belong to it, and so may one on its right.
  private func endOfName(
    _ index: Int, after last: Token?, _ bytes: [UInt8], _ lexicon: Lexicon
  ) -> Int? {
    let sign = tokens[index]
    guard sign.kind == .other || sign.kind == .slash || sign.kind == .open else { return nil }
    let isTight = last.map { $0.range.upperBound == sign.range.lowerBound } ?? false
    let before = isTight && last?.kind == .word ? last : nil
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    let after =
      next.flatMap { $0.kind == .word && $0.range.lowerBound == sign.range.upperBound ? $0 : nil }
    switch bytes[sign.range.lowerBound] {
    case UInt8(ascii: "("):
      return last?.kind == .word && isSize(index, bytes) ? index + 3 : nil
    case UInt8(ascii: "&"):
      guard before != nil, let after, bytes.isCapital(at: after.range.lowerBound) else {
        return nil
      }
      return index + 2
    case UInt8(ascii: "."):
      // A full stop after a space begins a name: ".env".
      return !isTight && after != nil && sign.range.count == 1 ? index + 2 : nil
    case UInt8(ascii: "/"):
      // One capital on either side, before what they are: "A/B test", "P/E ratio".
      guard let before, let after, before.range.count == 1, after.range.count == 1,
        bytes.isCapital(at: before.range.lowerBound), bytes.isCapital(at: after.range.lowerBound),
        tokens.indices.contains(index + 2), tokens[index + 2].kind == .word,
        !bytes.isCapital(at: tokens[index + 2].range.lowerBound),
        lexicon.function(tokens[index + 2].hash) == nil,
        tokens[index + 2].range.lowerBound == after.range.upperBound + 1
      else { return nil }
      return index + 3
    default:
      // "H₂O", "CO₂", "m²"; the mark of a footnote follows a longer word.
      let (scalar, _) = bytes.scalar(at: sign.range.lowerBound)
      let isIndex = (0x2080...0x2089).contains(scalar)
      let isPower = [0xB2, 0xB3, 0xB9].contains(scalar) || (0x2070...0x2079).contains(scalar)
      guard let before, isIndex || isPower && before.range.count < 4 else { return nil }
      return isIndex && after != nil ? index + 2 : index + 1
    }
  }

  /// Whether the bracket at an index, one space after a word, holds a size or a code of one letter:
  /// "T-shirt (L)", "bolt (M8)". Two such brackets that count from "(A)" enumerate.
  private func isSize(_ index: Int, _ bytes: [UInt8]) -> Bool {
    guard index > 0, index + 2 < tokens.count, tokens[index + 1].kind == .word,
      tokens[index + 2].kind == .close, tokens[index].range.lowerBound > 0,
      tokens[index - 1].range.upperBound + 1 == tokens[index].range.lowerBound,
      bytes[tokens[index].range.lowerBound - 1] == UInt8(ascii: " "),
      tokens[index + 2].range.upperBound - tokens[index].range.lowerBound
        == tokens[index + 1].range.count + 2
    else { return false }
    let code = bytes[tokens[index + 1].range]
    let letters = code.drop { $0 == UInt8(ascii: "X") }
    let isSize = letters.count == 1 && "SML".utf8.contains(letters[letters.startIndex])
    guard code.count > 1 else {
      return bytes.isCapital(at: code.startIndex)
        && (isSize || !tokens.contains { bytes[$0.range].onlyByte == UInt8(ascii: "A") })
    }
    return isSize
      || bytes.isCapital(at: code.startIndex) && code.count < 4
        && code.dropFirst().allSatisfy(\.isASCIIDigit)
  }

  /// Joins two capitalised words with an ampersand between them, "Ben & Jerry's", where the
  /// ampersand cannot join two things: among members that other separators part, and where one thing
  /// is named.
  mutating func joinPartners(_ bytes: [UInt8], _ lexicon: Lexicon) {
    let found = tokens.indices.dropLast(2).filter { index in
      isAmpersand(index + 1, bytes) && !isAmpersand(index - 1, bytes)
        && !isAmpersand(index + 3, bytes) && isName(index)
        && isName(index + 2) && !tokens[index + 1].continuesPhrase
        && !tokens[index + 2].continuesPhrase
        && tokens[index + 2].range.upperBound - tokens[index].range.lowerBound
          == tokens[index].range.count + tokens[index + 2].range.count + 3
        && arePartners(index, lexicon)
    }
    guard !found.isEmpty else { return }
    for index in found {
      let range = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
      tokens[index] = Self.word(range, like: tokens[index], bytes)
    }
    var dropped = Set(found.map { $0 + 1 })
    dropped.formUnion(found.map { $0 + 2 })
    tokens = tokens.indices.filter { !dropped.contains($0) }.map { tokens[$0] }
  }

  private func isAmpersand(_ index: Int, _ bytes: [UInt8]) -> Bool {
    tokens.indices.contains(index) && bytes[tokens[index].range].onlyByte == UInt8(ascii: "&")
  }

  private func isName(_ index: Int) -> Bool {
    tokens[index].kind == .word && tokens[index].isCapital
  }

  /// Whether what stands around two words with an ampersand shows that they are one name.
  private func arePartners(_ index: Int, _ lexicon: Lexicon) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.cueClasses.contains(where: { lexicon.cueClass(at: $0) == Self.named }) { return true }
    if let component = lexicon.sense(.component, of: before)?.argument, !before.isPlural {
      return Self.oneThing.contains(component)
    }
    let isLast = index + 3 == tokens.count
    let after = isLast ? .newline : tokens[index + 3].kind
    switch before.kind {
    case .conjunction: return after != .conjunction
    case .comma: return after == .comma || after == .conjunction
    case .colon: return after == .comma
    default: return false
    }
  }

  /// The class of "titled", "called" and the like.
  private static let named = WordClass("named")

  /// The components that have one name.
  private static let oneThing: Set<String> = [
    "button", "badge", "link", "toggle", "heading", "field", "image", "paragraph",
  ]
}

extension ArraySlice<UInt8> {
  /// The only byte; nil if there are more.
  fileprivate var onlyByte: UInt8? { count == 1 ? first : nil }
}
