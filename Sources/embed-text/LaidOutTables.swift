internal import ScreenTables
internal import ScreenText

/// The tables of files, by the names under which a target opens them.
struct LaidOutTables {
  private(set) var tables: [(name: String, text: String)] = []

  private let files: [(name: String, text: String)]

  /// Lays out the tables of the catalog's files, in the order in which they are embedded.
  ///
  /// - Throws: `StoredText.Overflow` where a table is too large for its digits.
  init(ofCatalog files: [(name: String, text: String)], _ vectors: StoredVectors?) throws {
    self.files = files
    let queryWords = QueryWords.layOut(text("query.lexicon"))
    let words = QueryWords(.held(queryWords))
    try add("queryWords", queryWords)
    try add("roles", RoleTable.layOut(text("phrases.lexicon")))
    let topics = TopicLines.layOut(texts(".topics"), words)
    try add("plurals", PluralTable.layOut(text("plurals.samples")))
    try add("topics", topics)
    try add("meanings", meanings(of: TopicLines(texts(".topics"), .held(topics)), words, vectors))
    try add("frames", RecordTable.layOut(texts(".frames"), words))
    try add("frameCells", RecordTable.layOutCells(texts(".frames")))
    try add("patterns", RecordTable.layOut(texts(".patterns"), words))
    try add("recipes", RecipeTable.layOut(texts(".recipes")))
    try add("nouns", NounTable.layOut(texts(".classes"), words))
  }

  /// Lays out the tables of the reader's files.
  ///
  /// - Throws: `StoredText.Overflow` where a table is too large for its digits.
  init(ofReading files: [(name: String, text: String)]) throws {
    self.files = files
    let texts = files.map { ($0.name, FileText($0.text)) }
    try add("cues", CueTable.layOut(ConcatenatedTexts(ofLanguages: ".cues", texts)))
    try add("languages", LanguageTable.layOut(ConcatenatedTexts(ofLanguages: ".cues", texts)))
    try add("functions", FunctionTable.layOut(text("function.words")))
    let classes = files.first { $0.name == "wordnet.classes" }?.text ?? ""
    tables.append(("classes", try StoredClasses(classes).table.text))
  }

  /// Lays out the tables of what outlines are read by.
  ///
  /// - Throws: `StoredText.Overflow` where a table is too large for its digits.
  init(ofOutline files: [(name: String, text: String)]) throws {
    self.files = files
    let texts = files.map { ($0.name, FileText($0.text)) }
    try add("blocks", PhraseTable.layOut(ConcatenatedTexts(ofLanguages: ".blocks", texts)))
  }

  /// The names of topics by what they mean.
  private func meanings(
    of lines: TopicLines, _ words: QueryWords, _ vectors: StoredVectors?
  ) -> [Int] {
    let names = (0..<lines.count).flatMap { topic in
      (lines[topic]?.sequences ?? []).map { (topic: topic, words: $0) }
    }
    return MeaningTable.layOut(names, words) { vectors?.vector(of: $0, stem: $1) }
  }

  private func text(_ name: String) -> FileText {
    FileText(files.first { $0.name == name }?.text ?? "")
  }

  private func texts(_ ending: String) -> ConcatenatedTexts {
    ConcatenatedTexts(files.filter { $0.name.hasSuffix(ending) }.map { FileText($0.text) })
  }

  private mutating func add(_ name: String, _ numbers: [Int]) throws {
    var stored = StoredText()
    for number in numbers { try stored.add(number) }
    tables.append((name, stored.text))
  }
}
