public import ScreenDiagnostics
public import ScreenModel

/// The formats of data in a text.
public enum DataFormat: Hashable, Sendable, CaseIterable {
  /// One JSON value (RFC 8259).
  case json
  /// One JSON value per line, which together form an array.
  case jsonLines
  /// Rows of cells (RFC 4180); the first row names the columns.
  case csv

  /// Creates the format for a file name: CSV for `.csv` and `.tsv`, JSON Lines for `.jsonl` and
  /// `.ndjson`, otherwise JSON.
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

  /// Detects the format of a text that has no file name.
  ///
  /// A text that begins with a brace or a bracket is JSON, or JSON Lines if it has several lines
  /// that all begin with a brace; any other text is CSV.
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

/// The result of reading data.
public struct DataReading: Hashable, Sendable {
  /// The data; nil if and only if one of the diagnostics is an error.
  public var data: TreeValue?
  /// The repairs and errors, in document order; limited in number.
  public var diagnostics: [Diagnostic]
}

/// Reads a user's data, JSON or CSV, into a tree.
///
/// Data is never repaired into different facts: anything that the format forbids is an error, and
/// nothing is read.
///
/// A number that a screen would write differently ("007", "4.50", "1e5") is kept as text, so that
/// it is shown as written.
public enum DataReader {
  /// Reads data in a format.
  ///
  /// Rows of CSV become an array of objects whose members are named by the header.
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

  /// Whether a fault concerns only a number that is kept as written, so that nothing is lost.
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
