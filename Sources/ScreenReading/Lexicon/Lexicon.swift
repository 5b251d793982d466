internal import ScreenModel
internal import ScreenText

/// What is known of words: phrases that are cues, small words, and classes of all the others.
package struct Lexicon: Sendable {
  /// What is known of a phrase that is a cue.
  struct Cue: Sendable {
    /// The classes of its senses, the first one first, in `Lexicon.cueClasses`.
    var classes: Range<Int>
    /// The component that it names, as `chart`; `none` if it names none.
    var component = WordClass.none
    /// The same with its kind, as `chart.pie`.
    var variant = WordClass.none
    /// What it can do beside being a cue.
    var powers: Powers = []
  }

  /// What the spans of a text are distinguished by.
  struct Powers: OptionSet, Sendable {
    var rawValue: UInt8
    static let negates = Powers(rawValue: 1)
    static let counts = Powers(rawValue: 2)
    static let isPolite = Powers(rawValue: 4)
    /// Says of the screen as a whole what it is.
    static let speaksOfScreen = Powers(rawValue: 8)
    /// Names what is asked of a person.
    static let isField = Powers(rawValue: 16)
    /// Says what is to be done with what follows.
    static let governs = Powers(rawValue: 32)
  }

  /// A small word that is seen by itself.
  struct Function: Sendable {
    var wordClass: WordClass
    var isConjunction: Bool
    var isNumber: Bool
  }

  private(set) var cues: [Cue] = []
  private(set) var cueClasses: [WordClass] = []
  /// Of each of those the sense that it is of, in `senses`.
  private var senseOfClass: [Int32] = []
  private var senses: [CueSense] = []
  private var phrases = HashTable<Int32>(capacity: 6000)
  /// How many words the longest phrase has that a word begins, in English and in other languages.
  private var lengths = HashTable<Int32>(capacity: 3000)
  private var otherLengths = HashTable<Int32>(capacity: 1000)
  /// How many of the cues are English; those of other languages follow.
  private var englishCount = Int.max
  private var functions: [Function] = []
  private var functionIndex = HashTable<Int32>(capacity: 300)
  /// Words that a full stop shortens: 1 for a title, which a name follows, 0 for all others.
  private var abbreviations = HashTable<Int32>(capacity: 60)
  /// Words before which a figure with a full stop is a day.
  private var months = HashTable<Int32>(capacity: 20)
  private let classes = WordClasses.shipped
  /// The single words of five letters and more that are cues, for misspelt ones: those of a length
  /// one after the other.
  private var spellings: [[UInt8]] = Array(repeating: [], count: 25)

  /// The lexicon that the package ships.
  package static let shipped = Lexicon()

  private init() {
    self.init(FileText(named: "en.cues", in: EmbeddedText.files))
    addFunctions(FileText(named: "function.words", in: EmbeddedText.files))
    for language in Language.codes {
      addCues(FileText(named: language + ".cues", in: EmbeddedText.files))
    }
  }

  /// Reads a file of English cues.
  init(_ english: FileText) {
    cues.reserveCapacity(english.bytes.count / 12)
    cueClasses.reserveCapacity(english.bytes.count / 10)
    senseOfClass.reserveCapacity(english.bytes.count / 10)
    addCues(english)
    englishCount = cues.count
  }

  /// The number of a phrase that is a cue; nil where it is none.
  func index(of phrase: FNV1a) -> Int? { phrases[phrase.value].map(Int.init) }

  /// Whether a word is a cue in English.
  func isEnglishCue(_ word: FNV1a) -> Bool {
    index(of: word).map { $0 < englishCount } ?? false
  }

  /// Whether a cue, by its number, is English.
  func isEnglish(_ cue: Int) -> Bool { cue < englishCount }

  /// Whether an English cue is a word or begins with it.
  func isEnglish(_ word: FNV1a) -> Bool { isEnglishCue(word) || lengths[word.value] != nil }

  /// The single words that are cues and have about so many letters.
  func candidates(near length: Int) -> some Sequence<ArraySlice<UInt8>> {
    (max(5, length - 1)...max(5, length + 1)).lazy.filter { $0 < spellings.count }
      .flatMap { length in
        let letters = spellings[length]
        return stride(from: 0, to: letters.count, by: length).lazy.map { letters[$0..<$0 + length] }
      }
  }

  /// How many words the longest phrase has that a word begins; 0 where none begins with it.
  func longestPhrase(from word: FNV1a) -> Int {
    Int(max(lengths[word.value] ?? 0, otherLengths[word.value] ?? 0))
  }

  /// What is known of a small word.
  func function(_ word: FNV1a) -> Function? {
    functionIndex[word.value].map { functions[Int($0)] }
  }

  /// Whether a full stop after a word only shortens it before what follows.
  func isShortened(_ word: FNV1a, beforeCapital: Bool) -> Bool {
    abbreviations[word.value].map { $0 >= (beforeCapital ? 1 : 0) } ?? false
  }

  /// Whether a figure with a full stop before a word is a day ("2. Mai").
  func isMonth(_ word: FNV1a) -> Bool { months[word.value] != nil }

  /// Whether a word is known as it is written: a small one, an abbreviation, or one with a class.
  func isWord(_ word: FNV1a) -> Bool {
    functionIndex[word.value] != nil || abbreviations[word.value] != nil || classes[word] != nil
  }

  /// The class of a word, also of an inflected one; `none` where it is not known.
  func wordClass(of bytes: ArraySlice<UInt8>) -> WordClass {
    if let whole = classes[FNV1a(folding: bytes)] { return whole }
    for (ending, stem) in Self.endings where bytes.count > ending.count + 2 {
      guard bytes.suffix(ending.count).elementsEqual(ending, by: { $0.lowercasedASCII == $1 })
      else { continue }
      var hash = FNV1a(folding: bytes.dropLast(ending.count))
      for byte in stem { hash.add(byte) }
      if let plain = classes[hash] { return plain }
    }
    return .none
  }

  /// Endings of inflected words of English, and what is in their place in the plain word.
  private static let endings: [(ending: [UInt8], stem: [UInt8])] = [
    ("s", ""), ("es", ""), ("ies", "y"), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"),
    ("ied", "y"), ("'s", ""), ("s'", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}

// MARK: - Senses

extension Lexicon {
  /// The classes of the cue that a token of a text is a part of.
  ///
  /// In English the cues of other languages count as they are written, and not as the singular of a
  /// word: "mites" have nothing of the German "mit".
  package func classes(of token: Token, in language: String) -> CueClasses {
    let cue = Int(token.phrase)
    guard language != "en" || isEnglish(cue) || index(of: token.hash) == cue else { return [] }
    return classes(token.cueClasses)
  }

  /// The classes of a word that is a cue; nil for any other.
  package func classes(ofWord word: String) -> CueClasses? {
    cue(from: FNV1a(), endingIn: Array(word.utf8)[...]).map { classes(cues[$0].classes) }
  }

  /// Whether a class, by its place in `cueClasses`, is of a sense that speaks of the screen as a whole.
  func isOfScreen(_ place: Int) -> Bool {
    senses[Int(senseOfClass[place])].powers.contains(.speaksOfScreen)
  }

  private func classes(_ range: Range<Int>) -> CueClasses {
    range.reduce(into: []) { classes, place in
      let cueClass = senses[Int(senseOfClass[place])].cueClass
      classes.formUnion(cueClass.map { CueClasses($0) } ?? .other)
    }
  }

  /// The first sense of some class that the cue has which a token is a part of.
  package func sense(_ cueClass: CueClass, of token: Token) -> CueSense? {
    token.cueClasses.lazy.map { senses[Int(senseOfClass[$0])] }.first { $0.cueClass == cueClass }
  }
}

// MARK: - Adding

extension Lexicon {
  mutating func addAbbreviation(_ word: FNV1a, isTitle: Bool) {
    abbreviations.insert(word.value, isTitle ? 1 : 0)
  }

  mutating func addMonth(_ word: FNV1a) { months.insert(word.value, 0) }

  mutating func addFunction(_ word: FNV1a, _ function: Function) {
    let place = functionIndex.insert(word.value, Int32(functions.count))
    if place == functions.count { functions.append(function) }
  }

  /// The number of a phrase, which it is given first if it has none.
  mutating func place(of phrase: FileText.Bytes, orNew number: Int) -> Int {
    let first = phrase.prefix { !Self.isGap($0) }
    let start = FNV1a(folding: first)
    var whole = start
    whole.addFolded(phrase[first.endIndex...])
    let place = Int(phrases.insert(whole.value, Int32(number)))
    if place == number, !first.isEmpty { noteStart(of: phrase, first, start) }
    return place
  }

  /// Notes how many words follow the first one of a phrase, and a single word as it is spelt.
  private mutating func noteStart(
    of phrase: FileText.Bytes, _ first: FileText.Bytes, _ hash: FNV1a
  ) {
    var words: Int32 = 1
    var isInside = true
    for byte in phrase[first.endIndex...] {
      let isGap = Self.isGap(byte)
      if !isGap, !isInside { words += 1 }
      isInside = !isGap
    }
    if englishCount == .max {
      lengths.update(hash.value, default: words) { $0 = max($0, words) }
    } else {
      otherLengths.update(hash.value, default: words) { $0 = max($0, words) }
    }
    if words == 1, (5..<spellings.count).contains(first.count) { spellings[first.count] += first }
  }

  /// Whether a byte is between the words of a phrase; a hyphen counts as a space.
  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }

  /// Adds a sense that cues may be given; returns its number.
  mutating func add(_ sense: CueSense) -> Int {
    senses.append(sense)
    return senses.count - 1
  }

  /// Adds a cue that has no sense yet.
  mutating func beginCue() { cues.append(Cue(classes: cueClasses.count..<cueClasses.count)) }

  /// Gives the cue that was added last a sense, unless it has one of that class.
  mutating func addToCue(_ number: Int) {
    let last = cues.count - 1
    let wordClass = senses[number].wordClass
    // Most cues have one sense.
    if cues[last].classes.isEmpty || !cueClasses[cues[last].classes].contains(wordClass) {
      cueClasses.append(wordClass)
      senseOfClass.append(Int32(number))
      cues[last].classes = cues[last].classes.lowerBound..<cueClasses.count
    }
    if cues[last].component == .none {
      (cues[last].component, cues[last].variant) = (
        senses[number].component, senses[number].variant
      )
    }
    cues[last].powers.formUnion(senses[number].powers)
  }
}
