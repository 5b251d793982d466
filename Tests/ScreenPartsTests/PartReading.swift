import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenInputs
import ScreenOutline
import Testing

@testable import ScreenParts

/// A reader of a text, for tests.
struct PartReading {
  let reader: PartReader
  let words: LineWords
  let outline: Outline

  init(_ text: String, in language: String = "en") {
    words = LineWords(Array(text.utf8))
    outline = Outline(words.bytes)
    let phrases = DocumentLexicon.speaking(language)
    let book = KindLexicon.speaking(language)
    reader = PartReader(
      words: words, phrases: phrases,
      inputs: InputBuilder(words: words, phrases: phrases, book: book), book: book)
  }

  /// All of the text.
  var whole: SourceRange { SourceRange(0, words.bytes.count) }

  /// The first list of the text.
  var list: OutlineList {
    get throws { try #require(outline.blocks.lazy.compactMap(\.list).first) }
  }

  /// The first facts of the text.
  var facts: [OutlineFact] {
    outline.blocks.lazy.compactMap { block -> [OutlineFact]? in
      if case .facts(let facts) = block.content { facts } else { nil }
    }.first ?? []
  }

  /// The collection that the list describes.
  var gathered: GatheredCollection? {
    get throws { reader.gather(try list.items, below: nil, in: whole) }
  }
}

extension Request {
  /// The names of its columns, the first with its rows' names.
  var columns: [String] { ([details.nameColumn].compactMap(\.self) + details.columns).map(\.text) }

  /// The labels of its parts.
  var labels: [String] { parts.compactMap { $0.details.label?.text ?? $0.details.value?.text } }
}
