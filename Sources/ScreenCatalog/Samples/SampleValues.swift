internal import Sampling
package import ScreenModel
internal import ScreenTables
package import ScreenText

/// Plausible values for what an intent leaves open, by the meaning of their labels.
package struct SampleValues {
  /// Values of one meaning.
  package struct Pool {
    /// The name of the pool in the file.
    package var name: String
    /// The values in file order; never empty. Each `~` is a placeholder for a digit.
    package var values: FileText.Strings
    /// Whether the values are figures rather than names.
    package var isFigure: Bool
    /// Whether the values describe a thing rather than say what it is.
    package var isAttribute: Bool
    /// The bounds of numbers with this meaning.
    var bounds: ClosedRange<Int>
    /// The unit of such numbers; can be empty.
    package var unit: String
    /// The details of each value, by the name of their meaning, such as the email of a person.
    package var details: [(name: String, values: FileText.Strings)]

    /// Whether the values are identifying codes rather than names, such as "S 387".
    package var areCodes: Bool {
      values.allSatisfy {
        $0.utf8.contains { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "~") }
      }
    }
  }

  /// The meaning to prefer if several share a word.
  package enum Reading {
    /// Counts on a dashboard: "customers" are a number.
    case figures
    /// What things are: "customers" are people.
    case names
    /// Facts about one thing: "guests" are a few.
    case facts
  }

  /// The dialect of the labels' language; nil for English.
  package private(set) var dialect: Dialect?

  /// The embedded samples; each file is read on first use.
  package static let embedded = SampleValues()

  private init() {}

  static let values = SampleValueTable(
    SampleLines(named: "values.samples", "columns.samples"))
  static let sure = SampleLines(named: "sure.samples")
  static let sureHeads = CueIndex(sure.entries)
  private static let tones = CueIndex(SampleLines(named: "tones.samples").entries)
  private static let fieldGuide = FieldGuide(SampleLines(named: "fields.samples"))
  private static let formGroups = FormGroups(SampleLines(named: "forms.samples"))

  /// The default contents of screens and their parts.
  package var recipes: RecipeLibrary { .shipped }
  /// The kinds of fields and their hints.
  package var fieldGuide: FieldGuide { Self.fieldGuide }
  /// The groups of inputs in long forms.
  package var formGroups: FormGroups { Self.formGroups }

  /// Returns the samples for labels in a language; an unknown language is treated as English.
  package func speaking(_ language: String) -> SampleValues {
    guard language != "en" else { return self }
    var book = self
    book.dialect = Dialect.all.first { $0.code == language }?.dialect
    return book
  }

  /// Returns a phrase of the composer's own in the language of the labels.
  package func word(_ name: String, _ english: String) -> String { dialect?.word(name) ?? english }

  /// Whether lower-case words stand for a thing's own name, such as "title".
  func isName(_ words: String) -> Bool {
    words == "name" || words == "title"
      || dialect.map { $0.values(named: "word name").contains(words) } ?? false
  }

  /// Returns the pool that a label's words call for, first as a detail of `things` if given, or nil
  /// if they call for none.
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

  /// Returns the pool of the things that a label names, by the whole label or else by its head
  /// noun, as a qualifier is a thing of another kind. It is nil if the things are unknown.
  ///
  /// Things without a pool are drawn from the rows of their frame, or from the pool of their class
  /// if all of its things are alike.
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

  /// Returns the head noun of a label: "chains" for "fast food chains in town", and "customer" for
  /// "customer list", which holds customers.
  package static func headNoun(of label: String) -> String {
    let all = Wording.head(of: label).spacedWords
    // "Stray cats we feed" are cats.
    let query = QueryWords.shipped
    let end = all.indices.dropFirst().first { place in
      query.isCut(String(all[place]))
        || place + 1 < all.endIndex && query.isAct(String(all[place + 1]))
    }
    let words = all[..<(end ?? all.endIndex)]
    let noun = words.last { !QueryWords.shipped.isGroup(String($0)) } ?? words.last
    return noun.map(String.init) ?? label
  }

  /// Returns the pool for a label that has a meaning only for certain things: "from" in a message
  /// is a sender.
  package func pool(forDetail label: String, of things: Pool) -> Pool? {
    Self.values.number(exactly: things.name + " " + label).map { Self.values.pools[$0] }
  }

  /// Returns the tone of a notice's words, or nil if they have none in particular.
  package func tone(of label: String) -> Component.Tone? {
    let tones: [Component.Tone] = [.critical, .warning, .success]
    return Self.tones.leastNumber(for: label).flatMap {
      tones.indices.contains($0) ? tones[$0] : nil
    }
  }

  /// Whether there are samples of what a label names. Figures are not things: "steps to renew" is
  /// not the number of steps walked.
  package func knowsThings(_ label: String) -> Bool {
    pool(ofThings: label).map { !$0.isFigure } ?? false
  }

  /// Returns the pool with a name, with the values of the dialect if it has its own.
  package func pool(named name: String) -> Pool? {
    guard var pool = Self.values.pool(named: name) else { return nil }
    if let own = dialect?.values(named: name), !own.isEmpty {
      pool.values = own
      pool.details = []
    }
    return pool
  }
}
