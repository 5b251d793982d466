internal import ScreenDiagnostics
internal import ScreenModel

/// Finds the known words and phrases among tokens.
struct Recognizer {
  let bytes: [UInt8]
  let lexicon: Lexicon
  /// Whether the text is in English, of which the right spellings are known; they are read when
  /// the first unknown word is met.
  private let isEnglish: Bool
  /// The tokens, each phrase as one.
  var tokens: [Token] = []
  /// The right spellings of words with slips.
  var spellings: [[UInt8]] = []
  /// Typos taken for known words.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all of the text is in capitals, which then make no names.
  private let isShouted: Bool
  /// How many more unknown words are searched for typos.
  private var patience = 128

  /// Finds what a lexicon knows; of English text, words with slips are read as those meant.
  init(_ raw: [Token], bytes: [UInt8], lexicon: Lexicon, isEnglish: Bool = false) {
    self.bytes = bytes
    self.lexicon = lexicon
    self.isEnglish = isEnglish
    isShouted = !bytes.contains { $0 &- UInt8(ascii: "a") < 26 }
    var raw = raw
    if isEnglish {
      for index in raw.indices where raw[index].kind == .word {
        respell(&raw[index], isFirst: index == 0)
      }
      for index in raw.indices.dropFirst() where raw[index].kind == .number {
        if let word = soundedOut(raw, at: index) {
          raw[index].kind = .word
          raw[index].spelling = spellings.count
          spellings.append(Array(word.utf8))
        }
      }
    }
    tokens.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let length = raw[index].kind == .word ? phrase(raw, at: index) : single(raw[index])
      if let last = tokens.last, last.plays(CueSet(.hedge)), tokens.count > 1,
        tokens[tokens.count - 2].kind != .colon || index + length == raw.count, !isCaption(last)
      {
        tokens.removeLast()
        if raw[index].kind == .colon, tokens.last?.kind == .comma {
          // "panel, nothing fancy: …": the comma was before what says nothing.
          tokens[tokens.count - 1] = raw[index]
          index += length
          continue
        }
      } else if tokens.count == 1, tokens[0].plays(CueSet(.hedge)), index + length < raw.count {
        tokens.removeLast()
      }
      index += length
    }
    for index in tokens.indices.dropFirst() {
      if tokens[index].isJoined { untie(index - 1) }
      guard isNamed(index) else { continue }
      tokens[index].entry = -1
      tokens[index].classes = []
    }
  }

  /// Takes a small word that a hyphen ties to the next for the part of a compound that it is: the
  /// "no" of "no-shows" leaves nothing out.
  private mutating func untie(_ index: Int) {
    let small = CueSet(
      .negation, .of, .for, .by, .from, .to, .in, .on, .at, .as, .over, .per, .copula, .relative)
    guard tokens[index].kind == .word, tokens[index].plays(small) else { return }
    tokens[index].classes.subtract(small)
  }

  /// Whether the last token, which would say nothing, begins a name: "a switch Please collect".
  private func isCaption(_ last: Token) -> Bool {
    last.isCapitalized && tokens[tokens.count - 2].plays(CueSet(.component))
  }

  /// Whether a separator is a name in a list: the Plus of "Free, Plus or Pro".
  private func isNamed(_ index: Int) -> Bool {
    let separators = CueSet(.conjunction, .alternative)
    if bytes[tokens[index].start] == UInt8(ascii: "&"), joinsName(index) { return true }
    guard tokens[index].isCapitalized, tokens[index].plays(separators),
      tokens[index].end - tokens[index].start > 3
    else { return false }
    let before = tokens[index - 1]
    guard
      before.kind == .comma || before.kind == .colon
        || before.plays(separators.union(CueSet(.versus)))
    else {
      return false
    }
    guard index + 1 < tokens.count else { return true }
    let after = tokens[index + 1]
    if after.kind == .number, after.measure == .money, before.kind == .comma { return true }
    return after.kind != .word && after.kind != .number && after.kind != .quote
      || after.plays(separators.union(CueSet(.versus)))
  }

  /// Whether an "&" is inside of a name, "Harbour & Sons", and ends no list of names.
  private func joinsName(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, index + 1 < tokens.count, tokens[index + 1].isCapitalized
    else { return false }
    var first = index
    while first > 0, index - first < 4, tokens[first - 1].isCapitalized { first -= 1 }
    return first < index && (first == 0 || tokens[first - 1].kind != .comma)
  }

  private mutating func single(_ token: Token) -> Int {
    if token.hasFourDigits, let last = tokens.last, last.measure == .date,
      bytes[last.end - 1] > 0x39,
      token.start <= last.end + 1
    {
      return datedTo(token.end)
    }
    tokens.append(token)
    return 1
  }

  /// Appends the longest phrase that begins at an index, and returns how many tokens it takes.
  private mutating func phrase(_ raw: [Token], at index: Int) -> Int {
    var token = raw[index]
    let hash = hash(of: token, after: FNV1a())
    let first = lexicon.index(of: hash.value)
    var best = first.flatMap { lexicon.entries[$0].isKnown ? $0 : nil }
    var length = 1
    let longest = first.map { lexicon.entries[$0].longest } ?? 1
    var running = hash
    var plural = false
    var offset = 1
    var words = 1
    while words < longest, index + offset < raw.count {
      if raw[index + offset].kind == .slash, index + offset + 1 < raw.count,
        raw[index + offset].end == raw[index + offset + 1].start
      {
        // "yes/no question", "on/off switch"
        offset += 1
      }
      guard raw[index + offset].kind == .word else { break }
      running.add(UInt8(ascii: " "))
      let before = running
      running = self.hash(of: raw[index + offset], after: running)
      offset += 1
      words += 1
      // "yes/no" alone names two things.
      if words == 2, offset == 3 { continue }
      if let entry = lexicon.index(of: running.value), lexicon.entries[entry].isKnown {
        (best, length, plural) = (entry, offset, false)
      } else if let entry = singular(raw[index + offset - 1], after: before) {
        (best, length, plural) = (entry, offset, true)
      }
      if !lexicon.mayBegin(running.value) { break }
    }
    if best == nil, let entry = singular(token, after: FNV1a()) { (best, plural) = (entry, true) }
    if length == 1, isRate(raw, at: index, best) {
      // "18 ng/mL" has one unit.
      token.end = raw[index + 2].end
      token.innerEnd = token.end
      token.classes = CueSet(.unit)
      tokens.append(token)
      return 3
    }
    if isMonth(token, best) { return datedTo(token.end) }
    if best == nil { best = mended(&token) }
    if length > 1 { joinSpellings(of: raw[index..<index + length], in: &token) }
    token.end = raw[index + length - 1].end
    token.innerEnd = token.end
    token.isPlural = plural || looksPlural(token)
    let isLetter =
      token.end - token.start == 1 && token.isCapitalized
      && (tokens.last?.kind == .word && !doesSomething(raw, index)
        || index + 1 < raw.count && raw[index + 1].kind == .colon)
    if let best, !isLetter {
      // The "A" of "Server A" is a name, not an article.
      token.entry = best
      token.classes = lexicon.entries[best].classes
      if plural, token.plays(CueSet(.filler)) {
        // "goods" are things, however good.
        token.classes.subtract(CueSet(.filler, .state))
      }
    }
    if lexicon.plays(.half, token.entry), addHalf(upTo: token.end) { return length }
    tokens.append(token)
    return length
  }

  /// Whether a unit that is no cue begins after a number, of so much in so much: "mmol/L".
  private func isRate(_ raw: [Token], at index: Int, _ entry: Int?) -> Bool {
    guard entry == nil, tokens.last?.kind == .number, index + 2 < raw.count,
      raw[index + 1].kind == .slash, raw[index + 1].start == raw[index].end,
      raw[index + 2].kind == .word, raw[index + 2].start == raw[index + 1].end
    else { return false }
    return raw[index].end - raw[index].start <= 4 && raw[index + 2].end - raw[index + 2].start <= 3
  }

  /// Whether the "I" at an index is who does what the next word says: "then I ask", "I have read it".
  private func doesSomething(_ raw: [Token], _ index: Int) -> Bool {
    guard bytes[raw[index].start] == UInt8(ascii: "I"), index + 1 < raw.count,
      raw[index + 1].kind == .word, !raw[index + 1].isCapitalized
    else { return false }
    let verb = lexicon.index(of: hash(of: raw[index + 1], after: FNV1a()).value)
    if let verb, lexicon.plays(.auxiliary, verb) { return true }
    return classes(of: raw[index + 1]).isDisjoint(
      with: CueSet(
        .conjunction, .alternative, .of, .for, .in, .on, .at, .from, .to, .by, .container))
  }

  /// Gives a phrase with a slip in one of its words the right spelling of all of them.
  private mutating func joinSpellings(of words: ArraySlice<Token>, in phrase: inout Token) {
    guard words.contains(where: { $0.spelling >= 0 }) else { return }
    let spelt = words.map {
      $0.spelling >= 0 ? spellings[$0.spelling] : Array(bytes[$0.start..<$0.end])
    }
    phrase.spelling = spellings.count
    spellings.append(Array(spelt.joined(separator: [UInt8(ascii: " ")])))
  }

  private func hash(of token: Token, after start: FNV1a) -> FNV1a {
    var hash = start
    guard token.spelling < 0 else {
      for byte in spellings[token.spelling] { hash.add(byte) }
      return hash
    }
    var index = token.start
    while index < token.end { hash.add(Bytes.fold(bytes, &index)) }
    return hash
  }

  /// The letters of a word as it is meant, in lower case.
  private func letters(of token: Token) -> [UInt8] {
    guard token.spelling < 0 else { return spellings[token.spelling] }
    var word: [UInt8] = []
    var index = token.start
    while index < token.end { word.append(Bytes.fold(bytes, &index)) }
    return word
  }

  /// The entry of a word without its plural ending.
  private func singular(_ token: Token, after start: FNV1a) -> Int? {
    guard token.end - token.start > 3, bytes[token.end - 1] | 0x20 == UInt8(ascii: "s") else {
      return nil
    }
    let word = letters(of: token)
    func entry(_ dropped: Int, adding letter: UInt8? = nil) -> Int? {
      var hash = start
      for byte in word.dropLast(dropped) { hash.add(byte) }
      if let letter { hash.add(letter) }
      guard let entry = lexicon.index(of: hash.value), lexicon.entries[entry].isKnown,
        !lexicon.entries[entry].classes.isDisjoint(with: Self.inflected)
      else { return nil }
      return entry
    }
    if let found = entry(1) { return found }
    guard word.count > 3, word[word.count - 2] == UInt8(ascii: "e") else { return nil }
    if word[word.count - 3] == UInt8(ascii: "i"), let found = entry(3, adding: 0x79) {
      return found
    }
    return entry(2)
  }

  /// The classes whose words are nouns or verbs, and so may end in an s.
  private static let inflected = CueSet(
    .component, .section, .layout, .screen, .need, .field, .choice, .flag, .verb, .period, .unit,
    .repeat, .moment, .day, .columns, .beyond, .state, .count)

  private func looksPlural(_ token: Token) -> Bool {
    if Self.invariable.contains(where: { bytes[token.start..<token.end].elementsEqual($0.utf8) }) {
      return false
    }
    if token.end - token.start >= 5, token.end - token.start <= 8,
      Self.irregular.contains(where: { bytes[token.start..<token.end].elementsEqual($0.utf8) })
    {
      return true
    }
    return token.end - token.start > 3 && bytes[token.end - 1] == UInt8(ascii: "s")
      && bytes[token.end - 2] != UInt8(ascii: "s") && bytes[token.end - 2] != UInt8(ascii: "u")
      && bytes[token.end - 2] != UInt8(ascii: "i")
  }

  /// Singulars with one.
  private static let invariable = ["species", "series"]

  /// Plurals without an s.
  private static let irregular = ["people", "children", "women", "geese", "alumni"]

  // MARK: Slips of the pen

  /// The word that a digit between words is written for by its sound, as cues say: "form 4 my
  /// club", "a way 2 pay". Nil where it counts what follows.
  private func soundedOut(_ raw: [Token], at index: Int) -> String? {
    let digit = raw[index]
    guard digit.end - digit.start == 1, digit.measure == .plain, !digit.isJoined,
      raw[index - 1].kind == .word, index + 1 < raw.count, raw[index + 1].kind == .word,
      !raw[index + 1].isJoined,
      let entry = lexicon.index(of: hash(of: digit, after: FNV1a()).value)
    else { return nil }
    let next = lexicon.index(of: hash(of: raw[index + 1], after: FNV1a()).value) ?? -1
    let isDetermined = lexicon.sense(.article, of: next).map { $0.argument != "several" } ?? false
    let isThing = CueSet(.component, .section, .layout)
    if let word = lexicon.sense(.for, of: entry)?.argument {
      let isDoing =
        bytes[raw[index + 1].start..<raw[index + 1].end].suffix(3).elementsEqual("ing".utf8)
        && !classes(of: raw[index + 1]).contains(CueSet(.component))
      let isOfScreen =
        classes(of: raw[index - 1]).contains(CueSet(.screen))
        && raw[(index + 1)...].prefix(3).prefix { $0.kind == .word }.allSatisfy {
          classes(of: $0).isDisjoint(with: isThing.union(CueSet(.field)))
        }
      return isDetermined || isDoing || isOfScreen ? word : nil
    }
    guard let word = lexicon.sense(.to, of: entry)?.argument else { return nil }
    let isDone =
      classes(of: raw[index + 1]).contains(CueSet(.verb))
      && !(index + 2 < raw.count && raw[index + 2].kind == .word
        && !classes(of: raw[index + 2]).isDisjoint(with: isThing))
    return isDetermined || isDone ? word : nil
  }

  /// The parts that a single word may play.
  private func classes(of token: Token) -> CueSet {
    let entry = lexicon.index(of: hash(of: token, after: FNV1a()).value)
    if let entry, lexicon.entries[entry].isKnown { return lexicon.entries[entry].classes }
    return singular(token, after: FNV1a()).map { lexicon.entries[$0].classes } ?? []
  }

  /// Gives a word with a slip of the pen the spelling that is meant.
  private mutating func respell(_ token: inout Token, isFirst: Bool) {
    guard mayBeSlip(token, isFirst: isFirst, least: 3),
      lexicon.index(of: hash(of: token, after: FNV1a()).value) == nil,
      singular(token, after: FNV1a()) == nil
    else { return }
    patience -= 1
    let word = letters(of: token)
    guard let meant = Orthography.english.correction(of: word, preferring: lexicon) else { return }
    note(token, meant)
    token.spelling = spellings.count
    spellings.append(meant)
  }

  /// Whether a word may hold a slip: names are written as they are, where not all is in capitals.
  private func mayBeSlip(_ token: Token, isFirst: Bool, least: Int) -> Bool {
    patience > 0 && token.end - token.start >= least && token.end - token.start <= 24
      && token.spelling < 0 && (!token.isCapitalized || isFirst || isShouted)
  }

  /// The entry of the known word that a misspelt one is taken for.
  private mutating func mended(_ token: inout Token) -> Int? {
    guard mayBeSlip(token, isFirst: tokens.isEmpty, least: 4) else { return nil }
    patience -= 1
    var word = letters(of: token)
    if isEnglish, Orthography.english.isRight(word) { return nil }
    var ending: [UInt8] = []
    var correction = lexicon.correction(of: word)
    if correction == nil, word.last == UInt8(ascii: "s"), word.count > 4 {
      word.removeLast()
      ending = [UInt8(ascii: "s")]
      correction = lexicon.correction(of: word)
    }
    guard let known = correction, let entry = lexicon.index(of: FNV1a.hash(known)) else {
      return nil
    }
    note(token, known)
    if Lexicon.isSlip(word, for: known) {
      token.spelling = spellings.count
      spellings.append(known + ending)
    }
    return entry
  }

  /// Notes as which word a misspelt one is read.
  private mutating func note(_ token: Token, _ known: [UInt8]) {
    let range = SourceRange(token.start, token.end)
    let word = String(decoding: letters(of: token), as: UTF8.self)
    let meant = String(decoding: known, as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        .note, id: "misspelt-word", "read '\(word)' as '\(meant)'", at: range,
        fixIts: [FixIt("replace it with '\(meant)'", edits: [TextEdit(range, meant)])]))
  }
}
