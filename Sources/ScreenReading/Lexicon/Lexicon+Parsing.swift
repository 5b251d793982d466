internal import ScreenModel
internal import ScreenTables
internal import ScreenText

extension Lexicon {
  /// Adds function words (`conjunction: and mit=with`), abbreviations (`title: dr`) and months.
  mutating func addFunctions(_ text: FileText) {
    for line in CueLines(text) {
      let head = line.head.map(text.string)
      for item in text.items(of: line.phrases, separator: UInt8(ascii: " ")) {
        let whole = FNV1a(folding: text.bytes[item])
        switch head {
        case "title": addAbbreviation(whole, isTitle: true)
        case "abbreviation": addAbbreviation(whole, isTitle: false)
        case "month": addMonth(whole)
        default: addFunction(of: item, head: head, text)
        }
      }
    }
  }

  private mutating func addFunction(of item: Range<Int>, head: String?, _ text: FileText) {
    let sign = text.firstIndex(of: UInt8(ascii: "="), in: item)
    let word = item.lowerBound..<(sign ?? item.upperBound)
    let meaning = sign.map { $0 + 1..<item.upperBound } ?? word
    addFunction(
      FNV1a(folding: text.bytes[word]),
      Function(
        wordClass: WordClass(FNV1a(folding: text.bytes[meaning])),
        isConjunction: head == "conjunction", isNumber: head == "number"))
  }
}
