package import ScreenText

/// Texts whose bytes are numbered through, one text after the other.
package struct NumberedTexts: Sendable {
  package let texts: [FileText]
  /// The number of the first byte of each.
  private let starts: [Int]

  package init(_ texts: [FileText]) {
    self.texts = texts
    var starts: [Int] = []
    var start = 0
    for text in texts {
      starts.append(start)
      // A place between two texts keeps apart the end of one and the start of the other.
      start += text.bytes.count + 1
    }
    self.starts = starts
  }

  /// The number of a byte of a text.
  package func number(of place: Int, in text: Int) -> Int { starts[text] + place }

  /// The text in which a byte is by its number, and its place there.
  package func place(of number: Int) -> (text: FileText, place: Int) {
    let text = max(0, starts.partitioningIndex { $0 > number } - 1)
    return (texts[text], number - starts[text])
  }

  /// The numbers of all places at which words in lower case stand as whole words.
  func places(ofWords words: [UInt8]) -> [Int] {
    texts.indices.flatMap { text in
      texts[text].places(ofWords: words, in: 0..<texts[text].bytes.count).map {
        number(of: $0, in: text)
      }
    }
  }
}

extension NumberedTexts {
  /// The files of languages whose names end so, as `en.cues` and `de.cues` do: that of English first.
  package init(ofLanguages ending: String, _ files: [(name: String, text: FileText)]) {
    let own = files.filter {
      $0.name.hasSuffix(ending) && $0.name.utf8.count == ending.utf8.count + 2
    }
    let isEnglish = { (name: String) in name.hasPrefix("en") }
    self.init((own.filter { isEnglish($0.name) } + own.filter { !isEnglish($0.name) }).map(\.text))
  }
}
