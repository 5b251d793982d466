internal import ScreenText

extension Document {
  /// The maximum number of words in a phrase.
  private static let longestPhrase = 9

  /// Looks up all tokens: function words, word classes, and the longest cue phrase at each
  /// position.
  mutating func lookUp(_ bytes: [UInt8], _ lexicon: Lexicon, joinsNames: Bool) {
    for index in tokens.indices { lookUpWord(index, bytes[tokens[index].range], lexicon) }
    joinAbbreviations(bytes, lexicon)
    var index = 0
    while index < tokens.count {
      let length = lookUpPhrase(index, bytes, lexicon)
      index += max(1, length)
    }
    if joinsNames { joinPartners(bytes, lexicon) }
    for index in tokens.indices { setFace(index, lexicon) }
  }

  /// Stops a full stop from ending a clause if it belongs to an abbreviation, an initial, or a day.
  private mutating func joinAbbreviations(_ bytes: [UInt8], _ lexicon: Lexicon) {
    for index in tokens.indices.dropLast().dropFirst() where tokens[index].kind == .stop {
      let (word, next) = (tokens[index - 1], tokens[index + 1])
      guard word.range.upperBound == tokens[index].range.lowerBound, next.kind != .newline
      else { continue }
      let isCapital = bytes.isCapital(at: next.range.lowerBound)
      let isPart =
        word.kind == .number
        ? word.range.count < 3 && lexicon.isMonth(next.hash)
        : (word.kind == .word || word.kind == .conjunction)
          && (lexicon.isShortened(word.hash, beforeCapital: isCapital) || isInitial(index - 1))
      if isPart { tokens[index].kind = .other }
    }
  }

  /// Whether a single capital is an initial: next to a name, or where a name may begin.
  private func isInitial(_ index: Int) -> Bool {
    guard tokens[index].range.count == 1, tokens[index].isCapital, tokens[index + 2].isCapital
    else { return false }
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .word: return tokens[index - 1].isCapital || tokens[index - 1].isFunction
    case .number, .stop, .question: return false
    default: return true
    }
  }

  private mutating func lookUpWord(
    _ index: Int, _ word: ArraySlice<UInt8>, _ lexicon: Lexicon
  ) {
    if let function = lexicon.function(tokens[index].hash) {
      tokens[index].isFunction = true
      tokens[index].surfaceClass = function.wordClass
      if function.isNumber { tokens[index].traits.insert(.counts) }
      if function.isConjunction { tokens[index].kind = .conjunction }
    }
    guard tokens[index].kind == .word || tokens[index].kind == .conjunction else { return }
    tokens[index].noun = lexicon.wordClass(of: word)
    let ending = word.suffix(3).reduce(0) { $0 << 8 | UInt32($1.lowercasedASCII) }
    let s = UInt32(UInt8(ascii: "s"))
    tokens[index].ending = ending
    tokens[index].isPlural = ending & 0xFF == s && ending >> 8 & 0xFF != s
  }

  /// Assigns the longest cue phrase at an index to its tokens; returns its length.
  private mutating func lookUpPhrase(
    _ index: Int, _ bytes: [UInt8], _ lexicon: Lexicon
  ) -> Int {
    let first = tokens[index]
    guard
      first.kind == .word || first.kind == .conjunction || first.kind == .other
        || first.kind == .number
    else { return 0 }
    let word = bytes[first.range]
    let start = word.prefix { $0 != UInt8(ascii: "-") }
    let isWhole = start.endIndex == word.endIndex
    var most = lexicon.longestPhrase(from: isWhole ? first.hash : FNV1a(folding: start))
    if word.last == UInt8(ascii: "s") {
      most = max(most, lexicon.longestPhrase(from: FNV1a(folding: word.dropLast())))
    }
    var best: (cue: Int, length: Int)?
    var hash = FNV1a()
    for length in 1...max(1, min(most, Self.longestPhrase)) {
      guard index + length <= tokens.count else { break }
      let token = tokens[index + length - 1]
      guard
        token.kind == .word || token.kind == .number || token.kind == .conjunction
          || token.kind == .slash
          || token.kind == .other || token.kind == .apostrophe || token.kind == .dash
      else { break }
      if length > 1 { hash.add(UInt8(ascii: " ")) }
      if let cue = lexicon.cue(from: hash, endingIn: bytes[token.range]) { best = (cue, length) }
      hash.addFolded(bytes[token.range])
    }
    if best == nil, first.kind == .word, let (cue, meant) = misspelt(first, bytes, lexicon) {
      // From here on the token is treated exactly as the intended word.
      tokens[index].isMisspelt = true
      tokens[index].hash = FNV1a(meant)
      lookUpWord(index, meant[...], lexicon)
      best = (cue, 1)
    }
    guard let best else { return 0 }
    let cue = lexicon.cue(numbered: best.cue)
    for place in index..<(index + best.length) {
      tokens[place].cueClasses = cue.classes
      tokens[place].component = cue.component
      tokens[place].variant = cue.variant
      tokens[place].traits.formUnion(cue.traits)
      tokens[place].phrase = Int32(best.cue)
      tokens[place].continuesPhrase = place > index
    }
    return best.length
  }

  /// Returns the cue that a word without a class is meant for: the only one a single edit away.
  private func misspelt(
    _ token: Token, _ bytes: [UInt8], _ lexicon: Lexicon
  ) -> (cue: Int, word: [UInt8])? {
    guard token.noun == .none, !token.isFunction, !token.isCapital, token.range.count >= 5
    else { return nil }
    return lexicon.cue(misspeltAs: bytes[token.range])
  }

  /// Sets the feature class of a token.
  private mutating func setFace(_ index: Int, _ lexicon: Lexicon) {
    let token = tokens[index]
    switch token.kind {
    case .word, .conjunction:
      guard !token.isFunction else { return }
      let first = token.cueClasses.first
      tokens[index].surfaceClass = first.map { lexicon.cueClass(at: $0) } ?? Self.plainWord
    case .number, .newline, .bullet, .comma, .semicolon, .stop, .question, .colon, .bar, .arrow,
      .slash, .dash, .open, .close, .quote, .apostrophe, .other:
      tokens[index].surfaceClass = Self.marks[Int(token.kind.rawValue)]
    }
  }

  private static let plainWord = WordClass("a word")
  private static let marks = (0...Token.Kind.other.rawValue).map { WordClass("mark \($0)") }
}
