/// The rule that splits a text into words before the merges, which never cross a word boundary.
///
/// The original tokenizers define the rules as regular expressions. Here they are scanners, because
/// regular expression engines disagree about some scripts.
enum WordSplitting: Sendable, CaseIterable {
  /// Every digit is a word, and the rest is split by GPT-2's rule.
  case smollm
  /// Llama 3: up to three digits per word, letters with one preceding sign or space, runs of line
  /// ends.
  case llama3
  /// Qwen 2: like Llama 3, with every digit by itself.
  case qwen2

  /// Returns the rule named by `tokenizer.ggml.pre`; nil if it is not supported.
  init?(name: String) {
    switch name {
    case "smollm": self = .smollm
    case "llama-bpe", "llama3", "llama-v3": self = .llama3
    case "qwen2": self = .qwen2
    default: return nil
    }
  }

  /// The names to list in messages; `init(name:)` also accepts two aliases of `llama-bpe`.
  static let names = ["smollm", "llama-bpe", "qwen2"]

  /// Returns the words of a text, which together cover it.
  func words(of scalars: [ClassifiedScalar]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    switch self {
    case .smollm:
      var start = 0
      for (index, scalar) in scalars.enumerated() where scalar.kind == .number {
        GPT2Words.split(scalars[start..<index], into: &words)
        words.append(index..<index + 1)
        start = index + 1
      }
      GPT2Words.split(scalars[start...], into: &words)
    case .llama3: Llama3Words(digits: 3).split(scalars, into: &words)
    case .qwen2: Llama3Words(digits: 1).split(scalars, into: &words)
    }
    return words
  }
}

/// A Unicode scalar of a text, with its offset and kind.
struct ClassifiedScalar: Sendable {
  /// The kinds of scalars that the rules distinguish.
  enum Kind: UInt8 { case letter, number, space, other }

  var value: UInt32
  /// The offset of its UTF-8 bytes.
  var offset: Int
  var kind: Kind

  /// Returns the scalars of a text.
  static func all(of text: Substring.UnicodeScalarView) -> [ClassifiedScalar] {
    var result: [ClassifiedScalar] = []
    result.reserveCapacity(text.count)
    var offset = 0
    for scalar in text {
      result.append(
        ClassifiedScalar(value: scalar.value, offset: offset, kind: CharacterClasses.kind(scalar)))
      offset += UTF8.width(scalar)
    }
    return result
  }
}

/// GPT-2's words: `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`.
private enum GPT2Words {
  static func split(_ text: ArraySlice<ClassifiedScalar>, into words: inout [Range<Int>]) {
    var start = text.startIndex
    while start < text.endIndex {
      let end = wordEnd(text[start...])
      words.append(start..<end)
      start = end
    }
  }

  private static func wordEnd(_ text: ArraySlice<ClassifiedScalar>) -> Int {
    let start = text.startIndex
    if let end = Contraction.end(text, ignoringCase: false) { return end }
    let hasSpace = text[start].value == 0x20
    let first = hasSpace ? start + 1 : start
    if first < text.endIndex, text[first].kind != .space {
      return text[first...].runEnd { $0.kind == text[first].kind }
    }
    let end = text.runEnd { $0.kind == .space }
    return end - start > 1 && end < text.endIndex ? end - 1 : end
  }
}

/// Llama 3's words: `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|`
/// ` ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`.
private struct Llama3Words {
  /// The greatest number of digits in a word.
  var digits: Int

  func split(_ text: [ClassifiedScalar], into words: inout [Range<Int>]) {
    var start = 0
    while start < text.count {
      let end = wordEnd(text[start...])
      words.append(start..<end)
      start = end
    }
  }

  private func wordEnd(_ text: ArraySlice<ClassifiedScalar>) -> Int {
    let start = text.startIndex
    let first = text[start]
    if let end = Contraction.end(text, ignoringCase: true) { return end }
    if first.kind == .letter { return text.runEnd { $0.kind == .letter } }
    let next = start + 1
    if first.kind != .number, !first.isLineEnd, next < text.endIndex, text[next].kind == .letter {
      return text[next...].runEnd { $0.kind == .letter }
    }
    if first.kind == .number {
      return min(start + digits, text.runEnd { $0.kind == .number })
    }
    let sign = first.value == 0x20 ? next : start
    if sign < text.endIndex, text[sign].kind == .other {
      let end = text[sign...].runEnd { $0.kind == .other }
      return text[end...].runEnd { $0.isLineEnd }
    }
    let end = text.runEnd { $0.kind == .space }
    if let last = text[start..<end].lastIndex(where: { $0.isLineEnd }) { return last + 1 }
    return end - start > 1 && end < text.endIndex ? end - 1 : end
  }
}

/// The endings of English contractions, such as 's and 're, which are words of their own.
private enum Contraction {
  private static let endings = ["s", "t", "re", "ve", "m", "ll", "d"].map {
    $0.unicodeScalars.map(\.value)
  }

  static func end(_ text: ArraySlice<ClassifiedScalar>, ignoringCase: Bool) -> Int? {
    guard text.first?.value == 0x27 else { return nil }
    for ending in endings {
      let letters = text.dropFirst().prefix(ending.count)
      let matches = letters.elementsEqual(ending) { letter, expected in
        letter.value == expected || (ignoringCase && letter.value == expected - 32)
      }
      if matches { return letters.endIndex }
    }
    return nil
  }
}

extension ClassifiedScalar {
  fileprivate var isLineEnd: Bool { value == 0x0A || value == 0x0D }
}

extension ArraySlice<ClassifiedScalar> {
  /// Returns the end of the run of matching scalars at the beginning of the slice.
  fileprivate func runEnd(_ belongs: (ClassifiedScalar) -> Bool) -> Int {
    firstIndex { !belongs($0) } ?? endIndex
  }
}
