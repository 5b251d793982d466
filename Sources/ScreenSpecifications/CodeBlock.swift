internal import ScreenModel
internal import ScreenText

/// Code within a text, and the words before and after it.
package struct CodeBlock: Hashable, Sendable {
  /// The code, without the marks of a fence.
  package var range: Range<Int>
  /// What the fence says of its language; nil where there is no fence.
  package var language: String?
  /// The words before it.
  package var before: Range<Int>
  /// The words after it.
  package var after: Range<Int>

  /// The code of a text: what stands between fences, or else what begins with a line that only code has.
  ///
  /// - Complexity: O(number of bytes).
  package static func first(in bytes: [UInt8]) -> CodeBlock? {
    let isPlain = !bytes.contains { byte in
      byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
        || byte == UInt8(ascii: "<") || byte == 0x0A || byte == 0x0D
    }
    guard !isPlain else { return nil }
    return fenced(in: bytes) ?? bare(in: bytes)
  }

  // MARK: Fences

  private static func fenced(in bytes: [UInt8]) -> CodeBlock? {
    guard let open = fence(in: bytes, from: 0) else { return nil }
    var start = open.upperBound
    while start < bytes.count, bytes[start] != 0x0A, bytes[start] != 0x0D { start += 1 }
    let word = bytes[open.upperBound..<start].split(separator: 0x20).first
    // A fence that is never closed holds all that follows.
    let close = fence(in: bytes, from: start)
    return CodeBlock(
      range: start..<(close?.lowerBound ?? bytes.count),
      language: word.map { String(decoding: $0, as: UTF8.self) } ?? "",
      before: 0..<open.lowerBound, after: (close?.upperBound ?? bytes.count)..<bytes.count)
  }

  /// The next three marks or more that begin a line.
  private static func fence(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var place = start
    while place < bytes.count {
      var first = place
      while first < bytes.count, bytes[first] == 0x20 { first += 1 }
      if first + 2 < bytes.count,
        bytes[first] == UInt8(ascii: "`") || bytes[first] == UInt8(ascii: "~"),
        place == 0 || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D
      {
        var end = first
        while end < bytes.count, bytes[end] == bytes[first] { end += 1 }
        if end - first >= 3 { return first..<end }
      }
      while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      place += 1
    }
    return nil
  }

  // MARK: Code without a fence

  private static func bare(in bytes: [UInt8]) -> CodeBlock? {
    let lines = bytes.lines
    guard let first = lines.firstIndex(where: { !$0.isEmpty }) else { return nil }
    // Data and schemas in YAML begin as any list of keys does.
    let whole = lines[first].lowerBound..<bytes.count
    if CodeShape(bytes, in: whole).notations == [.yaml]
      || ShorthandReader.specification(bytes, in: whole) != nil
    {
      return CodeBlock(range: 0..<bytes.count, before: 0..<0, after: bytes.count..<bytes.count)
    }
    for (index, line) in lines.enumerated().prefix(400) {
      guard let opening = CodeShape.start(of: bytes, in: line, upTo: bytes.count) else { continue }
      let start =
        opening == line.lowerBound
        ? beginning(of: bytes, lines[..<index], before: opening) : opening
      let end = end(of: bytes, lines[index...], from: start)
      return CodeBlock(range: start..<end, before: 0..<start, after: end..<bytes.count)
    }
    return nil
  }

  /// Where the comments begin that stand right above code.
  private static func beginning(
    of bytes: [UInt8], _ lines: ArraySlice<Range<Int>>, before start: Int
  ) -> Int {
    var start = start
    for line in lines.reversed() {
      let isComment = ["//", "--", "/*", "* ", "*/", "# "].contains { mark in
        bytes[line].drop { $0 == 0x20 }.starts(with: mark.utf8)
      }
      guard isComment else { break }
      start = line.lowerBound
    }
    return start
  }

  /// Where code ends that begins in the first of some lines: after it, no line is a sentence.
  private static func end(of bytes: [UInt8], _ lines: ArraySlice<Range<Int>>, from start: Int)
    -> Int
  {
    var last = lines.last?.upperBound ?? bytes.count
    for line in lines.dropFirst().reversed() {
      if line.isEmpty { continue }
      guard isSentence(bytes[line]) else { break }
      last = line.lowerBound
    }
    // Words may follow what a bracket closes on its own line.
    return last
  }

  /// Whether a line is words: it begins with a letter, has three words or more, and none of the signs that
  /// end lines of code.
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    // A comment after all code speaks to whoever reads it.
    let line = line.drop { "/#- ".utf8.contains($0) }
    guard let first = line.first, first.isASCIILetter, let last = line.last(where: { $0 > 0x20 })
    else { return false }
    guard !"{}();,]>=\"'".utf8.contains(last) else { return false }
    let words = line.split(separator: 0x20)
    return words.count >= 3 && !line.contains(UInt8(ascii: "{"))
      && words[0].last != UInt8(ascii: ":")
  }
}

extension [UInt8] {
  /// The lines, without what ends them and the spaces at their ends; blank ones are empty.
  package var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for place in 0...count {
      guard place == count || self[place] == 0x0A || self[place] == 0x0D else { continue }
      var end = place
      while end > start, self[end - 1] <= 0x20 { end -= 1 }
      lines.append(start..<end)
      start = place + 1
    }
    return lines
  }
}
