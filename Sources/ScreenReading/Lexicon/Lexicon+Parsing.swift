internal import ScreenModel
internal import ScreenTables
internal import ScreenText

extension Lexicon {
  /// Adds small words: `conjunction: and mit=with`; and what is written short: `title: dr`.
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

  /// Adds the phrases of a cue file: `class argument: phrase, phrase`, indented lines going on.
  ///
  /// Phrases that are cues already, of a language that came before, keep their senses.
  mutating func addCues(_ text: FileText) {
    var sense: (number: Int, isUsed: Bool)?
    /// The senses of each new phrase, as chains through one list.
    var links: [(sense: Int, next: Int)] = []
    var chains: [(first: Int, last: Int)] = []
    let known = cues.count
    links.reserveCapacity(text.bytes.count / 12)
    chains.reserveCapacity(text.bytes.count / 12)
    for line in CueLines(text) {
      if let head = line.head {
        let read = CueSense(head: text.bytes[head])
        sense = (add(read), read.isUsed)
      }
      guard let sense, sense.isUsed else { continue }
      for phrase in text.items(of: line.phrases) {
        let place = place(of: text.bytes[phrase], orNew: known + chains.count) - known
        guard place >= 0 else { continue }
        let link = links.count
        links.append((sense.number, -1))
        if place == chains.count {
          chains.append((link, link))
        } else {
          links[chains[place].last].next = link
          chains[place].last = link
        }
      }
    }
    for chain in chains {
      beginCue()
      var link = chain.first
      while link >= 0 {
        addToCue(links[link].sense)
        link = links[link].next
      }
    }
  }
}
