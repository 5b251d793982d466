internal import Sampling
internal import ScreenModel

/// Plausible values for what an intent leaves open, by the meaning of their labels.
struct SampleBook {
  /// Values of one meaning.
  struct Pool {
    /// Its name in the file.
    var name: String
    /// The values, in the file's order; never empty. Each `~` stands for a digit.
    var values: FileText.Strings
    /// Whether the values are figures rather than names.
    var isFigure: Bool
    /// Whether the values tell something of a thing, and do not say what it is.
    var isAttribute: Bool
    /// The bounds of numbers of this meaning.
    var bounds: ClosedRange<Int>
    /// The unit of such numbers; may be empty.
    var unit: String
    /// What is told of each value, by the name of its meaning: the email of a person.
    var told: [(name: String, values: FileText.Strings)]
  }

  /// Which meaning counts where several share a word.
  enum Reading {
    /// What a dashboard counts: "customers" are a number.
    case figures
    /// What things are: "customers" are people.
    case names
    /// What is told of one thing: "guests" are a few.
    case facts
  }

  private let pools: [Pool]
  private let figures: CueIndex
  private let things: CueIndex
  private let names: CueIndex
  private let tallies: CueIndex
  private let openings: CueIndex
  private let tones: CueIndex
  /// What fields take, and their hints.
  let fieldGuide: FieldGuide
  /// The parts that long forms fall into.
  let formGroups: FormGroups
  /// What a screen or a part of one holds where the intent says nothing of it.
  let recipes = RecipeBook.shipped
  /// The words of the language that labels are in; nil for English.
  private(set) var dialect: Dialect?

  /// The embedded samples, read at first use.
  static let embedded = SampleBook()

  private init() {
    let entries = SampleLines(named: "values.samples").entries.filter { !$0.values.isEmpty }
    pools = entries.map { entry in
      let numbers = entry.bounds.prefix(2).compactMap { Int($0) }
      let isBounded = numbers.count == 2 && numbers[0] < numbers[1]
      return Pool(
        name: entry.name, values: entry.values, isFigure: isBounded,
        isAttribute: isBounded || entry.isAttribute,
        bounds: isBounded ? numbers[0]...numbers[1] : 20...480,
        unit: entry.bounds.count > 2 ? String(entry.bounds[2]) : "", told: entry.told)
    }
    func index(where belongs: (SampleLines.Entry) -> Bool) -> CueIndex {
      var index = CueIndex()
      for (number, entry) in entries.enumerated() where belongs(entry) {
        index.add(entry.cues, number)
      }
      return index
    }
    figures = index { !$0.bounds.isEmpty && !$0.isAttribute }
    things = index { $0.bounds.isEmpty && !$0.isAttribute }
    names = index { $0.bounds.isEmpty }
    tallies = index { !$0.bounds.isEmpty && $0.isAttribute }
    // "number of …" is a cue of what follows.
    let opening = Array(" …".utf8)
    var openings = CueIndex()
    for (number, entry) in entries.enumerated() {
      for cue in entry.cues.bytes where cue.suffix(opening.count).elementsEqual(opening) {
        openings.add(cue.dropLast(opening.count), number)
      }
    }
    self.openings = openings
    tones = CueIndex(SampleLines(named: "tones.samples").entries)
    fieldGuide = FieldGuide(SampleLines(named: "fields.samples"))
    formGroups = FormGroups(SampleLines(named: "forms.samples"))
  }

  /// The book for labels in a language; an unknown one is taken for English.
  func speaking(_ language: String) -> SampleBook {
    guard language != "en" else { return self }
    var book = self
    book.dialect = Dialect.all.first { $0.code == language }?.dialect
    return book
  }

  /// A phrase of the composer's own, in the language of the labels.
  func word(_ name: String, _ english: String) -> String { dialect?.word(name) ?? english }

  /// Whether words in lower case say what a thing itself is called: "title".
  func isName(_ words: String) -> Bool {
    words == "name" || words == "title"
      || dialect.map { $0.values(named: "word name").contains(words) } ?? false
  }

  /// The pool that a label's words call for, as something told of `things`, where there are such;
  /// nil where they call for none.
  func pool(
    for label: String, reading: Reading = .names, of things: Pool? = nil
  ) -> Pool? {
    if let entry = dialect?.entry(for: label), let pool = pool(named: entry.name) { return pool }
    if let things, let told = pool(told: label, of: things) { return told }
    // A whole label counts before its words: an amount due is no date.
    if label.utf8.contains(UInt8(ascii: " ")), let number = exactly(label) { return pools[number] }
    if reading == .facts, let number = opening(of: label) { return pools[number] }
    let number =
      switch reading {
      case .figures: figures.number(for: label, or: [names, tallies])
      case .names: self.things.number(for: label, or: [names, figures, tallies])
      case .facts: tallies.number(for: label, or: [names, figures])
      }
    return number.map { pools[$0] }
  }

  /// The pool of what a label says of things of a meaning only: "from" of a message is a sender.
  func pool(told label: String, of things: Pool) -> Pool? {
    exactly(things.name + " " + label).map { pools[$0] }
  }

  private func exactly(_ label: String) -> Int? {
    tallies.number(exactly: label) ?? figures.number(exactly: label) ?? names.number(exactly: label)
  }

  /// What a label's first words say, whatever follows: "last inspection", "number of rooms". What
  /// follows counts where it says how a thing is: the latest version is no day.
  private func opening(of label: String) -> Int? {
    var end = label.utf8.startIndex
    for _ in 0..<2 {
      guard let space = label.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: " ")) else {
        return nil
      }
      end = space
      guard let number = openings.number(exactly: String(label[..<end])) else { continue }
      guard !pools[number].isFigure else { return number }
      let rest = names.number(for: String(label[end...]))
      return rest.map { pools[$0].isAttribute } ?? false ? nil : number
    }
    return nil
  }

  /// What the words of a notice mean; nil where they mean nothing in particular.
  func tone(of label: String) -> Component.Tone? {
    let tones: [Component.Tone] = [.critical, .warning, .success]
    return self.tones.leastNumber(for: label).flatMap {
      tones.indices.contains($0) ? tones[$0] : nil
    }
  }

  /// Whether there are samples of what a label names. Figures are no things: "steps to renew" are
  /// not how many steps were walked.
  func knowsThings(_ label: String) -> Bool { pool(for: label).map { !$0.isFigure } ?? false }

  /// The pool of a name.
  func pool(named name: String) -> Pool? {
    guard var pool = pools.first(where: { $0.name == name }) else { return nil }
    if let own = dialect?.values(named: name), !own.isEmpty {
      pool.values = own
      pool.told = []
    }
    return pool
  }
}
