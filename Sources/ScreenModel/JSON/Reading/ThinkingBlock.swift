package import ScreenDiagnostics
internal import ScreenText

/// A model's thoughts before its answer, in tags such as `<think>`.
enum ThinkingBlock {
  /// The names of its tags.
  private static let names = [
    "think", "thinking", "thought", "thoughts", "reasoning", "reflection", "analysis", "scratchpad",
    "reason",
  ].map { Array($0.utf8) }

  /// Returns the end of the thought whose opening tag is at `start`; nil if none begins there.
  ///
  /// A thought without a closing tag runs to the end of the text: the answer was cut off before it
  /// began.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    guard let name = name(in: bytes, at: start, after: "<") else { return nil }
    var index = start + 1
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if self.name(in: bytes, at: mark, after: "</") == name { return mark + name.count + 3 }
      index = mark + 1
    }
    return bytes.count
  }

  /// Returns the end of a tag at `start` that closes a thought; nil if there is none.
  static func closing(in bytes: [UInt8], at start: Int) -> Int? {
    name(in: bytes, at: start, after: "</").map { start + $0.count + 3 }
  }

  /// Whether a tag begins a thought.
  fileprivate static func opens(_ tag: [UInt8]) -> Bool {
    name(in: tag, at: 0, after: "<") != nil
  }

  /// Returns the name of the tag at `start`, ignoring case; nil if it is not a tag of a thought.
  private static func name(in bytes: [UInt8], at start: Int, after opening: String) -> [UInt8]? {
    guard bytes[start...].starts(with: opening.utf8) else { return nil }
    let word = bytes[(start + opening.utf8.count)...].prefix(16)
    guard let close = word.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let lowered = word[..<close].map(\.lowercasedASCII)
    return names.first { $0 == lowered }
  }
}

/// A tag that begins or ends a model's thoughts.
package enum ThoughtTag: Sendable {
  case opening
  case closing

  /// The most bytes of such a tag.
  package static let longest = 16

  /// Reads a whole tag, from "<" to ">"; nil if it is any other.
  package init?(_ tag: [UInt8]) {
    guard tag.first == UInt8(ascii: "<") else { return nil }
    if ThinkingBlock.closing(in: tag, at: 0) == tag.count {
      self = .closing
    } else if ThinkingBlock.opens(tag) {
      self = .opening
    } else {
      return nil
    }
  }
}

extension SourceText {
  /// The text with its leading thoughts replaced by blanks, so that everything else keeps its
  /// place.
  ///
  /// - Complexity: O(number of bytes).
  package var withoutThoughts: SourceText {
    let first = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var start = first
    while let mark = utf8[start...].firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let end = ThinkingBlock.end(in: utf8, from: mark)
    {
      start = end
    }
    guard start > first else { return self }
    var bytes = utf8
    for index in first..<start where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return SourceText(name: name, utf8: bytes)
  }
}
