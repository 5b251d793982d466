public import ScreenDiagnostics
internal import ScreenLanguages
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The kinds of files that a catalog is made of, by their file extensions.
public enum CatalogFile: String, Hashable, Sendable, CaseIterable {
  /// Frames: the attributes of things.
  case frames
  /// The classes of nouns.
  case classes
  /// Topics: things of the world.
  case topics
  /// Patterns: the structure of kinds of screens.
  case patterns
  /// Recipes: the contents of kinds of screens.
  case recipes
  /// Words and texts of a language other than English, whose code is the name of the file.
  case language

  /// The most faults of a file of a language that are reported.
  private static let mostFaults = 100

  /// Returns the kind of a file by its name, or nil for all other files.
  public init?(named name: String) {
    guard let kind = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
      return nil
    }
    self = kind
  }

  /// Returns the faults of a file of this kind, in text order; empty for a valid file.
  ///
  /// At most a hundred faults are reported one by one.
  public func diagnostics(of source: SourceText) -> [Diagnostic] {
    if let range = source.illFormedRange {
      return [
        Diagnostic(
          .error, id: "encoding", "the file is not UTF-8 here; save it in that encoding", at: range)
      ]
    }
    let text = FileText(String(decoding: source.utf8, as: UTF8.self))
    return switch self {
    case .frames: Self.faults(ofFrames: text)
    case .classes: Self.faults(ofClasses: text)
    case .topics: Self.faults(ofTopics: text)
    case .patterns: Self.faults(ofPatterns: text)
    case .recipes: Self.faults(ofRecipes: text)
    case .language:
      LanguageFault.all(in: text).prefix(Self.mostFaults).map {
        Diagnostic(.error, id: $0.id, $0.message, at: SourceRange($0.range))
      }
    }
  }

  private static func faults(ofFrames text: FileText) -> [Diagnostic] {
    var reader = FrameReader(text)
    _ = reader.readAll()
    return reader.log.diagnostics
  }

  private static func faults(ofPatterns text: FileText) -> [Diagnostic] {
    var reader = PatternReader(text)
    _ = reader.readAll()
    return reader.log.diagnostics
  }

  private static func faults(ofRecipes text: FileText) -> [Diagnostic] {
    let words = ["title ", "for ", "layout ", "options ", "also "]
    var log = DiagnosticLog()
    func report(_ id: String, _ message: String, _ range: Range<Int>) {
      log.report(.error) { severity, _ in
        Diagnostic(severity, id: id, message, at: SourceRange(range))
      }
    }
    var hasRecord = false
    for line in text.lines {
      let content = text.trimmed(line)
      guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else { continue }
      let written = text.string(content)
      if text.bytes[line.lowerBound] != UInt8(ascii: " ") {
        let kind = written.prefix { $0 != " " }
        hasRecord = RecipeLibrary.Kind(rawValue: String(kind)) != nil && written.contains(":")
        if !hasRecord {
          report("no-record", "a record must begin with 'screen NAME: other names'", content)
        }
      } else if !hasRecord {
        report(
          "no-record",
          "the contents of a screen must stand below 'screen NAME: other names'", content)
      } else if written != "vague", !words.contains(where: written.hasPrefix) {
        let isMarked = "<>|".utf8.contains(written.utf8.first ?? 0)
        let parts = written.split(separator: " ", maxSplits: isMarked ? 2 : 0)
        let told = isMarked ? parts.count > 2 ? String(parts[2]) : "" : written
        if let fault = told.hasPrefix("~") ? nil : RecipeContents.fault(in: told) {
          report("unknown-content", fault, content)
        }
      }
    }
    return log.diagnostics
  }

  private static func faults(ofClasses text: FileText) -> [Diagnostic] {
    var log = DiagnosticLog()
    func report(_ id: String, _ message: String, _ range: Range<Int>, _ fixIts: [FixIt] = []) {
      log.report(.error) { severity, _ in
        Diagnostic(severity, id: id, message, at: SourceRange(range), fixIts: fixIts)
      }
    }
    var homes: [String: String] = [:]
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else {
        report("no-line", "a line must be 'class: noun, noun'", line)
        continue
      }
      let sort = text.trimmed(line.lowerBound..<colon)
      let word = text.string(sort)
      if FrameClass(rawValue: word) == nil {
        let nearest = Spelling.nearest(to: word, among: FrameClass.allCases.map(\.rawValue))
        report(
          "unknown-class", "unknown class '\(word)'" + Spelling.hint(nearest), sort,
          nearest.map {
            [FixIt("replace '\(word)' with '\($0)'", edits: [TextEdit(SourceRange(sort), $0)])]
          } ?? [])
      }
      for item in text.items(of: colon + 1..<line.upperBound) {
        let noun = text.string(item)
        if let home = homes.updateValue(word, forKey: noun) {
          report("repeated-noun", "'\(noun)' is already in the class '\(home)'", item)
        } else if noun.spacedWords.count > 4 {
          report(
            "long-noun", "'\(noun)' has more than four words; are they separated by commas?", item)
        }
      }
    }
    return log.diagnostics
  }

  private static func faults(ofTopics text: FileText) -> [Diagnostic] {
    var log = DiagnosticLog()
    var names: Set<UInt64> = []
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let entry = TopicLine(text, line: line).map(TopicEntry.line) else {
        log.report(.error) { severity, _ in
          Diagnostic(
            severity, id: "no-line",
            "a topic must be 'names | columns | closed or open, source | "
              + "items'", at: SourceRange(line))
        }
        continue
      }
      for (id, message) in entry.faults(knowing: &names) {
        log.report(.error) { severity, _ in
          Diagnostic(severity, id: id, message, at: SourceRange(line))
        }
      }
    }
    return log.diagnostics
  }
}
