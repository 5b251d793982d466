public import ScreenDiagnostics

extension JSONReader {
  /// Reads consecutive objects and arrays into an array, as in JSON Lines or a stream that was cut
  /// off.
  ///
  /// Reading is lenient: text around and between the values is skipped, and closers missing at the
  /// end are added, each with a diagnostic.
  ///
  /// - Complexity: O(number of bytes).
  public static func readSequence(
    _ source: SourceText, limits: JSONLimits = .default
  ) -> JSONReading {
    var parser = JSONParser(source.utf8, .strict, limits: limits)
    var values = parser.parseSequence()
    if values == nil || !parser.log.diagnostics.isEmpty {
      parser = JSONParser(source.utf8, .lenient, limits: limits)
      values = parser.parseSequence()
    }
    return JSONReading(
      tree: values.map { TreeValue(.array($0), at: SourceRange(0, source.utf8.count)) },
      diagnostics: parser.log.diagnostics)
  }
}

extension JSONParser {
  /// Reads the values up to the end; nil if the text cannot be read further or holds no value.
  mutating func parseSequence() -> [TreeValue]? {
    var values: [TreeValue] = []
    do throws(ParsingAborted) {
      try findStart()
      while position < end {
        if let value = try value() { values.append(value) }
        skipToNextValue()
      }
      return values.isEmpty ? nil : values
    } catch {
      return nil
    }
  }

  /// Skips the text between two values, and reports it if it is more than blanks.
  private mutating func skipToNextValue() {
    skipBlanks()
    let start = position
    while let byte = peek(), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") { position += 1 }
    let rest = bytes[start..<position]
    guard rest.contains(where: { $0 > 0x20 && $0 != UInt8(ascii: ",") }) else { return }
    let isFence = rest.starts(with: "```".utf8)
    let range = SourceRange(start, position)
    mend(
      .lossless, isFence ? "code-fence" : "surrounding-text",
      isFence ? "the objects are in a code fence" : "this is outside the objects",
      isFence ? nil : "it is left out", at: range,
      fixIt: FixIt("remove it", edits: [TextEdit(range, "")]))
  }
}
