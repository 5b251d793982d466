package import ScreenText

/// Texts whose bytes are numbered consecutively, one text after another.
package struct ConcatenatedTexts: Sendable {
  package let texts: [FileText]
  /// The number of the first byte of each.
  private let starts: [Int]

  package init(_ texts: [FileText]) {
    self.texts = texts
    var starts: [Int] = []
    var start = 0
    for text in texts {
      starts.append(start)
      // A gap of one separates the end of a text from the start of the next.
      start += text.bytes.count + 1
    }
    self.starts = starts
  }

  /// Returns the number of a byte of a text.
  package func number(of place: Int, in text: Int) -> Int { starts[text] + place }

  /// Returns the text that holds the byte with a number, and the byte's offset in it.
  package func place(of number: Int) -> (text: FileText, place: Int) {
    let (text, place) = index(of: number)
    return (texts[text], place)
  }

  /// Returns the index of the text that holds the byte with a number, and the byte's offset in it.
  func index(of number: Int) -> (text: Int, place: Int) {
    // English is the first text and holds most of what is looked up.
    guard starts.count > 1, number >= starts[1] else { return (0, number) }
    let text = starts.partitioningIndex { $0 > number } - 1
    return (text, number - starts[text])
  }

  /// Returns the numbers of all bytes at which lowercase words occur as whole words.
  func places(ofWords words: [UInt8]) -> [Int] {
    texts.indices.flatMap { text in
      texts[text].places(ofWords: words, in: 0..<texts[text].bytes.count).map {
        number(of: $0, in: text)
      }
    }
  }
}

extension ConcatenatedTexts {
  /// The files of languages with a name ending, such as `en.cues` and `de.cues`; English comes
  /// first.
  package init(ofLanguages ending: String, _ files: [(name: String, text: FileText)]) {
    self.init(
      Self.languages(ending, files.map(\.name)).compactMap { code in
        files.first { $0.name == code + ending }?.text
      })
  }

  /// Returns the language codes of the files with a name ending, in the order of their texts.
  package static func languages(_ ending: String, _ names: [String]) -> [String] {
    let own = names.filter { $0.hasSuffix(ending) && $0.utf8.count == ending.utf8.count + 2 }
      .map { String($0.prefix(2)) }
    return own.filter { $0 == "en" } + own.filter { $0 != "en" }
  }
}
