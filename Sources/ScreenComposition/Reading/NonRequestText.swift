import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// Recognizes texts that were never meant to ask for a screen: code, stack traces, database
/// queries, instructions to the model, and letters without words.
///
/// Such a text gives a brief with one requirement that no component can answer.
struct NonRequestText {
  private let tokens: [Token]
  private let bytes: [UInt8]

  /// The number of bytes that are examined.
  private static let limit = 2_000

  /// Returns the brief of a text that asks for no screen; nil for a text that may ask for
  /// something.
  static func brief(of document: Document, _ bytes: [UInt8]) -> Brief? {
    let text = NonRequestText(tokens: document.tokens, bytes: bytes)
    guard text.isCode || text.isTrace || text.isQuery || text.isInstructionToModel || text.isNoise,
      let words = text.opening
    else { return nil }
    var requirement = Requirement(.unknown, range: words, words: "")
    let said = Phrase(text.text(words), at: words)
    requirement.details.label = said
    var brief = Brief(
      title: Phrase("Not a screen", at: words), topic: Phrase(""), layout: nil,
      requirements: [requirement], exclusions: [])
    brief.diagnostics.append(.nothingRecognized)
    return brief
  }

  /// The range of the first line, at most 60 bytes of it, without trailing white space.
  private var opening: SourceRange? {
    guard let start = tokens.first?.range.lowerBound else { return nil }
    var stop = start
    while stop < min(bytes.count, start + 60), bytes[stop] != 0x0A, bytes[stop] != 0x0D {
      stop += 1
    }
    while stop > start, stop < bytes.count, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    while stop > start, bytes[stop - 1] <= 0x20 { stop -= 1 }
    return stop > start ? SourceRange(start, stop) : nil
  }

  private func text(_ range: SourceRange) -> String {
    String(
      decoding: bytes[range.lowerBound..<range.upperBound].map { $0 < 0x20 ? 0x20 : $0 },
      as: UTF8.self)
  }

  // MARK: Kinds

  /// Whether the text has marks that sentences lack: at least four, and at least one in twenty of
  /// its visible bytes.
  ///
  /// A lone `<` or `>` does not count, because it may be an arrow between names. Semicolons count
  /// only beside other marks, because on their own they separate the parts of a list. Of markup and
  /// objects, two marks are enough.
  private var isCode: Bool {
    var (count, less, greater, semicolons, written) = (0, 0, 0, 0, 0)
    let read = bytes.prefix(Self.limit)
    for (place, byte) in zip(read.indices, read) where byte > 0x20 {
      written += 1
      switch byte {
      // An equals sign before a digit gives a figure: "Harbour=69; Orchard = 54".
      case UInt8(ascii: "=")
      where read[(place + 1)...].prefix(2).first { $0 != 0x20 }.map { $0.isASCIIDigit } ?? false:
        break
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: "\\"): count += 1
      case UInt8(ascii: "<"): less += 1
      case UInt8(ascii: ">"): greater += 1
      case UInt8(ascii: ";"): semicolons += 1
      default: break
      }
    }
    count += 2 * min(less, greater)
    if count > 0 { count += semicolons }
    guard let start = tokens.first?.range.lowerBound else { return false }
    let isMarkup =
      bytes[start] == UInt8(ascii: "<") && start + 1 < bytes.count
      && bytes[start + 1].isASCIILetter
    let isObject = bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[")
    return count >= 4 && count * 20 >= written || isMarkup && count > 1 || isObject && count > 1
  }

  /// Whether the text is a stack trace: it begins with a word such as "Traceback" or "Exception",
  /// or with the name of an error type, and contains a colon.
  private var isTrace: Bool {
    if begins(with: ["Traceback", "Exception", "Unhandled", "panic", "Segmentation"]) {
      return contains(UInt8(ascii: ":"))
    }
    let name = firstWord
    return (name.hasSuffix("Error") || name.hasSuffix("Exception")) && name.utf8.count > 9
      && contains(UInt8(ascii: ":"))
  }

  /// Whether the text is a database query or command, written in capitals.
  private var isQuery: Bool {
    begins(with: ["SELECT", "INSERT", "UPDATE", "DELETE", "DROP", "ALTER", "CREATE"])
      && words(ofFirst: 40).contains {
        ["FROM", "INTO", "SET", "TABLE", "WHERE", "DATABASE"].contains($0)
      }
  }

  /// Whether the text is an instruction to a language model: "ignore all previous instructions and
  /// …".
  private var isInstructionToModel: Bool {
    let words = words(ofFirst: 12).map { $0.lowercased() }
    let start = words.prefix(3).firstIndex { ["ignore", "disregard", "forget"].contains($0) }
    guard let start else { return false }
    return words[start...].contains {
      ["instructions", "instruction", "prompt", "rules"].contains($0)
    }
  }

  /// Whether the text is letters that form no words: no token is known, and at least half of the
  /// tokens are unpronounceable.
  private var isNoise: Bool {
    let words = tokens.prefix(40).lazy.filter {
      $0.kind != .newline && $0.kind != .stop && $0.kind != .question && $0.kind != .comma
    }
    guard !words.isEmpty, words.allSatisfy({ $0.kind == .word && !$0.isKnown }) else {
      return false
    }
    return words.count(where: isUnpronounceable) * 2 >= words.count
  }

  /// Whether a word of three or more letters has no vowel, or has five consonants in a row. Two
  /// letters for one sound count as one, so that "birthstones" and "nightstands" are words.
  private func isUnpronounceable(_ token: Token) -> Bool {
    guard token.range.count > 2, !isAcronym(token) else { return false }
    var run = 0
    var longest = 0
    var vowels = 0
    // The two letters before, in order.
    var before: (UInt8, UInt8) = (0, 0)
    for byte in bytes[token.range] {
      let letter = byte | 0x20
      defer { before = (before.1, letter) }
      guard byte.isASCIILetter else { return false }
      if "aeiouy".utf8.contains(letter) {
        vowels += 1
        run = 0
      } else if !Self.isOneSound(before, letter) {
        run += 1
        longest = max(longest, run)
      }
    }
    return vowels == 0 || longest > 4
  }

  /// Whether a consonant forms one sound with the letters before it, as in "th", "ch" and "ght".
  private static func isOneSound(_ before: (UInt8, UInt8), _ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "h"): "cpstw".utf8.contains(before.1)
    case UInt8(ascii: "t"): before == (UInt8(ascii: "g"), UInt8(ascii: "h"))
    default: false
    }
  }

  private func isAcronym(_ token: Token) -> Bool {
    bytes[token.range].allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  // MARK: Words

  private var firstWord: String { words(ofFirst: 1).first ?? "" }

  private func begins(with starts: [String]) -> Bool { starts.contains(firstWord) }

  private func words(ofFirst count: Int) -> [String] {
    tokens.lazy.filter(\.isWord).prefix(count).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  private func contains(_ byte: UInt8) -> Bool { bytes.prefix(Self.limit).contains(byte) }
}
