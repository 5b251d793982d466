internal import ScreenModel
internal import ScreenText

/// The patterns of screens: found by name, read when one is requested.
public struct PatternBook: Sendable {
  private let index: RecordIndex

  /// The text of the patterns.
  var text: FileText { index.text }

  /// What comes with the compiler; found when first requested.
  public static let shipped = PatternBook(FileText(ending: ".patterns", in: EmbeddedText.files))

  /// What comes with the compiler, after patterns of one's own.
  init(adding patterns: [FileText]) {
    self.init(
      FileText(joining: patterns + [FileText(ending: ".patterns", in: EmbeddedText.files)]))
  }

  init(_ text: FileText) { index = RecordIndex(text) }

  /// The patterns, in the order of the files.
  public var patterns: [Pattern] {
    var reader = PatternReader(index.text)
    return reader.readAll()
  }

  /// The pattern of a kind of which words are a name, with the contents that it takes from another.
  func pattern(_ kind: Pattern.Kind, _ key: PhraseKey) -> Pattern? {
    guard var pattern = own(kind, key) else { return nil }
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

  private func own(_ kind: Pattern.Kind, _ key: PhraseKey) -> Pattern? {
    guard let place = index.place(of: kind.rawValue, key) else { return nil }
    let record = index.records[place]
    var reader = PatternReader(
      FileText(
        index.text.string(
          record.head.lowerBound..<max(record.head.upperBound, record.body.upperBound))))
    return reader.readAll().first
  }

  /// Whether words are the name of a pattern of a kind.
  func has(_ kind: Pattern.Kind, _ key: PhraseKey) -> Bool {
    index.place(of: kind.rawValue, key) != nil
  }
}
