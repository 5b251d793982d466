internal import Sampling
package import ScreenModel
internal import ScreenTables
package import ScreenText

/// Plausible values for what an intent leaves open, by the meaning of their labels.
package struct SampleValues {
  /// Values of one meaning.
  package struct Pool {
    /// Its name in the file.
    package var name: String
    /// The values, in the file's order; never empty. Each `~` stands for a digit.
    package var values: FileText.Strings
    /// Whether the values are figures rather than names.
    package var isFigure: Bool
    /// Whether the values say something of a thing, and do not say what it is.
    package var isAttribute: Bool
    /// The bounds of numbers of this meaning.
    var bounds: ClosedRange<Int>
    /// The unit of such numbers; may be empty.
    package var unit: String
    /// What is said of each value, by the name of its meaning: the email of a person.
    package var details: [(name: String, values: FileText.Strings)]

    /// Whether the values are numbers that things are known by, rather than names: "S 387".
    package var areCodes: Bool {
      values.allSatisfy {
        $0.utf8.contains { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "~") }
      }
    }
  }

  /// Which meaning counts where several share a word.
  package enum Reading {
    /// What a dashboard counts: "customers" are a number.
    case figures
    /// What things are: "customers" are people.
    case names
    /// What is said of one thing: "guests" are a few.
    case facts
  }

  /// The words of the language that labels are in; nil for English.
  package private(set) var dialect: Dialect?

  /// The embedded samples; each shelf of them is read when something on it is first requested.
  package static let embedded = SampleValues()

  private init() {}

  private static let values = SampleValueTable(SampleLines(named: "values.samples"))
  private static let tones = CueIndex(SampleLines(named: "tones.samples").entries)
  private static let fieldGuide = FieldGuide(SampleLines(named: "fields.samples"))
  private static let formGroups = FormGroups(SampleLines(named: "forms.samples"))

  /// What a screen or a part of one holds where the intent says nothing of it.
  package var recipes: RecipeLibrary { .shipped }
  /// What fields take, and their hints.
  package var fieldGuide: FieldGuide { Self.fieldGuide }
  /// The parts that long forms fall into.
  package var formGroups: FormGroups { Self.formGroups }

  /// The book for labels in a language; an unknown one is taken for English.
  package func speaking(_ language: String) -> SampleValues {
    guard language != "en" else { return self }
    var book = self
    book.dialect = Dialect.all.first { $0.code == language }?.dialect
    return book
  }

  /// A phrase of the composer's own, in the language of the labels.
  package func word(_ name: String, _ english: String) -> String { dialect?.word(name) ?? english }

  /// Whether words in lower case say what a thing itself is called: "title".
  func isName(_ words: String) -> Bool {
    words == "name" || words == "title"
      || dialect.map { $0.values(named: "word name").contains(words) } ?? false
  }

  /// The pool that a label's words call for, as a detail of `things`, where there are such;
  /// nil where they call for none.
  package func pool(
    for label: String, reading: Reading = .names, of things: Pool? = nil
  ) -> Pool? {
    if let entry = dialect?.entry(for: label), let pool = pool(named: entry.name) { return pool }
    if let things, let details = pool(forDetail: label, of: things) { return details }
    if reading == .facts, dialect == nil, let meaning = Wording.meaning(ofQuestion: label),
      let pool = pool(named: meaning)
    {
      return pool
    }
    return Self.values.number(for: label, reading: reading).map { Self.values.pools[$0] }
  }

  /// The pool of the things that a label names: by the whole of it, or else by its noun, for what
  /// qualifies a thing is of another kind; nil where they are not known.
  ///
  /// What has no pool of its own is drawn from the rows of its frame, or is of a class of which all
  /// things are alike.
  package func pool(ofThings label: String) -> Pool? {
    guard dialect == nil else { return pool(for: label) }
    let frames = FrameLibrary.shipped
    if label.utf8.contains(UInt8(ascii: " ")) {
      if let number = Self.values.number(exactly: label) { return Self.values.pools[number] }
      if let pool = frames.frame(named: label)?.pool { return pool }
    }
    let noun = Self.headNoun(of: label)
    if let number = Self.values.number(for: noun, reading: .names) {
      return Self.values.pools[number]
    }
    return frames.frame(named: noun)?.pool
      ?? frames.sort(of: PhraseKey(Wording.singular(noun)))?.pool.flatMap { pool(named: $0) }
  }

  /// The noun that says what a label's things are: "chains" of "fast food chains in town", and
  /// "customer" of "customer list", which is of customers.
  package static func headNoun(of label: String) -> String {
    let all = Wording.head(of: label).spacedWords
    // "Stray cats we feed" are cats.
    let end = all.indices.dropFirst().first { QueryWords.shipped.isCut(String(all[$0])) }
    let words = all[..<(end ?? all.endIndex)]
    let noun = words.last { !QueryWords.shipped.isGroup(String($0)) } ?? words.last
    return noun.map(String.init) ?? label
  }

  /// The pool of what a label says of things of a meaning only: "from" of a message is a sender.
  package func pool(forDetail label: String, of things: Pool) -> Pool? {
    Self.values.number(exactly: things.name + " " + label).map { Self.values.pools[$0] }
  }

  /// What the words of a notice mean; nil where they mean nothing in particular.
  package func tone(of label: String) -> Component.Tone? {
    let tones: [Component.Tone] = [.critical, .warning, .success]
    return Self.tones.leastNumber(for: label).flatMap {
      tones.indices.contains($0) ? tones[$0] : nil
    }
  }

  /// Whether there are samples of what a label names. Figures are no things: "steps to renew" are
  /// not how many steps were walked.
  package func knowsThings(_ label: String) -> Bool {
    pool(ofThings: label).map { !$0.isFigure } ?? false
  }

  /// The pool of a name.
  package func pool(named name: String) -> Pool? {
    guard var pool = Self.values.pool(named: name) else { return nil }
    if let own = dialect?.values(named: name), !own.isEmpty {
      pool.values = own
      pool.details = []
    }
    return pool
  }
}
