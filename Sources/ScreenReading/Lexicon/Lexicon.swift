internal import ScreenTables
package import ScreenText

/// The lexicon of the reader: cue phrases, function words, and the classes of all other words.
package struct Lexicon: Sendable {
  /// The properties of a cue phrase.
  struct Cue: Sendable {
    /// The places of its senses, the primary one first.
    var classes: Range<Int>
    /// The component that it names, such as `chart`; `none` if it names none.
    var component = WordClass.none
    /// The component with its kind, such as `chart.pie`.
    var variant = WordClass.none
    /// The traits of all its senses.
    var traits: Traits = []
  }

  /// Properties of words by which spans are distinguished.
  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    static let negates = Traits(rawValue: 1)
    static let counts = Traits(rawValue: 2)
    static let isPolite = Traits(rawValue: 4)
    /// Describes the screen as a whole.
    static let speaksOfScreen = Traits(rawValue: 8)
    /// Names something that a person is asked for.
    static let isField = Traits(rawValue: 16)
    /// Says what to do with what follows.
    static let governs = Traits(rawValue: 32)
  }

  /// A function word, which is a feature by itself.
  package struct Function: Sendable {
    var wordClass: WordClass
    var isConjunction: Bool
    var isNumber: Bool
  }

  private let table: CueTable
  /// What senses have in common, by the index of their class in the table.
  private let kinds: [CueKind]
  /// The cues of added phrases, and the length in words of the longest added phrase by first word.
  private var added = HashTable<Int32>()
  private var addedLengths = HashTable<Int32>()
  /// The added phrases that are single words.
  private var addedWords: [FileText.Bytes] = []
  private let functions: FunctionTable
  private let classes = WordClasses.shipped

  /// The lexicon shipped with the package.
  package static let shipped = Lexicon()

  /// Returns the cue file of a language, given as a BCP 47 code; empty if there is none.
  package static func cues(of language: String) -> FileText {
    FileText(named: language + ".cues", in: EmbeddedText.files)
  }

  private init() {
    let files = EmbeddedText.files.map { ($0.name, FileText($0.text)) }
    self.init(
      CueTable(ConcatenatedTexts(ofLanguages: ".cues", files), TableNumbers(EmbeddedText.cues)),
      FunctionTable(TableNumbers(EmbeddedText.functions)))
  }

  /// Creates a lexicon from a file of English cues.
  init(_ english: FileText) {
    self.init(
      CueTable(reading: ConcatenatedTexts([english])), FunctionTable(reading: FileText("")))
  }

  private init(_ table: CueTable, _ functions: FunctionTable) {
    self.table = table
    self.functions = functions
    kinds = table.kinds.map { CueKind($0) }
  }

  /// Returns the number of a cue phrase; nil if the phrase is not a cue.
  func index(of phrase: FNV1a) -> Int? {
    table.cue(phrase) ?? added[phrase.value].map(Int.init)
  }

  /// Whether a word is a cue in English.
  func isEnglishCue(_ word: FNV1a) -> Bool {
    index(of: word).map { isEnglish($0) } ?? false
  }

  /// Whether the cue with a number is English.
  func isEnglish(_ cue: Int) -> Bool { cue < table.englishCount }

  /// Whether a word is an English cue or begins one.
  func isEnglish(_ word: FNV1a) -> Bool { isEnglishCue(word) || table.isEnglish(word) }

  /// Returns the single-word cues that may be one edit away from a word of five letters or more;
  /// shorter cues are not among them.
  func candidates(near word: [UInt8]) -> [FileText.Bytes] {
    (max(5, word.count - 1)...max(5, word.count + 1)).flatMap { length in
      table.words(ofLength: length, near: word) + addedWords.filter { $0.count == length }
    }
  }

  /// Returns the number of words in the longest cue that begins with a word, 0 if there is none.
  func longestPhrase(from word: FNV1a) -> Int {
    max(
      table.longestEnglish(from: word), table.longestOther(from: word),
      Int(addedLengths[word.value] ?? 0))
  }

  /// Returns the entry of a function word.
  package func function(_ word: FNV1a) -> Function? {
    functions.function(word).map { entry in
      Function(
        wordClass: WordClass(id: entry.meaning), isConjunction: entry.isConjunction,
        isNumber: entry.isNumber)
    }
  }

  /// Whether a full stop after a word marks an abbreviation rather than the end of a sentence,
  /// given the word that follows.
  func isShortened(_ word: FNV1a, beforeCapital: Bool) -> Bool {
    functions.isTitle(word) || !beforeCapital && functions.isAbbreviation(word)
  }

  /// Whether a figure with a full stop before a word is a day ("2. Mai").
  func isMonth(_ word: FNV1a) -> Bool { functions.isMonth(word) }

  /// Whether a word is known as spelt: a function word, an abbreviation, or a word with a class.
  func isWord(_ word: FNV1a) -> Bool {
    functions.function(word) != nil || functions.isTitle(word) || functions.isAbbreviation(word)
      || classes[word] != nil
  }

  /// Returns the class of a word, also of an inflected one; `none` if the word is unknown.
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

  /// Endings of inflected English words, and what replaces them in the base form.
  private static let endings: [(ending: [UInt8], stem: [UInt8])] = [
    ("s", ""), ("es", ""), ("ies", "y"), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"),
    ("ied", "y"), ("'s", ""), ("s'", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}

// MARK: - Senses

extension Lexicon {
  /// Returns the classes of the cue to which a token belongs.
  ///
  /// In an English text, foreign cues count only as written, not as the singular of a plural:
  /// "mites" is not the German "mit".
  package func classes(of token: Token, in language: String) -> CueClasses {
    let cue = Int(token.phrase)
    guard language != "en" || isEnglish(cue) || index(of: token.hash) == cue else { return [] }
    return classes(token.cueClasses)
  }

  /// Returns the classes of a word that is a cue; nil for any other word.
  package func classes(ofWord word: String) -> CueClasses? {
    cue(from: FNV1a(), endingIn: Array(word.utf8)[...]).map { classes(table.senses(of: $0)) }
  }

  private func sense(at place: Int) -> CueSense {
    let head = table.head(table.sense(at: place))
    return CueSense(head, kinds[head.kind])
  }

  private func kind(at place: Int) -> CueKind { kinds[table.kind(ofHead: table.sense(at: place))] }

  /// The class of the sense at a place.
  func cueClass(at place: Int) -> WordClass {
    WordClass(id: table.wordClass(ofHead: table.sense(at: place)))
  }

  /// Whether the sense at a place describes the screen as a whole.
  func isOfScreen(_ place: Int) -> Bool { kind(at: place).traits.contains(.speaksOfScreen) }

  private func classes(_ range: Range<Int>) -> CueClasses {
    range.reduce(into: []) { classes, place in
      classes.formUnion(kind(at: place).cueClass.map { CueClasses($0) } ?? .other)
    }
  }

  /// Returns the first sense of a class that a token's cue has.
  package func sense(_ cueClass: CueClass, of token: Token) -> CueSense? {
    token.cueClasses.first { kind(at: $0).cueClass == cueClass }.map(sense)
  }
}

// MARK: - Adding

extension Lexicon {
  /// Adds a phrase as a synonym of the cue with a number, unless the phrase is a cue already.
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

  /// Returns the properties of the cue with a number.
  func cue(numbered number: Int) -> Cue {
    var cue = Cue(classes: table.senses(of: number))
    for place in cue.classes {
      let sense = sense(at: place)
      if cue.component == .none { (cue.component, cue.variant) = (sense.component, sense.variant) }
      cue.traits.formUnion(sense.traits)
    }
    return cue
  }
}
