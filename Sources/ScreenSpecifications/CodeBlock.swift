internal import ScreenModel
internal import ScreenText

/// A block of code within a text, with the words before and after it.
package struct CodeBlock: Hashable, Sendable {
  /// The code, without the marks of a fence.
  package var range: Range<Int>
  /// The language that the fence names, empty if it names none; nil without a fence.
  package var language: String?
  /// The words before the code.
  package var before: Range<Int>
  /// The words after the code.
  package var after: Range<Int>

  package init(range: Range<Int>, language: String? = nil, before: Range<Int>, after: Range<Int>) {
    self.range = range
    self.language = language
    self.before = before
    self.after = after
  }

  /// Finds the first block of code in a text: what a fence encloses, or else what begins with a
  /// line that can only be code.
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
    // An unclosed fence extends to the end of the text.
    let close = fence(in: bytes, from: start)
    return CodeBlock(
      range: start..<(close?.lowerBound ?? bytes.count),
      language: word.map { String(decoding: $0, as: UTF8.self) } ?? "",
      before: 0..<open.lowerBound, after: (close?.upperBound ?? bytes.count)..<bytes.count)
  }

  /// Returns the next run of three or more backticks or tildes that begins a line.
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
    // YAML and shorthand have no telltale first line, so they must make up the whole text.
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

  /// Returns the start of the comment lines directly above the code.
  private static func beginning(
    of bytes: [UInt8], _ lines: ArraySlice<Range<Int>>, before start: Int
  ) -> Int {
    var start = start
    for line in lines.reversed() {
      let isComment = ["//", "--", "/*", "* ", "*/", "# "].contains { mark in
        bytes[line].drop { $0 == 0x20 }.starts(with: mark.utf8)
      }
      guard isComment else { break }
      // "// edit form for this, please" above everything is not a part of the code.
      if line == lines.first(where: { !$0.isEmpty }), asks(bytes[line]) { break }
      start = line.lowerBound
    }
    return start
  }

  /// Whether a comment is short and says what to make of the code below it.
  private static func asks(_ comment: ArraySlice<UInt8>) -> Bool {
    guard comment.split(separator: 0x20).count <= 12 else { return false }
    let request = SpecificationRequest(words: String(decoding: comment, as: UTF8.self))
    return request.form != nil || request.isEditing
  }

  /// Returns the end of the code that begins in the first line: the start of the sentences that end
  /// the text, or the end of the text if there are none.
  private static func end(of bytes: [UInt8], _ lines: ArraySlice<Range<Int>>, from start: Int)
    -> Int
  {
    var last = lines.last?.upperBound ?? bytes.count
    for line in lines.dropFirst().reversed() {
      if line.isEmpty { continue }
      guard isSentence(bytes[line]) else { break }
      last = line.lowerBound
    }
    return last
  }

  /// Whether a line is prose: it begins with a letter, has at least three words, and does not end
  /// like a line of code.
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    // A comment after the code addresses the reader, so its mark is skipped.
    let whole = line
    let line = line.drop { "/#- ".utf8.contains($0) }
    let isComment = line.count < whole.drop { $0 == 0x20 }.count
    guard let first = line.first, first.isASCIILetter, let last = line.last(where: { $0 > 0x20 })
    else { return false }
    guard !"{}();,]>=\"'".utf8.contains(last) else { return false }
    let words = line.split(separator: 0x20)
    return words.count >= 3 && !line.contains(UInt8(ascii: "{"))
      && (isComment || words[0].last != UInt8(ascii: ":"))
  }
}

extension [UInt8] {
  /// The lines without their line breaks and trailing spaces; blank lines are empty ranges.
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
