package import ScreenText

/// Hashes of what the head of a line says, which are features of words.
package struct CueHashes: Sendable {
  /// The class that words are given.
  package var wordClass: UInt32
  /// The argument up to its first full stop or space.
  package var stem: UInt32
  /// The whole argument.
  package var argument: UInt32
}

/// The part of a cue file's line before the colon: `component chart.pie`.
package struct CueHead: Sendable {
  /// The class.
  package let name: FileText.Bytes
  /// The argument after the class: `chart.pie`, `12`; may be empty.
  package let argument: FileText.Bytes
  /// The argument up to its first full stop or space.
  package let stem: FileText.Bytes

  package init(_ head: FileText.Bytes) {
    name = head.prefix { $0 != UInt8(ascii: " ") }
    argument = head[name.endIndex..<head.endIndex].drop { $0 == UInt8(ascii: " ") }
    stem = argument.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
  }

  /// The class that words are given: the class name, with the stem if that is a word and not a
  /// number.
  package var wordClass: FNV1a {
    var hash = FNV1a(name)
    if let first = stem.first, first.isASCIILetter {
      hash.add(UInt8(ascii: ":"))
      for byte in stem { hash.add(byte) }
    }
    return hash
  }

  /// Its hashes.
  package var hashes: CueHashes {
    CueHashes(
      wordClass: wordClass.folded, stem: FNV1a(stem).folded, argument: FNV1a(argument).folded)
  }

  /// Whether it states the meaning of its phrases and not their language.
  package var isOfMeaning: Bool { !name.elementsEqual("language".utf8) }
}
