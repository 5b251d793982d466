package import ScreenTables
internal import ScreenText

/// The patterns of screens: found by name, read when one is requested.
public struct PatternLibrary: Sendable {
  /// Patterns of one's own, and then those that come with the compiler.
  private let tables: [RecordTable]

  /// The texts of the patterns.
  var texts: [FileText] { tables.flatMap(\.texts.texts) }

  /// What comes with the compiler.
  public static let shipped = PatternLibrary(adding: [])

  /// What comes with the compiler, after patterns of one's own.
  init(adding patterns: [FileText]) {
    let shipped = RecordTable(
      ConcatenatedTexts(ending: ".patterns"), TableNumbers(EmbeddedText.patterns))
    tables =
      (patterns.isEmpty ? [] : [RecordTable(reading: ConcatenatedTexts(patterns), .shipped)])
      + [shipped]
  }

  /// The patterns, in the order of the files.
  public var patterns: [Pattern] {
    texts.flatMap { text in
      var reader = PatternReader(text)
      return reader.readAll()
    }
  }

  /// The pattern of a kind of which words are a name, with the contents that it takes from another.
  package func pattern(_ kind: Pattern.Kind, _ key: PhraseKey) -> Pattern? {
    own(kind, key).map(completed)
  }

  /// A pattern with what it lacks of the one that it takes its contents from.
  private func completed(_ pattern: Pattern) -> Pattern {
    var pattern = pattern
    if let base = pattern.base, let other = own(.head, PhraseKey(base)) {
      pattern.lines = other.lines + pattern.lines
      pattern.layout = pattern.layout ?? other.layout
      pattern.standard = pattern.standard ?? other.standard
      pattern.alone = pattern.alone ?? other.alone
      if pattern.others.isEmpty { pattern.others = other.others }
      if pattern.roles.isEmpty { pattern.roles = other.roles }
      if pattern.needs.isEmpty { pattern.needs = other.needs }
    }
    return pattern
  }

  /// The phrase that has a name of the same content words, with the contents that it takes from another.
  package func pattern(near key: PhraseKey) -> Pattern? {
    tables.lazy.compactMap { $0.record(near: key) }.first.flatMap(read).map(completed)
  }

  private func own(_ kind: Pattern.Kind, _ key: PhraseKey) -> Pattern? {
    record(kind, key).flatMap(read)
  }

  private func read(_ record: RecordTable.Record) -> Pattern? {
    var reader = PatternReader(
      FileText(record.text.string(record.head.lowerBound..<record.body.upperBound)))
    return reader.readAll().first
  }

  /// Whether words are the name of a pattern of a kind.
  package func has(_ kind: Pattern.Kind, _ key: PhraseKey) -> Bool {
    record(kind, key) != nil
  }

  private func record(_ kind: Pattern.Kind, _ key: PhraseKey) -> RecordTable.Record? {
    tables.lazy.compactMap { $0.record(of: kind.rawValue, key) }.first
  }
}
