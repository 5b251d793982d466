extension Lexicon {
  /// Adds small words: `conjunction: and mit=with`; and what is written short: `title: dr`.
  mutating func addFunctions(_ file: EmbeddedFile) {
    for (head, body) in file.headedLines {
      let isConjunction = head.elementsEqual("conjunction".utf8)
      let isNumber = head.elementsEqual("number".utf8)
      let isTitle = head.elementsEqual("title".utf8)
      for item in body.split(separator: UInt8(ascii: " ")) {
        if isTitle || head.elementsEqual("abbreviation".utf8) {
          addAbbreviation(TextHash(folding: item), isTitle: isTitle)
          continue
        }
        let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1)
        addFunction(
          TextHash(folding: parts[0]),
          Function(
            wordClass: WordClass(TextHash(folding: parts[parts.count - 1])),
            isConjunction: isConjunction, isNumber: isNumber))
      }
    }
  }

  /// Adds the phrases of a cue file: `class argument: phrase, phrase`, indented lines going on.
  ///
  /// Phrases that are cues already, of a language that came before, keep their senses.
  mutating func addCues(_ file: EmbeddedFile) {
    var senses: [CueSense] = []
    /// The senses of each new phrase, as chains through one list.
    var links: [(sense: Int, next: Int)] = []
    var chains: [(first: Int, last: Int)] = []
    let known = cues.count
    for line in file.lines {
      var body = line
      if line.first != UInt8(ascii: " ") {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        senses.append(CueSense(head: line[..<colon]))
        body = line[(colon + 1)...]
      }
      guard let sense = senses.last, sense.isUsed else { continue }
      for item in body.split(separator: UInt8(ascii: ",")) {
        let phrase = item.trimmed
        guard !phrase.isEmpty else { continue }
        let place = place(of: phrase, orNew: known + chains.count) - known
        guard place >= 0 else { continue }
        let link = links.count
        links.append((senses.count - 1, -1))
        if place == chains.count {
          chains.append((link, link))
        } else {
          links[chains[place].last].next = link
          chains[place].last = link
        }
      }
    }
    for chain in chains {
      var cue = Cue(classes: 0..<0)
      var link = chain.first
      var meanings: [CueSense] = []
      while link >= 0 {
        let sense = senses[links[link].sense]
        if !meanings.contains(where: { $0.wordClass == sense.wordClass }) { meanings.append(sense) }
        if cue.component == .none {
          (cue.component, cue.variant) = (sense.component, sense.variant)
        }
        cue.powers.formUnion(sense.powers)
        link = links[link].next
      }
      addCue(cue, meanings)
    }
  }
}

extension EmbeddedFile {
  /// The lines of a file whose lines are `head: body`.
  fileprivate var headedLines: some Sequence<(head: ArraySlice<UInt8>, body: ArraySlice<UInt8>)> {
    lines.lazy.compactMap { line in
      line.firstIndex(of: UInt8(ascii: ":")).map { (line[..<$0], line[($0 + 1)...]) }
    }
  }
}
