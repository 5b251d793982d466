internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Recognizes what was never meant to ask for a screen: code, a stack trace, a query, an order to
/// the reader itself, letters without words.
///
/// Such a text asks for one thing that no component can be, and is named as it is.
struct ForeignText {
  private let bytes: [UInt8]
  private let tokens: [Token]

  /// How much of a text is looked at.
  private static let limit = 2_000

  init(_ raw: [Token], bytes: [UInt8]) {
    tokens = raw
    self.bytes = bytes
  }

  /// The brief of a foreign text; nil for a text that may ask for something.
  static func brief(of raw: [Token], bytes: [UInt8], lexicon: Lexicon) -> Brief? {
    let text = ForeignText(raw, bytes: bytes)
    guard text.isCode || text.isTrace || text.isQuery || text.isOrder || text.isNoise(lexicon),
      let words = text.opening
    else { return nil }
    var requirement = Requirement(.unknown, range: words, words: "")
    let said = Phrase(text.text(words), at: words)
    requirement.details.label = said
    var brief = Brief(
      title: Phrase("Not a screen", at: words), topic: Phrase(""), layout: nil,
      requirements: [requirement], exclusions: [])
    brief.diagnostics.append(
      Diagnostic(
        .warning, id: "nothing-recognized",
        "nothing in the intent says what to show; name the parts of the screen"))
    return brief
  }

  /// The first line, or as much of it as names the whole.
  private var opening: SourceRange? {
    guard let first = tokens.first(where: { $0.kind != .line }) else { return nil }
    var stop = first.start
    while stop < min(bytes.count, first.start + 60), bytes[stop] != 0x0A, bytes[stop] != 0x0D {
      stop += 1
    }
    while stop > first.start, stop < bytes.count, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    while stop > first.start, bytes[stop - 1] <= 0x20 { stop -= 1 }
    return stop > first.start ? SourceRange(first.start, stop) : nil
  }

  private func text(_ range: SourceRange) -> String {
    String(
      decoding: bytes[range.lowerBound..<range.upperBound].map { $0 < 0x20 ? 0x20 : $0 },
      as: UTF8.self)
  }

  // MARK: Kinds

  /// Marks that sentences do not have: at least four, and one in twenty of what is written.
  ///
  /// One of a pair may be an arrow between names, and a semicolon alone ends the parts of a list.
  private var isCode: Bool {
    var (count, less, greater, semicolons, written) = (0, 0, 0, 0, 0)
    let read = bytes.prefix(Self.limit)
    for (place, byte) in zip(read.indices, read) where byte > 0x20 {
      written += 1
      switch byte {
      // "Harbour=69; Orchard = 54" are figures.
      case UInt8(ascii: "=")
      where read[(place + 1)...].prefix(2).first { $0 != 0x20 }.map { Bytes.isDigit($0) } ?? false:
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
    guard let first = tokens.first(where: { $0.kind != .line }) else { return false }
    let isMarkup =
      bytes[first.start] == UInt8(ascii: "<") && first.start + 1 < bytes.count
      && (bytes[first.start + 1] | 0x20) &- UInt8(ascii: "a") < 26
    let isObject =
      bytes[first.start] == UInt8(ascii: "{") || bytes[first.start] == UInt8(ascii: "[")
    return count >= 4 && count * 20 >= written || isMarkup && count > 1 || isObject && count > 1
  }

  /// A stack trace: "Traceback (most …", "Exception in thread …", lines that begin with "at x.y(".
  private var isTrace: Bool {
    if begins(with: ["Traceback", "Exception", "Unhandled", "panic", "Segmentation"]) {
      return contains(UInt8(ascii: ":"))
    }
    let name = firstWord
    return (name.hasSuffix("Error") || name.hasSuffix("Exception")) && name.utf8.count > 9
      && contains(UInt8(ascii: ":"))
  }

  /// A query or a command to a database, in the capitals they are written in.
  private var isQuery: Bool {
    begins(with: ["SELECT", "INSERT", "UPDATE", "DELETE", "DROP", "ALTER", "CREATE"])
      && words(ofFirst: 40).contains {
        ["FROM", "INTO", "SET", "TABLE", "WHERE", "DATABASE"].contains($0)
      }
  }

  /// An order to whoever reads: "ignore all previous instructions and …".
  private var isOrder: Bool {
    let words = words(ofFirst: 12).map { $0.lowercased() }
    let start = words.prefix(3).firstIndex { ["ignore", "disregard", "forget"].contains($0) }
    guard let start else { return false }
    return words[start...].contains {
      ["instructions", "instruction", "prompt", "rules"].contains($0)
    }
  }

  /// Letters that make no words, of which none is known.
  private func isNoise(_ lexicon: Lexicon) -> Bool {
    let words = tokens.prefix(40).filter { $0.kind == .word }
    guard !words.isEmpty,
      words.count
        == tokens.prefix(40).count(where: {
          $0.kind != .line && $0.kind != .stop && $0.kind != .comma
        })
    else {
      return false
    }
    let strange = words.count { isUnpronounceable($0) }
    guard strange * 2 >= words.count else { return false }
    return !words.contains { lexicon.knows(bytes[$0.start..<$0.end]) }
  }

  /// Whether a word of three letters or more has no vowel, or five consonants in a row; two letters
  /// that are one sound count as one, so that "birthstones" and "nightstands" are words.
  private func isUnpronounceable(_ token: Token) -> Bool {
    guard token.end - token.start > 2, !isAcronym(token) else { return false }
    var run = 0
    var longest = 0
    var vowels = 0
    // The letters before, the last one last.
    var before: (UInt8, UInt8) = (0, 0)
    for byte in bytes[token.start..<token.end] {
      let letter = byte | 0x20
      defer { before = (before.1, letter) }
      guard letter &- UInt8(ascii: "a") < 26 else { return false }
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

  /// Whether a consonant is of one sound with what precedes it, as in "th", "ch" and "ght".
  private static func isOneSound(_ before: (UInt8, UInt8), _ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "h"): "cpstw".utf8.contains(before.1)
    case UInt8(ascii: "t"): before == (UInt8(ascii: "g"), UInt8(ascii: "h"))
    default: false
    }
  }

  private func isAcronym(_ token: Token) -> Bool {
    bytes[token.start..<token.end].allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  // MARK: Words

  private var firstWord: String { words(ofFirst: 1).first ?? "" }

  private func begins(with starts: [String]) -> Bool { starts.contains(firstWord) }

  private func words(ofFirst count: Int) -> [String] {
    tokens.lazy.filter { $0.kind == .word }.prefix(count).map {
      String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
    }
  }

  private func contains(_ byte: UInt8) -> Bool { bytes.prefix(Self.limit).contains(byte) }
}
