internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The words in the name of a column, of a collection, or of what an intent asks for.
struct NameWords: Hashable, Sendable {
  /// The words, lower case and without plural endings.
  var stems: [[UInt8]] = []
  /// The numbers of each word's concepts.
  private var concepts: [[Int]] = []

  /// Splits a name into at most 12 words: at punctuation, and before a capital that follows a
  /// lowercase letter or a digit.
  ///
  /// Empty words such as "of" and "each" are dropped if any others remain.
  init(_ name: String) {
    let words = Self.words(of: name, limit: 12)
    let telling = words.filter { !Self.empty.contains($0) }
    for word in telling.isEmpty ? words : telling {
      let stem = Array(WordSequence.stem(ArraySlice(word.utf8)))
      stems.append(stem)
      concepts.append(ColumnConcepts.embedded.concepts(of: stem))
    }
  }

  /// Adds the words of another name.
  mutating func append(_ other: NameWords) {
    stems += other.stems
    concepts += other.concepts
  }

  /// Returns how well a name matches another, in percent: 100 for the same words.
  ///
  /// Two words also match if they share a concept, or if they begin alike and differ by one edit,
  /// or by two edits from eight letters on.
  func similarity(to other: NameWords) -> Int {
    guard !stems.isEmpty, !other.stems.isEmpty else { return 0 }
    var sum = 0
    var matched = 0
    for index in stems.indices {
      let best = other.stems.indices.reduce(0) { best, place in
        max(best, likeness(index, other, place))
      }
      sum += best
      if best > 0 { matched += 1 }
    }
    let longer = max(stems.count, other.stems.count)
    let share = sum / longer
    // All words of one name are in the other: "price" and "price per night".
    let shorter = min(stems.count, other.stems.count)
    guard matched >= shorter, longer > shorter else { return share }
    return max(share, sum / matched * 3 / 4 - 4 * (longer - shorter))
  }

  /// The minimum similarity at which two names match.
  static let threshold = 52

  private func likeness(_ index: Int, _ other: NameWords, _ place: Int) -> Int {
    let (word, target) = (stems[index], other.stems[place])
    if word == target { return 100 }
    if concepts[index].contains(where: other.concepts[place].contains) { return 85 }
    guard word.count >= 4, target.count >= 4, word.first == target.first,
      abs(word.count - target.count) <= 2, max(word.count, target.count) <= 32
    else { return 0 }
    let limit = word.count >= 8 ? 2 : 1
    return Spelling.distance(word, target) <= limit ? 75 : 0
  }

  private static let empty: Set<String> = [
    "a", "an", "the", "of", "and", "each", "for", "in", "on", "by", "per", "its", "their", "my",
    "our", "all", "every", "this", "that", "these", "with", "to", "top", "best", "list", "table",
    "chart", "show", "data", "current", "latest", "recent",
  ]

  /// Returns the words of a name in lower case, up to a limit.
  static func words(of name: String, limit: Int) -> [String] {
    split(name, limit: limit).map { $0.lowercased() }
  }

  /// Returns a name as a label: `first_name` and `firstName` become "First name"; words in upper
  /// case keep it.
  static func label(_ name: String) -> String {
    // A name with spaces was written for readers.
    guard !name.utf8.contains(UInt8(ascii: " ")) else { return Wording.capitalized(name) }
    let words = split(name, limit: 24)
    guard !words.isEmpty else { return name }
    let isOneWord = words.count == 1
    let joined = words.enumerated().map { index, word in
      let bytes = Array(word.utf8)
      if abbreviations.contains(word.lowercased()) { return word.uppercased() }
      let isUpper = bytes.count > 1 && !bytes.contains { $0 >= 0x61 && $0 <= 0x7A }
      return isUpper || isOneWord || index == 0 ? word : word.lowercased()
    }.joined(separator: " ")
    return Wording.capitalized(joined)
  }

  private static let abbreviations: Set<String> = ["id", "url", "vat", "gdp", "iban", "sku", "ip"]

  private static func split(_ name: String, limit: Int) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var last: UInt8 = 0
    func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    for byte in name.utf8.prefix(240) {
      let isPart = isUpper(byte) || isLower(byte) || NumberText.isDigit(byte) || byte >= 0x80
      let begins = isUpper(byte) && (isLower(last) || NumberText.isDigit(last))
      if !isPart || begins, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
        if words.count == limit { return words }
      }
      if isPart { word.append(byte) }
      last = byte
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}

/// The concepts that make different words name the same column: "cost" and "price".
struct ColumnConcepts: Sendable {
  private let concepts: [[UInt8]: [Int]]

  /// The concepts that ship with the compiler.
  static let embedded = ColumnConcepts(
    SampleLines(FileText(named: "columns.concepts", in: EmbeddedText.files)))

  private init(_ lines: SampleLines) {
    var concepts: [[UInt8]: [Int]] = [:]
    for (number, entry) in lines.entries.enumerated() {
      for cue in Array(entry.cues) + [entry.name] {
        concepts[Array(WordSequence.stem(ArraySlice(cue.utf8))), default: []].append(number)
      }
    }
    self.concepts = concepts
  }

  /// Returns the numbers of a stem's concepts.
  func concepts(of stem: [UInt8]) -> [Int] { concepts[stem] ?? [] }
}
