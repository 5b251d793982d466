import ScreenBrief
import ScreenReading
internal import ScreenText

extension Brief {
  /// Writes the abbreviations of an intent as the intent does, "VIP", where the words of the catalog
  /// were put together in small letters.
  mutating func restoreAcronyms(of document: Document, _ intent: [UInt8]) {
    let acronyms = Self.acronyms(in: document, intent)
    guard !acronyms.isEmpty else { return }
    title.text = Self.restoring(acronyms, in: title.text)
    for index in requirements.indices {
      if let label = requirements[index].details.label?.text {
        requirements[index].details.label?.text = Self.restoring(acronyms, in: label)
      }
      for item in requirements[index].details.items.indices {
        let text = requirements[index].details.items[item].label.text
        requirements[index].details.items[item].label.text = Self.restoring(acronyms, in: text)
      }
    }
  }

  /// The words in capitals of a text that is not all in capitals, by their small letters; "US" and
  /// "IT" are words as well.
  private static func acronyms(in document: Document, _ intent: [UInt8]) -> [String: String] {
    guard intent.contains(where: { $0 &- UInt8(ascii: "a") < 26 }) else { return [:] }
    var acronyms: [String: String] = [:]
    for token in document.tokens where token.isWord && !token.isFunction {
      let word = intent[token.range]
      guard (3...5).contains(word.count), word.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else {
        continue
      }
      let text = String(decoding: word, as: UTF8.self)
      acronyms[text.lowercased()] = text
    }
    return acronyms
  }

  private static func restoring(_ acronyms: [String: String], in text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      acronyms[word.lowercased()] ?? String(word)
    }.spaced
  }
}
