package import ScreenTables
internal import ScreenText

/// The patterns of screens. They are found by name and read on demand.
public struct PatternLibrary: Sendable {
  /// The user's patterns, then the shipped ones.
  private let tables: [RecordTable]

  /// The texts of all pattern files.
  var texts: [FileText] { tables.flatMap(\.texts.texts) }

  /// The library that ships with the compiler.
  public static let shipped = PatternLibrary(adding: [])

  /// Creates the shipped library, preceded by the user's patterns.
  init(adding patterns: [FileText]) {
    let shipped = RecordTable(
      ConcatenatedTexts(ending: ".patterns"), TableNumbers(EmbeddedText.patterns))
    tables =
      (patterns.isEmpty ? [] : [RecordTable(reading: ConcatenatedTexts(patterns), .shipped)])
      + [shipped]
  }

  /// The patterns, in file order.
  public var patterns: [Pattern] {
    texts.flatMap { text in
      var reader = PatternReader(text)
      return reader.readAll()
    }
  }

  /// Returns the pattern of a kind with a name that matches a key, including inherited contents.
  package func pattern(_ kind: Pattern.Kind, _ key: PhraseKey) -> Pattern? {
    own(kind, key).map(completed)
  }

  /// Completes a pattern with what it inherits from its base.
  private func completed(_ pattern: Pattern) -> Pattern {
    var pattern = pattern
    if let base = pattern.base, let other = own(.head, PhraseKey(base)) {
      pattern.lines = other.lines + pattern.lines
      pattern.layout = pattern.layout ?? other.layout
      pattern.standard = pattern.standard ?? other.standard
      pattern.alone = pattern.alone ?? other.alone
      if pattern.others.isEmpty, pattern.othersOfClass.isEmpty {
        (pattern.others, pattern.othersOfClass) = (other.others, other.othersOfClass)
      }
      if pattern.roles.isEmpty { pattern.roles = other.roles }
      if pattern.preferred.isEmpty { pattern.preferred = other.preferred }
      if pattern.needs.isEmpty { pattern.needs = other.needs }
    }
    return pattern
  }

  /// Returns the phrase pattern that has a name with the same content words, including inherited
  /// contents.
  package func pattern(near key: PhraseKey) -> Pattern? {
    tables.firstNonNil { $0.record(near: key) }.flatMap(read).map(completed)
  }

  private func own(_ kind: Pattern.Kind, _ key: PhraseKey) -> Pattern? {
    record(kind, key).flatMap(read)
  }

  private func read(_ record: RecordTable.Record) -> Pattern? {
    var reader = PatternReader(
      FileText(record.text.string(record.head.lowerBound..<record.body.upperBound)))
    return reader.readAll().first
  }

  /// Whether a pattern of a kind has a name that matches a key.
  package func has(_ kind: Pattern.Kind, _ key: PhraseKey) -> Bool {
    record(kind, key) != nil
  }

  private func record(_ kind: Pattern.Kind, _ key: PhraseKey) -> RecordTable.Record? {
    tables.firstNonNil { $0.record(of: kind.rawValue, key) }
  }
}
