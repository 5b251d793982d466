public import ScreenDiagnostics
public import ScreenModel

/// How a text writes data down.
public enum DataFormat: Hashable, Sendable, CaseIterable {
  /// One JSON value (RFC 8259).
  case json
  /// On each line one JSON value, together an array.
  case jsonLines
  /// Rows of cells (RFC 4180), the first of which names the columns.
  case csv

  /// The format that a file's name says: CSV for `.csv` and `.tsv`, JSON Lines for `.jsonl` and
  /// `.ndjson`, else JSON.
  public init(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".csv") || name.hasSuffix(".tsv") {
      self = .csv
    } else if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") {
      self = .jsonLines
    } else {
      self = .json
    }
  }

  /// The format that a text has by its first marks, where no file's name says one.
  ///
  /// A brace or a bracket begins JSON, and JSON Lines where each of several lines begins with
  /// a brace; all else is CSV.
  ///
  /// - Complexity: O(number of bytes).
  public init(content: [UInt8]) {
    let starts = content.split { $0 == 0x0A || $0 == 0x0D }
      .compactMap { line in line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
    if starts.count > 1, starts.allSatisfy({ $0 == UInt8(ascii: "{") }) {
      self = .jsonLines
    } else if starts.first == UInt8(ascii: "{") || starts.first == UInt8(ascii: "[") {
      self = .json
    } else {
      self = .csv
    }
  }
}

/// What was read from a text of data.
public struct DataReading: Hashable, Sendable {
  /// The data; nil exactly where a diagnostic is an error.
  public var data: TreeValue?
  /// Repairs and errors, in document order; bounded in number.
  public var diagnostics: [Diagnostic]
}

/// Reads the data of a user, JSON or CSV, as one kind of tree.
///
/// Facts are not mended: what its format does not allow is an error, and nothing is read.
///
/// A number whose digits a screen would write otherwise ("007", "4.50", "1e5") is kept as the text
/// that it is, so that whatever shows it shows what was written.
public enum DataReader {
  /// Reads data.
  ///
  /// Rows of CSV become an array of objects, named by the header.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(_ source: SourceText, as format: DataFormat) -> DataReading {
    switch format {
    case .csv: CSVReader.read(source)
    case .json: keepingNumbers(JSONReader.read(source, .strict), source)
    case .jsonLines: keepingNumbers(JSONReader.readLines(source), source)
    }
  }

  private static func keepingNumbers(_ reading: JSONReading, _ source: SourceText) -> DataReading {
    DataReading(
      data: reading.tree.map { keepingNumbers($0, source) },
      diagnostics: reading.diagnostics.filter { !isKept($0) })
  }

  /// Whether a fault is of a number that data keeps as it is written, so that nothing is lost.
  package static func isKept(_ fault: Diagnostic) -> Bool {
    fault.id == "number-out-of-range" || fault.id == "number-too-precise"
  }

  private static func keepingNumbers(_ value: TreeValue, _ source: SourceText) -> TreeValue {
    switch value.content {
    case .null, .flag, .text: return value
    case .number:
      guard let range = value.range, !NumberText.isPlain(source.utf8[range.range]) else {
        return value
      }
      return TreeValue(.text(source.text(in: range)), at: range)
    case .array(let elements):
      return TreeValue(.array(elements.map { keepingNumbers($0, source) }), at: value.range)
    case .object(let members):
      let kept = members.map {
        TreeMember($0.name, at: $0.nameRange, keepingNumbers($0.value, source))
      }
      return TreeValue(.object(kept), at: value.range)
    }
  }
}
