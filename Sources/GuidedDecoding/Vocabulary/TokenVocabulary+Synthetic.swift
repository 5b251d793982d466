internal import Sampling

extension TokenVocabulary {
  /// The bytes of a synthetic vocabulary, for tests and measurements.
  ///
  /// It has all single bytes, the commonest pieces of JSON, words of invented syllables in several
  /// scripts, and other tokens that occur in tokenizers: halves of characters and of escapes, runs,
  /// duplicates, empty tokens.
  ///
  /// - Parameters:
  ///   - count: The number of tokens; all kinds are present from 1,000 on.
  ///   - seed: The seed of the random words.
  /// - Returns: The bytes of each token; the last token is empty and ends replies.
  package static func synthetic(count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SplitMix64(seed: seed)
    var tokens = (0...255).map { [UInt8($0)] }
    tokens += pieces.map { Array($0.utf8) }
    for width in [2, 3, 4, 8, 16, 40, 80] {
      for byte in [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "x"), UInt8(ascii: "\"")] {
        tokens.append([UInt8](repeating: byte, count: width))
      }
    }
    // Halves: the starts and ends of characters, an escape cut anywhere.
    for text in ["é", "漢字", "😀", "\\u00e9", "\\ud83d\\ude00", "\\n\\n", "🏴"] {
      let bytes = Array(text.utf8)
      for cut in 1..<bytes.count { tokens += [Array(bytes[..<cut]), Array(bytes[cut...])] }
    }
    tokens += [[], [], Array("the".utf8), Array("\",\"".utf8)]
    var known = Set(tokens)
    while tokens.count < count - 1 {
      let word = word(&random)
      if known.insert(word).inserted { tokens.append(word) }
    }
    tokens.append([])
    return tokens
  }

  private static let pieces = [
    "{\"", "\":", "\":\"", "\",\"", "\"},{\"", "\"}", "\"}]", "\"]", "}]", "}]}", "[{\"", "\":[",
    "\":{\"", "\":[{\"", "{\"type\":\"", "\",", ",\"", "\\\"", "\\\\", "\\/", "\\n", "\\u", "\\u00",
    "null", "true", "false", "title", "sections", "components", "type", "heading", "text", "label",
    "10", "100", "2027", "-", "0.", ".5", ",,", "],[", "\"],[\"", "\"],\"", "1,", "12},{\"", " \"",
    "\" ", "\": ", ",\n", "...\"", "!\"", ".\",\"", "a\"}", "?\"]",
  ]

  private static func word(_ random: inout SplitMix64) -> [UInt8] {
    let scripts = [
      [
        "ba", "re", "lo", "st", "in", "er", "on", "a", "e", "ti", "ch", "th", "ma", "no", "s",
        "ing",
      ],
      ["é", "ü", "ß", "ñ", "ça", "ör"], ["ка", "но", "ст", "и"], ["漢", "字", "日", "本", "の"],
      ["ال", "ب", "م"], ["1", "20", "7"],
    ]
    // Three out of four words are in the first script.
    let choice = random.next(below: UInt64(scripts.count * 4))
    let syllables = scripts[choice < UInt64(scripts.count) ? Int(choice) : 0]
    var text = random.next(below: 2) == 0 ? " " : ""
    for _ in 0...random.next(below: 4) {
      text += syllables[Int(random.next(below: UInt64(syllables.count)))]
    }
    switch random.next(below: 24) {
    case 0: text = text.uppercased()
    case 1: text += "\""
    case 2: text += "."
    case 3: text += " "
    default: break
    }
    return Array(text.utf8)
  }
}
