internal import ScreenTables
package import ScreenText

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
    var traits: Traits = []
  }

  /// What the spans of a text are distinguished by.
  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    static let negates = Traits(rawValue: 1)
    static let counts = Traits(rawValue: 2)
    static let isPolite = Traits(rawValue: 4)
    /// Says of the screen as a whole what it is.
    static let speaksOfScreen = Traits(rawValue: 8)
    /// Names what is asked of a person.
    static let isField = Traits(rawValue: 16)
    /// Says what is to be done with what follows.
    static let governs = Traits(rawValue: 32)
  }

  /// A small word that is seen by itself.
  package struct Function: Sendable {
    var wordClass: WordClass
    var isConjunction: Bool
    var isNumber: Bool
  }

  private let table: CueTable
  /// The senses that cues may have.
  private let senses: [CueSense]
  /// Of each sense that a cue has, one cue after the other, its place in `senses`, and its class.
  private let senseOfClass: [Int32]
  private(set) var cueClasses: [WordClass]
  /// The cues of phrases that were added, and the most words of those that begin with a word.
  private var added = HashTable<Int32>()
  private var addedLengths = HashTable<Int32>()
  /// The single words among them.
  private var addedWords: [FileText.Bytes] = []
  private var functions: [Function] = []
  private var functionIndex = HashTable<Int32>(capacity: 300)
  /// Words that a full stop shortens: 1 for a title, which a name follows, 0 for all others.
  private var abbreviations = HashTable<Int32>(capacity: 60)
  /// Words before which a figure with a full stop is a day.
  private var months = HashTable<Int32>(capacity: 20)
  private let classes = WordClasses.shipped

  /// The lexicon that the package ships.
  package static let shipped = Lexicon()

  /// The cues of a language, a BCP 47 code, as they are written; nothing where there are none.
  package static func cues(of language: String) -> FileText {
    FileText(named: language + ".cues", in: EmbeddedText.files)
  }

  private init() {
    let files = EmbeddedText.files.map { ($0.name, FileText($0.text)) }
    self.init(
      CueTable(ConcatenatedTexts(ofLanguages: ".cues", files), TableNumbers(EmbeddedText.cues)))
    addFunctions(FileText(named: "function.words", in: EmbeddedText.files))
  }

  /// Reads a file of English cues.
  init(_ english: FileText) { self.init(CueTable(reading: ConcatenatedTexts([english]))) }

  private init(_ table: CueTable) {
    self.table = table
    let senses = table.heads.map { CueSense($0) }
    self.senses = senses
    senseOfClass = table.senses.map { Int32($0) }
    cueClasses = senseOfClass.map { senses[Int($0)].wordClass }
  }

  /// The number of a phrase that is a cue; nil where it is none.
  func index(of phrase: FNV1a) -> Int? {
    table.cue(phrase) ?? added[phrase.value].map(Int.init)
  }

  /// Whether a word is a cue in English.
  func isEnglishCue(_ word: FNV1a) -> Bool {
    index(of: word).map { isEnglish($0) } ?? false
  }

  /// Whether a cue, by its number, is English.
  func isEnglish(_ cue: Int) -> Bool { cue < table.englishCount }

  /// Whether an English cue is a word or begins with it.
  func isEnglish(_ word: FNV1a) -> Bool { isEnglishCue(word) || table.isEnglish(word) }

  /// The single words that are cues and have about so many letters.
  func candidates(near length: Int) -> some Sequence<FileText.Bytes> {
    (max(5, length - 1)...max(5, length + 1)).lazy.flatMap { length in
      Array(table.words(ofLength: length)) + addedWords.filter { $0.count == length }
    }
  }

  /// How many words the longest phrase has that a word begins; 0 where none begins with it.
  func longestPhrase(from word: FNV1a) -> Int {
    max(
      table.longestEnglish(from: word), table.longestOther(from: word),
      Int(addedLengths[word.value] ?? 0))
  }

  /// What is known of a small word.
  package func function(_ word: FNV1a) -> Function? {
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
  package func wordClass(of bytes: ArraySlice<UInt8>) -> WordClass {
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
    cue(from: FNV1a(), endingIn: Array(word.utf8)[...]).map { classes(table.senses(of: $0)) }
  }

  /// Whether a class, by its place in `cueClasses`, is of a sense that speaks of the screen as a whole.
  func isOfScreen(_ place: Int) -> Bool {
    senses[Int(senseOfClass[place])].traits.contains(.speaksOfScreen)
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

  /// Takes a phrase for a cue, by its number, unless it is one itself.
  mutating func add(_ phrase: FileText.Bytes, as cue: Int) {
    let whole = FNV1a(folding: phrase)
    guard index(of: whole) == nil else { return }
    added.add(whole.value, Int32(cue))
    let opening = CueTable.Opening(phrase)
    guard opening.wordCount > 0 else { return }
    addedLengths.update(FNV1a(folding: opening.firstWord).value, default: 0) {
      $0 = max($0, Int32(opening.wordCount))
    }
    if opening.wordCount == 1, CueTable.spelt.contains(opening.firstWord.count) {
      addedWords.append(opening.firstWord)
    }
  }

  /// What is known of a cue, by its number.
  func cue(numbered number: Int) -> Cue {
    var cue = Cue(classes: table.senses(of: number))
    for place in cue.classes {
      let sense = senses[Int(senseOfClass[place])]
      if cue.component == .none { (cue.component, cue.variant) = (sense.component, sense.variant) }
      cue.traits.formUnion(sense.traits)
    }
    return cue
  }
}
