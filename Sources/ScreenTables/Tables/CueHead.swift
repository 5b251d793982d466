package import ScreenText

/// What precedes the colon of a line of a cue file: `component chart.pie`.
package struct CueHead: Sendable {
  /// The class.
  package let name: FileText.Bytes
  /// What follows it: `chart.pie`, `12`; may be empty.
  package let argument: FileText.Bytes
  /// What of that precedes its first full stop or space.
  package let stem: FileText.Bytes

  package init(_ head: FileText.Bytes) {
    name = head.prefix { $0 != UInt8(ascii: " ") }
    argument = head[name.endIndex..<head.endIndex].drop { $0 == UInt8(ascii: " ") }
    stem = argument.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
  }

  /// The class as words have it, with the stem where that is a word and not a number.
  package var wordClass: FNV1a {
    var hash = FNV1a(name)
    if let first = stem.first, first.isASCIILetter {
      hash.add(UInt8(ascii: ":"))
      for byte in stem { hash.add(byte) }
    }
    return hash
  }

  /// Whether it says something of the meaning of its phrases, and not what language they are of.
  package var isOfMeaning: Bool { !name.elementsEqual("language".utf8) }
}
